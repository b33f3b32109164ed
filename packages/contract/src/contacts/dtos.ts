// People who answer for homes and premises, on the wire (specification 1 §3.7).
import { z } from '../zod.ts'

/** `contactType` is the role's number, 0 to 11 (specification 1 §3.7); absent for people whose role has none. */
export const contactDto = z.object({
  id: z.string(),
  name: z.string(),
  contactType: z.optional(z.int()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  image: z.optional(z.string()),
})
export type ContactDto = z.infer<typeof contactDto>

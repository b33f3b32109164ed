// Contacts of homes and premises, on the wire (PLAT-66).
import { z } from '../zod.ts'

/** `contactType` is the role's number, 0 to 11 (PLAT-66); absent for people whose role has none. */
export const contactDto = z.object({
  id: z.string(),
  name: z.string(),
  contactType: z.optional(z.int()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  image: z.optional(z.string()),
})
export type ContactDto = z.infer<typeof contactDto>

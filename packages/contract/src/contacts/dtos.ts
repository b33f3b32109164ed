// Schema of the contacts of homes and premises (PLAT-66).
import { z } from '../zod.ts'

/** `contactType` is the number of the role, 0 to 11 (PLAT-66); absent for roles without a number. */
export const contactDto = z.object({
  id: z.string(),
  name: z.string(),
  contactType: z.optional(z.int()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  image: z.optional(z.string()),
})
export type ContactDto = z.infer<typeof contactDto>

// Schema of the contacts of homes and premises (PLAT-66).
import { z } from '../zod.ts'

/** `contactType` is the number of the role, 0 to 11 (PLAT-66); absent for roles without a number. */
export const contactDto = z.object({
  id: z.string(),
  name: z.string(),
  contactType: z.exactOptional(z.int()),
  phone: z.exactOptional(z.string()),
  email: z.exactOptional(z.string()),
  image: z.exactOptional(z.string()),
})
export type ContactDto = z.infer<typeof contactDto>

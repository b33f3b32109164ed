// The status of a signing, on the wire (MY-19).
import { defaultLoginMethods } from '@husrum/domain'
import { z } from '../zod.ts'

/** How a signing stands, for the person who signs in this browser. */
export const signingStatusDto = z.object({
  id: z.string(),
  status: z.enum(['pending', 'signed', 'cancelled', 'error']),
  provider: z.enum(Object.values(defaultLoginMethods)),
  /** In the provider's words. */
  hintCode: z.optional(z.string()),
  qr: z.optional(z.string()),
  autoStartToken: z.optional(z.string()),
  redirectUrl: z.optional(z.string()),
  /** With `error`: the kind of error page. */
  errorKind: z.optional(z.string()),
})
export type SigningStatusDto = z.infer<typeof signingStatusDto>

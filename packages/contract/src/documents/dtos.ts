// Schema of the status of a signing (MY-19).
import { defaultLoginMethods } from '@husrum/domain'
import { z } from '../zod.ts'

/** The status of a signing, for the person who signs in this browser. */
export const signingStatusDto = z.object({
  id: z.string(),
  status: z.enum(['pending', 'signed', 'cancelled', 'error']),
  provider: z.enum(Object.values(defaultLoginMethods)),
  /** The provider's code. */
  hintCode: z.exactOptional(z.string()),
  qr: z.exactOptional(z.string()),
  autoStartToken: z.exactOptional(z.string()),
  redirectUrl: z.exactOptional(z.string()),
  /** With `error`: the kind of error page. */
  errorKind: z.exactOptional(z.string()),
})
export type SigningStatusDto = z.infer<typeof signingStatusDto>

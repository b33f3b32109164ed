// Schemas of identification orders and their statuses (PLAT-71, PLAT-83).
import { authFlows } from '@husrum/domain'
import { authResultDto, selectableAssociationDto } from '../accounts/dtos.ts'
import { z } from '../zod.ts'

export const identityOrderDto = z.object({
  /** The `poolingId` in return addresses. */
  id: z.string(),
  /** Starts the bank's app on the same device. */
  autoStartToken: z.exactOptional(z.string()),
  /** The text of the first QR code. */
  qr: z.exactOptional(z.string()),
  /** The address of the provider's page. */
  redirectUrl: z.exactOptional(z.string()),
})
export type IdentityOrderDto = z.infer<typeof identityOrderDto>

export const identityStatusDto = z.object({
  status: z.enum(['pending', 'chooseBoardMember', 'ok', 'authorized', 'cancelled', 'error']),
  /** The purpose of the identification. */
  type: z.enum(authFlows),
  /** For a pending or failed order: the provider's code. */
  hintCode: z.exactOptional(z.string()),
  /** The QR code of the current second, until the order is opened in the app. */
  qr: z.exactOptional(z.string()),
  autoStartToken: z.exactOptional(z.string()),
  associations: z.exactOptional(z.array(selectableAssociationDto)),
  /** Result of the account service, if the order has ended with one. */
  result: z.exactOptional(authResultDto),
  /** The identified person, if an account can be created. */
  person: z.exactOptional(z.object({ firstName: z.string(), lastName: z.string() })),
  /** With `ok` of a login: the validated path to return to. */
  returnPath: z.exactOptional(z.string()),
  /** With `error`: the kind of error page. */
  errorKind: z.exactOptional(z.string()),
})
export type IdentityStatusDto = z.infer<typeof identityStatusDto>

// Orders and statuses of identifications on the wire (PLAT-71, PLAT-83).
import { authFlows } from '@husrum/domain'
import { authResultDto, selectableAssociationDto } from '../accounts/dtos.ts'
import { z } from '../zod.ts'

export const identityOrderDto = z.object({
  /** The `poolingId` of return addresses. */
  id: z.string(),
  /** Starts the bank's app on the same device. */
  autoStartToken: z.optional(z.string()),
  /** The text of the first QR code. */
  qr: z.optional(z.string()),
  /** The provider's own page. */
  redirectUrl: z.optional(z.string()),
})
export type IdentityOrderDto = z.infer<typeof identityOrderDto>

export const identityStatusDto = z.object({
  status: z.enum(['pending', 'chooseBoardMember', 'ok', 'authorized', 'cancelled', 'error']),
  /** The purpose that the identification was begun for. */
  type: z.enum(authFlows),
  /** Of an order that is pending or has failed, in the provider's words. */
  hintCode: z.optional(z.string()),
  /** The QR code of this second, while nobody has opened the order. */
  qr: z.optional(z.string()),
  autoStartToken: z.optional(z.string()),
  associations: z.optional(z.array(selectableAssociationDto)),
  /** With an end that has one: what the account service says of it. */
  result: z.optional(authResultDto),
  /** Who was proven, where an account can be made with it. */
  person: z.optional(z.object({ firstName: z.string(), lastName: z.string() })),
  /** With `ok` of a login: where the person wanted to go, checked. */
  returnPath: z.optional(z.string()),
  /** With `error`: the kind of error page. */
  errorKind: z.optional(z.string()),
})
export type IdentityStatusDto = z.infer<typeof identityStatusDto>

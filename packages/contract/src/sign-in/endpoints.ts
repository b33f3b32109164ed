// Identifications with an e-identity (specification 1 §4; contract-decisions 4.6; provider-facts 5.1, 5.4).
import { authFlows, defaultLoginMethods, loginTypes } from '@husrum/domain'
import { authResultDto, authStatuses, selectableAssociationDto } from '../accounts/dtos.ts'
import { endpoint } from '../endpoint.ts'
import { z } from '../zod.ts'

const base = '/services/account_service'

const provider = z.enum(Object.values(defaultLoginMethods))
/** A handle, never a credential: what counts is the flow cookie (trap T4). */
const orderId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/))
const problems = [400, 401, 403, 404, 413, 415, 429, 503]

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

export const startIdentification = endpoint({
  method: 'POST',
  path: `${base}/{provider}/start`,
  access: 'everybody',
  isForOwnPages: true,
  summary:
    'Begins an identification. An earlier one of the same browser is cancelled. A refusal is a result code.',
  request: z.object({
    provider,
    flow: z.enum(authFlows),
    device: z.enum(['same', 'other']),
    siteId: z.optional(z.int()),
    loginType: z.optional(z.enum(loginTypes)),
    /** A path of the site; kept on the server, and only if it is safe (trap T1). */
    returnUrl: z.optional(z.string().check(z.maxLength(2_000))),
    /** The page that a person comes back to from the bank's app or page. */
    page: z.optional(z.string().check(z.maxLength(2_000))),
    environment: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: z.union([identityOrderDto, authResultDto]),
  alsoAnswers: authStatuses,
  problems,
})

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
  /** With `ok` of a login: where the person wanted to go, checked. */
  returnPath: z.optional(z.string()),
  /** With `error`: the kind of error page. */
  errorKind: z.optional(z.string()),
})
export type IdentityStatusDto = z.infer<typeof identityStatusDto>

export const getBankIdStatus = endpoint({
  method: 'GET',
  path: `${base}/bank_id/status/{id}`,
  access: 'flowHolder',
  isForOwnPages: true,
  summary: 'How an identification stands. At most one request a second; another browser is answered 404.',
  request: z.object({ id: orderId }),
  response: identityStatusDto,
  problems,
})

export const getIdentityStatus = endpoint({
  method: 'POST',
  path: `${base}/{provider}/status`,
  access: 'flowHolder',
  isForOwnPages: true,
  summary: 'The same for every provider.',
  request: z.object({
    provider,
    poolingId: orderId,
    environment: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: identityStatusDto,
  problems,
})

export const cancelIdentification = endpoint({
  method: 'DELETE',
  path: `${base}/{provider}/{id}`,
  access: 'flowHolder',
  isForOwnPages: true,
  summary: 'Ends an identification, at the provider too. Answered 204 also where it has ended already.',
  request: z.object({ provider, id: orderId }),
  response: z.undefined(),
  problems,
})

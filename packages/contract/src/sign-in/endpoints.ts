// Identification with an e-identity (PLAT-71, PLAT-83).
import { authFlows, defaultLoginMethods, loginTypes } from '@husrum/domain'
import { authAnswers, authResultDto } from '../accounts/dtos.ts'
import { endpoint } from '../endpoint.ts'
import { returnAddress, siteId, text } from '../fields.ts'
import { z } from '../zod.ts'
import { identityOrderDto, identityStatusDto } from './dtos.ts'

const base = '/services/account_service'

const provider = z.enum(Object.values(defaultLoginMethods))
/** A handle, not a credential: access requires the flow cookie (SEC-12). */
const orderId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/))

export const startIdentification = endpoint({
  method: 'POST',
  path: `${base}/{provider}/start`,
  access: 'public',
  isForOwnPages: true,
  summary:
    'Start an identification. An earlier one of the same browser is cancelled. A refusal is a result code: the flow `update` requires the password of an account that has no identity yet.',
  request: z.object({
    provider,
    flow: z.enum(authFlows),
    device: z.enum(['same', 'other']),
    siteId: z.optional(siteId),
    loginType: z.optional(z.enum(loginTypes)),
    /** A path of the site. Stored on the server, and only if it is safe (SEC-1). */
    returnUrl: z.optional(returnAddress),
    /** The page to return to from the bank's app or page. */
    page: z.optional(returnAddress),
    /** With the flow `update`, for an account without an identity. */
    password: z.optional(text(2_000)),
    environment: z.optional(text(40)),
  }),
  response: z.union([identityOrderDto, authResultDto]),
  alsoAnswers: authAnswers,
  outcomes: { signedOut: 401, notFound: 404 },
})

export const getBankIdStatus = endpoint({
  method: 'GET',
  path: `${base}/bank_id/status/{id}`,
  access: 'flowHolder',
  isForOwnPages: true,
  summary: 'Get the status of an identification. At most one request per second. 404 for another browser.',
  request: z.object({ id: orderId }),
  response: identityStatusDto,
  outcomes: { notFound: 404 },
})

export const getIdentityStatus = endpoint({
  method: 'POST',
  path: `${base}/{provider}/status`,
  access: 'flowHolder',
  isForOwnPages: true,
  summary: 'Get the status of an identification, for every provider.',
  request: z.object({
    provider,
    poolingId: orderId,
    environment: z.optional(text(40)),
  }),
  response: identityStatusDto,
  outcomes: { notFound: 404 },
})

export const cancelIdentification = endpoint({
  method: 'DELETE',
  path: `${base}/{provider}/{id}`,
  access: 'flowHolder',
  isForOwnPages: true,
  summary: 'Cancel an identification, also at the provider. 204 also if it has already ended.',
  request: z.object({ provider, id: orderId }),
  response: z.undefined(),
  outcomes: { notFound: 404 },
})

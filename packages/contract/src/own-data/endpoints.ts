// Export and deletion of personal data (GDPR, articles 15, 17 and 20).
import type { LoginMethod } from '@husrum/domain'
import { defaultLoginMethods, unlinkObstacles } from '@husrum/domain'
import { authAnswers, authResultDto, blockingBusinessDto } from '../accounts/dtos.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { z } from '../zod.ts'

const base = '/services/account_service'

const archive = z.object({
  state: z.enum(['making', 'ready']),
  /** Epoch milliseconds. */
  askedAt: z.number(),
  /** Time until which it can be downloaded, epoch milliseconds. */
  expiresAt: z.number(),
  /** Present once it is ready. */
  bytes: z.exactOptional(z.int()),
})

const ownIdentity = z.object({
  method: z.enum(Object.values(defaultLoginMethods) as [LoginMethod]),
  /** Name of its owner, as stored in the account. */
  name: z.string(),
  /** The date of birth, with the remaining characters masked. */
  maskedNumber: z.string(),
  /** Epoch milliseconds. */
  tiedAt: z.exactOptional(z.number()),
  lastUsedAt: z.exactOptional(z.number()),
  /** Why it cannot be unlinked; absent if it can. */
  obstacle: z.exactOptional(z.enum(unlinkObstacles)),
  /** Business that must end before it can be unlinked. */
  blocking: z.array(blockingBusinessDto),
})

export const getOwnData = endpoint({
  method: 'GET',
  path: `${base}/own_data`,
  access: 'signedIn',
  summary:
    "Get the status of the caller's personal data archive, and the requirements for deleting the account: what must end first, and how the owner proves their identity.",
  request: z.object({}),
  response: z.object({
    archive: z.exactOptional(archive),
    /** The electronic identity that is linked to the account; absent if there is none. */
    identity: z.exactOptional(ownIdentity),
    deletion: z.object({
      blocking: z.array(blockingBusinessDto),
      /** `shown`: the identity was shown just now; `password`: the password is required; `identity`: the identity is required. */
      proof: z.enum(['shown', 'password', 'identity']),
    }),
  }),
})

export const askForArchive = endpoint({
  method: 'POST',
  path: `${base}/own_data/archive`,
  access: 'signedIn',
  usedBy: 'integrators',
  isForOwnPages: true,
  hasBody: false,
  summary:
    'Request an archive of all personal data of the caller. It can be downloaded for seven days. A repeated request within that time returns the same archive. An e-mail is sent when it is ready.',
  request: z.object({}),
  response: archive,
})

export const untieIdentity = endpoint({
  method: 'POST',
  path: `${base}/identity/untie`,
  access: 'signedIn',
  usedBy: 'integrators',
  isForOwnPages: true,
  summary:
    'Unlink the electronic identity from the account. All sessions end, and an e-mail is sent. 409 with what must end first (`HasOngoingBusiness`), or if sign-in would no longer be possible (problem `statusConflict`, `present` is one of `noPassword`, `emailUnconfirmed`, `identityRequired`). `MustActivatePid`, or `InvalidInput` at `password`, if the caller has not proven to be the owner.',
  request: z.object({ password: z.optional(text(2_000)) }),
  response: authResultDto,
  alsoAnswers: authAnswers,
  outcomes: { notFound: 404, statusConflict: 409 },
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: `${base}/delete`,
  access: 'signedIn',
  usedBy: 'integrators',
  isForOwnPages: true,
  summary:
    'Delete the account immediately, with all data that the law does not require to be stored. All sessions end. Contracts and payments remain, with the name, address and personal number of their party. `HasOngoingBusiness` with what must end first: an open booking, an unsigned document, a payment with unknown outcome, a refund that has not arrived, an open payment plan, a purchased home that has not been handed over, an open errand. `MustActivatePid`, or `InvalidInput` at `password`, if the caller has not proven to be the owner.',
  request: z.object({
    password: z.optional(text(2_000)),
    confirmed: z.boolean(),
  }),
  response: authResultDto,
  alsoAnswers: authAnswers,
})

// Accounts and sessions (PLAT-83, PLAT-85).

import { endpoint } from '../endpoint.ts'
import { integer, secret, siteId, text } from '../fields.ts'
import { z } from '../zod.ts'
import { authResultDto, authStatuses, ownSessionDto, userDto } from './dtos.ts'

const base = '/services/account_service'

/** What people type: the domain's forms say what is right, and their errors come back with `InvalidInput`. */
const typed = text(2_000)
/** Out of the link in an e-mail. */
const linkToken = secret()

const authProblems = [400, 403, 413, 415, 429, 503]

/** Every call that tries to sign in, register or change something is answered by a result code. */
const attempt = {
  method: 'POST',
  isForOwnPages: true,
  response: authResultDto,
  alsoAnswers: authStatuses,
  problems: authProblems,
} as const

export const loginWithEmail = endpoint({
  ...attempt,
  path: `${base}/login/email`,
  access: 'everybody',
  summary:
    'Signs in with e-mail and password. Unknown address and wrong password are one answer, in one time.',
  request: z.object({ email: typed, password: typed, siteId: z.optional(siteId) }),
})

export const loginBoard = endpoint({
  ...attempt,
  path: `${base}/login/board`,
  access: 'flowHolder',
  problems: [...authProblems, 404],
  summary: 'Signs in for one of the associations that an identification offered.',
  request: z.object({ sessionId: typed, brfAccountId: typed }),
})

const newToken = z.string()

/** The path for integrators. It changes state, so it requires the bearer token (SEC-6); clients use the POST. */
export const getRefreshedToken = endpoint({
  method: 'GET',
  path: `${base}/login/refresh_token`,
  access: 'signedIn',
  summary: 'A new token for the one in the header, which stays good for twenty seconds.',
  request: z.object({}),
  response: newToken,
  problems: [401, 403, 503],
})

export const refreshToken = endpoint({ ...getRefreshedToken, method: 'POST', hasBody: false })

export const logout = endpoint({
  method: 'POST',
  path: `${base}/logout`,
  access: 'everybody',
  isForOwnPages: true,
  hasBody: false,
  summary: 'Ends the session of the token in the header, if it has one. Answered 204 either way.',
  request: z.object({}),
  response: z.undefined(),
  problems: [403, 503],
})

export const getMe = endpoint({
  method: 'GET',
  path: `${base}/me`,
  access: 'signedIn',
  summary: 'The signed-in person, without any personal number.',
  request: z.object({}),
  response: userDto,
  problems: [401, 403, 503],
})

export const registerAccount = endpoint({
  ...attempt,
  path: `${base}/register`,
  access: 'everybody',
  summary:
    'Creates an account, after an identification (`flowId`) or with a password. With a password the answer is the same whether or not the address has an account; an e-mail tells the rest.',
  request: z.object({
    flowId: z.optional(typed),
    firstName: z.optional(typed),
    lastName: z.optional(typed),
    email: z.optional(typed),
    phone: z.optional(typed),
    campaignCode: z.optional(typed),
    newsletter: z.optional(z.boolean()),
    acceptTerms: z.optional(z.boolean()),
    password: z.optional(typed),
    repeatedPassword: z.optional(typed),
    /** 0, or 1 for VIP. */
    userBase: z.optional(integer(0, 1)),
    siteId: z.optional(siteId),
  }),
})

export const forgotPassword = endpoint({
  ...attempt,
  path: `${base}/password/forgot`,
  access: 'everybody',
  summary: 'Sends a link to a new password, if the address has an account. The answer is the same if not.',
  request: z.object({ email: typed, siteId: z.optional(siteId) }),
})

export const resetPassword = endpoint({
  ...attempt,
  path: `${base}/password/reset`,
  access: 'everybody',
  summary: 'Sets a new password by the link out of an e-mail, once, and ends every session of the account.',
  request: z.object({ token: linkToken, password: typed, repeatedPassword: typed }),
})

export const changePassword = endpoint({
  ...attempt,
  path: `${base}/password/change`,
  access: 'signedIn',
  summary:
    'Sets another password by the one before, or a first one within five minutes of showing the e-identity (`MustActivatePid` otherwise), and ends every other session of the account.',
  request: z.object({ currentPassword: z.optional(typed), password: typed, repeatedPassword: typed }),
})

export const changeEmail = endpoint({
  ...attempt,
  path: `${base}/email/change`,
  access: 'signedIn',
  summary:
    'Sends a code to a new e-mail address. The old one holds until the code comes back; then every other session ends, and a letter to the old address can undo it for seven days. Takes the password, or a session that has shown the e-identity within five minutes: `MustActivatePid` where only that is left.',
  request: z.object({ email: typed, password: z.optional(typed) }),
})

export const allowEmailSignIn = endpoint({
  ...attempt,
  path: `${base}/email/sign_in`,
  access: 'signedIn',
  summary:
    'Whether one may sign in to the account by e-mail. Takes a session that has shown the e-identity within five minutes: `MustActivatePid` otherwise. Switching it off ends every other session.',
  request: z.object({ allowed: z.boolean() }),
})

export const undoChange = endpoint({
  ...attempt,
  path: `${base}/email/undo`,
  access: 'everybody',
  summary:
    'Gives an account back by the link of a letter that told of a change: the address of then, no password, no identity that came later; every session ends.',
  request: z.object({ token: linkToken }),
})

export const verifyEmail = endpoint({
  ...attempt,
  path: `${base}/email/verify`,
  access: 'everybody',
  summary:
    'Confirms an address: by the code of a change (signed in), or by the link of a registration with the password chosen then. For an account made with an electronic identity a session with that identity takes the place of the password; without it the answer is `MustLoginWithBankId`.',
  request: z.object({
    code: z.optional(typed),
    token: z.optional(linkToken),
    password: z.optional(typed),
  }),
})

export const rejectRegistration = endpoint({
  ...attempt,
  path: `${base}/email/reject`,
  access: 'everybody',
  summary:
    'Says by the link of a registration that it was somebody else who registered: the address is never confirmed by it, and an account that has nothing but the address is deleted.',
  request: z.object({ token: linkToken }),
})

export const giveSiteConsent = endpoint({
  ...attempt,
  path: `${base}/consent`,
  access: 'signedIn',
  summary: 'Whether the account may be used on the brand of the site.',
  request: z.object({ siteId: z.optional(siteId), accepted: z.boolean() }),
})

/** Long texts are refused by the form's rule, at their field, long before this. */
const detail = z.optional(text(50_000))
const details = {
  preferredName: detail,
  phoneNumber: detail,
  address: detail,
  postalCode: detail,
  city: detail,
  countryId: detail,
}

export const updateAccount = endpoint({
  ...attempt,
  path: `${base}/update`,
  access: 'signedIn',
  summary:
    'Changes contact details. Only what is named is changed; e-mail has a call of its own. With `seen`, what the form was opened with, nothing that was changed elsewhere meanwhile is overwritten: `InvalidInput` with `changedElsewhere` at the field.',
  request: z.object({
    ...details,
    newsLetter: z.optional(z.boolean()),
    seen: z.optional(z.object({ ...details, newsLetter: z.optional(z.boolean()) })),
  }),
})

export const listSessions = endpoint({
  method: 'GET',
  path: `${base}/sessions`,
  access: 'signedIn',
  summary: 'Where the account is signed in now, the newest first.',
  request: z.object({}),
  response: z.object({ sessions: z.array(ownSessionDto) }),
  problems: [401, 403, 503],
})

export const endSession = endpoint({
  ...attempt,
  path: `${base}/sessions/end`,
  access: 'signedIn',
  summary: 'Signs the account out elsewhere. An id that is no session of it is `InvalidInput`.',
  request: z.object({ id: typed }),
})

export const registerInterest = endpoint({
  ...attempt,
  path: `${base}/interest`,
  access: 'everybody',
  summary:
    'Registers interest in a home (`objectId`) or a stage (`stageId`), and writes to whoever does. Who is signed in may leave out name and e-mail address. Sent again it is the same interest, with what was said last; a header `Idempotency-Key` tells a repeated request from another. Too many are 429 with `retryAfter`.',
  headers: ['idempotencyKey'],
  request: z.object({
    objectId: z.optional(typed),
    stageId: z.optional(typed),
    firstName: z.optional(typed),
    lastName: z.optional(typed),
    email: z.optional(typed),
    phone: z.optional(typed),
    /** Refused by the form's rule, at its field, long before this. */
    message: z.optional(text(50_000)),
    newsletter: z.optional(z.boolean()),
    siteId: z.optional(siteId),
  }),
})

export const getTypedForm = endpoint({
  method: 'GET',
  path: `${base}/form/typed`,
  access: 'everybody',
  summary:
    'What this browser last typed into a form around sign-in that came back, for ten minutes; never a password. For rendering the form anew.',
  request: z.object({}),
  response: z.object({
    /** Which form it was. */
    form: z.optional(z.string()),
    fields: z.record(z.string(), z.string()),
  }),
  problems: [404, 503],
})

// Accounts and sessions (PLAT-83, PLAT-85).

import { endpoint } from '../endpoint.ts'
import { integer, secret, siteId, text } from '../fields.ts'
import { z } from '../zod.ts'
import { authAnswers, authResultDto, ownSessionDto, userDto } from './dtos.ts'

const base = '/services/account_service'

/** User input. The domain's forms validate it; their errors are answered with `InvalidInput`. */
const typed = text(2_000)
/** The token from the link in an e-mail. */
const linkToken = secret()

/** Every attempt to sign in, register or change an account is answered with a result code. */
const attempt = {
  method: 'POST',
  isForOwnPages: true,
  response: authResultDto,
  alsoAnswers: authAnswers,
} as const

export const loginWithEmail = endpoint({
  ...attempt,
  path: `${base}/login/email`,
  access: 'public',
  summary:
    'Sign in with e-mail and password. Answer and response time are the same for an unknown address and a wrong password.',
  request: z.object({ email: typed, password: typed, siteId: z.optional(siteId) }),
})

export const loginBoard = endpoint({
  ...attempt,
  path: `${base}/login/board`,
  access: 'flowHolder',
  outcomes: { notFound: 404 },
  summary: 'Sign in for one of the associations that an identification offered.',
  request: z.object({ sessionId: typed, brfAccountId: typed }),
})

const newToken = z.string()

/** The path for integrators. It changes state, so it requires the bearer token (SEC-6); pages use the POST endpoint. */
export const getRefreshedToken = endpoint({
  method: 'GET',
  path: `${base}/login/refresh_token`,
  access: 'signedIn',
  usedBy: 'contract',
  summary: 'Issue a new token for the token in the header. The old token remains valid for 20 seconds.',
  request: z.object({}),
  response: newToken,
})

export const refreshToken = endpoint({
  ...getRefreshedToken,
  usedBy: 'pages',
  method: 'POST',
  hasBody: false,
})

export const checkSession = endpoint({
  method: 'GET',
  path: `${base}/login/session`,
  access: 'signedIn',
  summary:
    'Check whether the session of the token in the header is still valid: 204 if it is. Does not extend it, and issues no token.',
  request: z.object({}),
  response: z.undefined(),
})

export const logout = endpoint({
  method: 'POST',
  path: `${base}/logout`,
  access: 'public',
  isForOwnPages: true,
  hasBody: false,
  summary: 'End the session of the token in the header, if it has one. 204 in both cases.',
  request: z.object({}),
  response: z.undefined(),
})

export const getMe = endpoint({
  method: 'GET',
  path: `${base}/me`,
  access: 'signedIn',
  summary: 'Get the signed-in user. The personal number is never included.',
  request: z.object({}),
  response: userDto,
})

export const registerAccount = endpoint({
  ...attempt,
  path: `${base}/register`,
  access: 'public',
  summary:
    'Create an account, after an identification (`flowId`) or with a password. With a password the answer is the same whether or not the address has an account; an e-mail contains the outcome.',
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
  access: 'public',
  summary:
    'Send a link for setting a new password, if the address has an account. The answer is the same if it has none.',
  request: z.object({ email: typed, siteId: z.optional(siteId) }),
})

export const resetPassword = endpoint({
  ...attempt,
  path: `${base}/password/reset`,
  access: 'public',
  summary:
    'Set a new password with the link from an e-mail. The link works once. Ends all sessions of the account.',
  request: z.object({ token: linkToken, password: typed, repeatedPassword: typed }),
})

export const changePassword = endpoint({
  ...attempt,
  path: `${base}/password/change`,
  access: 'signedIn',
  summary:
    'Change the password, with the current one, or set a first password within five minutes of identifying with the e-identity (`MustActivatePid` otherwise). Ends all other sessions of the account.',
  request: z.object({ currentPassword: z.optional(typed), password: typed, repeatedPassword: typed }),
})

export const changeEmail = endpoint({
  ...attempt,
  path: `${base}/email/change`,
  access: 'signedIn',
  summary:
    'Send a code to a new e-mail address. The old address stays in use until the code is confirmed. All other sessions then end, and an e-mail to the old address contains a link that undoes the change for seven days. Requires the password, or a session that was identified with the e-identity within the last five minutes: `MustActivatePid` where only the latter is possible.',
  request: z.object({ email: typed, password: z.optional(typed) }),
})

export const allowEmailSignIn = endpoint({
  ...attempt,
  path: `${base}/email/sign_in`,
  access: 'signedIn',
  summary:
    'Allow or disallow sign-in by e-mail for the account. Requires a session that was identified with the e-identity within the last five minutes: `MustActivatePid` otherwise. Disallowing it ends all other sessions.',
  request: z.object({ allowed: z.boolean() }),
})

export const undoChange = endpoint({
  ...attempt,
  path: `${base}/email/undo`,
  access: 'public',
  summary:
    'Undo a change of the account, with the link from the e-mail about the change. The previous e-mail address is restored, the password and any identity that was linked later are removed, and all sessions end.',
  request: z.object({ token: linkToken }),
})

export const verifyEmail = endpoint({
  ...attempt,
  path: `${base}/email/verify`,
  access: 'public',
  summary:
    'Confirm an e-mail address: with the code of a change (signed in), or with the link of a registration and the password chosen then. For an account that was created with an electronic identity, a session with that identity replaces the password; without it the answer is `MustLoginWithBankId`.',
  request: z.object({
    code: z.optional(typed),
    token: z.optional(linkToken),
    password: z.optional(typed),
  }),
  outcomes: { signedOut: 401 },
})

export const rejectRegistration = endpoint({
  ...attempt,
  path: `${base}/email/reject`,
  access: 'public',
  summary:
    'Reject a registration that another person made with the address, with the link from its e-mail. The registration can no longer confirm the address. An account that has nothing but the address is deleted.',
  request: z.object({ token: linkToken }),
})

export const giveSiteConsent = endpoint({
  ...attempt,
  path: `${base}/consent`,
  access: 'signedIn',
  summary: 'Accept or decline use of the account on the brand of the site.',
  request: z.object({ siteId: z.optional(siteId), accepted: z.boolean() }),
})

/** The form's rule has a much lower limit, with an error at the field. */
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
    'Update contact details. Absent fields are unchanged; the e-mail address has an endpoint of its own. With `seen`, the values that the form was opened with, a value that was changed elsewhere meanwhile is not overwritten: `InvalidInput` with `changedElsewhere` at the field.',
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
  summary: 'List the active sessions of the account, newest first.',
  request: z.object({}),
  response: z.object({ sessions: z.array(ownSessionDto) }),
})

export const endSession = endpoint({
  ...attempt,
  path: `${base}/sessions/end`,
  access: 'signedIn',
  summary: 'End another session of the account. An id that is not one of its sessions is `InvalidInput`.',
  request: z.object({ id: typed }),
})

export const registerInterest = endpoint({
  ...attempt,
  path: `${base}/interest`,
  access: 'public',
  summary:
    'Register interest in a home (`objectId`) or a stage (`stageId`). A confirmation e-mail is sent. Signed-in callers may omit name and e-mail address. Registering again updates the existing interest. The header `Idempotency-Key` distinguishes a retry from a new request. 429 with `retryAfter` if there are too many.',
  headers: ['idempotencyKey'],
  request: z.object({
    objectId: z.optional(typed),
    stageId: z.optional(typed),
    firstName: z.optional(typed),
    lastName: z.optional(typed),
    email: z.optional(typed),
    phone: z.optional(typed),
    /** The form's rule has a much lower limit, with an error at the field. */
    message: z.optional(text(50_000)),
    newsletter: z.optional(z.boolean()),
    siteId: z.optional(siteId),
  }),
})

export const getTypedForm = endpoint({
  method: 'GET',
  path: `${base}/form/typed`,
  access: 'public',
  summary:
    'Get the last input of this browser in a sign-in or account form that was rejected. It is stored for ten minutes, without passwords, and used to render the form again.',
  request: z.object({}),
  response: z.object({
    /** The form of the input. */
    form: z.exactOptional(z.string()),
    fields: z.record(z.string(), z.string()),
  }),
})

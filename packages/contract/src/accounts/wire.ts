// Names that pages and the server share for sign-in and account forms that are sent without script. No schemas.

const base = '/services/account_service/form'

/**
 * Where the forms are posted, as `application/x-www-form-urlencoded`. Their fields are those of the domain's forms; a ticked
 * box is `on`. Further fields:
 * - `login`: `referrer`, the path to go to afterwards.
 * - `register`: `flowId` after an identification; `userBase` is `1` for VIP.
 * - `reset`: `token` from the e-mail's link.
 * - `verify`: `token` from the e-mail's link and `password`, or `code`.
 * - `reject` and `undo`: `token` from the e-mail's link; `undo` also `purpose`.
 * - `emailSignIn`: `allowed` is `true` or `false`.
 * - `consent`: `accepted` is `true` or `false`; `referrer`.
 * - `logout`: nothing.
 * - `endSession`: `id` of one of the caller's sessions.
 * - `details`: the contact details of the domain's form.
 * - `changePassword`: `currentPassword`, `password` and `repeatedPassword`.
 * - `interest`: `objectId` or `stageId`; `siteId` of the page, which may be a subsite's.
 */
export const accountFormPaths = {
  login: `${base}/login`,
  forgot: `${base}/forgot`,
  reset: `${base}/reset`,
  register: `${base}/register`,
  consent: `${base}/consent`,
  verify: `${base}/verify`,
  reject: `${base}/reject`,
  undo: `${base}/undo`,
  emailSignIn: `${base}/email-sign-in`,
  logout: `${base}/logout`,
  endSession: `${base}/end-session`,
  details: `${base}/details`,
  changePassword: `${base}/change-password`,
  interest: `${base}/interest`,
} as const
/** A key of {@link accountFormPaths}. */
export type AccountForm = keyof typeof accountFormPaths

/** Query parameters of the page that a form redirects to (303). They never contain user input. */
export const accountFormQuery = {
  /** The result code with which the form was rejected. */
  error: 'error',
  /** Once for each invalid field: `{field}:{key}`, where the key is a field error of the domain. */
  field: 'field',
  /** Whole seconds until the next attempt is allowed. */
  retryAfter: 'retryAfter',
  /** One of {@link accountFormsDone}. */
  done: 'done',
  /** The path to go to afterwards. The page's own form sends it again. */
  referrer: 'referrer',
  /** The token of the e-mail link that opened the page. */
  token: 'token',
  /** The purpose of the link, unless it confirms an address: `undo`. */
  purpose: 'purpose',
  /** The identification with which an account can be created. */
  flowId: 'flowId',
  /** The home that interest is registered in. */
  objectId: 'objectId',
  /** The stage that interest is registered in. */
  stageId: 'stageId',
} as const

/** Outcomes that the page after the form reports. */
export const accountFormsDone = [
  /** On the page of the forgotten password: a link was sent, if the address has an account. */
  'resetSent',
  /** On the page for new accounts: an e-mail was sent. */
  'registered',
  /** On the login page. */
  'passwordSet',
  /** On the login page. */
  'emailConfirmed',
  /** On the login page: the registration was rejected. */
  'registrationRejected',
  /** On the login page: a change was undone. */
  'changeUndone',
  /** On the login page: the account was deleted. */
  'accountDeleted',
  'identityUntied',
  /** On the page for changing the e-mail address. */
  'emailChanged',
  /** On the settings page: another session was ended. */
  'sessionEnded',
  /** On the settings page: contact details were saved. */
  'detailsSaved',
  /** On the settings page. */
  'passwordChanged',
  /** On the page for changing the e-mail address: sign-in by e-mail was allowed or disallowed. */
  'emailSignInSet',
  /** On the consent page: declined, and signed out. */
  'declined',
  /** On the interest page: the interest was registered. */
  'interestRegistered',
] as const
/** One of {@link accountFormsDone}. */
export type AccountFormDone = (typeof accountFormsDone)[number]

/** The fields of the domain's contact details, by their names in the request that updates them (FAULT-36). */
export const contactDetailsOnTheWire = {
  preferredName: 'preferredName',
  phone: 'phoneNumber',
  address: 'address',
  postalCode: 'postalCode',
  city: 'city',
  country: 'countryId',
  newsletter: 'newsLetter',
} as const

// What page and server share of the forms around sign-in where no script sends them, without a schema.

const base = '/services/account_service/form'

/**
 * Where the forms are sent, as `application/x-www-form-urlencoded`. Their fields are those of the domain's forms, a ticked
 * box is `on`; besides:
 * - `login`: `referrer`, the path to go to in the end.
 * - `register`: `flowId` after an identification; `userBase` is `1` for VIP.
 * - `reset`: `token` out of the e-mail's link.
 * - `verify`: `token` out of the e-mail's link and `password`, or `code`.
 * - `reject` and `undo`: `token` out of the e-mail's link; `undo` also `purpose`.
 * - `emailSignIn`: `allowed` is `true` or `false`.
 * - `consent`: `accepted` is `true` or `false`; `referrer`.
 * - `logout`: nothing.
 * - `endSession`: `id` of a session of one's own.
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

/** What stands in the query of the page that a form leads to (303). Nothing that somebody typed is among it. */
export const accountFormQuery = {
  /** A result code: the form is back, and this is why. */
  error: 'error',
  /** Once for each wrong field: `{field}:{key}`, the key being a field error of the domain. */
  field: 'field',
  /** Whole seconds until another attempt is looked at. */
  retryAfter: 'retryAfter',
  /** One of {@link accountFormsDone}. */
  done: 'done',
  /** The path to go to in the end; to be sent along again by the page's own form. */
  referrer: 'referrer',
  /** The token of an e-mail's link, which the page was opened with. */
  token: 'token',
  /** What the link is for, where that is not to confirm an address: `undo`. */
  purpose: 'purpose',
  /** The identification that an account can be made with. */
  flowId: 'flowId',
  /** The home that interest is registered in. */
  objectId: 'objectId',
  /** The stage that interest is registered in. */
  stageId: 'stageId',
} as const

/** What has been done, on the page that says so. */
export const accountFormsDone = [
  /** On the page of the forgotten password: a link was sent, if the address has an account. */
  'resetSent',
  /** On the page for new accounts: look at your mail. */
  'registered',
  /** On the login page. */
  'passwordSet',
  /** On the login page. */
  'emailConfirmed',
  /** On the login page: it was not the reader who registered. */
  'registrationRejected',
  /** On the login page: a change was undone. */
  'changeUndone',
  /** On the login page: there is no account any more. */
  'accountDeleted',
  'identityUntied',
  /** On the page for changing one's address. */
  'emailChanged',
  /** On the page of settings: signed out elsewhere. */
  'sessionEnded',
  /** On the page of settings: contact details were saved. */
  'detailsSaved',
  /** On the page of settings. */
  'passwordChanged',
  /** On the page for changing one's address: whether one may sign in by e-mail was saved. */
  'emailSignInSet',
  /** On the consent page: declined, and signed out. */
  'declined',
  /** On the page of an interest: it is registered. */
  'interestRegistered',
] as const
/** One of {@link accountFormsDone}. */
export type AccountFormDone = (typeof accountFormsDone)[number]

/** The fields of the domain's contact details, by their names in the call that changes them (FAULT-36). */
export const contactDetailsOnTheWire = {
  preferredName: 'preferredName',
  phone: 'phoneNumber',
  address: 'address',
  postalCode: 'postalCode',
  city: 'city',
  country: 'countryId',
  newsletter: 'newsLetter',
} as const

// The error pages of buying and signing in, and what leads to each.

/** Every kind of error page (specification 1 §8, 3 §8). */
export const errorPageKinds = [
  'userssnnomatch',
  'purchaseobjecterror',
  'acceptterms',
  'purchase',
  'general',
  'notfound',
  'unauthorizedid',
  'cancel',
  'inprogress',
  'timeout',
  'browsererror',
  'bankidinvalid',
  'loginfailed',
  'usernopid',
  'userexists',
] as const
/** One of {@link errorPageKinds}. */
export type ErrorPageKind = (typeof errorPageKinds)[number]

/** Reads a kind; an unknown one falls back to `purchase` (specification 3 §8). */
export const errorPageKindOf = (value: unknown): ErrorPageKind =>
  errorPageKinds.find((kind) => kind === value) ?? 'purchase'

/** What leads to which kind of error page (contract-decisions 4.8). The hint codes of failed identifications are among the causes. */
export const errorPageCauses = {
  /** Somebody else signed than the applicant. */
  signedByAnother: 'userssnnomatch',
  holdLost: 'purchaseobjecterror',
  homeSold: 'purchaseobjecterror',
  notBookable: 'purchaseobjecterror',
  termsNotAccepted: 'acceptterms',
  documentNotRead: 'acceptterms',
  identityTooWeak: 'unauthorizedid',
  foreignIdentity: 'unauthorizedid',
  /** VIP membership, or the role, that the step needs. */
  membershipMissing: 'unauthorizedid',
  userCancel: 'cancel',
  cancelled: 'cancel',
  accessDenied: 'cancel',
  alreadyInProgress: 'inprogress',
  startFailed: 'timeout',
  expiredTransaction: 'timeout',
  pollLimitReached: 'timeout',
  /** Returned in another browser than the one that left. */
  otherBrowser: 'browsererror',
  cookiesBlocked: 'browsererror',
  /** The bank's app could not be started twice in a row. */
  appNotStarted: 'browsererror',
  certificateErr: 'bankidinvalid',
  notSupportedByUserApp: 'bankidinvalid',
  transactionRiskBlocked: 'bankidinvalid',
  /** 401 although the identity was proved. */
  signInRefused: 'loginfailed',
  signInFailed: 'loginfailed',
  identityMissing: 'usernopid',
  accountExists: 'userexists',
  bookingUnknown: 'notfound',
  homeUnknown: 'notfound',
} as const satisfies Record<string, ErrorPageKind>
/** A key of {@link errorPageCauses}. */
export type ErrorPageCause = keyof typeof errorPageCauses

/** The kind of page that a cause leads to; `general` for every other cause (contract-decisions 4.8). */
export const errorPageKindOfCause = (cause: unknown): ErrorPageKind =>
  typeof cause === 'string' && Object.hasOwn(errorPageCauses, cause)
    ? errorPageCauses[cause as ErrorPageCause]
    : 'general'

// The error pages of buying and signing in, and their causes.

/**
 * Every kind of error page with its causes: hint codes of failed identifications, error codes, result codes, and causes that the site
 * itself detects (PLAT-79). Everything else is `general`.
 */
export const errorPageCauses = {
  /** Another person than the applicant signed. */
  userssnnomatch: ['signedByAnother'],
  purchaseobjecterror: ['holdLost', 'homeSold', 'notBookable'],
  acceptterms: ['termsNotAccepted', 'documentNotRead'],
  purchase: [],
  general: [],
  notfound: ['bookingUnknown', 'homeUnknown'],
  /** `membershipMissing`: the VIP membership, or the role, that the step needs. */
  unauthorizedid: ['identityTooWeak', 'foreignIdentity', 'membershipMissing'],
  cancel: ['userCancel', 'cancelled', 'access_denied', 'Cancelled'],
  inprogress: ['alreadyInProgress', 'RP06', 'BANKIDONGOING'],
  timeout: ['startFailed', 'expiredTransaction', 'pollLimitReached', 'TM01'],
  /** `otherBrowser`: returned in another browser than the one that left. `appNotStarted`: twice in a row. */
  browsererror: ['otherBrowser', 'cookiesBlocked', 'appNotStarted'],
  bankidinvalid: ['certificateErr', 'notSupportedByUserApp', 'transactionRiskBlocked'],
  /** `signInRefused`: 401 although the identity was proved. */
  loginfailed: ['signInRefused', 'Error'],
  usernopid: ['MustActivatePid'],
  userexists: ['UserAlreadyExists'],
} as const
/** A key of {@link errorPageCauses}. */
export type ErrorPageKind = keyof typeof errorPageCauses
/** The cause of an error page of its own. */
export type ErrorPageCause = (typeof errorPageCauses)[ErrorPageKind][number]
/** Every kind, in the order of the table. */
export const errorPageKinds = Object.keys(errorPageCauses) as readonly ErrorPageKind[]

/** Parses a kind; an unknown one falls back to `purchase` (PLAT-79). */
export const errorPageKindOf = (value: unknown): ErrorPageKind =>
  errorPageKinds.find((kind) => kind === value) ?? 'purchase'

/** The kind of page that a cause leads to; undefined for every cause without a page of its own. */
export const ownErrorPage = (cause: unknown): ErrorPageKind | undefined =>
  errorPageKinds.find((kind) => (errorPageCauses[kind] as readonly unknown[]).includes(cause))

/** The kind of page that a cause leads to; `general` for every other cause. */
export const errorPageKindOfCause = (cause: unknown): ErrorPageKind => ownErrorPage(cause) ?? 'general'

/**
 * What is known of the money if only the kind is known: nothing was taken, it is refunded, or it is unknown and the payer must check before
 * paying again. If the booking is known, its payment decides.
 */
export const errorPageMoney = {
  userssnnomatch: 'none',
  purchaseobjecterror: 'comesBack',
  acceptterms: 'none',
  purchase: 'look',
  general: 'look',
  notfound: 'look',
  unauthorizedid: 'none',
  cancel: 'none',
  inprogress: 'look',
  timeout: 'none',
  browsererror: 'look',
  bankidinvalid: 'none',
  loginfailed: 'none',
  usernopid: 'none',
  userexists: 'none',
} as const satisfies Record<ErrorPageKind, string>
/** What an error page states about money. */
export type ErrorPageMoney = (typeof errorPageMoney)[ErrorPageKind]

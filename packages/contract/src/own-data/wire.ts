// What page and server share of the forms about one's own data, without a schema.

const base = '/services/account_service'

/**
 * Where the plain forms are sent, as `application/x-www-form-urlencoded`: `archive` takes nothing; `delete` takes
 * `password`, where the account has one and no identity was shown just now, and `confirmed` as `on`; `untie` takes the
 * `password` likewise.
 */
export const ownDataFormPaths = {
  archive: `${base}/form/archive`,
  delete: `${base}/form/delete`,
  untie: `${base}/form/untie`,
} as const

/** The archive itself, a ZIP: for whoever has just signed in; others are led to that first. */
export const ownArchivePath = `${base}/own_data/archive/file`

/** In the query of the page of settings afterwards: one of {@link ownDataAnswers}. */
export const ownDataQuery = 'ownData'

/** Which form it was, where an answer may be of several: its key, as `untie`. */
export const ownDataFormQuery = 'form'

export const ownDataAnswers = [
  'asked',
  'failed',
  /** Something under way must end first. */
  'blocked',
  'passwordWrong',
  'identityNeeded',
  'tooMany',
  'unconfirmed',
  /** Nobody could sign in without the identity. */
  'lastWayIn',
] as const
/** One of {@link ownDataAnswers}. */
export type OwnDataAnswer = (typeof ownDataAnswers)[number]

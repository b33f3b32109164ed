// What page and server share of the forms about one's own data, without a schema.

const base = '/services/account_service'

/**
 * Where the plain forms are sent, as `application/x-www-form-urlencoded`: `archive` takes nothing; `delete` takes
 * `password`, where the account has one and no identity was shown just now, and `confirmed` as `on`.
 */
export const ownDataFormPaths = {
  archive: `${base}/form/archive`,
  delete: `${base}/form/delete`,
} as const

/** The archive itself, a ZIP: for whoever has just signed in; others are led to that first. */
export const ownArchivePath = `${base}/own_data/archive/file`

/** In the query of the page of settings afterwards: one of {@link ownDataAnswers}. */
export const ownDataQuery = 'ownData'

export const ownDataAnswers = [
  'asked',
  'failed',
  /** Something under way must end first. */
  'blocked',
  'passwordWrong',
  'identityNeeded',
  'tooMany',
  'unconfirmed',
] as const
/** One of {@link ownDataAnswers}. */
export type OwnDataAnswer = (typeof ownDataAnswers)[number]

// Names that pages and the server share for the personal data forms. No schemas.

const base = '/services/account_service'

/**
 * Where the forms are posted without script, as `application/x-www-form-urlencoded`. `archive` has no fields. `delete` has `password`, if
 * the account has one and no identity was shown just now, and `confirmed` as `on`. `untie` has `password` under the same condition.
 */
export const ownDataFormPaths = {
  archive: `${base}/form/archive`,
  delete: `${base}/form/delete`,
  untie: `${base}/form/untie`,
} as const

/** The archive, a ZIP file. Requires a recent sign-in; other callers are redirected to sign-in. */
export const ownArchivePath = `${base}/own_data/archive/file`

/** Query parameter of the settings page afterwards: one of {@link ownDataAnswers}. */
export const ownDataQuery = 'ownData'

/** The key of the form, such as `untie`, if an answer may belong to several forms. */
export const ownDataFormQuery = 'form'

export const ownDataAnswers = [
  'asked',
  'failed',
  /** Ongoing business must end first. */
  'blocked',
  'passwordWrong',
  'identityNeeded',
  'tooMany',
  'unconfirmed',
  /** Sign-in would no longer be possible without the identity. */
  'lastWayIn',
] as const
/** One of {@link ownDataAnswers}. */
export type OwnDataAnswer = (typeof ownDataAnswers)[number]

// Names that pages, forms without script and multipart endpoints share for errands. No schemas.

const base = '/services/case_management'

/** Updates as `multipart/form-data`, with the names of `caseUpdatePayload` (FAULT-32); `{id}` is the id of the errand. */
export const updateCasePaths = {
  board: `${base}/case/{id}`,
  resident: `${base}/customer/case/{id}`,
} as const

/** A file of an errand or of its rounds. Only the id identifies it; the name is for display (SEC-18). */
export const errandFilePaths = {
  board: `${base}/file/{attachmentId}/{filename}`,
  round: `${base}/file/{attachmentId}/{filename}/rounds`,
  resident: `${base}/customer/file/{attachmentId}/{filename}`,
} as const

/**
 * Where errand forms are posted without script, as `multipart/form-data`: `id`, `version`, `action` (`close`, `update`, `message`,
 * `answer`, `reopen`, `requestReopening`, `rate`, `share`, `unshare`), `text`, `rating`, and the fields of `updateErrand`. After a merge,
 * `merge` lists the conflicting parts (`description`, `alternativeContact`), and `{part}Choice` is `theirs` or `yours`. Redirects to the
 * page of the errand (303).
 */
export const errandFormPath = `${base}/errands/form`

/** The element id of a rejected form, which begins with its errors. */
export const errandFormId = 'errand-form'

/** The booked visit of an errand as a calendar file; 404 while none is booked. */
export const errandVisitPath = `${base}/errands/{id}/visit.ics`

/** The errands of the association as CSV. */
export const boardErrandsCsvPath = `${base}/cases.csv`

/** Query parameters of errand pages in addition to the filter (`writeErrandAddress`). They never contain user input. */
export const errandQuery = {
  /** The completed action: `closed`, `updated`, `sent`, `answered`, `reopened`, `requested`, `rated`, `shared`, `unshared`. */
  done: 'done',
  /** Why the action failed: `conflict`, `changed` (412), `invalid`, `forbidden`, `tooFast`, `failed`. */
  error: 'error',
  /** Once for each invalid field: `{field}:{key}`. */
  field: 'field',
  /** The open form: one of the actions of {@link errandFormPath}. */
  open: 'open',
} as const

/**
 * Unsubscribing from optional e-mails about errands. The page that the e-mail links to asks for confirmation (GET) and applies it (POST,
 * with `token` and `stop`, `true` or `false`). Mail clients unsubscribe with one click (RFC 8058). `?token=` is from the e-mail.
 */
export const errandLetterPaths = {
  page: `${base}/letters/stop`,
  unsubscribe: `${base}/letters/unsubscribe`,
} as const

/**
 * The status page of an errand, for a reporter who cannot open it among their errands: `GET` shows it, `POST` (`application/x-www-form-urlencoded`
 * with `token`, `key`, `text` and `action`, `message` or `answer`) writes. `?token=` is from the e-mail or the receipt.
 */
export const errandStatusPath = `${base}/status`

/** Query parameters of {@link errandStatusPath}. */
export const errandStatusQuery = { token: 'token', site: 'site', sent: 'sent' } as const

/** Query parameters of {@link errandLetterPaths}. */
export const errandLetterQuery = {
  token: 'token',
  /** The key of the site. Required for a subsite on its parent's host. */
  site: 'site',
} as const

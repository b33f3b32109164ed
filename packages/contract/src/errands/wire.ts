// Names that pages, forms without script and the multipart calls for errands share, without a schema.

const base = '/services/case_management'

/** Updates as `multipart/form-data`, with the names of `caseUpdatePayload` (FAULT-32); `{id}` is the errand's. */
export const updateCasePaths = {
  board: `${base}/case/{id}`,
  resident: `${base}/customer/case/{id}`,
} as const

/** A file of an errand or of its rounds: the id decides, the name is for people (SEC-18). */
export const errandFilePaths = {
  board: `${base}/file/{attachmentId}/{filename}`,
  round: `${base}/file/{attachmentId}/{filename}/rounds`,
  resident: `${base}/customer/file/{attachmentId}/{filename}`,
} as const

/**
 * Where forms about an errand are sent where no script does, as `multipart/form-data`: `id`, `version`, `action` (`close`,
 * `update`, `message`, `answer`, `reopen`, `requestReopening`, `rate`, `share`, `unshare`), `text`, `rating`, and the fields of `updateErrand`. After
 * a merge `merge` names the parts that were to be chosen (`description`, `alternativeContact`), and `{part}Choice` is `theirs` or
 * `yours`. Answered by
 * the way to the page of the errand (303).
 */
export const errandFormPath = `${base}/errands/form`

/** The id of a form that came back: what is wrong with it stands first in it. */
export const errandFormId = 'errand-form'

/** A booked visit of an errand as a file for a calendar; 404 while none is booked. */
export const errandVisitPath = `${base}/errands/{id}/visit.ics`

/** The errands of the association as CSV. */
export const boardErrandsCsvPath = `${base}/cases.csv`

/** What stands in the query of the pages of errands beside the filter (`writeErrandAddress`). Nothing typed is among it. */
export const errandQuery = {
  /** What has been done: `closed`, `updated`, `sent`, `answered`, `reopened`, `requested`, `rated`, `shared`, `unshared`. */
  done: 'done',
  /** Why it was not: `conflict`, `changed` (412), `invalid`, `forbidden`, `tooFast`, `failed`. */
  error: 'error',
  /** Once for each wrong field: `{field}:{key}`. */
  field: 'field',
  /** Which form stands open: one of the actions of {@link errandFormPath}. */
  open: 'open',
} as const

/**
 * Letters about errands that somebody can do without: the page that a letter leads to asks (GET) and does it (POST, with
 * `token` and `stop`, `true` or `false`); mail programs stop them with one press (RFC 8058). `?token=` out of the letter.
 */
export const errandLetterPaths = {
  page: `${base}/letters/stop`,
  unsubscribe: `${base}/letters/unsubscribe`,
} as const

/** What stands in the query of {@link errandLetterPaths}. */
export const errandLetterQuery = {
  token: 'token',
  /** The key of the site, which a subsite on its parent's host has to say. */
  site: 'site',
} as const

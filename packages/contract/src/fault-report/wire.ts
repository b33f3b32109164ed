// Names that pages, forms without script and the multipart calls for new reports share, without a schema.

const base = '/services/case_management'

/**
 * New reports as `multipart/form-data`, with the names of `casePayload` and the files themselves (FAULT-31, FAULT-73).
 * Header `Idempotency-Key`. Answered like `submitCaseDraft`. `shareWithBoard=true` lets the board read an errand inside the
 * resident's home.
 */
export const createCasePaths = {
  resident: `${base}/customer/create_case`,
  boardMember: `${base}/create_board_case/v2`,
  boardMemberNoManagement: `${base}/create_board_case_no_management`,
} as const

/**
 * Where the wizard's forms are sent where no script does, as `multipart/form-data`, with the draft's id in the query
 * (`caseQuery.draft`), so that files find their place: the fields of the step, `caseType`, `view`, and which button: `action`
 * is `next`, `previous`, `goTo:{view}`, `search` (of a board's text), `submit`, `abort`, `confirmAbort`, `startNew`,
 * `follow:{errand}`, `removeFile:{id}`. Answered by the way to the next page (303), and back to where it came from where it was not taken.
 */
export const caseFormPath = `${base}/form`

/** What stands in the query of the wizard's pages. Nothing that somebody typed is among it. */
export const caseQuery = {
  /** Once for each wrong field: `{field}:{key}`, the key being a field error of the domain. */
  field: 'field',
  /** Why a report was not taken: `fileSize`, `fileType`, `tooFast`, `failed`. */
  error: 'error',
  /** With `tooFast`: after so many minutes it may be tried again. */
  minutes: 'minutes',
  /** Of which draft a form is. */
  draft: 'draft',
} as const

/** The element that says what was wrong with a form: where a page that comes back begins. */
export const caseTroubleId = 'case-trouble'

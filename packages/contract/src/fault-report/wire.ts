// Names that pages, forms without script and multipart endpoints share for new reports. No schemas.

const base = '/services/case_management'

/**
 * New reports as `multipart/form-data`, with the names of `casePayload` and the files themselves (FAULT-31, FAULT-73).
 * Header `Idempotency-Key`. The answers are those of `submitCaseDraft`. `shareWithBoard=true` allows the board to read an errand inside
 * the resident's home.
 */
export const createCasePaths = {
  resident: `${base}/customer/create_case`,
  boardMember: `${base}/create_board_case/v2`,
  boardMemberNoManagement: `${base}/create_board_case_no_management`,
} as const

/**
 * Where the wizard's forms are posted without script, as `multipart/form-data`, with the draft's id in the query (`caseQuery.draft`) to
 * assign files to it: the fields of the step, `caseType`, `view`, and the button as `action`: `next`, `previous`, `goTo:{view}`, `search`
 * (with a board's text), `submit`, `abort`, `confirmAbort`, `startNew`, `follow:{errand}`, `removeFile:{id}`. Redirects to the next page
 * (303), or back to the same page if the form was rejected.
 */
export const caseFormPath = `${base}/form`

/** Query parameters of the wizard's pages. They never contain user input. */
export const caseQuery = {
  /** Once for each invalid field: `{field}:{key}`, where the key is a field error of the domain. */
  field: 'field',
  /** Why a report was rejected: `fileSize`, `fileType`, `tooFast`, `failed`. */
  error: 'error',
  /** With `tooFast`: minutes until the next attempt is allowed. */
  minutes: 'minutes',
  /** The draft of the form. */
  draft: 'draft',
  /** On the page before the wizard: the board's report was refused, since the caller is signed in as a private person. */
  board: 'board',
} as const

/** Id of the element with a form's errors: the start of a page with a rejected form. */
export const caseTroubleId = 'case-trouble'

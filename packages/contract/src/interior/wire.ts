// Names that pages and forms without script share for interior options. No schemas.

/**
 * Where choices are posted without script. Fields: `residenceId`, `version`, `action` (`save` or `confirm`), and `chosen` once for each
 * chosen option (for `confirm`: as displayed). Redirects to the page (303).
 */
export const interiorFormPath = '/services/interior/form'

/** The confirmation of interior choices, for reading and for download; 404 while nothing is confirmed. */
export const interiorConfirmationPaths = {
  html: '/services/interior/{residenceId}/confirmation.html',
  pdf: '/services/interior/{residenceId}/confirmation.pdf',
} as const

/** Query parameters of the page. */
export const interiorQuery = {
  /** The id of a home; by default the home with most left to do. */
  home: 'id',
  /** The completed action: `saved`, `confirmed`. */
  done: 'done',
  /** Why the action failed: `changed` (412), `closed`, `unknown`, `onlyOne`, `incomplete`, `over`, `failed`. */
  error: 'error',
} as const

/** What the builder orders for the homes of a stage, for the company's own tools. */
export const orderListsPath = '/services/staff/order_lists'

/** A frozen list as a file. Query: `format` (`csv` or `xlsx`). Requires a key of the scope `orders:read`. */
export const orderListFilePath = `${orderListsPath}/{id}/file`

// What pages and forms of the interior share without script: no schema comes along.

/**
 * Where choices are posted without script. Fields: `residenceId`, `version`, `action` (`save` or `confirm`), and `chosen` once
 * for each option that is chosen, or was seen to be. Answered by the way to the page (303).
 */
export const interiorFormPath = '/services/interior/form'

/** The confirmation of a home's interior, to be read and to be kept; 404 while nothing is confirmed. */
export const interiorConfirmationPaths = {
  html: '/services/interior/{residenceId}/confirmation.html',
  pdf: '/services/interior/{residenceId}/confirmation.pdf',
} as const

/** What stands in the query of the page. */
export const interiorQuery = {
  /** The id of a home; the one in which there is most to do if absent. */
  home: 'id',
  /** What has been done: `saved`, `confirmed`. */
  done: 'done',
  /** Why it was not: `changed` (412), `closed`, `unknown`, `onlyOne`, `incomplete`, `over`, `failed`. */
  error: 'error',
} as const

// Names that pages, the server and e-mails share for search alert forms without script. No schemas.

const base = '/services/search_alerts'

/**
 * Where the forms are posted, as `application/x-www-form-urlencoded`:
 * - `start`: `email`, `rhythm`, `kinds` (once for each; all if absent), `search` (the address of a search). Sends an e-mail to confirm the
 *   address.
 * - `confirm` and `stop`: `token` from an e-mail.
 *
 * For signed-in callers:
 * - `save`: `name`, `rhythm`, `kinds`, `search`.
 * - `change`: `id`, with `name`, `rhythm` and `kinds`, or `paused` (`true` or `false`).
 * - `remove` and `restore`: `id`.
 * - `see`: `newsTo` from the list, which marks all changes up to then as seen.
 *
 * Each may have `site`.
 */
export const searchAlertFormPaths = {
  start: `${base}/form/start`,
  confirm: `${base}/form/confirm`,
  stop: `${base}/form/stop`,
  save: `${base}/form/save`,
  change: `${base}/form/change`,
  remove: `${base}/form/remove`,
  restore: `${base}/form/restore`,
  see: `${base}/form/see`,
} as const
/** A key of {@link searchAlertFormPaths}. */
export type SearchAlertForm = keyof typeof searchAlertFormPaths

/**
 * Where mail clients unsubscribe with one click (RFC 8058). Clients that only open the address are redirected to the page that asks for
 * confirmation. `?token=` is from the e-mail.
 */
export const unsubscribePath = `${base}/unsubscribe`

/** Query parameters of the pages that forms and e-mails lead to. They never contain user input. */
export const searchAlertQuery = {
  /** On the start page: the address of the search. */
  search: 'search',
  /** The key of the site. Required for a subsite on its parent's host, also in forms. */
  site: 'site',
  /** The token from an e-mail. */
  token: 'token',
  /** The purpose of an e-mail's link: `confirm` or `stop`. */
  purpose: 'purpose',
  /** One of {@link searchAlertFormsDone}. */
  done: 'done',
  /** The saved search of the action. */
  id: 'id',
  /** Why the action failed: `invalid`, `tooMany`, `tooFast`, `unknown` or `failed`. */
  error: 'error',
  /** Once for each invalid field: `{field}:{key}`, where the key is a field error of the domain. */
  field: 'field',
} as const

/** Completed actions that the page after the form reports. */
export const searchAlertFormsDone = [
  /** A confirmation e-mail was sent. */
  'started',
  'confirmed',
  'stopped',
  /** In My Pages. */
  'saved',
  'changed',
  'paused',
  'resumed',
  'removed',
  'restored',
  'seen',
] as const
/** One of {@link searchAlertFormsDone}. */
export type SearchAlertFormDone = (typeof searchAlertFormsDone)[number]

// What page, server and letters share of following a search where no script sends the forms, without a schema.

const base = '/services/search_alerts'

/**
 * Where the forms are sent, as `application/x-www-form-urlencoded`:
 * - `start`: `email`, `rhythm`, `kinds` (once for each, all where it is absent), `search` (the address of a search). A letter to the address asks whether it is right.
 * - `confirm` and `stop`: `token` out of a letter.
 * - `save`: `name`, `rhythm`, `kinds`, `search`, for whoever is signed in; so are the others:
 * - `change`: `id`, with `name`, `rhythm` and `kinds`, or `paused` (`true` or `false`).
 * - `remove` and `restore`: `id`.
 * - `see`: `newsTo`, as the list said it; nothing of the news so far is new any more.
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
 * Where mail programs stop letters with one press (RFC 8058), and where those that know only the address are led to the page
 * that asks: `?token=` out of the letter.
 */
export const unsubscribePath = `${base}/unsubscribe`

/** What stands in the query of the pages that a form or a letter leads to. Nothing that somebody typed is among it. */
export const searchAlertQuery = {
  /** Of the page that begins: the address of the search. */
  search: 'search',
  /** The key of the site, which a subsite on its parent's host has to say; in forms too. */
  site: 'site',
  /** Out of a letter. */
  token: 'token',
  /** What the link of a letter is for: `confirm` or `stop`. */
  purpose: 'purpose',
  /** One of {@link searchAlertFormsDone}. */
  done: 'done',
  /** The saved search that it was done to. */
  id: 'id',
  /** Why it was not done: `invalid`, `tooMany`, `tooFast`, `unknown` or `failed`. */
  error: 'error',
  /** Once for each wrong field: `{field}:{key}`, the key being a field error of the domain. */
  field: 'field',
} as const

/** What has been done, on the page that says so. */
export const searchAlertFormsDone = [
  /** Look at your mail. */
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

// Names that pages and the server share for orders of printed material. No schemas.

/**
 * Where the form is posted without script, as `application/x-www-form-urlencoded`: `stageId`, `material` (once for each), `name`,
 * `address`, `postalCode`, `city`. Redirects back to the page.
 */
export const printOrderFormPath = '/services/print_orders/form'

/** Query parameters of the page afterwards. They never contain user input. */
export const printOrderQuery = {
  /** The id of the stage whose material was ordered. */
  ordered: 'ordered',
  /** One of {@link printOrderRefusals}. */
  refused: 'refused',
  /** Once for each invalid field: `{field}.{key}`, where the key is a field error of the domain. */
  wrong: 'wrongField',
} as const

export const printOrderRefusals = ['orderedThisMonth', 'gone', 'invalid', 'failed'] as const
/** One of {@link printOrderRefusals}. */
export type PrintOrderRefusal = (typeof printOrderRefusals)[number]

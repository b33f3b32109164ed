// What page and server share of ordering printed material, without a schema.

/**
 * Where the plain form is sent, as `application/x-www-form-urlencoded`: `stageId`, `material` (once for each), `name`, `address`,
 * `postalCode`, `city`. Answered by the way back to the page.
 */
export const printOrderFormPath = '/services/print_orders/form'

/** What stands in the query of the page afterwards. Nothing that somebody typed is among it. */
export const printOrderQuery = {
  /** The id of the stage whose material is on its way. */
  ordered: 'ordered',
  /** One of {@link printOrderRefusals}. */
  refused: 'refused',
  /** Once for each wrong field: `{field}.{key}`, the key being a field error of the domain. */
  wrong: 'wrongField',
} as const

export const printOrderRefusals = ['orderedThisMonth', 'gone', 'invalid', 'failed'] as const
/** One of {@link printOrderRefusals}. */
export type PrintOrderRefusal = (typeof printOrderRefusals)[number]

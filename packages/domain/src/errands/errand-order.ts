// The order of errands.
import { compareValues } from '../search/sort-order.ts'
import type { Errand } from './errand.ts'
import { errandStatusOf } from './errand-statuses.ts'

/** The sort keys of errands: creation date, weight of the status, number, address. */
export const errandSortKeys = ['creationDate', 'status', 'ticketNumber', 'address'] as const
/** One of {@link errandSortKeys}. */
export type ErrandSortKey = (typeof errandSortKeys)[number]

/** An order of errands. */
export interface ErrandOrder {
  readonly by: ErrandSortKey
  readonly descending: boolean
}

/** Newest first (FAULT-59). */
export const defaultErrandOrder: ErrandOrder = { by: 'creationDate', descending: true }

// Å Ä Ö sort after Z, Norwegian Æ and Ø like Ä and Ö; numbers are compared as numbers: "Storgatan 4" before "Storgatan 12".
const last: Readonly<Record<string, string>> = { å: '{', ä: '|', æ: '|', ö: '}', ø: '}' }
const sortable = (text: string): string =>
  text
    .normalize()
    .toLowerCase()
    .replace(/[\u00e5\u00e4\u00e6\u00f6\u00f8]|[0-9]+/g, (found) => last[found] ?? found.padStart(12, '0'))

const sortValues: Readonly<Record<ErrandSortKey, (errand: Errand) => number | string>> = {
  // With NaN, the result would depend on the order of the input.
  creationDate: ({ creationDate }) => creationDate || 0,
  status: ({ status }) => errandStatusOf(status).weight,
  ticketNumber: ({ ticketNumber }) => sortable(ticketNumber),
  address: ({ objectAddress }) => sortable(objectAddress),
}

/**
 * Sorts errands. The order is total: equals are sorted by date (newest first), then by id, so that a list has the same order after a
 * reload.
 */
export const sortErrands = (errands: readonly Errand[], { by, descending }: ErrandOrder): readonly Errand[] =>
  errands
    // The sort value is computed once per errand, not at every comparison.
    .map((errand) => [sortValues[by](errand), errand] as const)
    .sort(
      ([a, one], [b, other]) =>
        (descending ? compareValues(b, a) : compareValues(a, b)) ||
        compareValues(sortValues.creationDate(other), sortValues.creationDate(one)) ||
        compareValues(one.id, other.id),
    )
    .map(([, errand]) => errand)

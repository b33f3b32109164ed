// In which order errands stand.
import { compareValues } from '../search/sort-order.ts'
import type { Errand } from './errand.ts'
import { errandStatusOf } from './errand-statuses.ts'

/** What errands can be sorted by: when they were made, the weight of their status, their number, their address. */
export const errandSortKeys = ['creationDate', 'status', 'ticketNumber', 'address'] as const
/** One of {@link errandSortKeys}. */
export type ErrandSortKey = (typeof errandSortKeys)[number]

/** An order of errands. */
export interface ErrandOrder {
  readonly by: ErrandSortKey
  readonly descending: boolean
}

/** The newest first (FAULT-59). */
export const defaultErrandOrder: ErrandOrder = { by: 'creationDate', descending: true }

// Å Ä Ö stand after Z, Norwegian Æ and Ø beside Ä and Ö; numbers are compared as numbers: "Storgatan 4" before "Storgatan 12".
const last: Readonly<Record<string, string>> = { å: '{', ä: '|', æ: '|', ö: '}', ø: '}' }
const sortable = (text: string): string =>
  text
    .normalize()
    .toLowerCase()
    .replace(/[\u00e5\u00e4\u00e6\u00f6\u00f8]|[0-9]+/g, (found) => last[found] ?? found.padStart(12, '0'))

const sortValues: Readonly<Record<ErrandSortKey, (errand: Errand) => number | string>> = {
  // What is no number would make the order depend on where it stood.
  creationDate: ({ creationDate }) => creationDate || 0,
  status: ({ status }) => errandStatusOf(status).weight,
  ticketNumber: ({ ticketNumber }) => sortable(ticketNumber),
  address: ({ objectAddress }) => sortable(objectAddress),
}

/**
 * Errands in an order. It is total: equals stand by date (the newest first), then by id, so that a list never stands
 * otherwise after a reload.
 */
export const sortErrands = (errands: readonly Errand[], { by, descending }: ErrandOrder): readonly Errand[] =>
  errands
    // What an errand is sorted by is worked out once, and not at every comparison.
    .map((errand) => [sortValues[by](errand), errand] as const)
    .sort(
      ([a, one], [b, other]) =>
        (descending ? compareValues(b, a) : compareValues(a, b)) ||
        compareValues(sortValues.creationDate(other), sortValues.creationDate(one)) ||
        compareValues(one.id, other.id),
    )
    .map(([, errand]) => errand)

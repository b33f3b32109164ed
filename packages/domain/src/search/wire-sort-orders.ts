// Every word for an order that services know, and which of ours it means (specification 1 §3.7, 3 §3).
import type { SortOrder } from './sort-order.ts'
import { isSortOrder, sortOrders } from './sort-order.ts'

/**
 * Other words of the wire for orders of ours. `livingArea` is the smallest area first. Access date has two names:
 * `inhabitDateTimeStamp`, which we write, and `accessDate`, which is read as well.
 */
export const sortOrderAliases = {
  livingArea: 'area:asc',
  'accessDate:asc': 'inhabitDateTimeStamp:asc',
} as const satisfies Readonly<Record<string, SortOrder>>

/** All words that the wire has: our own orders mean themselves, the others are {@link sortOrderAliases}. */
export const wireSortOrders = [...sortOrders, 'livingArea', 'accessDate:asc'] as const
/** One of {@link wireSortOrders}. */
export type WireSortOrder = (typeof wireSortOrders)[number]

/** The order that a word of the wire means; undefined for a word that it does not have. */
export const sortOrderOfWire = (word: unknown): SortOrder | undefined => {
  const known = wireSortOrders.find((candidate) => candidate === word)
  return known === undefined || isSortOrder(known) ? known : sortOrderAliases[known]
}

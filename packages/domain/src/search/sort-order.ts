// The orders in which homes can be listed (specification 3 §3), with the exact words that the wire and the URL use.

/** Every order that pages offer; what else the wire may say is in `wireSortOrders`. */
export const sortOrders = [
  '',
  'price:asc',
  'price:desc',
  'area:asc',
  'area:desc',
  'inhabitDateTimeStamp:asc',
  'inhabitDateTimeStamp:desc',
] as const

/** The empty one is "recommended". */
export type SortOrder = (typeof sortOrders)[number]

/** Whether a text is one of {@link sortOrders}. */
export const isSortOrder = (value: string): value is SortOrder =>
  (sortOrders as readonly string[]).includes(value)

// The orders of a list of homes, with the exact words of wire and URL (SEARCH-7).

import type { DisposalForm } from '../homes/enumerations.ts'
import type { Money } from '../money/money.ts'
import { noMoney } from '../money/money.ts'

/** The orders of all lists: homes, premises, and homes that their owners sell. */
export const plainSortOrders = [
  '',
  'price:asc',
  'price:desc',
  'area:asc',
  'area:desc',
  'inhabitDateTimeStamp:asc',
  'inhabitDateTimeStamp:desc',
] as const
/** One of {@link plainSortOrders}. */
export type PlainSortOrder = (typeof plainSortOrders)[number]

/** Every order of the home search; other words of the wire are parsed by {@link sortOrderOfWire}. */
export const sortOrders = [...plainSortOrders, 'sunHours:desc'] as const

/** The empty one is "recommended". */
export type SortOrder = (typeof sortOrders)[number]

/** Whether a text is one of {@link sortOrders}. */
export const isSortOrder = (value: string): value is SortOrder =>
  (sortOrders as readonly string[]).includes(value)

/**
 * The order for a word of the wire; undefined for an unknown word. Our own orders map to themselves, `livingArea` is the smallest area
 * first, and the access date has a second name (SEARCH-7).
 */
export const sortOrderOfWire = (word: unknown): SortOrder | undefined => {
  if (word === 'livingArea') return 'area:asc'
  if (word === 'accessDate:asc') return 'inhabitDateTimeStamp:asc'
  return sortOrders.find((order) => order === word)
}

/** The facts that orders compare. */
export interface SortFacts {
  readonly area: number
  readonly price?: Money
  readonly totalPrice?: Money
  readonly disposalForm?: DisposalForm
  /** Of a rental, its rent. */
  readonly monthlyFee?: Money
  readonly inhabitDate?: string
  /** A day, in summer. */
  readonly sunHours?: number
}

/**
 * Numbers by size, and texts by their code units: the same order in every engine and language. Below 0 if `a` comes first, above 0 if `b`
 * does, 0 for the same value.
 */
export const compareValues = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The facts that decide price and rent. */
export type AmountFacts = Pick<SortFacts, 'price' | 'totalPrice' | 'disposalForm' | 'monthlyFee'>

/** The price for filters and orders: with the share of loans if there is one (Finland). Services send 0 if none is set. */
export const searchedPrice = ({ price = noMoney, totalPrice = price }: AmountFacts): Money => totalPrice

/** The monthly rent of a rental without a price; 0 for every other home. */
export const searchedRent = (home: AmountFacts): Money =>
  searchedPrice(home) <= 0 && home.disposalForm === 'tenancy' ? (home.monthlyFee ?? noMoney) : noMoney

const known = (amount: Money): Money | undefined => (amount > 0 ? amount : undefined)

/** By price, then rentals by their rent, and those with neither last, in both directions. */
const factsOf: Readonly<Record<string, readonly ((thing: SortFacts) => number | string | undefined)[]>> = {
  price: [(thing) => known(searchedPrice(thing)), (thing) => known(searchedRent(thing))],
  area: [({ area }) => area],
  sunHours: [({ sunHours }) => sunHours],
  inhabitDateTimeStamp: [({ inhabitDate }) => inhabitDate],
}

/** Compares two items by the chosen order; unknown values come last in both directions. 0 for "recommended". */
export const compareAsChosen = (sort: SortOrder): ((a: SortFacts, b: SortFacts) => number) => {
  const [name = '', direction] = sort.split(':')
  const facts = factsOf[name] ?? []
  return (first, second) => {
    for (const factOf of facts) {
      const [a, b] = [factOf(first), factOf(second)]
      const isUnknown = Number(a === undefined) - Number(b === undefined)
      if (isUnknown !== 0) return isUnknown
      if (a === undefined || b === undefined) continue
      const compared = direction === 'desc' ? compareValues(b, a) : compareValues(a, b)
      if (compared !== 0) return compared
    }
    return 0
  }
}

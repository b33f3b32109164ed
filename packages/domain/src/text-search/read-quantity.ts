// Parses rooms, prices, rents and areas in everyday notation: "3:a", "2-3 rok", "minst 70 kvm", "under 4 miljoner", "12 000 kr/mån".
import type { RangeFilter } from '../search/range-filters.ts'
import { rangeFilters } from '../search/range-filters.ts'
import type { SearchFilters } from '../search/search-filters.ts'
import type { FilterRanges } from '../sites/site.ts'
import type { QueryToken } from './query-tokens.ts'
import { longestPhrase } from './query-tokens.ts'
import type { SpokenWords } from './spoken-words.ts'

export interface ReadQuantity {
  readonly filter: RangeFilter
  /** Its length in tokens. */
  readonly length: number
  readonly filters: Partial<SearchFilters>
}

type Bound = 'least' | 'most' | undefined

interface Measure {
  readonly filter: RangeFilter
  /** Factor or addend of the number. */
  readonly worth: number
  readonly added: number
  readonly length: number
}

/** Share of the maximum below which an amount without a currency unit is no price, or no rent. */
const leastBare = { price: 0.01, rent: 0.1 } as const
/** Tolerance of an area that has no explicit bound. */
const areaLeeway = 0.1

const measureAt = (tokens: readonly QueryToken[], at: number, words: SpokenWords): Measure | undefined => {
  // "3-rok", "3:a"
  const sign = tokens[at]?.text === '-' || tokens[at]?.text === ':' ? 1 : 0
  const from = at + sign
  const rooms = longestPhrase(tokens, from, words.roomUnits)
  if (rooms > 0) {
    const after = longestPhrase(tokens, from + rooms, words.afterRooms)
    return { filter: 'rooms', worth: 1, added: 0, length: sign + rooms + after }
  }
  const bedrooms = longestPhrase(tokens, from, words.bedroomUnits)
  if (bedrooms > 0) return { filter: 'rooms', worth: 1, added: 1, length: sign + bedrooms }
  const area = longestPhrase(tokens, from, words.areaUnits)
  if (area > 0) return { filter: 'area', worth: 1, added: 0, length: sign + area }
  const worth = words.amounts.get(tokens[from]?.text ?? '')
  if (worth === undefined) return undefined
  // "4 miljoner kronor"
  const currency = worth > 1 && words.amounts.get(tokens[from + 1]?.text ?? '') === 1 ? 1 : 0
  return { filter: 'price', worth, added: 0, length: sign + 1 + currency }
}

const boundsOf = (
  { filter, worth, added }: Omit<Measure, 'length'>,
  numbers: readonly number[],
  bound: Bound,
  ranges: FilterRanges,
): Partial<SearchFilters> => {
  const { min, max } = rangeFilters[filter]
  const range = ranges[filter]
  const within = (value: number) => Math.min(Math.max(Math.round(value), range.min), range.max)
  const values = numbers.map((number) => number * worth + added)
  const [low = 0, high = low] = [...values].sort((a, b) => a - b)
  if (values.length > 1) return { [min]: within(low), [max]: within(high) }
  if (bound === 'least') return { [min]: within(low) }
  if (bound === 'most' || filter === 'price' || filter === 'rent') return { [max]: within(low) }
  const leeway = filter === 'area' ? low * areaLeeway : 0
  return { [min]: within(low - leeway), [max]: within(low + leeway) }
}

/** A home named by its rooms: "trea", "kolmio". */
const namedRoomsAt = (tokens: readonly QueryToken[], at: number, words: SpokenWords) => {
  for (const [place, phrases] of words.homesByRooms.entries()) {
    const length = longestPhrase(tokens, at, phrases)
    if (length > 0) return { rooms: place + 1, length }
  }
  return undefined
}

/** A number in digits or words. */
const numberAt = (
  tokens: readonly QueryToken[],
  at: number,
  { numbers }: SpokenWords,
): number | undefined => {
  const token = tokens[at]
  return token?.value ?? numbers.get(token?.text ?? '')
}

const boundBefore = (tokens: readonly QueryToken[], at: number, words: SpokenWords) => {
  const max = longestPhrase(tokens, at, words.atMost)
  const least = longestPhrase(tokens, at, words.atLeast)
  const bound: Bound = max > least ? 'most' : least > 0 ? 'least' : undefined
  return { bound, length: Math.max(max, least) }
}

const boundAfter = (tokens: readonly QueryToken[], at: number, words: SpokenWords) => {
  const more = longestPhrase(tokens, at, words.orMore)
  const less = longestPhrase(tokens, at, words.orLess)
  const bound: Bound = more > less ? 'least' : less > 0 ? 'most' : undefined
  return { bound, length: Math.max(more, less) }
}

/**
 * The quantity that begins at a token; undefined if there is none.
 *
 * @param isLet whether the text is about rentals: amounts that are small enough are rents.
 */
export const readQuantity = (
  tokens: readonly QueryToken[],
  at: number,
  words: SpokenWords,
  ranges: FilterRanges,
  isLet: boolean,
): ReadQuantity | undefined => {
  const before = boundBefore(tokens, at, words)
  let next = at + before.length

  const named = namedRoomsAt(tokens, next, words)
  if (named) {
    next += named.length
    const after = boundAfter(tokens, next, words)
    const measure = { filter: 'rooms', worth: 1, added: 0 } as const
    const filters = boundsOf(measure, [named.rooms], before.bound ?? after.bound, ranges)
    return { filter: 'rooms', length: next + after.length - at, filters }
  }

  // "kr 5 000 000"
  const currency = words.amounts.get(tokens[next]?.text ?? '') === 1 ? 1 : 0
  next += currency
  const first = numberAt(tokens, next, words)
  if (first === undefined) return undefined
  const isWord = tokens[next]?.value === undefined
  next += 1
  const own = measureAt(tokens, next, words)
  next += own?.length ?? 0
  const separator = longestPhrase(tokens, next, words.rangeWords)
  const second = separator > 0 ? numberAt(tokens, next + separator, words) : undefined
  const ending = second === undefined ? undefined : measureAt(tokens, next + separator + 1, words)
  const isRange =
    second !== undefined && ending !== undefined && (own === undefined || own.filter === ending.filter)
  if (isRange) next += separator + 1 + ending.length
  const leastAmount = isLet ? ranges.rent.max * leastBare.rent : ranges.price.max * leastBare.price
  const isBarePrice = !isWord && (currency > 0 || first >= leastAmount)
  const bare = isBarePrice ? ({ filter: 'price', worth: 1, added: 0 } as const) : undefined
  const measure = (isRange ? ending : own) ?? bare
  if (!measure) return undefined
  const numbers = isRange ? [first * ((own?.worth ?? measure.worth) / measure.worth), second] : [first]
  const isAmount = measure.filter === 'price'
  const monthly = isAmount ? longestPhrase(tokens, next, words.perMonth) : 0
  next += monthly
  const isRent =
    isAmount && (isLet || monthly > 0) && numbers.every((number) => number * measure.worth <= ranges.rent.max)
  const filter = isRent ? 'rent' : measure.filter
  const after = boundAfter(tokens, next, words)
  return {
    filter,
    length: next + after.length - at,
    filters: boundsOf({ ...measure, filter }, numbers, before.bound ?? after.bound, ranges),
  }
}

// Parses a typed text as a search for homes: "3 rok göteborg balkong under 4 miljoner".
import type { RangeFilter } from '../search/range-filters.ts'
import { rangeFilters } from '../search/range-filters.ts'
import type { ChoiceFilter, SearchFilters } from '../search/search-filters.ts'
import { choiceFilterNames, defaultFilters, isChanged } from '../search/search-filters.ts'
import type { FilterRanges, Locale } from '../sites/site.ts'
import { editDistance, forgivenSlips } from './edit-distance.ts'
import type { NamedPlace, PlaceFinder } from './find-place.ts'
import { otherLocalesOf } from './language-words.ts'
import type { Phrase, QueryToken } from './query-tokens.ts'
import { longestPhrase, tokensOf } from './query-tokens.ts'
import { readQuantity } from './read-quantity.ts'
import type { SpokenWords } from './spoken-words.ts'
import { spokenWordsOf } from './spoken-words.ts'

/** The meaning of a part of the text. */
export type UnderstoodKind = RangeFilter | ChoiceFilter | 'place' | 'inhabitDate' | 'viewing'

/** A part of the text, with its meaning. */
export interface UnderstoodPart {
  readonly kind: UnderstoodKind
  /** Its position in the text, in UTF-16 units. */
  readonly from: number
  readonly to: number
  /** The filters of this part only. */
  readonly filters: Partial<SearchFilters>
  /** The name of the place. */
  readonly placeName?: string
}

/** A text as a search for homes. */
export interface UnderstoodQuery {
  /** In the order of the text; empty if no part requests homes. */
  readonly parts: readonly UnderstoodPart[]
  /** The filters of all parts together, the rest at its default. */
  readonly filters: SearchFilters
  /** Words that were not understood, in the order of the text. */
  readonly rest: string
}

/** Required data: the site's language, the ends of its ranges, its places. */
export interface Understanding {
  readonly locale: Locale
  readonly ranges: FilterRanges
  readonly places: PlaceFinder
}

/** What is known while one query is read. `isLet`: it is about rentals. */
type QueryUnderstanding = Understanding & { readonly isLet: boolean }

interface Reading {
  readonly length: number
  readonly part: Omit<UnderstoodPart, 'from' | 'to'> | undefined
}

const kindOfMeaning = (filters: Partial<SearchFilters>): UnderstoodKind =>
  choiceFilterNames.find((name) => name in filters) ?? ('viewing' in filters ? 'viewing' : 'inhabitDate')

const placePart = (places: readonly NamedPlace[]): Reading['part'] => ({
  kind: 'place',
  filters: { tags: places.map(({ url }) => url) },
  placeName: places[0]?.name ?? '',
})

const meaningAt = (
  tokens: readonly QueryToken[],
  at: number,
  { meanings }: SpokenWords,
): Reading | undefined => {
  let best: Reading | undefined
  for (const [phrases, filters] of meanings) {
    const length = longestPhrase(tokens, at, phrases)
    if (length > (best?.length ?? 0)) best = { length, part: { kind: kindOfMeaning(filters), filters } }
  }
  return best
}

/** Shorter words are not distinct enough for typing errors. */
const shortestNear = 6

/** Distance of the tokens from a phrase; more than the forgiven slips of each word if they do not resemble it. */
const phraseDistance = (
  tokens: readonly QueryToken[],
  at: number,
  { words, isBeginning }: Phrase,
): number => {
  let sum = 0
  for (const [number, word] of words.entries()) {
    const typed = tokens[at + number]?.text ?? ''
    const slips = forgivenSlips(typed)
    if (typed === word) continue
    if (word[0] !== typed[0] || Math.max(word.length, typed.length) < shortestNear) return Infinity
    // Of a beginning, the typed word may go on.
    const isOpen = isBeginning && number === words.length - 1
    const parts = isOpen ? [typed, typed.slice(0, word.length), typed.slice(0, word.length + 1)] : [typed]
    const distance = Math.min(...parts.map((part) => editDistance(part, word, slips)))
    if (distance > slips) return Infinity
    sum += distance
  }
  return sum
}

/** The one meaning whose phrase resembles the typed words: the longest one, which is the nearest one of its length. */
const nearMeaning = (
  tokens: readonly QueryToken[],
  at: number,
  { meanings }: SpokenWords,
): Reading | undefined => {
  if ((tokens[at]?.text ?? '').length < shortestNear - 1) return undefined
  let length = 0
  let least = Infinity
  let found: Partial<SearchFilters>[] = []
  for (const [phrases, filters] of meanings)
    for (const phrase of phrases) {
      if (phrase.words.length < length) continue
      const distance = phraseDistance(tokens, at, phrase)
      if (distance === Infinity) continue
      if (phrase.words.length > length || distance < least) found = []
      else if (distance > least) continue
      length = phrase.words.length
      least = distance
      found.push(filters)
    }
  const [first] = found
  return first && found.every((filters) => filters === first) && Object.keys(first).length > 0
    ? { length, part: { kind: kindOfMeaning(first), filters: first } }
    : undefined
}

/** A number and its unit in one word, and a suffix: "treroms", "trerumslägenhet", "3-romsleilighet". */
const splitWord = (token: QueryToken, words: SpokenWords): readonly QueryToken[] => {
  for (const [number, value] of words.numbers) {
    if (number.length < 2 || !token.text.startsWith(number)) continue
    const unit = token.text.slice(number.length)
    const { from, to } = token
    const unitToken = { text: unit, from, to }
    if (unit.length > 1 && longestPhrase([unitToken], 0, words.roomUnits) > 0)
      return [{ text: number, value, from, to }, unitToken]
  }
  return [token]
}

const quantityAt = (
  tokens: readonly QueryToken[],
  at: number,
  words: SpokenWords,
  { ranges, isLet }: QueryUnderstanding,
): Reading | undefined => {
  const quantity = readQuantity(tokens, at, words, ranges, isLet)
  return quantity && { length: quantity.length, part: { kind: quantity.filter, filters: quantity.filters } }
}

/** The first of the longest. */
const longest = (readings: readonly (Reading | undefined)[]): Reading | undefined =>
  readings.reduce<Reading | undefined>(
    (best, reading) => (reading === undefined || (best && best.length >= reading.length) ? best : reading),
    undefined,
  )

const isLetters = ({ text, value }: QueryToken): boolean => value === undefined && /^\p{L}/u.test(text)

/** Two words that are one: "rad hus", "rad-hus". */
const joinedAt = (
  tokens: readonly QueryToken[],
  at: number,
  words: SpokenWords,
  places: PlaceFinder,
): Reading | undefined => {
  const second = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
  const [first, last] = [tokens[at], tokens[second]]
  if (!first || !last || !isLetters(first) || !isLetters(last) || words.fillers.has(first.text))
    return undefined
  const joined = [{ ...first, text: `${first.text}${last.text}`, to: last.to }]
  const place = places.at(joined, 0)
  const part = place ? placePart(place.places) : meaningAt(joined, 0, words)?.part
  return part && { length: second + 1 - at, part }
}

/** In the other languages of the visitors of the site: "apartments malmö". */
const foreignAt = (
  tokens: readonly QueryToken[],
  at: number,
  own: SpokenWords,
  understanding: QueryUnderstanding,
): Reading | undefined => {
  if (own.fillers.has(tokens[at]?.text ?? '')) return undefined
  for (const other of otherLocalesOf[understanding.locale]) {
    const words = spokenWordsOf(other)
    const reading = longest([meaningAt(tokens, at, words), quantityAt(tokens, at, words, understanding)])
    if (reading) return reading
  }
  return undefined
}

const readAt = (
  tokens: readonly QueryToken[],
  at: number,
  words: SpokenWords,
  understanding: QueryUnderstanding,
): Reading | undefined => {
  const { places } = understanding
  const place = places.at(tokens, at)
  // A place before a word with the same spelling.
  return (
    longest([
      place && { length: place.length, part: placePart(place.places) },
      meaningAt(tokens, at, words),
      quantityAt(tokens, at, words, understanding),
    ]) ??
    joinedAt(tokens, at, words, places) ??
    foreignAt(tokens, at, words, understanding)
  )
}

const combine = (parts: readonly UnderstoodPart[], ranges: FilterRanges): SearchFilters => {
  const combined: { -readonly [Name in keyof SearchFilters]: SearchFilters[Name] } = defaultFilters(ranges)
  const named = new Set<RangeFilter>()
  for (const { kind, filters } of parts) {
    for (const [name, value] of Object.entries(filters) as [keyof SearchFilters, never][]) {
      const known = combined[name]
      if (Array.isArray(known) && Array.isArray(value))
        Object.assign(combined, { [name]: [...new Set([...known, ...(value as string[])])] })
      // "2 eller 3 rok" in two parts: both.
      else if (named.has(kind as RangeFilter) && kind === 'rooms')
        Object.assign(combined, {
          [name]: name === 'minRooms' ? Math.min(known as number, value) : Math.max(known as number, value),
        })
      else Object.assign(combined, { [name]: value })
    }
    named.add(kind as RangeFilter)
  }
  for (const { min, max } of [rangeFilters.price, rangeFilters.rent, rangeFilters.area])
    if (combined[min] > combined[max]) [combined[min], combined[max]] = [combined[max], combined[min]]
  return combined
}

/** "Lindholmen, Göteborg" is Lindholmen: a wider place next to one inside it only gives its location. */
const narrowPlaces = (parts: readonly UnderstoodPart[]): readonly UnderstoodPart[] => {
  const urls = parts.flatMap(({ filters: { tags = [] } }) => tags)
  const isInside = (url: string) => urls.some((other) => url.startsWith(`${other}/`))
  const hasInside = (url: string) => urls.some((other) => other.startsWith(`${url}/`))
  return parts.map((part) => {
    const { tags } = part.filters
    if (!tags) return part
    // Of places with one name, those in a wider place that is named too.
    const inside = tags.length > 1 && tags.some(isInside) ? tags.filter(isInside) : tags
    return { ...part, filters: { ...part.filters, tags: inside.filter((url) => !hasInside(url)) } }
  })
}

/**
 * Parses the parts of a text that request homes. Never throws; a text without them has no parts.
 *
 * @example understandQuery('3 rok göteborg', { locale: 'sv', ranges, places }).filters // minRooms: 3, maxRooms: 3, tags: […]
 */
export const understandQuery = (text: string, understanding: Understanding): UnderstoodQuery => {
  const words = spokenWordsOf(understanding.locale)
  const tokens = tokensOf(text).flatMap((token) => splitWord(token, words))
  const isLet = tokens.some((_, at) =>
    meaningAt(tokens, at, words)?.part?.filters.disposalForm?.includes('tenancy'),
  )
  const parts: UnderstoodPart[] = []
  const rest: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as QueryToken
    const reading = readAt(tokens, at, words, { ...understanding, isLet })
    if (reading?.part) {
      const last = tokens[at + reading.length - 1] ?? token
      const asksForMore = isChanged(defaultFilters(understanding.ranges), reading.part.filters)
      if (asksForMore) parts.push({ ...reading.part, from: token.from, to: last.to })
      at += reading.length
      continue
    }
    const isWord = /\p{L}|\d/u.test(token.text)
    if (isWord && !words.fillers.has(token.text)) {
      const near = understanding.places.near(token.text)
      const reading = near.length > 0 ? { length: 1, part: placePart(near) } : nearMeaning(tokens, at, words)
      const last = tokens[at + (reading?.length ?? 1) - 1] ?? token
      if (reading?.part) parts.push({ ...reading.part, from: token.from, to: last.to })
      else rest.push(text.slice(token.from, token.to))
      at += reading?.length ?? 1
      continue
    }
    at += 1
  }
  const narrowed = narrowPlaces(parts)
  return { parts: narrowed, filters: combine(narrowed, understanding.ranges), rest: rest.join(' ') }
}

/** The text after one of its parts is removed. */
export const textWithout = (text: string, { from, to }: Pick<UnderstoodPart, 'from' | 'to'>): string =>
  `${text.slice(0, from)} ${text.slice(to)}`.replace(/\s+/g, ' ').trim()

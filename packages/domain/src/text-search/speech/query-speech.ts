// The vocabulary of a language in searches for a home. A phrase is one or several words; one that ends in "*" matches every word with that
// prefix. Phrases of a list are separated by commas.
import type { SearchFilters } from '../../search/search-filters.ts'

export interface QuerySpeech {
  /** Numbers as words, from one on. */
  readonly numbers: string
  /** Units of a number of rooms: "rok", "roms". */
  readonly roomUnits: string
  /** Units of a number of bedrooms: a home has one room more. */
  readonly bedroomUnits: string
  /** Words that may follow the rooms without a meaning: "och kök". */
  readonly afterRooms: string
  /** Words for homes with one room, two rooms and so on, a list each. */
  readonly homesByRooms: readonly string[]
  readonly areaUnits: string
  /** Units of an amount, by their value. */
  readonly amounts: Readonly<Record<string, number>>
  /** After an amount that is a rent: "kr per månad". */
  readonly perMonth: string
  readonly atMost: string
  readonly atLeast: string
  /** The same after the quantity: "eller fler". */
  readonly orMore: string
  readonly orLess: string
  /** Between the two ends of a range: "3 till 4 miljoner". */
  readonly rangeWords: string
  readonly meanings: readonly (readonly [phrases: string, filters: Partial<SearchFilters>])[]
  /** Words without a meaning for the search. */
  readonly fillers: string
}

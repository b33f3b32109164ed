// What the words of a language mean in a search for a home. A phrase is one or several words; one that ends in "*" is met
// by every word that begins so. Phrases of a list are parted by commas.
import type { SearchFilters } from '../../search/search-filters.ts'

export interface QuerySpeech {
  /** Numbers that are written as words, from one on. */
  readonly numbers: string
  /** What follows a number of rooms: "rok", "roms". */
  readonly roomUnits: string
  /** What follows a number of bedrooms: a home has one room more. */
  readonly bedroomUnits: string
  /** What may follow the rooms and says nothing more: "och kök". */
  readonly afterRooms: string
  /** Words for homes with one room, two rooms and so on, a list each. */
  readonly homesByRooms: readonly string[]
  readonly areaUnits: string
  /** What follows an amount, by what it is worth. */
  readonly amounts: Readonly<Record<string, number>>
  readonly atMost: string
  readonly atLeast: string
  /** The same after the quantity: "eller fler". */
  readonly orMore: string
  readonly orLess: string
  /** Between the two ends of a range: "3 till 4 miljoner". */
  readonly rangeWords: string
  readonly meanings: readonly (readonly [phrases: string, filters: Partial<SearchFilters>])[]
  /** Words that ask for nothing. */
  readonly fillers: string
}

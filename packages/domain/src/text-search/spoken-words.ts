// The words of each language, prepared for comparison.
import type { SearchFilters } from '../search/search-filters.ts'
import type { Locale } from '../sites/site.ts'
import { foldText } from './fold-text.ts'
import type { Phrase } from './query-tokens.ts'
import { phrasesOf } from './query-tokens.ts'
import { en } from './speech/en.ts'
import { fi } from './speech/fi.ts'
import { nb } from './speech/nb.ts'
import type { QuerySpeech } from './speech/query-speech.ts'
import { sv } from './speech/sv.ts'

export interface SpokenWords {
  readonly numbers: ReadonlyMap<string, number>
  readonly roomUnits: readonly Phrase[]
  readonly bedroomUnits: readonly Phrase[]
  readonly afterRooms: readonly Phrase[]
  readonly homesByRooms: readonly (readonly Phrase[])[]
  readonly areaUnits: readonly Phrase[]
  readonly amounts: ReadonlyMap<string, number>
  readonly perMonth: readonly Phrase[]
  readonly atMost: readonly Phrase[]
  readonly atLeast: readonly Phrase[]
  readonly orMore: readonly Phrase[]
  readonly orLess: readonly Phrase[]
  readonly rangeWords: readonly Phrase[]
  readonly meanings: readonly (readonly [phrases: readonly Phrase[], filters: Partial<SearchFilters>])[]
  readonly fillers: ReadonlySet<string>
}

const readySpeech = (speech: QuerySpeech): SpokenWords => ({
  numbers: new Map(
    speech.numbers
      .split(', ')
      .flatMap((forms, at) => forms.split('/').map((form) => [foldText(form), at + 1] as const)),
  ),
  roomUnits: phrasesOf(speech.roomUnits),
  bedroomUnits: phrasesOf(speech.bedroomUnits),
  afterRooms: phrasesOf(speech.afterRooms),
  homesByRooms: speech.homesByRooms.map(phrasesOf),
  areaUnits: phrasesOf(speech.areaUnits),
  amounts: new Map(Object.entries(speech.amounts).map(([word, worth]) => [foldText(word), worth])),
  perMonth: phrasesOf(speech.perMonth),
  atMost: phrasesOf(speech.atMost),
  atLeast: phrasesOf(speech.atLeast),
  orMore: phrasesOf(speech.orMore),
  orLess: phrasesOf(speech.orLess),
  rangeWords: phrasesOf(speech.rangeWords),
  meanings: speech.meanings.map(([phrases, filters]) => [phrasesOf(phrases), filters] as const),
  fillers: new Set(speech.fillers.split(', ').map(foldText)),
})

const speeches: Readonly<Record<Locale, QuerySpeech>> = { sv, nb, fi, en }
const ready = new Map<Locale, SpokenWords>()

/** Created with the first call for a language. */
export const spokenWordsOf = (locale: Locale): SpokenWords => {
  const known = ready.get(locale)
  if (known) return known
  const words = readySpeech(speeches[locale])
  ready.set(locale, words)
  return words
}

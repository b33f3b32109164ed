// Texts for the parts of a text search that ask for homes, as worded in the filters.
import type { UnderstoodSearchPart } from '@husrum/application'
import type { ChoiceFilter, InhabitDateCode, SiteDefinition, ViewingFilter } from '@husrum/domain'
import type { Texts } from '../../texts/load-texts.ts'
import { choiceWord } from './filter-words.ts'
import { rangeWords } from './range-words.ts'

export const understoodWords = (
  { kind, min, max, values, placeName }: UnderstoodSearchPart,
  site: SiteDefinition,
  texts: Texts,
): string => {
  const { search } = texts
  switch (kind) {
    case 'price':
    case 'rent':
    case 'rooms':
    case 'area': {
      const range = site.ranges[kind]
      return rangeWords(kind, { min: min ?? range.min, max: max ?? range.max }, site, search)
    }
    case 'place':
      return placeName ?? values.join(', ')
    case 'inhabitDate':
      return search.inhabitDates[Number(values[0]) as InhabitDateCode]
    case 'viewing':
      return search.viewings[values[0] as ViewingFilter]
    default:
      return values.map((value) => choiceWord(kind satisfies ChoiceFilter, value, texts)).join(', ')
  }
}

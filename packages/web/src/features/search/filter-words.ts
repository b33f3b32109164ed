// Texts of filter values, from this feature and the residences.
import type { ChoiceFilter, SiteDefinition } from '@husrum/domain'
import { expandChoice } from '@husrum/domain'
import type { Texts } from '../../texts/load-texts.ts'

export const choiceWord = (filter: ChoiceFilter, value: string, { homes }: Texts): string => {
  const words: Readonly<Record<ChoiceFilter, Readonly<Record<string, string>>>> = {
    residenceType: homes.residenceType,
    disposalForm: homes.disposalForm,
    concepts: homes.concept,
    projectStatus: homes.projectStatus,
    outdoorArea: homes.outdoorArea,
    accessibility: homes.accessibility,
    sun: homes.sunTime,
  }
  return words[filter][value] ?? value
}

/** A selected value with everything that it includes: "Radhus, parhus, villa". */
export const searchedWords = (
  filter: ChoiceFilter,
  value: string,
  texts: Texts,
  site: SiteDefinition,
): string =>
  expandChoice([value], site)
    .map((meant, at) => {
      const word = choiceWord(filter, meant, texts)
      return at === 0 ? word : word.charAt(0).toLowerCase() + word.slice(1)
    })
    .join(', ')

// The words of a filter value, from the texts of this feature and of the residences.
import type { ChoiceFilter } from '@husrum/domain'
import type { Texts } from '../../texts/load-texts.ts'

export const choiceWord = (filter: ChoiceFilter, value: string, { homes }: Texts): string => {
  const words: Readonly<Record<ChoiceFilter, Readonly<Record<string, string>>>> = {
    residenceType: homes.residenceType,
    disposalForm: homes.disposalForm,
    concepts: homes.concept,
    projectStatus: homes.projectStatus,
    outdoorArea: homes.outdoorArea,
  }
  return words[filter][value] ?? value
}

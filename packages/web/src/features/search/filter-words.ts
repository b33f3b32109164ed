// The words of a filter value, from the texts of this feature and of the residences.
import type { ChoiceFilter } from '@husrum/domain'
import type { Texts } from '../../texts/texts.ts'

export const choiceWord = (filter: ChoiceFilter, value: string, { residence }: Texts): string => {
  const words: Readonly<Record<ChoiceFilter, Readonly<Record<string, string>>>> = {
    residenceType: residence.residenceType,
    disposalForm: residence.disposalForm,
    concepts: residence.concept,
    projectStatus: residence.projectStatus,
    outdoorArea: residence.outdoorArea,
  }
  return words[filter][value] ?? value
}

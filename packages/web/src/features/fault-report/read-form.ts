// Values of the fields of a step, read from the form itself, so that pages with and without script agree.
import type {
  CaseBuilding,
  CaseField,
  CaseForm,
  CasePlace,
  CaseView,
  SelectedApartment,
} from '@husrum/domain'
import { caseFieldsOf, emptyCaseForm } from '@husrum/domain'
import type { StepChoices } from './use-choices.ts'

/** Derived from a selection, never typed. */
const derived: readonly CaseField[] = [
  'files',
  'selectedApartment',
  'problemAreaName',
  'problemAreaDetailsName',
  'publicAreaProblem',
  'fullBuilding',
]

const typedIn = (form: HTMLFormElement, data: FormData, field: CaseField): unknown => {
  if (form.elements.namedItem(field) === null) return undefined
  if (typeof emptyCaseForm[field] === 'boolean') return data.has(field)
  const value = data.get(field)
  return typeof value === 'string' ? value : ''
}

/** The part of a selected place that a report stores. */
export const selectedOf = ({ zipCode: _, city: __, ...place }: CasePlace): SelectedApartment => {
  const { buildingType: ___, ...home } = place as Partial<CaseBuilding> & SelectedApartment
  return home
}

/** Values derived from an answer: the selected place, and the names of a room and of a detail. */
const consequences = (
  given: Partial<CaseForm>,
  { places, buildings, rooms, assets, roomNames, assetNames, isCommonArea }: StepChoices,
): Partial<CaseForm> => {
  const { selectedApartmentId: placeId, problemArea: roomId, problemAreaDetails: assetId } = given
  const place = [...places, ...buildings].find(({ id }) => id === placeId)
  const room = rooms.find(({ id }) => id === roomId)
  const asset = assets.find(({ id }) => id === assetId)
  return {
    ...(placeId !== undefined && {
      selectedApartment: place ? selectedOf(place) : null,
      fullBuilding: buildings.some(({ id }) => id === placeId),
    }),
    ...(roomId !== undefined && {
      problemAreaName: room ? roomNames(room) : '',
      publicAreaProblem: isCommonArea && room ? room.key : '',
    }),
    ...(assetId !== undefined && { problemAreaDetailsName: asset ? assetNames(asset) : '' }),
  }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Answers of a step that differ from the known ones, with the values derived from them. */
export const changedFields = (
  element: HTMLFormElement,
  view: CaseView,
  known: CaseForm,
  choices: StepChoices,
): Partial<CaseForm> => {
  const data = new FormData(element)
  const asked = (caseFieldsOf[view] as readonly CaseField[]).filter((field) => !derived.includes(field))
  const given = Object.fromEntries(
    asked
      .map((field) => [field, typedIn(element, data, field)] as const)
      .filter(([field, value]) => value !== undefined && !same(value, known[field])),
  ) as Partial<CaseForm>
  return { ...given, ...consequences(given, choices) }
}

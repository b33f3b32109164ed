// The plain form of a step as fields of the report: selected items are looked up, and their labels in the form ignored.
import type { CaseForm, CaseView, CaseWizard, SelectedApartment } from '@husrum/domain'
import { caseAreaOf, caseFieldsOf, emptyCaseForm, otherAddressChoice } from '@husrum/domain'
import type { FormFields } from '../../platform/http/form-fields.ts'
import { isTicked, textOf } from '../../platform/http/form-fields.ts'
import type { ChoicesOf } from './case-choices.ts'
import type { ReportsOf } from './case-reporter.ts'
import type { CasePlacesOf, KnownPlace } from './postgres-case-places.ts'

/** Filled in by the server, whatever the form contains. */
const lookedUp: readonly string[] = [
  'files',
  'selectedApartment',
  'fullBuilding',
  'problemAreaName',
  'publicAreaProblem',
  'problemAreaDetailsName',
]

const homeOf = ({ place: { zipCode: _, city: __, ...home } }: KnownPlace): SelectedApartment => home

export const readStepFields = async (
  view: CaseView,
  fields: FormFields,
  wizard: CaseWizard,
  whose: ReportsOf,
  { places, choices }: { readonly places: CasePlacesOf; readonly choices: ChoicesOf },
): Promise<Partial<CaseForm>> => {
  const typed: Record<string, unknown> = {}
  for (const field of caseFieldsOf[view]) {
    if (lookedUp.includes(field)) continue
    const empty = emptyCaseForm[field]
    // Browsers do not send unticked checkboxes.
    if (typeof empty === 'boolean') typed[field] = isTicked(fields, field)
    else if (fields.has(field)) typed[field] = textOf(fields, field).replaceAll('\r\n', '\n')
  }
  const given: Partial<CaseForm> = typed
  const asks = (field: keyof CaseForm): boolean => (caseFieldsOf[view] as readonly string[]).includes(field)

  if (asks('selectedApartment') && given.selectedApartmentId !== undefined) {
    const id = given.selectedApartmentId
    const known = id === '' || id === otherAddressChoice ? undefined : await places.find(id, whose)
    const isPublic = known !== undefined && known.kind !== 'home'
    return {
      ...given,
      selectedApartment: known ? homeOf(known) : null,
      selectedApartmentId: known || id === otherAddressChoice ? id : '',
      ...(asks('fullBuilding') && { fullBuilding: isPublic }),
      ...(asks('type') && {
        type: known ? (isPublic ? 'publicSpace' : 'apartment') : given.type || 'apartment',
      }),
    }
  }
  if (asks('problemArea') && given.problemArea !== undefined) {
    const rooms = await choices.roomsFor(wizard, await choices.picked(wizard, whose), whose)
    const room = rooms.find(({ id }) => id === given.problemArea)
    const isPublic = caseAreaOf(wizard.form) === 'CommonAreas'
    return {
      ...given,
      problemArea: room?.id ?? '',
      problemAreaName: room?.name ?? '',
      publicAreaProblem: isPublic ? (room?.key ?? '') : '',
    }
  }
  if (asks('problemAreaDetails') && given.problemAreaDetails !== undefined) {
    const { asset } = await choices.detail(
      wizard,
      await choices.picked(wizard, whose),
      whose,
      given.problemAreaDetails,
    )
    return { ...given, problemAreaDetails: asset?.id ?? '', problemAreaDetailsName: asset?.name ?? '' }
  }
  return given
}

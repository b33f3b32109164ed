// What the wizard says of fields, steps, rooms and moments, out of the texts.
import type {
  CaseBuildingType,
  CaseField,
  CaseForm,
  CaseType,
  CaseView,
  CaseWizard,
  CaseWizardView,
  FieldIssue,
  SelectedApartment,
  SiteDefinition,
} from '@husrum/domain'
import { caseViews, mayShareCase, wallClockOf } from '@husrum/domain'
import type { CaseFieldError, FaultReportTexts } from '../../texts/sv/fault-report.ts'

export const legendOf = (view: CaseView, { legends }: FaultReportTexts): string => legends[view]

/** Whether a resident is asked to share the report: only a home with a board has a board to share it with. */
export const asksToShare = (caseType: CaseType, form: CaseForm): boolean =>
  mayShareCase(caseType, form) && form.selectedApartment?.hasBoard === true

/** The element that stands for a field: where its error leads. */
export const fieldId = (field: string): string => `case-${field}`

export const errorOf = (
  { path: [field], key, params = {} }: FieldIssue,
  { errors, missing }: FaultReportTexts,
): string => {
  const words = key === 'required' ? missing[field as CaseField] : undefined
  return words ?? (errors[key as CaseFieldError] ?? errors.invalidInput)(params)
}

/** A room or a detail: its own name, or the word for its key. */
export const nameOf = (
  { name, key }: { readonly name: string; readonly key: string },
  words: Readonly<Record<string, string>>,
): string => name || (words[key] ?? words.other ?? key)

/** "måndag 23 november kl. 14.05": a moment by the country's clocks, in the reader's language. */
export const momentOf = (at: number, { country }: SiteDefinition, { moment }: FaultReportTexts): string => {
  const wallClock = wallClockOf(new Date(at).toISOString(), country)
  if (wallClock === undefined) return ''
  const clock = new Date(wallClock)
  return moment({
    weekday: clock.getUTCDay(),
    day: clock.getUTCDate(),
    month: clock.getUTCMonth() + 1,
    hour: clock.getUTCHours(),
    minute: clock.getUTCMinutes(),
  })
}

/** "14.32", as the country writes a time of the day. */
export const timeOf = (at: number, { country }: SiteDefinition): string => {
  const wallClock = wallClockOf(new Date(at).toISOString(), country)
  return wallClock === undefined ? '' : new Date(wallClock).toISOString().slice(11, 16).replace(':', '.')
}

/** "Steg 3 av 8": empty at the terms, which are not counted. */
export const stepWords = ({ number, steps }: CaseWizardView, { shell }: FaultReportTexts): string =>
  number === 0 ? '' : shell.stepOf(number, steps.length)

/** The title of the browser tab (A11Y-10). */
export const titleOf = (
  wizard: Pick<CaseWizard, 'kind' | 'start' | 'view'>,
  view: CaseWizardView,
  texts: FaultReportTexts,
): string =>
  wizard.kind === 'submitted'
    ? `${texts.sent.heading[wizard.start.caseType]} – ${texts.title}`
    : [stepWords(view, texts), legendOf(wizard.view, texts), texts.title].filter(Boolean).join(' – ')

export const isView = (value: string): value is CaseView => caseViews.some((view) => view === value)

/** One address can be a stairwell, its house and the whole property. */
export const buildingKindOf = ({ id, propertyId, buildingPartId }: SelectedApartment): CaseBuildingType => {
  if (id === propertyId) return 'property'
  return buildingPartId === '' ? 'object' : 'stairs'
}

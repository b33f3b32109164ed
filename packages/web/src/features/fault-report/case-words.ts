// Texts of the wizard for fields, steps, rooms and times.
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

/** Whether the resident is asked to share the report, which requires that the home has a board. */
export const asksToShare = (caseType: CaseType, form: CaseForm): boolean =>
  mayShareCase(caseType, form) && form.selectedApartment?.hasBoard === true

/** Id of the element of a field, which its error links to. */
export const fieldId = (field: string): string => `case-${field}`

export const errorOf = (
  { path: [field], key, params = {} }: FieldIssue,
  { errors, missing }: FaultReportTexts,
): string => {
  const words = key === 'required' ? missing[field as CaseField] : undefined
  return words ?? (errors[key as CaseFieldError] ?? errors.invalidInput)(params)
}

/** The error in the summary of a step, after the name of its field, unless it names the field itself. */
export const summaryErrorOf = (
  issue: FieldIssue,
  texts: FaultReportTexts,
): { readonly label: string; readonly error: string } => {
  const field = issue.path[0] as CaseField
  const label = texts.fields[field]
  const error = errorOf(issue, texts)
  if (issue.key === 'required' && texts.missing[field] !== undefined) return { label: '', error }
  return label.endsWith('?') ? { label: '', error: `${label} ${error}` } : { label, error }
}

/** A room or a detail: its own name, or the text for its key. */
export const nameOf = (
  { name, key }: { readonly name: string; readonly key: string },
  words: Readonly<Record<string, string>>,
): string => name || (words[key] ?? words.other ?? key)

/** "måndag 23 november kl. 14.05": an instant in the country's time zone, in the reader's language. */
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

/** "14.32", in the country's time format. */
export const timeOf = (at: number, { country }: SiteDefinition): string => {
  const wallClock = wallClockOf(new Date(at).toISOString(), country)
  return wallClock === undefined ? '' : new Date(wallClock).toISOString().slice(11, 16).replace(':', '.')
}

/** "Steg 3 av 8": empty for the terms, which are not counted. */
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

// The wizard's steps as data: the steps of each case type, their order, fields and shell.
import type { CaseField } from './case-form.ts'
import type { CaseType } from './case-types.ts'

const contact = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'other',
  'otherFirstName',
  'otherLastName',
  'otherEmail',
  'otherPhone',
] as const satisfies readonly CaseField[]
const residence = ['selectedApartment', 'selectedApartmentId'] as const satisfies readonly CaseField[]
const area = ['problemArea', 'problemAreaName', 'publicAreaProblem'] as const satisfies readonly CaseField[]
const details = ['problemAreaDetails', 'problemAreaDetailsName'] as const satisfies readonly CaseField[]

/**
 * Every view of the wizard with its fields; summaries, notices and the questions and answers have none. The last seven exist for
 * integrators and belong to no case type (FAULT-9).
 */
export const caseFieldsOf = {
  acceptTerms: ['acceptTerms'],
  contactDetails: [...contact, 'boardEmail'],
  contactDetailsWithoutManagement: contact,
  searchResidence: [...residence, 'searchString', 'fullBuilding'],
  compound: ['compoundName', 'compoundNumber', 'isMember'],
  estateAddress: ['address', 'zipCode', 'city', 'object'],
  residentResidenceSelection: ['type', ...residence, 'address', 'zipCode', 'city'],
  problemArea: area,
  problemAreaDetails: details,
  appliances: [],
  description: ['description', 'files', 'sendCopy', 'shareWithBoard'],
  summary: [],
  summaryWithoutManagement: [],
  residentSummary: [],
  selectResidence: residence,
  publicProblemArea: area,
  faq: [],
  residenceProblemArea: area,
  residenceProblemAreaWithoutManagement: area,
  residenceProblemAreaDetails: details,
  residenceProblemAreaDetailsWithoutManagement: details,
} as const satisfies Readonly<Record<string, readonly CaseField[]>>
/** A key of {@link caseFieldsOf}. */
export type CaseView = keyof typeof caseFieldsOf

/** Every {@link CaseView}, in the order of the table. */
export const caseViews = Object.keys(caseFieldsOf) as readonly CaseView[]

/** How the shell around a step behaves. Texts of a site are found under the view's name. */
export interface CaseStep {
  readonly view: CaseView
  /** No progress bar, no step list, no buttons of the wizard. */
  readonly hideShell: boolean
  /** The visible step number does not advance here. */
  readonly doNotCount: boolean
  /** Skipped, unless it has been enabled. */
  readonly optional: boolean
  /** Its buttons Next and Previous have texts of their own. */
  readonly hasOwnButtons: boolean
}

/** The step of a view: the terms hide the shell, the appliances are optional, neither is counted (FAULT-10). */
export const caseStepOf = (view: CaseView): CaseStep => {
  const hideShell = view === 'acceptTerms'
  const optional = view === 'appliances'
  return { view, hideShell, doNotCount: hideShell || optional, optional, hasOwnButtons: optional }
}

const problem = ['problemArea', 'problemAreaDetails', 'appliances', 'description'] as const

/** The steps of each case type, in order (FAULT-9). */
export const caseStepOrder = {
  boardMember: ['acceptTerms', 'contactDetails', 'searchResidence', ...problem, 'summary'],
  boardMemberNoManagement: [
    'acceptTerms',
    'contactDetails',
    'compound',
    'estateAddress',
    ...problem,
    'summaryWithoutManagement',
  ],
  resident: [
    'acceptTerms',
    'contactDetailsWithoutManagement',
    'residentResidenceSelection',
    ...problem,
    'residentSummary',
  ],
} as const satisfies Readonly<Record<CaseType, readonly CaseView[]>>

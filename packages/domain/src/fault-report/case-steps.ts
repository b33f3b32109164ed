// The wizard's steps as data: which come for whom, in which order, what each asks and how it looks.
import type { CaseField } from './case-form.ts'
import type { CaseType } from './case-types.ts'

/** Every view of the wizard (specification 2 §2). The last seven are named there and belong to no row of steps. */
export const caseViews = [
  'acceptTerms',
  'contactDetails',
  'contactDetailsWithoutManagement',
  'searchResidence',
  'compound',
  'estateAddress',
  'residentResidenceSelection',
  'problemArea',
  'problemAreaDetails',
  'appliances',
  'description',
  'summary',
  'summaryWithoutManagement',
  'residentSummary',
  'selectResidence',
  'publicProblemArea',
  'faq',
  'residenceProblemArea',
  'residenceProblemAreaWithoutManagement',
  'residenceProblemAreaDetails',
  'residenceProblemAreaDetailsWithoutManagement',
] as const
/** One of {@link caseViews}. */
export type CaseView = (typeof caseViews)[number]

/** One step: what it asks and how the shell around it behaves. Keys are of the site's texts. */
export interface CaseStep {
  readonly view: CaseView
  readonly title: string
  readonly legendTitle: string
  /** No progress bar, no step list, no buttons of the wizard. */
  readonly hideShell: boolean
  /** The visible step number does not advance here. */
  readonly doNotCount: boolean
  /** Passed over, unless it has been enabled. */
  readonly optional: boolean
  readonly hidePrevious: boolean
  readonly nextText: string
  readonly previousText: string
  /** The fields that it asks. */
  readonly fields: readonly CaseField[]
}

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

/** The fields that each view asks; a summary, a notice and the questions and answers ask none. */
export const caseFieldsOf: Readonly<Record<CaseView, readonly CaseField[]>> = {
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
  description: ['description', 'files', 'sendCopy'],
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
}

/** The step of a view. Steps of both variants have the same keys: the words are each site's own. */
export const caseStepOf = (view: CaseView): CaseStep => {
  const isTerms = view === 'acceptTerms'
  const isAppliances = view === 'appliances'
  const isSummary = /summary/i.test(view)
  return {
    view,
    title: `case.${view}.title`,
    legendTitle: `case.${view}.legend`,
    hideShell: isTerms,
    doNotCount: isTerms || isAppliances,
    optional: isAppliances,
    hidePrevious: isTerms,
    nextText: isSummary ? 'case.submit' : isAppliances ? 'case.appliances.next' : 'case.next',
    previousText: isAppliances ? 'case.appliances.previous' : 'case.previous',
    fields: caseFieldsOf[view],
  }
}

const problem = ['problemArea', 'problemAreaDetails', 'appliances', 'description'] as const

/** The steps of each case type, in their order (specification 2 §2). */
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

// The addresses of the wizard's pages: below the page of fault reports, one for each step of each case type.
import { barePath, routePath } from '../sites/routes.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { CaseView } from './case-steps.ts'
import { caseStepOrder } from './case-steps.ts'
import type { CaseType, CaseVariant } from './case-types.ts'
import { caseTypes, caseVariantOf } from './case-types.ts'

/** A page of the wizard: a step, the confirmation of an abort, or the confirmation of a sent report. */
export type CasePageName = CaseView | 'abort' | 'submitted'

const typeSlugs: Readonly<Record<CaseVariant, Readonly<Record<CaseType, string>>>> = {
  SE: {
    resident: 'boende',
    boardMember: 'styrelse',
    boardMemberNoManagement: 'forening-utan-forvaltning',
  },
  NO: {
    resident: 'beboer',
    boardMember: 'styre',
    boardMemberNoManagement: 'forening-uten-forvaltning',
  },
}

type StepOfTypes = (typeof caseStepOrder)[CaseType][number]

const pageSlugs: Readonly<
  Record<CaseVariant, Readonly<Record<StepOfTypes | 'abort' | 'submitted', string>>>
> = {
  SE: {
    acceptTerms: 'villkor',
    contactDetails: 'kontakt',
    contactDetailsWithoutManagement: 'kontakt',
    searchResidence: 'bostad',
    residentResidenceSelection: 'bostad',
    compound: 'forening',
    estateAddress: 'adress',
    problemArea: 'var',
    problemAreaDetails: 'vad',
    appliances: 'vitvaror',
    description: 'beskriv',
    summary: 'granska',
    summaryWithoutManagement: 'granska',
    residentSummary: 'granska',
    abort: 'avbryt',
    submitted: 'klar',
  },
  NO: {
    acceptTerms: 'vilkar',
    contactDetails: 'kontakt',
    contactDetailsWithoutManagement: 'kontakt',
    searchResidence: 'bolig',
    residentResidenceSelection: 'bolig',
    compound: 'forening',
    estateAddress: 'adresse',
    problemArea: 'hvor',
    problemAreaDetails: 'hva',
    appliances: 'hvitevarer',
    description: 'beskriv',
    summary: 'se-over',
    summaryWithoutManagement: 'se-over',
    residentSummary: 'se-over',
    abort: 'avbryt',
    submitted: 'ferdig',
  },
}

const pagesOf = (caseType: CaseType): readonly (keyof (typeof pageSlugs)['SE'])[] => [
  ...caseStepOrder[caseType],
  'abort',
  'submitted',
]

/**
 * The path of a page of the wizard, or of the case type's own, which redirects to the report's current step. Undefined if the site has no
 * wizard or the case type has no such step.
 *
 * @example caseAddress(sweden, 'resident', 'description') // '/felanmalan/boende/beskriv/'
 */
export const caseAddress = (
  site: SiteDefinition,
  caseType: CaseType,
  page?: CasePageName,
): string | undefined => {
  const variant = caseVariantOf(site)
  const door = routePath(site, 'faultReport')
  if (variant === undefined || door === undefined) return undefined
  const own = `${door}${typeSlugs[variant][caseType]}/`
  if (page === undefined) return own
  const known = pagesOf(caseType).find((each) => each === page)
  return known && `${own}${pageSlugs[variant][known]}/`
}

/** The page at a path of the wizard. */
export interface CasePath {
  readonly caseType: CaseType
  /** Absent for the case type's own path. */
  readonly page?: CasePageName
}

/** Parses {@link caseAddress}, ignoring query and hash. Undefined for anything else. */
export const readCasePath = (site: SiteDefinition, path: string): CasePath | undefined => {
  const bare = barePath(path)
  for (const caseType of caseTypes) {
    if (bare === caseAddress(site, caseType)) return { caseType }
    const page = pagesOf(caseType).find((each) => bare === caseAddress(site, caseType, each))
    if (page) return { caseType, page }
  }
  return undefined
}

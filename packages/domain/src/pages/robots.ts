// Robots directives of a page (PLAT-7).
import type { TagKind } from '../homes/home.ts'
import { isNoindexPath } from '../sites/routes.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { PageTemplateKind } from './template-kinds.ts'
import { templateFamilies } from './template-kinds.ts'

/** The facts of a search that matter to search engines. */
export interface RobotsSearch {
  /** Kinds of the places in the search. */
  readonly tagKinds: readonly TagKind[]
  /** Number of residence types. */
  readonly residenceTypes: number
  /** Number of other filters. */
  readonly otherFilters: number
  readonly isSorted: boolean
}

/** Directives for search engines. */
export interface RobotsDirectives {
  readonly robots: 'index,follow' | 'noindex,follow' | 'noindex,nofollow'
  /** The canonical address: the page's own, or the search with only its place, its residence type, or no filter. */
  readonly canonical: 'self' | 'place' | 'residenceType' | 'search'
}

const indexed: RobotsDirectives = { robots: 'index,follow', canonical: 'self' }
const hiddenTemplates: readonly PageTemplateKind[] = [
  ...templateFamilies.booking,
  ...templateFamilies.myPages,
  'login',
  'forgotPassword',
  'setPassword',
  'changeEmail',
  'identificationReturn',
  'corporateSearch',
  'searchAlert',
  'caseWizard',
  'developerSandbox',
]
/**
 * The directives of a page. Booking, login, password, My Pages, payment and corporate search are hidden, by path or by template; pages of
 * missing content are not indexed. A search is indexed under its own address with one county or municipality, with one residence type, or
 * with no filter; other combinations have the nearest of these as canonical.
 */
export const robotsOf = (
  site: SiteDefinition,
  {
    path,
    template,
    search,
  }: {
    readonly path: string
    readonly template: PageTemplateKind
    readonly search?: RobotsSearch | undefined
  },
): RobotsDirectives => {
  if (isNoindexPath(site, path) || hiddenTemplates.includes(template))
    return { robots: 'noindex,nofollow', canonical: 'self' }
  if (template === 'error' || template.startsWith('notFound'))
    return { robots: 'noindex,follow', canonical: 'self' }
  if (!search) return indexed
  const { tagKinds, residenceTypes, otherFilters, isSorted } = search
  const hasPlace = tagKinds.some((kind) => kind !== 'area')
  const choices = tagKinds.length + residenceTypes
  if (otherFilters === 0 && !isSorted && choices <= 1 && !tagKinds.includes('area')) return indexed
  return {
    robots: 'noindex,follow',
    canonical: hasPlace ? 'place' : residenceTypes === 1 ? 'residenceType' : 'search',
  }
}

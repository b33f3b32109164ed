// Query expansion: what a person picks means more than its word (specification 3 §4.1).
import type {
  Concept,
  DisposalForm,
  OutdoorArea,
  ProjectStatus,
  ResidenceStatus,
  ResidenceType,
} from '../residences/enumerations.ts'
import { searchedStatuses } from '../residences/status-appearance.ts'
import type { SiteDefinition } from '../sites/site.ts'
import { expandDisposalForms, expandOutdoorAreas, expandResidenceTypes } from './choice-expansion.ts'
import { daysAfter, monthsAfter } from './days.ts'
import type { InhabitDateCode, RangeParameter, SearchFilters, ViewingFilter } from './search-filters.ts'
import { rangeFilterNames, rangeFilters } from './search-filters.ts'

/**
 * A search as the catalogue runs it: open bounds are absent, choices expanded, dates worked out. An absent or empty
 * list asks for nothing. Bounds include their own value.
 */
export interface HomeCriteria {
  readonly siteId: number
  readonly statuses: readonly ResidenceStatus[]
  readonly minPrice?: number
  readonly maxPrice?: number
  readonly minRooms?: number
  readonly maxRooms?: number
  readonly minArea?: number
  readonly maxArea?: number
  /** Access on this day or earlier, `yyyy-MM-dd`. */
  readonly inhabitBefore?: string
  /** A viewing from the first instant up to, not including, the second; only the first: any coming one. */
  readonly viewingFrom?: string
  readonly viewingBefore?: string
  readonly residenceTypes?: readonly ResidenceType[]
  readonly disposalForms?: readonly DisposalForm[]
  readonly concepts?: readonly Concept[]
  readonly projectStatuses?: readonly ProjectStatus[]
  readonly outdoorAreas?: readonly OutdoorArea[]
  readonly stageIds?: readonly string[]
  readonly tagIds?: readonly string[]
}

/** The last day of access that a code lets through; undefined for "any time". `today` is `yyyy-MM-dd`. */
export const inhabitBefore = (code: InhabitDateCode, today: string): string | undefined =>
  code === 3 ? undefined : monthsAfter(today, code * 6)

/** The days within which a viewing must fall, from `today` (`yyyy-MM-dd`) on; undefined asks for none. */
export const viewingWindow = (
  viewing: ViewingFilter,
  today: string,
): { readonly from: string; readonly before?: string } | undefined => {
  if (viewing === 'includeAll') return undefined
  if (viewing === 'hasAny') return { from: today }
  return { from: today, before: daysAfter(today, viewing === 'inSevenDays' ? 7 : 30) }
}

/**
 * Turns what a person picked on a site into what the catalogue runs.
 *
 * @param tagIds ids of the places named by `filters.tags`, looked up by the caller.
 * @param today `yyyy-MM-dd`, in the site's own time.
 */
export const expandFilters = (
  filters: SearchFilters,
  { site, tagIds, today }: { site: SiteDefinition; tagIds: readonly string[]; today: string },
): HomeCriteria => {
  const bounds: { -readonly [Name in RangeParameter]?: number } = {}
  for (const name of rangeFilterNames) {
    const { min, max } = rangeFilters[name]
    if (filters[min] > site.ranges[name].min) bounds[min] = filters[min]
    if (filters[max] < site.ranges[name].max) bounds[max] = filters[max]
  }
  const accessDay = inhabitBefore(filters.inhabitDate, today)
  const viewing = viewingWindow(filters.viewing, today)
  return {
    siteId: site.catalogueSiteId,
    statuses: searchedStatuses,
    ...bounds,
    ...(accessDay && { inhabitBefore: accessDay }),
    ...(viewing && { viewingFrom: viewing.from }),
    ...(viewing?.before && { viewingBefore: viewing.before }),
    ...(filters.residenceType.length > 0 && {
      residenceTypes: expandResidenceTypes(filters.residenceType, site),
    }),
    ...(filters.disposalForm.length > 0 && { disposalForms: expandDisposalForms(filters.disposalForm) }),
    ...(filters.concepts.length > 0 && { concepts: filters.concepts }),
    ...(filters.projectStatus.length > 0 && { projectStatuses: filters.projectStatus }),
    ...(filters.outdoorArea.length > 0 && { outdoorAreas: expandOutdoorAreas(filters.outdoorArea) }),
    ...(filters.stageIds.length > 0 && { stageIds: filters.stageIds }),
    ...(tagIds.length > 0 && { tagIds }),
  }
}

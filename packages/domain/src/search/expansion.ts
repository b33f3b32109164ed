// Query expansion: a picked value can include others (SEARCH-6).
import { daysAfter, monthsAfter } from '../calendar/days.ts'
import type {
  Accessibility,
  Concept,
  DisposalForm,
  OutdoorArea,
  ProjectStatus,
  ResidenceStatus,
  ResidenceType,
  SunTime,
} from '../homes/enumerations.ts'
import { searchedStatuses } from '../homes/statuses.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { expandChoice } from './choice-expansion.ts'
import type { GeoSearch } from './geo-search.ts'
import type { RangeBounds } from './range-filters.ts'
import { requestedBounds } from './range-filters.ts'
import type { InhabitDateCode, SearchFilters, ViewingFilter } from './search-filters.ts'

/**
 * A search as the catalogue runs it: open bounds are absent, choices expanded, dates computed. An absent or empty list is no restriction.
 * Bounds include their own value.
 */
export interface HomeCriteria extends Partial<RangeBounds> {
  readonly siteId: number
  readonly statuses: readonly ResidenceStatus[]
  /** Access on this day or earlier, `yyyy-MM-dd`. */
  readonly inhabitBefore?: string
  /** A viewing from the first instant up to, not including, the second; without a second, any coming one. */
  readonly viewingFrom?: string
  readonly viewingBefore?: string
  readonly residenceTypes?: readonly ResidenceType[]
  readonly disposalForms?: readonly DisposalForm[]
  readonly concepts?: readonly Concept[]
  readonly projectStatuses?: readonly ProjectStatus[]
  readonly outdoorAreas?: readonly OutdoorArea[]
  /** All of them. */
  readonly accessibility?: readonly Accessibility[]
  /** At all of these times. */
  readonly sun?: readonly SunTime[]
  readonly stageIds?: readonly string[]
  readonly tagIds?: readonly string[]
  /** The part of the map that contains the home. */
  readonly geoSearch?: GeoSearch
}

/** The last day of access of a code; undefined for "any time". `today` is `yyyy-MM-dd`. */
export const inhabitBefore = (code: InhabitDateCode, today: string): string | undefined =>
  code === 3 ? undefined : monthsAfter(today, code * 6)

const viewingDays: Partial<Record<ViewingFilter, number>> = { inSevenDays: 7, in30Days: 30 }

/** The days within which a viewing must fall, from `today` (`yyyy-MM-dd`) on; undefined for no restriction. */
export const viewingWindow = (
  viewing: ViewingFilter,
  today: string,
): { readonly from: string; readonly before?: string } | undefined => {
  if (viewing === 'includeAll') return undefined
  const days = viewingDays[viewing]
  return { from: today, ...(days && { before: daysAfter(today, days) }) }
}

/** Omits empty restrictions. */
const asked = <Criteria extends object>(criteria: Criteria) =>
  Object.fromEntries(Object.entries(criteria).filter(([, wanted]) => [wanted ?? []].flat().length > 0)) as {
    readonly [Name in keyof Criteria]: Exclude<Criteria[Name], undefined>
  }

/**
 * Turns a visitor's choices on a site into the criteria of the catalogue.
 *
 * @param tagIds ids of the places named by `filters.tags`, looked up by the caller.
 * @param today `yyyy-MM-dd`, in the site's own time.
 */
export const expandFilters = (
  filters: SearchFilters,
  { site, tagIds, today }: { site: SiteDefinition; tagIds: readonly string[]; today: string },
): HomeCriteria => {
  const { accessibility, sun, concepts, stageIds, geoSearch } = filters
  const viewing = viewingWindow(filters.viewing, today)
  return asked({
    siteId: site.catalogueSiteId,
    statuses: searchedStatuses,
    ...requestedBounds(filters, site.ranges),
    inhabitBefore: inhabitBefore(filters.inhabitDate, today),
    viewingFrom: viewing?.from,
    viewingBefore: viewing?.before,
    residenceTypes: expandChoice(filters.residenceType, site),
    disposalForms: expandChoice(filters.disposalForm),
    concepts,
    projectStatuses: filters.projectStatus,
    outdoorAreas: expandChoice(filters.outdoorArea),
    accessibility,
    sun,
    stageIds,
    tagIds,
    geoSearch: geoSearch as GeoSearch,
  })
}

// Query expansion: what a person picks means more than its word (specification 3 §4.1).
import { addDays } from 'date-fns/addDays'
import { addMonths } from 'date-fns/addMonths'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
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
import type { InhabitDateCode, SearchFilters, ViewingFilter } from './search-filters.ts'

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

const isoDay = (date: Date): string => formatISO(date, { representation: 'date' })

/** The last day of access that a code lets through; undefined for "any time". `today` is `yyyy-MM-dd`. */
export const inhabitBefore = (code: InhabitDateCode, today: string): string | undefined => {
  const day = parseISO(today)
  if (code === 0) return today
  if (code === 1) return isoDay(addMonths(day, 6))
  if (code === 2) return isoDay(addMonths(day, 12))
  return undefined
}

/** The days within which a viewing must fall, from `today` (`yyyy-MM-dd`) on; undefined asks for none. */
export const viewingWindow = (
  viewing: ViewingFilter,
  today: string,
): { readonly from: string; readonly before?: string } | undefined => {
  const inDays = (days: number) => ({ from: today, before: isoDay(addDays(parseISO(today), days)) })
  if (viewing === 'hasAny') return { from: today }
  if (viewing === 'inSevenDays') return inDays(7)
  if (viewing === 'in30Days') return inDays(30)
  return undefined
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
  const { price, rooms, area } = site.ranges
  const accessDay = inhabitBefore(filters.inhabitDate, today)
  const viewing = viewingWindow(filters.viewing, today)
  return {
    siteId: site.catalogueSiteId,
    statuses: searchedStatuses,
    ...(filters.minPrice > price.min && { minPrice: filters.minPrice }),
    ...(filters.maxPrice < price.max && { maxPrice: filters.maxPrice }),
    ...(filters.minRooms > rooms.min && { minRooms: filters.minRooms }),
    ...(filters.maxRooms < rooms.max && { maxRooms: filters.maxRooms }),
    ...(filters.minArea > area.min && { minArea: filters.minArea }),
    ...(filters.maxArea < area.max && { maxArea: filters.maxArea }),
    ...(accessDay !== undefined && { inhabitBefore: accessDay }),
    ...(viewing && { viewingFrom: viewing.from }),
    ...(viewing?.before !== undefined && { viewingBefore: viewing.before }),
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

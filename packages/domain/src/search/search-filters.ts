// The filters of the home search (SEARCH-3), with the defaults that mean "anything".
import type {
  Accessibility,
  Concept,
  DisposalForm,
  OutdoorArea,
  ProjectStatus,
  ResidenceType,
  SunTime,
} from '../homes/enumerations.ts'
import {
  accessibilities,
  concepts,
  disposalForms,
  outdoorAreas,
  projectStatuses,
  residenceTypes,
  sunTimes,
} from '../homes/enumerations.ts'
import type { FilterRanges } from '../sites/site.ts'
import type { GeoSearch } from './geo-search.ts'
import type { RangeBounds } from './range-filters.ts'
import { openBounds, openRange, rangeFilterNames } from './range-filters.ts'

/** Access: 0 now, 1 within six months, 2 within one year, 3 any time, the default (SEARCH-3). */
export const inhabitDateCodes = [0, 1, 2, 3] as const
/** One of {@link inhabitDateCodes}. */
export type InhabitDateCode = (typeof inhabitDateCodes)[number]

/** The words of the access filter, each at the position of its code, spelled as on the wire (SEARCH-3). */
export const inhabitDateWords = ['Now', 'InSixMonths', 'InOneYear', 'InMoreThenOneYear'] as const

/** Which viewings a home must have; `includeAll`, the default, requires none (SEARCH-3). */
export const viewingFilters = ['includeAll', 'hasAny', 'inSevenDays', 'in30Days'] as const
/** One of {@link viewingFilters}. */
export type ViewingFilter = (typeof viewingFilters)[number]

/** The filters whose values are picked from a closed set, and that set. */
export const choiceFilters = {
  residenceType: residenceTypes,
  disposalForm: disposalForms,
  concepts,
  projectStatus: projectStatuses,
  outdoorArea: outdoorAreas,
  accessibility: accessibilities,
  sun: sunTimes,
} as const
/** The name of such a filter, as the query has it. */
export type ChoiceFilter = keyof typeof choiceFilters
/** All names of {@link choiceFilters}, in the order in which addresses have them. */
export const choiceFilterNames = Object.keys(choiceFilters) as readonly ChoiceFilter[]

/** Every filter of the home search; unset ones have their default. */
export interface SearchFilters extends RangeBounds {
  readonly inhabitDate: InhabitDateCode
  readonly viewing: ViewingFilter
  readonly residenceType: readonly ResidenceType[]
  readonly disposalForm: readonly DisposalForm[]
  readonly concepts: readonly Concept[]
  readonly projectStatus: readonly ProjectStatus[]
  readonly outdoorArea: readonly OutdoorArea[]
  /** A home must have all of these. */
  readonly accessibility: readonly Accessibility[]
  /** A home must have sun at all of these times. */
  readonly sun: readonly SunTime[]
  readonly stageIds: readonly string[]
  /** Urls of the places to search in; a home in any of them matches. */
  readonly tags: readonly string[]
  /** The part of the map to search in; the default is empty: everywhere. */
  readonly geoSearch: GeoSearch | readonly []
}

/** The filters that match every home: bounds at the range's ends, no choices (SEARCH-4). */
export const defaultFilters = (ranges: FilterRanges): SearchFilters => ({
  ...openBounds(ranges),
  inhabitDate: 3,
  viewing: 'includeAll',
  ...(Object.fromEntries(choiceFilterNames.map((name) => [name, []])) as Record<ChoiceFilter, never[]>),
  stageIds: [],
  tags: [],
  geoSearch: [],
})

/** Whether filters differ from these values. */
export const isChanged = (filters: SearchFilters, values: Partial<SearchFilters>): boolean =>
  (Object.keys(values) as (keyof SearchFilters)[]).some(
    (name) => String(filters[name]) !== String(values[name]),
  )

/** Number of filters that differ from their default; a range counts once, a choice once per value. */
export const countActiveFilters = (filters: SearchFilters, ranges: FilterRanges): number => {
  const { inhabitDate, viewing, geoSearch } = defaultFilters(ranges)
  const singles = [
    { inhabitDate },
    { viewing },
    { geoSearch },
    ...rangeFilterNames.map((name) => openRange(name, ranges)),
  ]
  const lists = [...choiceFilterNames, 'stageIds', 'tags'] as const
  return (
    singles.filter((values) => isChanged(filters, values)).length +
    lists.flatMap((name): readonly string[] => filters[name]).length
  )
}

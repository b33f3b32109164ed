// What a person asks for when they search for a home (specification 3 §3), with the defaults that mean "anything".

import type {
  Concept,
  DisposalForm,
  OutdoorArea,
  ProjectStatus,
  ResidenceType,
} from '../residences/enumerations.ts'
import {
  concepts,
  disposalForms,
  outdoorAreas,
  projectStatuses,
  residenceTypes,
} from '../residences/enumerations.ts'
import type { FilterRanges } from '../sites/site.ts'

/** Access: 0 now, 1 within six months, 2 within one year, 3 any time, the default (specification 3 §3, §4.1). */
export const inhabitDateCodes = [0, 1, 2, 3] as const
/** One of {@link inhabitDateCodes}. */
export type InhabitDateCode = (typeof inhabitDateCodes)[number]

/** Which viewings a home must have; `includeAll`, the default, asks for none (specification 1 §3.7). */
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
} as const
/** The name of such a filter, as the query has it. */
export type ChoiceFilter = keyof typeof choiceFilters
/** All names of {@link choiceFilters}, in the order in which addresses have them. */
export const choiceFilterNames = Object.keys(choiceFilters) as readonly ChoiceFilter[]

/** The filters that are two bounds, and their query names. */
export const rangeFilters = {
  price: { min: 'minPrice', max: 'maxPrice' },
  rooms: { min: 'minRooms', max: 'maxRooms' },
  area: { min: 'minArea', max: 'maxArea' },
} as const
/** The name of such a filter. */
export type RangeFilter = keyof typeof rangeFilters
/** All names of {@link rangeFilters}, in the order in which addresses have them. */
export const rangeFilterNames = Object.keys(rangeFilters) as readonly RangeFilter[]
/** The query name of a bound. */
export type RangeParameter = (typeof rangeFilters)[RangeFilter]['min' | 'max']

/** Every filter of the home search, whole: what nobody chose stands at its default. */
export interface SearchFilters {
  /** Whole units of the site's currency. */
  readonly minPrice: number
  readonly maxPrice: number
  readonly minRooms: number
  readonly maxRooms: number
  /** m² */
  readonly minArea: number
  readonly maxArea: number
  readonly inhabitDate: InhabitDateCode
  readonly viewing: ViewingFilter
  readonly residenceType: readonly ResidenceType[]
  readonly disposalForm: readonly DisposalForm[]
  readonly concepts: readonly Concept[]
  readonly projectStatus: readonly ProjectStatus[]
  readonly outdoorArea: readonly OutdoorArea[]
  readonly stageIds: readonly string[]
  /** Urls of the places to search in; a home in any of them is found. */
  readonly tags: readonly string[]
}

/** The filters that let every home through: bounds at the range's ends, nothing picked (specification 3 §4.1). */
export const defaultFilters = (ranges: FilterRanges): SearchFilters => ({
  minPrice: ranges.price.min,
  maxPrice: ranges.price.max,
  minRooms: ranges.rooms.min,
  maxRooms: ranges.rooms.max,
  minArea: ranges.area.min,
  maxArea: ranges.area.max,
  inhabitDate: 3,
  viewing: 'includeAll',
  residenceType: [],
  disposalForm: [],
  concepts: [],
  projectStatus: [],
  outdoorArea: [],
  stageIds: [],
  tags: [],
})

/** How many filters differ from their default; a range counts once, a choice once a value. */
export const countActiveFilters = (filters: SearchFilters, ranges: FilterRanges): number => {
  const inRanges = rangeFilterNames.filter((name) => {
    const { min, max } = rangeFilters[name]
    return filters[min] !== ranges[name].min || filters[max] !== ranges[name].max
  }).length
  const picked = choiceFilterNames.reduce((sum, name) => sum + filters[name].length, 0)
  return (
    inRanges +
    picked +
    filters.tags.length +
    filters.stageIds.length +
    (filters.inhabitDate === 3 ? 0 : 1) +
    (filters.viewing === 'includeAll' ? 0 : 1)
  )
}

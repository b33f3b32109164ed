// Searches stages themselves, whatever is available in them (`residence/search_stage`, SEARCH-21).
import type { GeoSearch, Money, ProjectStatus, SortOrder, Stage } from '@husrum/domain'
import { compareValues, isWithinGeoSearch } from '@husrum/domain'

/** Criteria for stages. An absent or empty list does not filter. */
export interface StageCriteria {
  readonly siteId: number
  readonly stageIds?: readonly string[]
  /** Of the stage, not of its homes. */
  readonly statuses?: readonly ProjectStatus[]
  readonly tagIds?: readonly string[]
  readonly geoSearch?: GeoSearch
}

/** Without values, everything matches. */
const isWanted = (wanted: readonly string[] | undefined, ...values: readonly string[]): boolean =>
  !wanted?.length || values.some((value) => wanted.includes(value))

/** Whether a stage matches the criteria. */
export const matchesStage = (stage: Stage, criteria: StageCriteria): boolean =>
  stage.siteId === criteria.siteId &&
  isWanted(criteria.stageIds, stage.id) &&
  isWanted(criteria.statuses, stage.status) &&
  isWanted(criteria.tagIds, ...stage.tagIds) &&
  isWithinGeoSearch(stage.geo, criteria.geoSearch)

/** The price that stages are sorted by: including the share of loans if there is one, as for homes. */
const lowestPrice = ({ minTotalPrice, minPrice }: Stage): Money => minTotalPrice ?? minPrice
const highestPrice = ({ maxTotalPrice, maxPrice }: Stage): Money => maxTotalPrice ?? maxPrice

/** A stage has no sun hours of its own: only its homes have. */
const recommended = (a: Stage, b: Stage): number =>
  Number(a.homes === 0) - Number(b.homes === 0) || compareValues(a.inhabitDate, b.inhabitDate)

const comparisons: Readonly<Record<SortOrder, (a: Stage, b: Stage) => number>> = {
  '': recommended,
  'price:asc': (a, b) => lowestPrice(a) - lowestPrice(b),
  'price:desc': (a, b) => highestPrice(b) - highestPrice(a),
  'area:asc': (a, b) => a.minArea - b.minArea,
  'area:desc': (a, b) => b.maxArea - a.maxArea,
  'inhabitDateTimeStamp:asc': (a, b) => compareValues(a.inhabitDate, b.inhabitDate),
  'inhabitDateTimeStamp:desc': (a, b) => compareValues(b.inhabitDate, a.inhabitDate),
  'sunHours:desc': recommended,
}

/**
 * Stages in the orders of homes: by their lowest price and smallest area when ascending, by the highest when not.
 * "Recommended" shows those with homes for sale first. Ties are broken by id, so that paging never repeats one.
 */
export const compareStages =
  (sort: SortOrder): ((a: Stage, b: Stage) => number) =>
  (a, b) =>
    comparisons[sort](a, b) || compareValues(a.id, b.id)

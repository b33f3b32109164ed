// The home search: `@husrum/domain/search`.
export type { AlertHit, AlertKind, FollowedChange, HomeNews, HomeNewsCounts } from './alert-news.ts'
export { alertHitOf, alertKinds, homeNewsCounts, homeNewsOf, isWantedHit } from './alert-news.ts'
export type { AlertRhythm } from './alert-rhythm.ts'
export { alertDueAt, alertRhythms } from './alert-rhythm.ts'
export { expandChoice } from './choice-expansion.ts'
export type { HomeCriteria } from './expansion.ts'
export { expandFilters, inhabitBefore, viewingWindow } from './expansion.ts'
export type { FacetDistribution } from './facets.ts'
export { canFindRentals, countOfOption } from './facets.ts'
export type { GeoQuery, SearchVisitor } from './geo-query.ts'
export { geoQuery } from './geo-query.ts'
export type { GeoArea, GeoBox, GeoSearch } from './geo-search.ts'
export {
  geoBoxAround,
  geoSearchOf,
  isGeoBox,
  isWithinArea,
  isWithinBox,
  isWithinGeoSearch,
  maxGeoCorners,
} from './geo-search.ts'
export { compareHomes, matchesCriteria, orderHomes } from './matches.ts'
export { farness, narrowingAt } from './near.ts'
export {
  bulkLimit,
  maxListedByAddress,
  minSuggestionLength,
  pageSize,
  pageSizeOf,
  pageSizes,
  quickSearchLimit,
  searchDebounce,
  stageHomesLimit,
  tagLimit,
  textSearchPageSize,
} from './paging.ts'
export { compareSuggestions } from './place-order.ts'
export type { RangeBounds, RangeFilter, RangeParameter } from './range-filters.ts'
export { rangeFilterNames, rangeFilters } from './range-filters.ts'
export type { Relaxation } from './relaxations.ts'
export { relaxations } from './relaxations.ts'
export type { AddressProblem, QueryEntries, ReadAddress, SearchState } from './search-address.ts'
export { readSearchAddress, untouchedSearch, writeSearchAddress } from './search-address.ts'
export type {
  ChoiceFilter,
  InhabitDateCode,
  SearchFilters,
  ViewingFilter,
} from './search-filters.ts'
export {
  choiceFilterNames,
  choiceFilters,
  countActiveFilters,
  defaultFilters,
  inhabitDateCodes,
  inhabitDateWords,
  viewingFilters,
} from './search-filters.ts'
export type { IdsRequest } from './search-requests.ts'
export { idsRequests } from './search-requests.ts'
export type { PlainSortOrder, SortOrder } from './sort-order.ts'
export {
  compareValues,
  isSortOrder,
  plainSortOrders,
  searchedPrice,
  searchedRent,
  sortOrderOfWire,
  sortOrders,
} from './sort-order.ts'

// Everything that the domain offers, by name.
export {
  formatArea,
  formatDate,
  formatPrice,
  formatRooms,
  groupThousands,
  noBreakSpace,
  parseWholeNumber,
} from './formatting/formatting.ts'
export type {
  Chrome,
  CountryLink,
  Footer,
  Navigation,
  NotFoundModel,
  NotFoundPage,
  ObjectModel,
  ObjectPage,
  Page,
  PageLink,
  SearchModel,
  SearchPage,
  Seo,
  StartModel,
  StartPage,
} from './pages/page.ts'
export type { TemplateKind } from './pages/template-kinds.ts'
export { isTemplateKind, templateKinds } from './pages/template-kinds.ts'
export { comingShowings } from './residences/coming-showings.ts'
export type {
  CompassDirection,
  Concept,
  DisposalForm,
  ImageSize,
  OutdoorArea,
  ProjectPhase,
  ProjectStatus,
  ResidenceStatus,
  ResidenceType,
} from './residences/enumerations.ts'
export {
  compassDirections,
  concepts,
  disposalForms,
  imageSizes,
  outdoorAreas,
  projectPhases,
  projectStatuses,
  residenceStatuses,
  residenceTypes,
} from './residences/enumerations.ts'
export type { GeoPoint, Home, HomeDetails, OutdoorSpace, Stage, Tag, TagKind } from './residences/home.ts'
export { tagKinds } from './residences/home.ts'
export type { StatusColour } from './residences/status-appearance.ts'
export { searchedStatuses, statusColour, statusColours } from './residences/status-appearance.ts'
export { expandDisposalForms, expandOutdoorAreas, expandResidenceTypes } from './search/choice-expansion.ts'
export type { HomeCriteria } from './search/expansion.ts'
export { expandFilters, inhabitBefore, viewingWindow } from './search/expansion.ts'
export type { FacetDistribution } from './search/facets.ts'
export { countOfOption } from './search/facets.ts'
export { compareHomes, matchesCriteria, searchedPrice } from './search/matches.ts'
export {
  bulkLimit,
  maxListedByAddress,
  minSuggestionLength,
  pageSize,
  searchDebounce,
  tagLimit,
} from './search/paging.ts'
export type { Relaxation } from './search/relaxations.ts'
export { relaxations } from './search/relaxations.ts'
export type { ResultKind } from './search/result-kind.ts'
export { resultKindOfHash, resultKinds } from './search/result-kind.ts'
export type { AddressProblem, QueryEntries, ReadAddress, SearchState } from './search/search-address.ts'
export { readSearchAddress, untouchedSearch, writeSearchAddress } from './search/search-address.ts'
export type {
  ChoiceFilter,
  InhabitDateCode,
  RangeFilter,
  RangeParameter,
  SearchFilters,
  ViewingFilter,
} from './search/search-filters.ts'
export {
  choiceFilterNames,
  choiceFilters,
  countActiveFilters,
  defaultFilters,
  inhabitDateCodes,
  rangeFilterNames,
  rangeFilters,
  viewingFilters,
} from './search/search-filters.ts'
export type { SortOrder } from './search/sort-order.ts'
export { isSortOrder, sortOrders } from './search/sort-order.ts'
export { homeAddressOn } from './sites/home-address.ts'
export { resolveSite } from './sites/resolve-site.ts'
export type {
  CountryCode,
  FilterRange,
  FilterRanges,
  Locale,
  SiteDefinition,
  SiteFeatures,
  SiteFormats,
  SiteKey,
  SiteRoutes,
} from './sites/site.ts'
export { defaultSite, siteById, siteByKey, sites } from './sites/sites.ts'

// Everything that the product can do, and what it needs for it.
export type { Clock } from './clock.ts'
export { ContractBroken, ServiceUnavailable, SessionExpired } from './failures.ts'
export type { LoadedPage, LoadPage } from './pages/load-page.ts'
export { makeLoadPage } from './pages/load-page.ts'
export type { PageAnswer, PageSource } from './pages/page-source.ts'
export type { FindStagesAndAreas } from './search/find-stages-and-areas.ts'
export { makeFindStagesAndAreas } from './search/find-stages-and-areas.ts'
export type {
  FoundArea,
  FoundHomes,
  FoundStagesAndAreas,
  HomesQuery,
  ResidenceCatalogue,
} from './search/residence-catalogue.ts'
export type { HomesFound, SearchHomes, SearchHomesInput } from './search/search-homes.ts'
export { makeSearchHomes } from './search/search-homes.ts'
export type { ShowHomes } from './search/show-homes.ts'
export { makeShowHomes } from './search/show-homes.ts'
export type { SuggestPlaces } from './search/suggest-places.ts'
export { makeSuggestPlaces } from './search/suggest-places.ts'
export type { SuggestedRelaxation, SuggestRelaxations } from './search/suggest-relaxations.ts'
export { makeSuggestRelaxations } from './search/suggest-relaxations.ts'

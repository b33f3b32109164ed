// Everything that the product can do, and what it needs for it.
export type { Clock } from './clock.ts'
export type { ConsentLedger } from './consent/consent-ledger.ts'
export type { CookieJar } from './consent/cookie-jar.ts'
export type { ConsentKeeper, ConsentKeeperTerms, ShownPage } from './consent/keep-consent.ts'
export { makeConsentKeeper } from './consent/keep-consent.ts'
export type { TagEvent, TagManager } from './consent/tag-manager.ts'
export { noTagManager } from './consent/tag-manager.ts'
export type { Defect, DefectDesk } from './defects/defect-desk.ts'
export type { ReportDefect } from './defects/report-defect.ts'
export { makeReportDefect } from './defects/report-defect.ts'
export { ContractBroken, ServiceUnavailable, SessionExpired } from './failures.ts'
export type { EditorsReason, LoadedPage, LoadPage, PageElsewhere } from './pages/load-page.ts'
export { makeLoadPage } from './pages/load-page.ts'
export type { EditNote, PageAnswer, PageSource } from './pages/page-source.ts'
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

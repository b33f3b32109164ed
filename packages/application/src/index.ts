// All use cases of the product, and the ports that they need.
export type {
  AccountService,
  Accounts,
  AuthResult,
  InterestFields,
  OwnSession,
  RegistrationFields,
  TypedForm,
} from './accounts/account-service.ts'
export type {
  BookingPayments,
  BookingSignatures,
  BookingStart,
  BookingStartStatus,
  Bookings,
  BookingWrite,
  PaymentStanding,
  PaymentStarted,
  SigningStanding,
  SigningStart,
  SigningTerms,
  StepForm,
} from './booking/bookings.ts'
export type { ClientError, ClientErrorService } from './client-errors/client-error-service.ts'
export type { ReportClientError } from './client-errors/report-client-error.ts'
export { makeReportClientError } from './client-errors/report-client-error.ts'
export type { Clock } from './clock.ts'
export type { ConsentLedger } from './consent/consent-ledger.ts'
export type {
  ConsentManager,
  ConsentManagerDependencies,
  EarlierPages,
  ShownPage,
} from './consent/consent-manager.ts'
export { makeConsentManager } from './consent/consent-manager.ts'
export type { CookieJar } from './consent/cookie-jar.ts'
export type { HeldEvents } from './consent/held-events.ts'
export { noHeldEvents } from './consent/held-events.ts'
export type { TagEvent, TagManager } from './consent/tag-manager.ts'
export { noTagManager } from './consent/tag-manager.ts'
export type {
  ContactPlace,
  Contacts,
  MessageToContact,
  SeenContacts,
  SentInterest,
  WrittenMessage,
  WrittenOutcome,
} from './contacts/contacts.ts'
export type { Documents } from './documents/documents.ts'
export type {
  BoardSignature,
  ErrandChange,
  ErrandDetails,
  ErrandEvent,
  ErrandMessage,
  ErrandParty,
  Errands,
  ErrandsOverview,
  ErrandsRequest,
  ErrandsSeen,
  ErrandUpdate,
  ErrandUploads,
  LateErrandsSeen,
  StoredErrand,
} from './errands/errands.ts'
export type { Explorer, HouseViews } from './explorer/explorer.ts'
export { makeExplorer } from './explorer/explorer.ts'
export type { ExplorerSource } from './explorer/explorer-source.ts'
export { ContractBroken, ReportAlreadySent, ServiceUnavailable, SessionExpired } from './failures.ts'
export type { CaseDrafts, CasePlaces, CaseSubmission, CaseSubmitter } from './fault-report/fault-reports.ts'
export type { Favourites } from './favourites/favourites.ts'
export { makeFavourites } from './favourites/favourites.ts'
export type { MarkedHomes, MarkedList, MarkedOnDevice } from './favourites/marked-homes.ts'
export type {
  FileContent,
  StopSignal,
  UploadOwner,
  Uploads,
  UploadsOf,
  UploadWatch,
} from './files/uploads.ts'
export { UploadLater, UploadRefused } from './files/uploads.ts'
export type { InspectionChange, Inspections, RemarkUploads } from './inspections/inspections.ts'
export type { InteriorChange, InteriorRefusal, Interiors } from './interior/interiors.ts'
export type { MyPages, OverviewSeen } from './my-pages/my-pages.ts'
export type { News } from './news/news.ts'
export type { NotificationSettings, Notifications } from './notifications/notifications.ts'
export type { OwnArchive, OwnData, OwnDataStanding, OwnIdentity } from './own-data/own-data.ts'
export type { EditorsReason, LoadedPage, LoadPage, PageElsewhere } from './pages/load-page.ts'
export { makeLoadPage } from './pages/load-page.ts'
export type { EditNote, PageResult, PageSource } from './pages/page-source.ts'
export type { Pages } from './pages/pages.ts'
export { makePages } from './pages/pages.ts'
export type {
  PanoramaOutcome,
  PanoramaPictureQuality,
  PanoramaSource,
} from './panoramas/panoramas.ts'
export type { JoinByCode, KeepWishes, Membership, WishedProject, WishesForm } from './payments/membership.ts'
export type { Payments } from './payments/payments.ts'
export type { PremisesCatalogue } from './premises/premises-catalogue.ts'
export type { PremisesSearch } from './premises/premises-search.ts'
export { makePremisesSearch } from './premises/premises-search.ts'
export type { HomesElsewhere, OwnedResidence, OwnedResidences, Residences } from './residences/residences.ts'
export type {
  NamedHomeNews,
  SavedSearches,
  StoredSearch,
  StoredSearches,
} from './saved-searches/saved-searches.ts'
export type { FindStagesAndAreas } from './search/find-stages-and-areas.ts'
export { makeFindStagesAndAreas } from './search/find-stages-and-areas.ts'
export type { MapPlaces } from './search/map-places.ts'
export { makeMapPlaces } from './search/map-places.ts'
export type { ChosenForSearch, RememberSearch } from './search/remember-search.ts'
export type {
  CellsQuery,
  FoundArea,
  FoundCell,
  FoundHomes,
  FoundStagesAndAreas,
  HomesQuery,
  ResidenceCatalogue,
} from './search/residence-catalogue.ts'
export type { Search } from './search/search.ts'
export { makeSearch } from './search/search.ts'
export type { SearchChoices } from './search/search-choices.ts'
export { readPlaceInSearch, readSearchChoices, writeSearchChoices } from './search/search-choices.ts'
export type { SearchDependencies } from './search/search-dependencies.ts'
export type { HomesFound, SearchHomes, SearchHomesInput } from './search/search-homes.ts'
export { makeSearchHomes } from './search/search-homes.ts'
export { searchVisitorOf } from './search/search-visitor.ts'
export type { ShowHomes } from './search/show-homes.ts'
export { makeShowHomes } from './search/show-homes.ts'
export type { ShowMap, ShowMapInput } from './search/show-map.ts'
export { makeShowMap } from './search/show-map.ts'
export type { ShowResales } from './search/show-resales.ts'
export type { ShowStages } from './search/show-stages.ts'
export { makeShowStages } from './search/show-stages.ts'
export type { SuggestPlaces } from './search/suggest-places.ts'
export { makeSuggestPlaces } from './search/suggest-places.ts'
export type { SuggestedRelaxation, SuggestRelaxations } from './search/suggest-relaxations.ts'
export { makeSuggestRelaxations } from './search/suggest-relaxations.ts'
export type { SessionManagerDependencies } from './sessions/make-session-manager.ts'
export { makeSessionManager } from './sessions/make-session-manager.ts'
export type { SessionLock } from './sessions/session-lock.ts'
export type { SessionEnd, SessionManager, SessionView } from './sessions/session-manager.ts'
export type { RefreshResult, SessionService, SessionState } from './sessions/session-service.ts'
export type { SessionToken } from './sessions/session-token.ts'
export type { TokenChange, TokenStore } from './sessions/token-store.ts'
export type {
  HostedShowing,
  OpenShowing,
  RegisterAtShowing,
  ShowingFacts,
  ShowingGuest,
  ShowingPlaceAnswer,
  Showings,
  ShowingsSeen,
  ShowingTicket,
  ShowingVisitorForm,
} from './showings/showings.ts'
export type { CompleteSignIn, SignInCompletion } from './sign-in/complete-sign-in.ts'
export { destinationOf, makeCompleteSignIn } from './sign-in/complete-sign-in.ts'
export type { GiveSiteConsent } from './sign-in/give-site-consent.ts'
export { makeGiveSiteConsent } from './sign-in/give-site-consent.ts'
export type {
  Identification,
  Identify,
  IdentifyOptions,
  IdentityOutcome,
  IdentityWayBack,
} from './sign-in/identify.ts'
export { makeIdentify } from './sign-in/identify.ts'
export type { IdentityReport, IdentityService, IdentityStart } from './sign-in/identity-service.ts'
export type { SignIn, SignInDependencies } from './sign-in/sign-in.ts'
export { makeSignIn } from './sign-in/sign-in.ts'
export type { FindQuickly } from './text-search/find-quickly.ts'
export { makeFindQuickly } from './text-search/find-quickly.ts'
export type { FindTexts, TextSearchDependencies } from './text-search/find-texts.ts'
export { makeFindTexts } from './text-search/find-texts.ts'
export type { TextSearch } from './text-search/text-search.ts'
export { makeTextSearch } from './text-search/text-search.ts'
export type {
  FoundTexts,
  TextHit,
  TextMark,
  TextSearchService,
  UnderstoodSearch,
  UnderstoodSearchPart,
} from './text-search/text-search-service.ts'
export type { RecentlyViewed } from './visits/recently-viewed.ts'
export { makeRecentlyViewed } from './visits/recently-viewed.ts'
export type { Visit, Visits } from './visits/visits.ts'

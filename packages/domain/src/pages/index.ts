// Pages: templates, links, modals, when a page is fetched, and directives for search engines.
export type {
  Block,
  CardsBlock,
  ContactBlock,
  ContentCard,
  ContentForm,
  ContentLink,
  FactsBlock,
  FaqBlock,
  FormBlock,
  ImageBlock,
  LinksBlock,
  ListedPage,
  ListingBlock,
  PlacedBlock,
  QuoteBlock,
  TextBlock,
  VideoBlock,
  VideoProvider,
} from './block.ts'
export { contentForms, videoProviders } from './block.ts'
export type { HashDialog, HashLink } from './hash-link.ts'
export { isDialogHash, readHash } from './hash-link.ts'
export type { LinkKind } from './link-kind.ts'
export { linkKind } from './link-kind.ts'
export type { ModalOptions, ModalsEffect, ModalsEvent, ModalsState, OpenModal } from './modals.ts'
export { initialModals, stepModals } from './modals.ts'
export type { CrisisBanner } from './notices.ts'
export {
  crisisBannerDismissal,
  crisisBannerKey,
  isBannerShown,
  isJubilee,
  showsRedirectMessage,
} from './notices.ts'
export type {
  BookingWithdrawalModel,
  BookingWithdrawalPage,
  CaseWizardPage,
  Chrome,
  ClickToBuyModel,
  ClickToBuyPage,
  ContentModel,
  ContentPage,
  ContentTemplateKind,
  CountryLink,
  ExplorerCover,
  FaultReportModel,
  FaultReportPage,
  Footer,
  MapTiles,
  MenuLink,
  Navigation,
  NotFoundModel,
  NotFoundPage,
  NotFoundPremisesModel,
  NotFoundPremisesPage,
  ObjectModel,
  ObjectPage,
  Page,
  PageExtras,
  PageLink,
  PremisesObjectModel,
  PremisesObjectPage,
  ResidenceExplorerModel,
  ResidenceExplorerPage,
  SearchHead,
  SearchHeads,
  SearchModel,
  SearchPage,
  Seo,
  SiteContact,
  StageDetails,
  StageModel,
  StagePage,
  StartModel,
  StartPage,
  SuccessionStageModel,
  SuccessionStagePage,
  Surrounding,
} from './page.ts'
export { ownModelTemplates, placesInHead, surroundingKinds } from './page.ts'
export { shouldFetchPage } from './page-change.ts'
export type { PageContinuation, PageOutcome, PageScroll, ReloadFacts } from './page-load.ts'
export {
  afterPageLoad,
  reloadDecision,
  scrollOnPageChange,
} from './page-load.ts'
export type { ResultKind, ResultView } from './result-kind.ts'
export { namedResultKind, resultKindOfHash, resultKinds, viewOfHash } from './result-kind.ts'
export { comeBackQuery, identityAddress, loginAddress, safeReturnPath } from './return-path.ts'
export type { ReturningFlow, ReturningFlowHandle } from './returning-flow.ts'
export { returningFlowOf } from './returning-flow.ts'
export type { RobotsDirectives, RobotsSearch } from './robots.ts'
export { robotsOf } from './robots.ts'
export type { PageTemplateKind, TemplateFamily, TemplateKind } from './template-kinds.ts'
export {
  isAboutPlace,
  pageTemplateKinds,
  reportedErrorOf,
  templateFamilies,
  templateKindOf,
} from './template-kinds.ts'
export type { ScriptedPage } from './third-party-scripts.ts'
export { isCampaignParameter, mayRunThirdPartyScripts } from './third-party-scripts.ts'
export type { ViewModelPath } from './view-model-path.ts'
export { viewModelPath } from './view-model-path.ts'

// Pages: their templates, what their addresses ask for, when they are fetched, and what search engines are told.
export type { HashDialog, HashLink } from './hash-link.ts'
export { isHashKept, modalHash, readHash } from './hash-link.ts'
export type { LinkKind } from './link-kind.ts'
export { linkKind, linkKinds } from './link-kind.ts'
export type { ModalOptions, ModalsEffect, ModalsEvent, ModalsState, OpenModal } from './modals.ts'
export { modalsStep, noModals } from './modals.ts'
export type { CrisisBanner } from './notices.ts'
export {
  crisisBannerDismissal,
  crisisBannerKey,
  isBannerShown,
  isJubilee,
  showsRedirectMessage,
} from './notices.ts'
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
  PageExtras,
  PageLink,
  SearchModel,
  SearchPage,
  Seo,
  StartModel,
  StartPage,
} from './page.ts'
export type { PageContinuation, PageOutcome, PageScroll, ReloadFacts } from './page-load.ts'
export {
  afterPageLoad,
  minReloadIntervalMs,
  reloadDecision,
  scrollOnPageChange,
  selfComposedRoutes,
  shouldFetchPage,
} from './page-load.ts'
export { loginAddress, maxReturnPathLength, returnRoutes, safeReturnPath } from './return-path.ts'
export type { ReturningFlow, ReturningFlowHandle } from './returning-flow.ts'
export { returningFlowHandles, returningFlowOf } from './returning-flow.ts'
export type { RobotsAnswer, RobotsSearch } from './robots.ts'
export { robotsOf } from './robots.ts'
export type { NamedTemplate, PageTemplateKind, TemplateFamily, TemplateKind } from './template-kinds.ts'
export {
  isTemplateKind,
  pageTemplateKinds,
  reportedErrorOf,
  templateFamilies,
  templateFamilyOf,
  templateKindOf,
  templateKinds,
} from './template-kinds.ts'
export type { ViewModelPath } from './view-model-path.ts'
export { maxViewModelPathLength, viewModelPath } from './view-model-path.ts'

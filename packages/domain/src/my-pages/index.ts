// My Pages: the menus and the timeline.
export {
  inspectionsAddress,
  interiorAddress,
  paymentAddress,
  residenceAddress,
  residenceQuery,
} from './home-pages.ts'
export type { ActiveHome, MyPagesEntry, MyPagesFacts, MyPagesMenu, MyPagesSection } from './menu.ts'
export { activeHomeOf, isErrandsUnlockedBy, myPagesMenu } from './menu.ts'
export type {
  ComingKind,
  FreshKind,
  MyPagesOverview,
  NextStepKind,
  OverviewItem,
} from './next-steps.ts'
export { comingKinds, freshKinds, nextStepKinds, nextSteps, overviewOf } from './next-steps.ts'
export type { OverviewDayKind, OverviewFact, OverviewHome, OverviewPartName } from './overview-facts.ts'
export { overviewDayKinds, overviewPartNames } from './overview-facts.ts'
export type { PageBesideMenu } from './pages-beside-menu.ts'
export { markedEntry, pagesUnder } from './pages-beside-menu.ts'
export type { TimelineFacts, TimelineState, TimelineStep } from './timeline.ts'
export { timelineOf, timelinePath, timelineStepAt, timelineSteps } from './timeline.ts'
export type { UserMenuItem } from './user-menu.ts'
export { favouritesAnchor, favouritesButton, userMenu } from './user-menu.ts'

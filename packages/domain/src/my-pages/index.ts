// My Pages: the menus, the timeline, and what the overview, documents and payments show first.
export type { DocumentAction, DocumentStatus, UserDocument } from './documents.ts'
export {
  documentActionOf,
  documentActions,
  documentColour,
  documentStatuses,
  documentTemplate,
  sortDocuments,
} from './documents.ts'
export { errandsUnlock, isErrandsUnlockedBy } from './entry-date.ts'
export type { ActiveHome, MyPagesEntry, MyPagesFacts, MyPagesMenu, MyPagesSection } from './menu.ts'
export { myPagesMenu } from './menu.ts'
export type { MyPagesTemplate, PageBesideMenu } from './pages-beside-menu.ts'
export { markedEntry, pagesUnder } from './pages-beside-menu.ts'
export type { PaymentListItem, PaymentWord } from './payment-list.ts'
export { paymentAppearance, sortPaymentList } from './payment-list.ts'
export type { TimelineFacts, TimelineState, TimelineStep } from './timeline.ts'
export { timelineOf, timelinePath, timelineStates, timelineStepAt, timelineSteps } from './timeline.ts'
export type { UserMenuItem } from './user-menu.ts'
export { userMenu } from './user-menu.ts'
export type { YourMove, YourMoveKind } from './your-moves.ts'
export { compareYourMoves, sortYourMoves, yourMoveKinds } from './your-moves.ts'

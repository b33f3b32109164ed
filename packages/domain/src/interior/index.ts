// Options for the interior of a home: the offer and its deadlines, compatibility, and the final choice.
export type { InteriorChoice, InteriorIssue, InteriorIssueKind } from './interior-choice.ts'
export { interiorChoice, interiorResult, isSameInterior } from './interior-choice.ts'
export type { InteriorGroup, InteriorOption, InteriorRule } from './interior-offer.ts'
export {
  interiorSum,
  isInteriorClosed,
  isInteriorGroupOpen,
  lastDayOfGroup,
  nextInteriorStop,
  nextStopOf,
  withInteriorStandards,
} from './interior-offer.ts'
export type { ConfirmedInterior, InteriorView } from './interior-view.ts'
export type { HomeOfOrderList, MarkedOrderListRow, OrderListRow, OrderListRows } from './order-list.ts'
export { markOrderListChanges, orderListRows, orderListTotals } from './order-list.ts'

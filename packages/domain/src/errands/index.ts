// Errands: reported faults, their statuses, and what their customers may do and see.
export type {
  AlternativeContact,
  Errand,
  ErrandArea,
  ErrandAttachment,
  ErrandList,
  ErrandRole,
  ErrandType,
} from './errand.ts'
export { errandListOf, errandTypes } from './errand.ts'
export type {
  ErrandAccess,
  ErrandCloser,
  ErrandOrigin,
  ErrandRight,
  ErrandStatusWord,
  ErrandViewer,
} from './errand-access.ts'
export { errandAccess, errandStatusWordOf, hasErrandRight, isInsideHome } from './errand-access.ts'
export type { ErrandCount } from './errand-counts.ts'
export { countErrands, sumErrands } from './errand-counts.ts'
export type { EmergencyKind, FaultFacts } from './errand-emergency.ts'
export { emergencyKinds, emergencyOf } from './errand-emergency.ts'
export type { ErrandAddress, ErrandFilter } from './errand-filter.ts'
export {
  ongoingErrandsTicked,
  readErrandAddress,
  showsErrand,
  toggleErrandStatus,
  toggleErrandType,
  untouchedErrandFilter,
  writeErrandAddress,
} from './errand-filter.ts'
export type { ErrandLetter } from './errand-letters.ts'
export { errandLetters } from './errand-letters.ts'
export type { WrittenErrand, WrittenPart } from './errand-merge.ts'
export { mergeWritten } from './errand-merge.ts'
export type { ErrandNextStep, SteppingErrand } from './errand-next-step.ts'
export { errandNextStep } from './errand-next-step.ts'
export type { ErrandOrder, ErrandSortKey } from './errand-order.ts'
export { defaultErrandOrder, errandSortKeys, sortErrands } from './errand-order.ts'
export type { ErrandPromise, ErrandTally, PromisedErrand } from './errand-promises.ts'
export {
  errandAgeInDays,
  errandDueBy,
  errandPromiseOf,
  isErrandDone,
  isErrandOpen,
  lateErrands,
  sortForBoard,
  sortTallies,
  stairwellOf,
  tallyErrands,
} from './errand-promises.ts'
export type { ControlPoint, Round } from './errand-rounds.ts'
export { withControlPoints } from './errand-rounds.ts'
export { errandStatusIdOf, readErrandStatusId } from './errand-status-ids.ts'
export type {
  ErrandColour,
  ErrandGroup,
  ErrandStatus,
  ErrandStatusKey,
  ErrandStatusName,
} from './errand-statuses.ts'
export {
  errandStatuses,
  errandStatusesIn,
  errandStatusKeys,
  errandStatusOf,
} from './errand-statuses.ts'
export type { CustomerErrandAction, ErrandMove } from './errand-transitions.ts'
export {
  actOnErrand,
  asClosedErrand,
  customerActions,
  errandReopeningWindow,
  moveErrand,
} from './errand-transitions.ts'
export type { ErrandUrgency } from './errand-urgency.ts'
export { endOfOfficeHoursOn, errandPromisedBy, errandUrgencies, errandUrgencyOf } from './errand-urgency.ts'
export type { OtherResidentInfo } from './other-resident-info.ts'
export { formatOtherResidentInfo, parseOtherResidentInfo } from './other-resident-info.ts'

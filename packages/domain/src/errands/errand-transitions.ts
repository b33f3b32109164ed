// The status transitions of an errand, and who may make them.
import type { CountryCode } from '../sites/site.ts'
import { messageRule } from '../validation/text.ts'
import type { Errand } from './errand.ts'
import { errandStatusIdOf } from './errand-status-ids.ts'
import type { ErrandStatusKey, ErrandStatusName } from './errand-statuses.ts'
import { errandStatusesIn } from './errand-statuses.ts'

/**
 * How long a customer may reopen an errand, in milliseconds: 14 days from its last change of status, both ends
 * included.
 */
export const errandReopeningWindow = 14 * 24 * 60 * 60 * 1000

/** The actions of a customer. `requestReopening` asks the staff and keeps the status. */
export type CustomerErrandAction = 'answer' | 'close' | 'reopen' | 'requestReopening' | 'update'

const working = errandStatusesIn('ongoing').filter((key) => key !== 'executedNo' && key !== 'reference')
const anywhere = [
  ...working,
  ...(['reference', 'executed', 'executedNo', 'completed', 'cancelledByCustomer', 'shredded'] as const),
]

/** A row for every status; `common` is that of registered errands and of those in progress. */
type Rows<Row> = { readonly [Status in ErrandStatusName]?: readonly Row[] }
const withRow = <Row>(common: readonly Row[], others: Rows<Row>): Rows<Row> => ({
  ...Object.fromEntries(['registered', ...working].map((key) => [key, common])),
  ...others,
})

/** The transitions that staff may make from each status. `shredded` is final: the personal data is deleted. */
const staffMoves = withRow<ErrandStatusKey>(anywhere, {
  reference: ['ongoing', 'completed'],
  executed: ['completed', 'ongoing'],
  executedNo: ['completed', 'ongoing'],
  completed: ['ongoing'],
  cancelledByCustomer: ['ongoing', 'shredded'],
})

/** Closing and updating are offered while an errand is registered or ongoing. */
const customerMoves = withRow<CustomerErrandAction>(['close', 'update'], {
  infoFromCustomer: ['close', 'update', 'answer'],
  executed: ['reopen'],
  executedNo: ['reopen'],
  completed: ['requestReopening'],
})

/** The new status for an action that changes it. */
const statusAfter: { readonly [Action in CustomerErrandAction]?: ErrandStatusKey } = {
  close: 'cancelledByCustomer',
  answer: 'ongoing',
  reopen: 'ongoing',
}

/** The outcome of moving an errand: `statusConflict` (409 on the wire) contains its present status. */
export type ErrandMove =
  | { readonly kind: 'moved'; readonly status: ErrandStatusKey }
  | { readonly kind: 'statusConflict'; readonly status: ErrandStatusName }

const move = (isAllowed: boolean | undefined, from: ErrandStatusName, to = from): ErrandMove =>
  isAllowed ? { kind: 'moved', status: to as ErrandStatusKey } : { kind: 'statusConflict', status: from }

/** Staff move an errand to another status. */
export const moveErrand = (from: ErrandStatusName, to: ErrandStatusKey): ErrandMove =>
  move(from !== to && staffMoves[from]?.includes(to), from, to)

type ErrandInTime = Pick<Errand, 'status' | 'statusSince'>

const isReopening = (action: CustomerErrandAction): boolean =>
  action === 'reopen' || action === 'requestReopening'

/** The actions that the customer has on an errand now (epoch milliseconds). Reopening is offered for 14 days. */
export const customerActions = (
  { status, statusSince = Number.NaN }: ErrandInTime,
  now: number,
): readonly CustomerErrandAction[] =>
  (customerMoves[status] ?? []).filter(
    (action) => !isReopening(action) || now - statusSince <= errandReopeningWindow,
  )

/** Applies a customer's action. `textMissing`: reopening requires a reason (at most 500 characters, no links or markup). */
export const actOnErrand = (
  errand: ErrandInTime,
  action: CustomerErrandAction,
  now: number,
  text = '',
): ErrandMove | { readonly kind: 'textMissing' } => {
  const isAllowed = customerActions(errand, now).includes(action)
  return isAllowed && isReopening(action) && messageRule.check(text).kind === 'invalid'
    ? { kind: 'textMissing' }
    : move(isAllowed, errand.status, statusAfter[action])
}

/** The errand as the list shows it after its customer has closed it: cancelled, with the Norwegian id in Norway. */
export const asClosedErrand = (errand: Errand, country: CountryCode, now: number): Errand => ({
  ...errand,
  status: 'cancelledByCustomer',
  caseStatusId: errandStatusIdOf('cancelledByCustomer', country),
  statusSince: now,
})

// Which status an errand may go to, and who may send it there (contract-decisions 4.7).
import type { CountryCode } from '../sites/site.ts'
import { messageRule } from '../validation/text.ts'
import type { Errand } from './errand.ts'
import type { ErrandStatusKey, ErrandStatusName } from './errand-statuses.ts'
import { errandStatusesIn, errandStatusIdOf } from './errand-statuses.ts'

/** How long a customer may reopen an errand, in milliseconds: 14 days from its last change of status, both ends included. */
export const errandReopeningWindow = 14 * 24 * 60 * 60 * 1000

/** What a customer may do with an errand. `requestReopening` asks the staff and leaves the status. */
export const customerErrandActions = ['close', 'update', 'answer', 'reopen', 'requestReopening'] as const
/** One of {@link customerErrandActions}. */
export type CustomerErrandAction = (typeof customerErrandActions)[number]

const working = errandStatusesIn('ongoing').filter((key) => key !== 'executedNo' && key !== 'reference')
const anyOngoing = [...working, 'reference'] as const
const done = ['executed', 'executedNo', 'completed', 'cancelledByCustomer', 'shredded'] as const

const forEach = <Row>(keys: readonly ErrandStatusKey[], row: (key: ErrandStatusKey) => Row) =>
  Object.fromEntries(keys.map((key) => [key, row(key)])) as Readonly<Record<ErrandStatusKey, Row>>

/**
 * Where staff may send an errand from each status; what is not listed is refused. `executedNo` follows `executed`.
 * `shredded` is the end: the personal data is gone and only the row is left.
 */
export const staffErrandTransitions: Readonly<Record<ErrandStatusKey, readonly ErrandStatusKey[]>> = {
  ...forEach(working, (from) => [...anyOngoing.filter((to) => to !== from), ...done]),
  registered: [...anyOngoing, ...done],
  reference: ['ongoing', 'completed'],
  executed: ['completed', 'ongoing'],
  executedNo: ['completed', 'ongoing'],
  completed: ['ongoing'],
  cancelledByCustomer: ['ongoing', 'shredded'],
  shredded: [],
}

/** What a customer's action makes of an errand, by its status; an action that is not listed is refused. */
export type CustomerErrandMoves = { readonly [Action in CustomerErrandAction]?: ErrandStatusKey }

const handled = (status: ErrandStatusKey): CustomerErrandMoves => ({
  close: 'cancelledByCustomer',
  update: status,
})

/**
 * What a customer may do in each status, and the status that follows. Closing and updating are offered while an errand
 * is registered or ongoing (contract-decisions 4.2), but not for `reference` and `executedNo`.
 */
export const customerErrandTransitions: Readonly<Record<ErrandStatusKey, CustomerErrandMoves>> = {
  ...forEach(['registered', ...working], handled),
  infoFromCustomer: { ...handled('infoFromCustomer'), answer: 'ongoing' },
  reference: {},
  executed: { reopen: 'ongoing' },
  executedNo: { reopen: 'ongoing' },
  completed: { requestReopening: 'completed' },
  cancelledByCustomer: {},
  shredded: {},
}

/** What came of a wish to move an errand: `statusConflict` (409 on the wire) carries the status that it has. */
export type ErrandMove =
  | { readonly kind: 'moved'; readonly status: ErrandStatusKey }
  | { readonly kind: 'statusConflict'; readonly status: ErrandStatusName }

const conflict = (status: ErrandStatusName): ErrandMove => ({ kind: 'statusConflict', status })

/** Staff send an errand to another status. */
export const moveErrand = (from: ErrandStatusName, to: ErrandStatusKey): ErrandMove =>
  from !== 'unknown' && staffErrandTransitions[from].includes(to)
    ? { kind: 'moved', status: to }
    : conflict(from)

type ErrandInTime = Pick<Errand, 'status' | 'statusSince'>

const isInTime = ({ statusSince = Number.NaN }: ErrandInTime, now: number): boolean =>
  now - statusSince <= errandReopeningWindow

/** What the customer may do with an errand now (epoch milliseconds), in the order of {@link customerErrandActions}. */
export const customerActions = (errand: ErrandInTime, now: number): readonly CustomerErrandAction[] => {
  if (errand.status === 'unknown') return []
  const moves = customerErrandTransitions[errand.status]
  return customerErrandActions.filter(
    (action) =>
      Object.hasOwn(moves, action) &&
      ((action !== 'reopen' && action !== 'requestReopening') || isInTime(errand, now)),
  )
}

/** The customer acts. `textMissing`: reopening needs a text that says why (at most 500, no links or markup). */
export const actOnErrand = (
  errand: ErrandInTime,
  action: CustomerErrandAction,
  now: number,
  text = '',
): ErrandMove | { readonly kind: 'textMissing' } => {
  const to = errand.status === 'unknown' ? undefined : customerErrandTransitions[errand.status][action]
  if (to === undefined || !customerActions(errand, now).includes(action)) return conflict(errand.status)
  if ((action === 'reopen' || action === 'requestReopening') && messageRule.check(text).kind === 'invalid')
    return { kind: 'textMissing' }
  return { kind: 'moved', status: to }
}

/** The errand as the list shows it once its customer has closed it: cancelled, by the Norwegian id in Norway. */
export const asClosedErrand = (errand: Errand, country: CountryCode, now: number): Errand => ({
  ...errand,
  status: 'cancelledByCustomer',
  caseStatusId: errandStatusIdOf('cancelledByCustomer', country),
  statusSince: now,
})

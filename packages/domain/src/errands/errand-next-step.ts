// What happens next with an errand, and who has to move.
import type { PromisedErrand } from './errand-promises.ts'
import { isErrandOpen } from './errand-promises.ts'
import { errandStatusOf } from './errand-statuses.ts'

/** What decides it; times in epoch milliseconds. */
export interface SteppingErrand extends PromisedErrand {
  readonly question?: string
  readonly visit?: { readonly startsAt: number; readonly endsAt: number }
}

/**
 * `answer`: we ask something; `yourMove`: the customer has to act otherwise; `visit`: somebody comes; `waiting`: for what
 * the status names; `expected` and `late`: a day by which we come back, ahead or past; `working`: no day is known;
 * `check`: it is dealt with and can be looked at; `over`: nothing more.
 */
export type ErrandNextStep =
  | { readonly kind: 'answer' | 'yourMove' | 'working' | 'check' | 'over' }
  | { readonly kind: 'visit'; readonly startsAt: number; readonly endsAt: number }
  | { readonly kind: 'expected' | 'late'; readonly by: number }
  | { readonly kind: 'waiting'; readonly by?: number }

/** The next step by now. What the customer has to do comes before all else, then a visit that is not over. */
export const errandNextStep = (
  errand: Pick<SteppingErrand, 'status' | 'question' | 'visit' | 'promisedBy' | 'expectedBy'>,
  now: number,
): ErrandNextStep => {
  const { status, question, visit, promisedBy, expectedBy = promisedBy } = errand
  if (!isErrandOpen(errand)) {
    const isDone = status === 'executed' || status === 'executedNo'
    return { kind: isDone ? 'check' : 'over' }
  }
  if (question !== undefined || status === 'infoFromCustomer') return { kind: 'answer' }
  if (visit && visit.endsAt > now) return { kind: 'visit', ...visit }
  const { isYourMove, canStillAct } = errandStatusOf(status)
  if (isYourMove) return { kind: 'yourMove' }
  if (expectedBy !== undefined && expectedBy < now) return { kind: 'late', by: expectedBy }
  if (canStillAct) return { kind: 'waiting', ...(expectedBy !== undefined && { by: expectedBy }) }
  return expectedBy === undefined ? { kind: 'working' } : { kind: 'expected', by: expectedBy }
}

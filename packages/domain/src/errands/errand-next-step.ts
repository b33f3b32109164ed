// The next step of an errand, and who has to act.
import type { PromisedErrand } from './errand-promises.ts'
import { isErrandOpen } from './errand-promises.ts'
import { errandStatusOf } from './errand-statuses.ts'

/** The facts that decide the next step; times in epoch milliseconds. */
export interface SteppingErrand extends PromisedErrand {
  readonly question?: string
  readonly visit?: { readonly startsAt: number; readonly endsAt: number }
}

/**
 * `answer`: the customer has to answer a question; `yourMove`: the customer has to act otherwise; `visit`: a visit is booked; `waiting`:
 * for what the status names; `answerBy` and `answerLate`: the promised answer, in the future or past; `doneBy` and `doneLate`: the day by
 * which staff have said that it is done; `working`: no day is known; `check`: it is done and can be checked; `over`: nothing more.
 */
export type ErrandNextStep =
  | { readonly kind: 'answer' | 'yourMove' | 'working' | 'check' | 'over' }
  | { readonly kind: 'visit'; readonly startsAt: number; readonly endsAt: number }
  | { readonly kind: 'answerBy' | 'answerLate' | 'doneBy' | 'doneLate'; readonly by: number }
  | { readonly kind: 'waiting'; readonly by?: number }

/** The current next step. An answer that the customer owes comes first, then a visit that is not over. */
export const errandNextStep = (
  errand: Pick<SteppingErrand, 'status' | 'question' | 'visit' | 'promisedBy' | 'answeredAt' | 'doneBy'>,
  now: number,
): ErrandNextStep => {
  const { status, question, visit, promisedBy, answeredAt, doneBy } = errand
  if (!isErrandOpen(errand)) {
    const isDone = status === 'executed' || status === 'executedNo'
    return { kind: isDone ? 'check' : 'over' }
  }
  if (question !== undefined || status === 'infoFromCustomer') return { kind: 'answer' }
  if (visit && visit.endsAt > now) return { kind: 'visit', ...visit }
  const { isYourMove, canStillAct } = errandStatusOf(status)
  if (isYourMove) return { kind: 'yourMove' }
  if (answeredAt === undefined && promisedBy !== undefined)
    return { kind: promisedBy < now ? 'answerLate' : 'answerBy', by: promisedBy }
  if (doneBy !== undefined && doneBy < now) return { kind: 'doneLate', by: doneBy }
  if (canStillAct) return { kind: 'waiting', ...(doneBy !== undefined && { by: doneBy }) }
  return doneBy === undefined ? { kind: 'working' } : { kind: 'doneBy', by: doneBy }
}

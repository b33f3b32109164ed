// When a provider is asked again while no page waits for the answer: soon while somebody pays, then less and less often.
import type { BookingPaymentStatus, PaymentDeadlines } from '@husrum/domain'
import { isPaymentOver } from '@husrum/domain'

const second = 1_000
const hour = 3_600 * second
const day = 24 * hour

/** How long an outcome that is not known is asked for more than once a day. */
export const longestDoubt = 14 * day

const doubled = (checks: number): number => Math.min(30 * second * 2 ** Math.min(checks, 20), 6 * hour)

/** Money is somebody's until its end is known: the checks never stop. */
const inDoubt = ({ checks, since, now }: Pick<CheckFacts, 'checks' | 'since' | 'now'>): number =>
  now - since > longestDoubt ? now + day : now + doubled(checks)

/** An end that is contradicted by money is looked for so long after it. */
const afterEnds = [10 * 60 * second, day, 3 * day] as const

export interface CheckFacts {
  readonly status: BookingPaymentStatus
  /** Whether we ended it, and its provider has not confirmed that. */
  readonly isUnconfirmed: boolean
  /** Checks since it came to that status. */
  readonly checks: number
  /** When it began; epoch ms. */
  readonly since: number
  /** When it is cancelled and closed; absent before a provider was asked. */
  readonly deadlines?: PaymentDeadlines | undefined
  readonly now: number
}

/** Epoch ms; undefined for never again. */
export const nextPaymentCheck = (facts: CheckFacts): number | undefined => {
  const { status, isUnconfirmed, checks, deadlines, now } = facts
  if (status === 'pending') return now + 15 * second
  if (status === 'unknown') {
    const coming = [deadlines?.cancelAt, deadlines?.closeAt].filter((at) => at !== undefined && at > now)
    return Math.min(inDoubt(facts), ...(coming as number[]))
  }
  if (status === 'paid' || !isPaymentOver(status)) return undefined
  if (isUnconfirmed) return inDoubt(facts)
  const after = afterEnds[checks]
  return after === undefined ? undefined : now + after
}

/** The same for money that goes back: for as long as its end is not known. */
export const nextRefundCheck = (facts: Pick<CheckFacts, 'checks' | 'since' | 'now'>): number => inDoubt(facts)

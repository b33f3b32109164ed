// When to check a payment with its provider while no page is open: soon while the payer pays, then with backoff.
import type { BookingPaymentStatus, PaymentDeadlines } from '@husrum/domain'
import { isPaymentOver } from '@husrum/domain'

const second = 1_000
const hour = 3_600 * second
const day = 24 * hour

/** How long an unknown outcome is checked more than once a day. */
export const longestDoubt = 14 * day

const doubled = (checks: number): number => Math.min(30 * second * 2 ** Math.min(checks, 20), 6 * hour)

/** While the outcome of a payment is unknown, the checks never stop. */
const inDoubt = ({ checks, since, now }: Pick<CheckFacts, 'checks' | 'since' | 'now'>): number =>
  now - since > longestDoubt ? now + day : now + doubled(checks)

/** How long after the end of a payment it is checked for money that contradicts it. */
const afterEnds = [10 * 60 * second, day, 3 * day] as const

export interface CheckFacts {
  readonly status: BookingPaymentStatus
  /** Whether we ended it without confirmation by its provider. */
  readonly isUnconfirmed: boolean
  /** Checks since it reached that status. */
  readonly checks: number
  /** When it reached that status; epoch ms. */
  readonly since: number
  /** When it is cancelled and closed; absent before the provider was called. */
  readonly deadlines?: PaymentDeadlines | undefined
  readonly now: number
}

/** Epoch ms; undefined if no check is needed. */
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

/** The same for a refund, while its outcome is unknown. */
export const nextRefundCheck = (facts: Pick<CheckFacts, 'checks' | 'since' | 'now'>): number => inDoubt(facts)

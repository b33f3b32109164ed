// When a provider is asked again without anybody waiting for it: soon while somebody pays, later and later for days.
import type { BookingPaymentStatus } from '@husrum/domain'
import { isPaymentOver } from '@husrum/domain'

const second = 1_000
const hour = 3_600 * second
const day = 24 * hour

/** How long an outcome that is not known is asked for more than once a day. */
export const longestDoubt = 14 * day

const doubled = (checks: number): number => Math.min(30 * second * 2 ** Math.min(checks, 20), 6 * hour)

/** Money is somebody's until its end is known: it is never not asked for any more. */
const inDoubt = ({ checks, since, now }: Omit<CheckFacts, 'status'>): number =>
  now - since > longestDoubt ? now + day : now + doubled(checks)

/** An end that is contradicted by money is looked for so long after it. */
const afterEnds = [10 * 60 * second, day, 3 * day] as const

export interface CheckFacts {
  readonly status: BookingPaymentStatus
  /** So many since it came to that status. */
  readonly checks: number
  /** When it came to that status, or began; epoch ms. */
  readonly since: number
  readonly now: number
}

/** Epoch ms; undefined for never again. */
export const nextPaymentCheck = ({ status, checks, since, now }: CheckFacts): number | undefined => {
  if (status === 'pending') return now + 15 * second
  if (status === 'unknown') return inDoubt({ checks, since, now })
  if (status === 'paid' || !isPaymentOver(status)) return undefined
  const after = afterEnds[checks]
  return after === undefined ? undefined : now + after
}

/** The same for money that goes back: for as long as nobody knows. */
export const nextRefundCheck = (facts: Omit<CheckFacts, 'status'>): number => inDoubt(facts)

// Which booking guards a home, and which external changes of a guarded home are applied.
import type { ResidenceStatus } from '../homes/enumerations.ts'
import type { ChangingFact, HomeChange } from '../homes/home-change.ts'
import type { BookingStatus } from './booking-status.ts'
import { activeBookingStatuses } from './booking-status.ts'

/**
 * The progress of the booking that guards a home: `held` until every applicant has signed, `signed` until it is completed, then `completed`
 * until the company ends it.
 */
export type HomeGuard = 'held' | 'signed' | 'completed'

/**
 * The statuses of a booking that guards its home: no other buyer can book it, and the booking decides its status. The database has a unique
 * index on the home over exactly these.
 */
export const guardingBookingStatuses: readonly BookingStatus[] = [
  ...activeBookingStatuses,
  'paid',
  'completed',
]

const signedStatuses: readonly BookingStatus[] = ['signed', 'paying', 'paid']

/** Undefined for a booking that does not guard its home: not begun, or ended. */
export const homeGuardOf = (status: BookingStatus): HomeGuard | undefined => {
  if (status === 'completed') return 'completed'
  if (signedStatuses.includes(status)) return 'signed'
  return guardingBookingStatuses.includes(status) ? 'held' : undefined
}

/** The allowed statuses of a guarded home. The first is restored if another one was written. */
export const guardedHomeStatuses = {
  held: ['reserved'],
  signed: ['reserved'],
  completed: ['booked', 'sold'],
} as const satisfies Record<HomeGuard, readonly ResidenceStatus[]>

/** Facts that are part of the agreement once it is signed. */
const agreedFacts: readonly ChangingFact[] = ['price', 'totalPrice']

const isHeldBack = (
  fact: ChangingFact,
  change: HomeChange,
  { guard, status }: { readonly guard: HomeGuard; readonly status: ResidenceStatus },
): boolean => {
  if (fact !== 'status') return guard !== 'held' && agreedFacts.includes(fact)
  const permitted: readonly ResidenceStatus[] = guardedHomeStatuses[guard]
  // A sold home does not become booked again.
  const isBackwards = status === 'sold' && change.status === 'booked'
  return change.status === undefined || isBackwards || !permitted.includes(change.status)
}

/**
 * Splits an external change (from a sales system, a feed) of a home that a booking guards. The booking decides the status, and the price
 * once it is signed; everything else is applied.
 *
 * @param guarded.status the status of the home before the change.
 * @returns the facts that may be written, and the names of those that are held back.
 * @example heldBackByBooking({ status: 'forSale', inhabitDate: '2027-03-01' }, { guard: 'completed', status: 'booked' })
 * // { change: { inhabitDate: '2027-03-01' }, heldBack: ['status'] }
 */
export const heldBackByBooking = (
  change: HomeChange,
  guarded: { readonly guard: HomeGuard; readonly status: ResidenceStatus },
): { readonly change: HomeChange; readonly heldBack: readonly ChangingFact[] } => {
  const facts = (Object.keys(change) as ChangingFact[]).filter((fact) => change[fact] !== undefined)
  const heldBack = facts.filter((fact) => isHeldBack(fact, change, guarded))
  return {
    change: Object.fromEntries(
      facts.filter((fact) => !heldBack.includes(fact)).map((fact) => [fact, change[fact]]),
    ),
    heldBack,
  }
}

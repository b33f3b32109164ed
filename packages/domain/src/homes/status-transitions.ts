// How a home's status may change, and who may change it.
import type { ResidenceStatus } from './enumerations.ts'

/** For each status those that may follow. A reserved home goes back only to what it was before. */
export const residenceStatusTransitions = {
  notAvailable: ['preSelling', 'forSale', 'showingApartment'],
  preSelling: ['forSale', 'reserved', 'booked', 'notAvailable'],
  forSale: ['reserved', 'booked', 'showingApartment', 'sold', 'notAvailable'],
  reserved: ['booked', 'preSelling', 'forSale'],
  booked: ['sold', 'forSale'],
  showingApartment: ['forSale', 'sold', 'notAvailable'],
  sold: ['succession', 'forSale'],
  succession: ['sold', 'notAvailable'],
} as const satisfies Record<ResidenceStatus, readonly ResidenceStatus[]>

/**
 * Who changes a status. `expiry` is the end of a reservation's time; `booking` restores the status of a home that a
 * booking guards.
 */
export type StatusChanger = 'buyer' | 'staff' | 'expiry' | 'booking'

/** What a booking restores, whatever was written over it. */
const restoredStatuses: readonly ResidenceStatus[] = ['reserved', 'booked', 'sold']

/** What a change of status rests on. */
export interface StatusChange {
  readonly by: StatusChanger
  /** Why staff sell a sold home again. */
  readonly reason?: string
  /** What a reserved home was before it was reserved. */
  readonly previous?: ResidenceStatus
}

/** What comes of asking for another status. All but `allowed` are refusals. */
export type StatusTransition =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'same-status' }
  /** Nobody may go this way. */
  | { readonly kind: 'no-such-transition' }
  /** Others may, but not this one. */
  | { readonly kind: 'not-permitted' }
  /** A reserved home goes back to what it was, not to something else. */
  | { readonly kind: 'not-previous' }
  /** Selling a sold home again needs a reason in words. */
  | { readonly kind: 'reason-missing' }

/**
 * Whether a home may go from one status to another. A buyer reserves, books and cancels (that the booking is their own
 * is the caller's to check), expiry gives a reservation up, and staff do all the rest.
 *
 * @example residenceStatusTransition('reserved', 'forSale', { by: 'expiry', previous: 'forSale' }) // { kind:
 * 'allowed' }
 */
export const residenceStatusTransition = (
  from: ResidenceStatus,
  to: ResidenceStatus,
  { by, reason, previous }: StatusChange,
): StatusTransition => {
  if (from === to) return { kind: 'same-status' }
  if (by === 'booking') return { kind: restoredStatuses.includes(to) ? 'allowed' : 'not-permitted' }
  const followers: readonly ResidenceStatus[] = residenceStatusTransitions[from]
  if (!followers.includes(to)) return { kind: 'no-such-transition' }
  const isGoingBack = from === 'reserved' && to !== 'booked'
  const isBuyers =
    isGoingBack || to === 'reserved' || to === 'booked' || (from === 'booked' && to === 'forSale')
  const isPermitted = by === 'staff' || (by === 'buyer' ? isBuyers : isGoingBack)
  if (!isPermitted) return { kind: 'not-permitted' }
  if (isGoingBack && to !== previous) return { kind: 'not-previous' }
  if (from === 'sold' && to === 'forSale' && !reason?.trim()) return { kind: 'reason-missing' }
  return { kind: 'allowed' }
}

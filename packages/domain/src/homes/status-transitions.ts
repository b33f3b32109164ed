// Allowed changes of a home's status, by who makes them.
import type { ResidenceStatus } from './enumerations.ts'

/** The statuses that may follow each status. A reserved home returns only to its previous status. */
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
 * The initiator of a change. `expiry` is the end of a reservation's time; `booking` restores the status of a home that a booking guards.
 */
export type StatusChanger = 'buyer' | 'staff' | 'expiry' | 'booking'

/** The status that a booking restores, whatever replaced it. */
const restoredStatuses: readonly ResidenceStatus[] = ['reserved', 'booked', 'sold']

/** The conditions of a change of status. */
export interface StatusChange {
  readonly by: StatusChanger
  /** Why staff sell a sold home again. */
  readonly reason?: string
  /** The status of a reserved home before the reservation. */
  readonly previous?: ResidenceStatus
}

/** The result of requesting another status. All but `allowed` are refusals. */
export type StatusTransition =
  | { readonly kind: 'allowed' }
  | { readonly kind: 'same-status' }
  /** Not allowed for any initiator. */
  | { readonly kind: 'no-such-transition' }
  /** Allowed for other initiators only. */
  | { readonly kind: 'not-permitted' }
  /** A reserved home returns only to its previous status. */
  | { readonly kind: 'not-previous' }
  /** Selling a sold home again requires a reason. */
  | { readonly kind: 'reason-missing' }

/**
 * Whether a home may change from one status to another. A buyer reserves, books and cancels (the caller must check that the booking is
 * their own), expiry ends a reservation, and staff do all the rest.
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

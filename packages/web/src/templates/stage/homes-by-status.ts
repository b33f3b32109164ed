// A stage's homes, grouped by status.
import type { Home, ResidenceStatus } from '@husrum/domain'

/** Homes for sale come first, sold ones last. */
const order: readonly ResidenceStatus[] = [
  'forSale',
  'preSelling',
  'reserved',
  'booked',
  'succession',
  'showingApartment',
  'sold',
  'notAvailable',
]

export interface HomesOfStatus {
  readonly status: ResidenceStatus
  readonly homes: readonly Home[]
}

/** Only statuses that some home has; homes keep their order. */
export const homesByStatus = (homes: readonly Home[]): readonly HomesOfStatus[] =>
  order
    .map((status) => ({ status, homes: homes.filter((home) => home.status === status) }))
    .filter((group) => group.homes.length > 0)

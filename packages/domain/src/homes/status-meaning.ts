// What statuses of homes mean: whether one is sold, and whether anything is left to buy.
import type { CountryCode } from '../sites/site.ts'
import type { ResidenceStatus } from './enumerations.ts'
import { searchedStatuses } from './status-appearance.ts'

/** Sold; in Norway also booked, because an offer binds there (specification 3 §3). */
export const countsAsSold = (status: ResidenceStatus, country: CountryCode): boolean =>
  status === 'sold' || (status === 'booked' && country === 'NO')

const toBeSold: readonly ResidenceStatus[] = [...searchedStatuses, 'booked']

/** Whether a home can still become somebody's: one that is searched for, or booked where that is not sold. */
export const isStillToBeSold = (status: ResidenceStatus, country: CountryCode): boolean =>
  toBeSold.includes(status) && !countsAsSold(status, country)

/**
 * Whether homes of these statuses are sold out: at least one is sold and none is still to be sold
 * (contract-decisions 4.1). Homes that were never released do not make a project sold out.
 */
export const areSoldOut = (statuses: readonly ResidenceStatus[], country: CountryCode): boolean =>
  statuses.some((status) => countsAsSold(status, country)) &&
  !statuses.some((status) => isStillToBeSold(status, country))

// What statuses of homes and projects mean: which colour, and whether anything is left to buy.
import type { CountryCode } from '../sites/site.ts'
import type { ProjectStatus, ResidenceStatus } from './enumerations.ts'
import type { StatusColour } from './status-appearance.ts'
import { statusColour } from './status-appearance.ts'

/** A status as a label shows it. `word` is the key under which each site's texts have the word itself. */
export interface StatusLabel<Status extends string> {
  readonly word: Status
  readonly colour: StatusColour
}

const projectColours: Readonly<Record<ProjectStatus, StatusColour>> = {
  planned: 'grey',
  vip: 'blue',
  preSelling: 'blue',
  forSale: 'green',
  moveInReady: 'green',
  soldOut: 'red',
  succession: 'grey',
  reference: 'grey',
}

/** The label of a home's status: booked is red in Norway, orange elsewhere (specification 3 §3). */
export const residenceStatusLabel = (
  status: ResidenceStatus,
  country: CountryCode,
): StatusLabel<ResidenceStatus> => ({ word: status, colour: statusColour(status, country) })

/** The label of a project's or stage's status (specification 3 §3): green can be bought, blue is coming, red is gone. */
export const projectStatusLabel = (status: ProjectStatus): StatusLabel<ProjectStatus> => ({
  word: status,
  colour: projectColours[status],
})

/** Sold; in Norway also booked, because an offer binds there (specification 3 §3). */
export const countsAsSold = (status: ResidenceStatus, country: CountryCode): boolean =>
  status === 'sold' || (status === 'booked' && country === 'NO')

/** Whether a home can still become somebody's: for sale, reserved, pre-selling, or booked where that is not sold. */
export const isStillToBeSold = (status: ResidenceStatus, country: CountryCode): boolean =>
  status === 'forSale' ||
  status === 'reserved' ||
  status === 'preSelling' ||
  (status === 'booked' && !countsAsSold(status, country))

/**
 * Whether homes of these statuses are sold out: at least one is sold and none is still to be sold
 * (contract-decisions 4.1). Homes that were never released do not make a project sold out.
 */
export const areSoldOut = (statuses: readonly ResidenceStatus[], country: CountryCode): boolean =>
  statuses.some((status) => countsAsSold(status, country)) &&
  !statuses.some((status) => isStillToBeSold(status, country))

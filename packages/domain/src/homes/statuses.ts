// Meaning of statuses: their colours, whether a search includes them, and when a home or a project counts as sold.
import type { CountryCode } from '../sites/site.ts'
import type { ProjectStatus, ResidenceStatus } from './enumerations.ts'
import type { Home } from './home.ts'
import type { RentalStatus } from './property-enumerations.ts'

/** The colours of statuses, by name; a brand's tokens define the shades. */
export const statusColours = ['green', 'blue', 'orange', 'red', 'grey'] as const
/** One of {@link statusColours}. */
export type StatusColour = (typeof statusColours)[number]

type AnyStatus = ResidenceStatus | ProjectStatus | RentalStatus

const colours: Partial<Record<AnyStatus, StatusColour>> = {
  forSale: 'green',
  moveInReady: 'green',
  preSelling: 'blue',
  showingApartment: 'blue',
  vip: 'blue',
  reserved: 'orange',
  booked: 'orange',
  sold: 'red',
  soldOut: 'red',
  rented: 'red',
}

/**
 * The colour of a home's, a project's, a stage's or premises' status: green is available, blue is coming, orange is reserved or booked, red
 * is gone, grey is everything else. Booked is red in Norway, where it counts as sold (PLAT-109).
 */
export const statusColour = (status: AnyStatus, country: CountryCode): StatusColour =>
  status === 'booked' && country === 'NO' ? 'red' : (colours[status] ?? 'grey')

/** The statuses that a home search includes (SEARCH-5). */
export const searchedStatuses = [
  'forSale',
  'reserved',
  'preSelling',
] as const satisfies readonly ResidenceStatus[]

/**
 * Whether a home can be bought today: it is for sale, and not reserved, coming, or for rent. A site announces such homes as new for sale.
 */
export const canBeBought = ({ status, disposalForm }: Pick<Home, 'status' | 'disposalForm'>): boolean =>
  status === 'forSale' && disposalForm !== 'tenancy'

/** Sold; in Norway also booked, because an offer is binding there (PLAT-109). */
export const countsAsSold = (status: ResidenceStatus, country: CountryCode): boolean =>
  status === 'sold' || (status === 'booked' && country === 'NO')

const toBeSold: readonly ResidenceStatus[] = [...searchedStatuses, 'booked']

/** Whether a home can still be sold: it is searchable, or booked where that does not count as sold. */
export const isStillToBeSold = (status: ResidenceStatus, country: CountryCode): boolean =>
  toBeSold.includes(status) && !countsAsSold(status, country)

/**
 * Whether homes of these statuses are sold out: at least one is sold and none is still to be sold. Homes that were never released do not
 * make a project sold out.
 */
export const areSoldOut = (statuses: readonly ResidenceStatus[], country: CountryCode): boolean =>
  statuses.some((status) => countsAsSold(status, country)) &&
  !statuses.some((status) => isStillToBeSold(status, country))

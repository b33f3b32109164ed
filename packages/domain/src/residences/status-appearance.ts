// A status as people see it: a word and a colour. The word carries the meaning, the colour only helps.
import type { CountryCode } from '../sites/site.ts'
import type { ResidenceStatus } from './enumerations.ts'

/** The colours of statuses, by name; a brand's tokens say which shades they are. */
export const statusColours = ['green', 'blue', 'orange', 'red', 'grey'] as const
/** One of {@link statusColours}. */
export type StatusColour = (typeof statusColours)[number]

const colours: Readonly<Record<ResidenceStatus, StatusColour>> = {
  forSale: 'green',
  preSelling: 'blue',
  showingApartment: 'blue',
  reserved: 'orange',
  booked: 'orange',
  sold: 'red',
  notAvailable: 'grey',
  succession: 'grey',
}

/** Booked is red in Norway, where it counts as sold, and orange elsewhere (specification 3 §3). */
export const statusColour = (status: ResidenceStatus, country: CountryCode): StatusColour =>
  status === 'booked' && country === 'NO' ? 'red' : colours[status]

/** Which statuses a home search looks among (specification 3 §4.1). */
export const searchedStatuses = [
  'forSale',
  'reserved',
  'preSelling',
] as const satisfies readonly ResidenceStatus[]

// English: what the statuses of homes are called, in pages and letters alike.
import type { ResidenceStatus } from '../../homes/enumerations.ts'

/** What each status is called in English. */
export const englishHomeStatuses = {
  forSale: 'For sale',
  reserved: 'Reserved',
  booked: 'Booked',
  sold: 'Sold',
  preSelling: 'Coming soon',
  showingApartment: 'Show home',
  notAvailable: 'Not available',
  succession: 'Resale',
} as const satisfies Readonly<Record<ResidenceStatus, string>>

/** Of a home that is let, where English has another word than of one that is sold. */
export const englishRentalStatuses: Partial<Readonly<Record<ResidenceStatus, string>>> = {
  forSale: 'Available',
  sold: 'Let',
}

// English: names of the statuses of homes, for pages and e-mails.
import type { ResidenceStatus } from '../../homes/enumerations.ts'

/** The name of each status in English. */
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

/** For a rented home, if English has another word than for a sold one. */
export const englishRentalStatuses: Partial<Readonly<Record<ResidenceStatus, string>>> = {
  forSale: 'Available',
  sold: 'Let',
}

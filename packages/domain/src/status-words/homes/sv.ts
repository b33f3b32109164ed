// Swedish: names of the statuses of homes, for pages and e-mails.
import type { ResidenceStatus } from '../../homes/enumerations.ts'

/** The name of each status in Swedish. */
export const swedishHomeStatuses = {
  forSale: 'Till salu',
  reserved: 'Reserverad',
  booked: 'Bokad',
  sold: 'Såld',
  preSelling: 'Kommande',
  showingApartment: 'Visningslägenhet',
  notAvailable: 'Inte tillgänglig',
  succession: 'Överlåtelse',
} as const satisfies Readonly<Record<ResidenceStatus, string>>

/** For a rented home, if Swedish has another word than for a sold one. */
export const swedishRentalStatuses: Partial<Readonly<Record<ResidenceStatus, string>>> = {
  forSale: 'Ledig',
  sold: 'Uthyrd',
}

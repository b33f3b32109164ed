// Swedish: what the statuses of homes are called, in pages and letters alike.
import type { ResidenceStatus } from '../../homes/enumerations.ts'

/** What each status is called in Swedish. */
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

/** Of a home that is let, where Swedish has another word than of one that is sold. */
export const swedishRentalStatuses: Partial<Readonly<Record<ResidenceStatus, string>>> = {
  forSale: 'Ledig',
  sold: 'Uthyrd',
}

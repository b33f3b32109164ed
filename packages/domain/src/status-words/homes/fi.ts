// Finnish: what the statuses of homes are called, in pages and letters alike.
import type { ResidenceStatus } from '../../homes/enumerations.ts'

/** What each status is called in Finnish. */
export const finnishHomeStatuses = {
  forSale: 'Myynnissä',
  reserved: 'Varattu',
  booked: 'Varaussopimus tehty',
  sold: 'Myyty',
  preSelling: 'Tulossa myyntiin',
  showingApartment: 'Esittelyasunto',
  notAvailable: 'Ei saatavilla',
  succession: 'Jälleenmyynti',
} as const satisfies Readonly<Record<ResidenceStatus, string>>

/** Of a home that is let, where Finnish has another word than of one that is sold. */
export const finnishRentalStatuses: Partial<Readonly<Record<ResidenceStatus, string>>> = {
  forSale: 'Vapaa',
  sold: 'Vuokrattu',
}

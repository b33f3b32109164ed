// Finnish: names of the statuses of homes, for pages and e-mails.
import type { ResidenceStatus } from '../../homes/enumerations.ts'

/** The name of each status in Finnish. */
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

/** For a rented home, if Finnish has another word than for a sold one. */
export const finnishRentalStatuses: Partial<Readonly<Record<ResidenceStatus, string>>> = {
  forSale: 'Vapaa',
  sold: 'Vuokrattu',
}

// Norwegian: names of the statuses of homes, for pages and e-mails.
import type { ResidenceStatus } from '../../homes/enumerations.ts'

/** The name of each status in Norwegian. */
export const norwegianHomeStatuses = {
  forSale: 'Til salgs',
  reserved: 'Reservert',
  booked: 'Solgt med forbehold',
  sold: 'Solgt',
  preSelling: 'Kommer for salg',
  showingApartment: 'Visningsleilighet',
  notAvailable: 'Ikke tilgjengelig',
  succession: 'Videresalg',
} as const satisfies Readonly<Record<ResidenceStatus, string>>

/** For a rented home, if Norwegian has another word than for a sold one. */
export const norwegianRentalStatuses: Partial<Readonly<Record<ResidenceStatus, string>>> = {
  forSale: 'Ledig',
  sold: 'Utleid',
}

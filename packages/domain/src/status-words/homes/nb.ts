// Norwegian: what the statuses of homes are called, in pages and letters alike.
import type { ResidenceStatus } from '../../homes/enumerations.ts'

/** What each status is called in Norwegian. */
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

/** Of a home that is let, where Norwegian has another word than of one that is sold. */
export const norwegianRentalStatuses: Partial<Readonly<Record<ResidenceStatus, string>>> = {
  forSale: 'Ledig',
  sold: 'Utleid',
}

// Where a map begins, and how far it goes.
import type { CountryCode, GeoBox } from '@husrum/domain'
import { mapZooms } from '@husrum/domain'

/** What is seen of a country where a search says nothing else. */
export const countryBoxes: Readonly<Record<CountryCode, GeoBox>> = {
  SE: [55.2, 10.9, 69.1, 24.2],
  NO: [57.9, 4.5, 71.2, 31.1],
  FI: [59.7, 20.5, 70.1, 31.6],
}

/** The bundled map ends here. */
export const mapLimits: GeoBox = [53, -3, 72.5, 35]

export const zooms = { min: 4, max: mapZooms.max } as const
/** From here on the borders of municipalities are drawn. */
export const municipalityZoom = 7
/** From here on areas are named, and not only towns. */
export const areaZoom = 11

// Initial area and limits of the maps.
import type { CountryCode, GeoBox } from '@husrum/domain'
import { mapZooms } from '@husrum/domain'

/** The area shown for a country if the search does not limit it. */
export const countryBoxes: Readonly<Record<CountryCode, GeoBox>> = {
  SE: [55.2, 10.9, 69.1, 24.2],
  NO: [57.9, 4.5, 71.2, 31.1],
  FI: [59.7, 20.5, 70.1, 31.6],
}

/** Limits of the bundled map. */
export const mapLimits: GeoBox = [53, -3, 72.5, 35]

export const zooms = { min: 4, max: mapZooms.max } as const
/** Borders of municipalities are drawn from this zoom level. */
export const municipalityZoom = 7
/** Areas are named, as well as towns, from this zoom level. */
export const areaZoom = 11

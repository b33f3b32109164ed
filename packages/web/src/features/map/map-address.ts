// Address of the map search for a part of the map.
import type { SiteDefinition } from '@husrum/domain'
import { routePath, untouchedSearch, writeSearchAddress } from '@husrum/domain'
import type { MapPin } from './map-pin.ts'
import { boxAroundPins } from './map-pin.ts'

/** All homes around some pins. Undefined if the site has no search, or there are no pins. */
export const mapAddress = (pins: readonly MapPin[], site: SiteDefinition): string | undefined => {
  const geoSearch = boxAroundPins(pins)
  if (geoSearch === undefined || routePath(site, 'search') === undefined) return undefined
  const untouched = untouchedSearch(site)
  return `${writeSearchAddress({ ...untouched, filters: { ...untouched.filters, geoSearch } }, site)}#map`
}

// The search on the map, where a page has shown a part of it.
import type { SiteDefinition } from '@husrum/domain'
import { routePath, untouchedSearch, writeSearchAddress } from '@husrum/domain'
import type { MapPin } from './map-pin.ts'
import { boxAroundPins } from './map-pin.ts'

/** All homes around some pins. Undefined where the site has no search, or nothing stands anywhere. */
export const mapAddress = (pins: readonly MapPin[], site: SiteDefinition): string | undefined => {
  const geoSearch = boxAroundPins(pins)
  if (geoSearch === undefined || routePath(site, 'search') === undefined) return undefined
  const untouched = untouchedSearch(site)
  return `${writeSearchAddress({ ...untouched, filters: { ...untouched.filters, geoSearch } }, site)}#map`
}

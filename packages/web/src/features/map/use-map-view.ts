// The visible part of the map, for the components around it.
import type { GeoBox } from '@husrum/domain'
import type { Map as Leaflet } from 'leaflet'
import { useEffect, useState } from 'react'
import { mapLimits } from './country-boxes.ts'

export interface MapView {
  readonly zoom: number
  /** The visible area. */
  readonly box: GeoBox
  /** The tiles that it touches: unchanged by small moves, so that one response serves them all. */
  readonly tiles: GeoBox
}

/** To about ten metres, which is precise enough for the view. */
const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4

const within = ([south, west, north, east]: GeoBox): GeoBox => [
  Math.max(south, mapLimits[0]),
  Math.max(west, mapLimits[1]),
  Math.min(north, mapLimits[2]),
  Math.min(east, mapLimits[3]),
]

const tilePixels = 256

const viewOf = (map: Leaflet): MapView => {
  const zoom = map.getZoom()
  const bounds = map.getBounds()
  const { min = map.getPixelBounds().getTopLeft(), max = map.getPixelBounds().getBottomRight() } =
    map.getPixelBounds()
  const first = map.unproject(min.divideBy(tilePixels).floor().multiplyBy(tilePixels), zoom)
  const last = map.unproject(max.divideBy(tilePixels).ceil().multiplyBy(tilePixels), zoom)
  const box = [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()].map(rounded)
  return {
    zoom,
    box: within(box as unknown as GeoBox),
    tiles: within([last.lat, first.lng, first.lat, last.lng]),
  }
}

/** Undefined until the map is ready. */
export const useMapView = (map: Leaflet | null): MapView | undefined => {
  const [view, setView] = useState<MapView>()
  useEffect(() => {
    if (!map) return undefined
    const look = () => setView(viewOf(map))
    look()
    map.on('moveend zoomend viewreset resize', look)
    return () => {
      map.off('moveend zoomend viewreset resize', look)
    }
  }, [map])
  return view
}

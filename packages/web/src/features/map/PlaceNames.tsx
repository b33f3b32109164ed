// The names of places on the map, as many as fit: the larger before the smaller. They only help to find one's way.
import type { Tag } from '@husrum/domain'
import type { LatLngTuple, Map as Leaflet } from 'leaflet'
import { areaZoom } from './country-boxes.ts'
import { MapLayer, placeOf } from './map-layer.tsx'
import styles from './PlaceNames.module.css'
import type { MapView } from './use-map-view.ts'

interface Shown {
  readonly tag: Tag
  readonly point: LatLngTuple
}

const letterPixels = 8
const linePixels = 22

const isSeen = ({ lat, lon }: Tag['geo'], [south, west, north, east]: MapView['box']): boolean =>
  lat >= south && lat <= north && lon >= west && lon <= east

/** Those that do not lie on one another. */
const fitting = (map: Leaflet, view: MapView, places: readonly Tag[]): readonly Shown[] => {
  const kinds = view.zoom >= areaZoom ? ['area', 'municipality'] : ['municipality']
  const taken: { x: number; y: number; half: number }[] = []
  return places
    .filter(({ kind, geo }) => kinds.includes(kind) && isSeen(geo, view.box))
    .flatMap((tag) => {
      const point: LatLngTuple = [tag.geo.lat, tag.geo.lon]
      const { x, y } = map.latLngToLayerPoint(point)
      const half = (tag.name.length * letterPixels) / 2
      const isFree = taken.every(
        (other) => Math.abs(other.y - y) > linePixels || Math.abs(other.x - x) > other.half + half,
      )
      if (!isFree) return []
      taken.push({ x, y, half })
      return [{ tag, point }]
    })
}

export const PlaceNames = ({
  map,
  view,
  places,
}: {
  readonly map: Leaflet
  readonly view: MapView
  readonly places: readonly Tag[]
}) => (
  <MapLayer map={map} name="places">
    <div aria-hidden="true">
      {fitting(map, view, places).map(({ tag, point }) => (
        <span key={tag.id} className={styles.name} data-kind={tag.kind} style={placeOf(map, point, view)}>
          <span>{tag.name}</span>
        </span>
      ))}
    </div>
  </MapLayer>
)

// Names of places on the map, as many as fit, larger places first. They are only for orientation: a name beside a pin reads as the place of
// its homes, so it is left out unless all of them can be there.

import type { FoundCell } from '@husrum/application'
import type { Tag } from '@husrum/domain'
import type { LatLngTuple, Map as Leaflet } from 'leaflet'
import { areaZoom } from './country-boxes.ts'
import { MapLayer, placeOf } from './map-layer.tsx'
import { middleOf } from './Pins.tsx'
import styles from './PlaceNames.module.css'
import type { MapView } from './use-map-view.ts'

interface Shown {
  readonly tag: Tag
  readonly point: LatLngTuple
  readonly side: 'below' | 'above'
}

const letterPixels = 8
const linePixels = 22
/** Pixels from a place to the middle of its name. */
const sides = { below: 32, above: -32 } as const
/** Half the size of a round pin; a name may slightly overlap its height, like its shadow. */
const pinPixels = { half: 22, covered: 27 } as const

/** Within this many pixels of a pin, a name seems to be its label. */
const labelPixels = { across: 60, along: 70 } as const

/** Whether homes of a cell are certainly elsewhere: it has more than the place, or another place is among them. */
const isElsewhere = ({ homes, bounds }: FoundCell, tag: Tag, places: readonly Tag[]): boolean =>
  homes > tag.homes ||
  places.some((other) => other.id !== tag.id && other.kind === tag.kind && isSeen(other.geo, bounds))

const isSeen = ({ lat, lon }: Tag['geo'], [south, west, north, east]: MapView['box']): boolean =>
  lat >= south && lat <= north && lon >= west && lon <= east

/** Names that overlap neither each other nor a pin: below their place, or else above it. */
const fitting = (
  map: Leaflet,
  view: MapView,
  places: readonly Tag[],
  cells: readonly FoundCell[],
): readonly Shown[] => {
  const kinds = view.zoom >= areaZoom ? ['area', 'municipality'] : ['municipality']
  const taken: { x: number; y: number; half: number }[] = []
  const pinned = cells.map((cell) => ({ cell, point: map.latLngToLayerPoint(middleOf(cell)) }))
  return places
    .filter(({ kind, geo }) => kinds.includes(kind) && isSeen(geo, view.box))
    .flatMap((tag) => {
      const point: LatLngTuple = [tag.geo.lat, tag.geo.lon]
      const { x, y: place } = map.latLngToLayerPoint(point)
      const half = (tag.name.length * letterPixels) / 2
      const isFree = (y: number) =>
        taken.every(
          (other) => Math.abs(other.y - y) > linePixels || Math.abs(other.x - x) > other.half + half,
        ) &&
        pinned.every(
          ({ point: pin }) =>
            Math.abs(pin.y - y) > pinPixels.covered || Math.abs(pin.x - x) > pinPixels.half + half,
        ) &&
        pinned.every(
          ({ cell, point: pin }) =>
            Math.abs(pin.y - y) > labelPixels.along ||
            Math.abs(pin.x - x) > labelPixels.across + half ||
            !isElsewhere(cell, tag, places),
        )
      const side = (['below', 'above'] as const).find((one) => isFree(place + sides[one]))
      if (!side) return []
      taken.push({ x, y: place + sides[side], half })
      return [{ tag, point, side }]
    })
}

export const PlaceNames = ({
  map,
  view,
  places,
  cells = [],
}: {
  readonly map: Leaflet
  readonly view: MapView
  readonly places: readonly Tag[]
  readonly cells?: readonly FoundCell[]
}) => (
  <MapLayer map={map} name="places">
    <div aria-hidden="true">
      {fitting(map, view, places, cells).map(({ tag, point, side }) => (
        <span
          key={tag.id}
          className={styles.name}
          data-kind={tag.kind}
          data-side={side}
          style={placeOf(map, point, view)}
        >
          <span>{tag.name}</span>
        </span>
      ))}
    </div>
  </MapLayer>
)

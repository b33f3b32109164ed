// A map of what is built at a place and what is around it. All of it is also text beside the map.
import type { MapTiles } from '@husrum/domain'
import type { Map as Leaflet } from 'leaflet'
import type { KeyboardEvent } from 'react'
import { use, useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { arrowDirections, nextInDirection } from '../../ui/next-in-direction.ts'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { countryBoxes, municipalityZoom } from './country-boxes.ts'
import { LeafletMap } from './LeafletMap.tsx'
import { MapButtons } from './MapButtons.tsx'
import { MapLayer, placeOf } from './map-layer.tsx'
import type { MapPin } from './map-pin.ts'
import { boxAroundPins } from './map-pin.ts'
import { mapWords } from './map-words.ts'
import styles from './PlaceMap.module.css'
import { PlaceNames } from './PlaceNames.tsx'
import { mapPlacesQuery } from './queries.ts'
import { useMapManners } from './use-map-manners.ts'
import type { MapView } from './use-map-view.ts'
import { useMapView } from './use-map-view.ts'

export interface PlaceMapProps {
  readonly pins: readonly MapPin[]
  /** Tiles in place of the bundled map. */
  readonly tiles: MapTiles | undefined
}

const letterPixels = 7.5
/** Half the size of a dot, in pixels. */
const dot = 12

type Rectangle = readonly [left: number, top: number, right: number, bottom: number]

const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** First the subject of the page, then its surroundings, then alternatives. */
const rankOf = ({ kind, isAside = false }: MapPin): number => (isAside ? 2 : kind === 'around' ? 1 : 0)

/** Keys of the pins whose text overlaps no other pin or text. */
const withRoom = (map: Leaflet, pins: readonly MapPin[]): ReadonlySet<string> => {
  const placed = pins
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((pin) => ({ pin, at: map.latLngToLayerPoint([pin.geo.lat, pin.geo.lon]) }))
  const words: Rectangle[] = []
  return new Set(
    placed.flatMap(({ pin: { key, kind, name, detail = '' }, at: { x, y } }) => {
      const width = (name.length + detail.length + 1) * letterPixels + 24
      const own: Rectangle =
        kind === 'subject'
          ? [x - width / 2, y - 56, x + width / 2, y]
          : [x - dot, y - dot, x + width, y + dot]
      const isFree =
        words.every((other) => !overlap(own, other)) &&
        placed.every(
          (other) =>
            other.pin.key === key ||
            !overlap(own, [other.at.x - dot, other.at.y - dot, other.at.x + dot, other.at.y + dot]),
        )
      // The subject of the page always has its name.
      if (!isFree && !(words.length === 0 && kind === 'subject')) return []
      words.push(own)
      return [key]
    }),
  )
}

const PlacePins = ({
  map,
  view,
  pins,
}: Pick<PlaceMapProps, 'pins'> & { readonly map: Leaflet; readonly view: MapView }) => {
  const { map: texts } = useTexts()
  const roomy = withRoom(map, pins)
  const group = useRef<HTMLUListElement>(null)
  // One link is in the tab order, and arrow keys reach the others: all of them are in the page's list too.
  const links = pins.filter(({ href }) => href !== undefined)
  const [reached, setReached] = useState<string>()
  const first = links.some(({ key }) => key === reached) ? reached : links[0]?.key
  const step = (event: KeyboardEvent<HTMLUListElement>): void => {
    const direction = arrowDirections[event.key]
    const from = links.findIndex(({ key }) => key === first)
    if (!direction || from < 0) return
    event.preventDefault()
    const points = links.map(({ geo }) => map.latLngToLayerPoint([geo.lat, geo.lon]))
    const next = nextInDirection(points, from, direction)
    if (next === undefined) return
    setReached(links[next]?.key)
    group.current?.querySelectorAll('a')[next]?.focus()
  }
  return (
    <MapLayer map={map} name="homes">
      <ul ref={group} className={styles.pins} aria-label={texts.placePins} onKeyDown={step}>
        {pins.map(({ key, geo, name, detail, href, kind }) => {
          const words = (
            <span className={styles.words}>
              {name}
              {detail !== undefined && <span className={styles.detail}> {detail}</span>}
            </span>
          )
          return (
            <li
              key={key}
              className={styles.place}
              style={placeOf(map, [geo.lat, geo.lon], view)}
              data-kind={kind}
              data-roomy={roomy.has(key) || undefined}
            >
              {href === undefined ? (
                <span className={styles.pin} title={name}>
                  {words}
                </span>
              ) : (
                <SiteLink
                  className={styles.pin}
                  href={href}
                  title={name}
                  tabIndex={key === first ? 0 : -1}
                  onFocus={() => setReached(key)}
                >
                  {words}
                </SiteLink>
              )}
            </li>
          )
        })}
      </ul>
    </MapLayer>
  )
}

export const PlaceMap = ({ pins, tiles }: PlaceMapProps) => {
  const site = useSite()
  use(mapWords(site.locale))
  const { map: texts } = useTexts()
  const { search } = useCapabilities()
  const [map, setMap] = useState<Leaflet | null>(null)
  const view = useMapView(map)
  const [isSimplified, setSimplified] = useState(tiles === undefined)
  const places = useLiveQuery(mapPlacesQuery(site, search))
  useMapManners(map, texts.map)
  return (
    <div className={styles.ground}>
      <LeafletMap
        ref={setMap}
        box={boxAroundPins(pins) ?? countryBoxes[site.country]}
        showsMunicipalities={(view?.zoom ?? 0) >= municipalityZoom}
        part={[]}
        drawn={[]}
        tiles={tiles}
        onFallback={() => setSimplified(true)}
      />
      {map && view && (
        <>
          <PlaceNames map={map} view={view} places={places.data ?? []} />
          <PlacePins map={map} view={view} pins={pins} />
          <div className={styles.buttons}>
            <MapButtons map={map} view={view} />
          </div>
        </>
      )}
      <p className={styles.source}>{isSimplified ? texts.source : tiles?.attribution}</p>
    </div>
  )
}

// The only component that uses react-leaflet, whose licence is no open source licence (Hippocratic 2.1, see NOTICES.md). If you may not use
// it, rewrite this file with Leaflet alone.
import 'leaflet/dist/leaflet.css'
import type { GeoArea, GeoBox, GeoSearch, MapTiles } from '@husrum/domain'
import { isGeoBox } from '@husrum/domain'
import type { LatLngBoundsExpression, LatLngTuple, Layer, Map as Leaflet } from 'leaflet'
import { svg } from 'leaflet'
import type { Ref } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  CircleMarker,
  MapContainer,
  Pane,
  Polygon,
  Polyline,
  Rectangle,
  TileLayer,
  useMap,
} from 'react-leaflet'
import { useSite } from '../../frame/site.tsx'
import { useLoaded } from '../../lazy/lazy-component.tsx'
import { municipalityMap, nordicMap } from './base-map.ts'
import { mapLimits, zooms } from './country-boxes.ts'
import styles from './LeafletMap.module.css'
import { mapLevels } from './map-layer.tsx'

interface LeafletMapProps {
  readonly ref: Ref<Leaflet>
  /** The area shown at first. */
  readonly box: GeoBox
  readonly showsMunicipalities: boolean
  /** The part of the map that the search is limited to. */
  readonly part: GeoSearch | readonly []
  /** The area being drawn. */
  readonly drawn: readonly LatLngTuple[]
  /** Tiles in place of the bundled map, which is the fallback if they fail. */
  readonly tiles: MapTiles | undefined
  /** Called if the tiles fail, and the bundled map takes their place. */
  readonly onFallback?: () => void
}

export const boundsOf = ([south, west, north, east]: GeoBox): LatLngBoundsExpression => [
  [south, west],
  [north, east],
]

export const cornersOf = (area: GeoArea): LatLngTuple[] =>
  Array.from({ length: area.length / 2 }, (_, at) => [area[2 * at] ?? 0, area[2 * at + 1] ?? 0])

const Ground = ({ showsMunicipalities }: Pick<LeafletMapProps, 'showsMunicipalities'>) => {
  const nordic = useLoaded(nordicMap)
  const near = useLoaded(municipalityMap, showsMunicipalities)
  // Render beyond the visible part, so that panning shows no gaps.
  const renderer = useMemo(() => svg({ padding: 0.5 }), [])
  const quiet = { renderer, interactive: false }
  return (
    <>
      {nordic && (
        <>
          <Polygon {...quiet} positions={nordic.land as LatLngTuple[][]} className={styles.land ?? ''} />
          <Polygon {...quiet} positions={nordic.lakes as LatLngTuple[][]} className={styles.lakes ?? ''} />
        </>
      )}
      {near && showsMunicipalities && (
        <Polyline
          {...quiet}
          positions={near.municipalities as LatLngTuple[][]}
          className={styles.municipalities ?? ''}
        />
      )}
      {nordic && (
        <Polyline {...quiet} positions={nordic.borders as LatLngTuple[][]} className={styles.borders ?? ''} />
      )}
    </>
  )
}

/** A PMTiles archive on a plain file server; its reader is loaded on demand. */
const Archive = ({ url, onFailure }: { readonly url: string; readonly onFailure: () => void }) => {
  const map = useMap()
  const { locale } = useSite()
  useEffect(() => {
    let layer: Layer | undefined
    let isGone = false
    import('./archive-layer.ts')
      .then(({ archiveLayer }) => archiveLayer(url, locale))
      .then((made) => {
        layer = made
        if (!isGone) made.addTo(map)
      })
      .catch((error: unknown) => {
        reportError(error)
        onFailure()
      })
    return () => {
      isGone = true
      layer?.remove()
    }
  }, [map, url, locale, onFailure])
  return null
}

const BaseMap = ({
  tiles,
  showsMunicipalities,
  onFallback,
}: Pick<LeafletMapProps, 'tiles' | 'showsMunicipalities' | 'onFallback'>) => {
  const [hasFailed, setFailed] = useState(false)
  const latest = useRef(onFallback)
  latest.current = onFallback
  const fail = useMemo(
    () => () => {
      setFailed(true)
      latest.current?.()
    },
    [],
  )
  if (!tiles || hasFailed) return <Ground showsMunicipalities={showsMunicipalities} />
  return tiles.kind === 'pmtiles' ? (
    <Archive url={tiles.url} onFailure={fail} />
  ) : (
    <TileLayer url={tiles.url} maxZoom={zooms.max} eventHandlers={{ tileerror: fail }} />
  )
}

const Part = ({ part }: { readonly part: GeoSearch }) => {
  const looks = { interactive: false, className: styles.part ?? '' }
  return isGeoBox(part) ? (
    <Rectangle {...looks} bounds={boundsOf(part)} />
  ) : (
    <Polygon {...looks} positions={cornersOf(part)} />
  )
}

export const LeafletMap = ({
  ref,
  box,
  showsMunicipalities,
  part,
  drawn,
  tiles,
  onFallback,
}: LeafletMapProps) => (
  <MapContainer
    ref={ref}
    className={styles.map ?? ''}
    bounds={boundsOf(box)}
    maxBounds={boundsOf(mapLimits)}
    maxBoundsViscosity={1}
    minZoom={zooms.min}
    maxZoom={zooms.max}
    // Leaflet's controls write HTML strings, which Trusted Types forbids; ours are rendered beside the map.
    zoomControl={false}
    attributionControl={false}
    // Scrolling past the map must not zoom it.
    scrollWheelZoom={false}
    fadeAnimation={false}
  >
    <BaseMap tiles={tiles} showsMunicipalities={showsMunicipalities} {...(onFallback && { onFallback })} />
    <Pane name="parts" style={{ zIndex: mapLevels.parts }}>
      {part.length > 0 && <Part key={part.join()} part={part as GeoSearch} />}
      {drawn.length > 0 && (
        <Polygon positions={[...drawn]} interactive={false} className={styles.drawn ?? ''} />
      )}
      {drawn.map((corner) => (
        <CircleMarker
          key={corner.join()}
          center={corner}
          radius={6}
          interactive={false}
          className={styles.corner ?? ''}
        />
      ))}
    </Pane>
  </MapContainer>
)

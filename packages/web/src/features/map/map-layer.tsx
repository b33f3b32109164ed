// Elements that lie on the map and move with it.
import type { LatLngTuple, Map as Leaflet } from 'leaflet'
import { DomEvent } from 'leaflet'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MapView } from './use-map-view.ts'

/** Stacking order above the base map. */
export const mapLevels = { parts: 2, places: 3, homes: 4 } as const

/** Position of an element on the map. `_view` makes it recalculate whenever the map changes. */
export const placeOf = (map: Leaflet, point: LatLngTuple, _view: MapView): { translate: string } => {
  const { x, y } = map.latLngToLayerPoint(point)
  return { translate: `${Math.round(x)}px ${Math.round(y)}px` }
}

/** Hidden while the map zooms. Clicks in it do not reach the map. */
export const MapLayer = ({
  map,
  name,
  children,
}: {
  readonly map: Leaflet
  readonly name: keyof typeof mapLevels
  readonly children: ReactNode
}) => {
  const [pane, setPane] = useState<HTMLElement>()
  useEffect(() => {
    const made = map.getPane(name) ?? map.createPane(name)
    made.classList.add('leaflet-zoom-hide')
    made.style.zIndex = String(mapLevels[name])
    DomEvent.disableClickPropagation(made)
    setPane(made)
  }, [map, name])
  return pane ? createPortal(children, pane) : null
}

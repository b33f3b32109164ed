// Behaviour of every map: an accessible name, keyboard control, and no zoom when the visitor scrolls past.
import type { Map as Leaflet } from 'leaflet'
import { useEffect } from 'react'

/** `label` is the accessible name of the map. */
export const useMapManners = (map: Leaflet | null, label: string): void =>
  useEffect(() => {
    if (!map) return undefined
    const container = map.getContainer()
    container.setAttribute('role', 'application')
    container.setAttribute('aria-label', label)
    const focus = () => map.scrollWheelZoom.enable()
    const blur = () => map.scrollWheelZoom.disable()
    map.on('focus', focus)
    map.on('blur', blur)
    return () => {
      map.off('focus', focus)
      map.off('blur', blur)
    }
  }, [map, label])

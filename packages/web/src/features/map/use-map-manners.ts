// How every map behaves: told by its name, moved by the keys, and it does not catch whoever scrolls past.
import type { Map as Leaflet } from 'leaflet'
import { useEffect } from 'react'

/** `label` is what the map is called for those who do not see it. */
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

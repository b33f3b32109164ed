// Position of the visitor, from the browser on request. It is neither stored nor sent.
import type { GeoPoint } from '@husrum/domain'
import { useEffect, useState } from 'react'

export type Position =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'known'; readonly point: GeoPoint }
  | { readonly kind: 'denied' }

/** Requests the position once it is wanted; the result is valid until the page is left. */
export const usePosition = (isWanted: boolean): Position => {
  const [position, setPosition] = useState<Position>({ kind: 'unasked' })
  const isKnown = position.kind === 'known'
  useEffect(() => {
    if (!isWanted || isKnown) return undefined
    if (!('geolocation' in navigator)) {
      setPosition({ kind: 'denied' })
      return undefined
    }
    setPosition({ kind: 'pending' })
    let isOver = false
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        isOver || setPosition({ kind: 'known', point: { lat: coords.latitude, lon: coords.longitude } }),
      () => isOver || setPosition({ kind: 'denied' }),
      { maximumAge: 600_000, timeout: 15_000 },
    )
    return () => {
      isOver = true
    }
  }, [isWanted, isKnown])
  return position
}

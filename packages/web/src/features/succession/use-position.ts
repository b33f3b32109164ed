// Where the visitor is, as the browser says it when it is asked for. It is kept nowhere and sent to nobody.
import type { GeoPoint } from '@husrum/domain'
import { useEffect, useState } from 'react'

export type Position =
  | { readonly kind: 'unasked' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'known'; readonly point: GeoPoint }
  | { readonly kind: 'denied' }

/** Asks once it is wanted; what was answered holds for as long as the page stands. */
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

// Pins on the map of a place, and the area around them.
import type { GeoBox, GeoPoint } from '@husrum/domain'

export interface MapPin {
  readonly key: string
  readonly geo: GeoPoint
  readonly name: string
  /** Short extra text: a status, or the walking time. */
  readonly detail?: string
  /** Its page, if it has one and it is not the current page. */
  readonly href?: string
  /** The subject of the page, or its surroundings. */
  readonly kind: 'subject' | 'around'
  /** Ignored when the initial area is calculated. */
  readonly isAside?: boolean
}

/** About half a kilometre. */
const leastHalf = { lat: 0.005, lon: 0.009 } as const
const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4

/** Area around all pins that count, with a margin. Undefined if there are none. */
export const boxAroundPins = (pins: readonly MapPin[]): GeoBox | undefined => {
  const shown = pins.filter(({ isAside = false }) => !isAside)
  if (shown.length === 0) return undefined
  const side = (of: keyof GeoPoint) => {
    const degrees = shown.map(({ geo }) => geo[of])
    const [least, max] = [Math.min(...degrees), Math.max(...degrees)]
    const half = Math.max((max - least) * 0.55, leastHalf[of])
    return [rounded((least + max) / 2 - half), rounded((least + max) / 2 + half)] as const
  }
  const [south, north] = side('lat')
  const [west, east] = side('lon')
  return [south, west, north, east]
}

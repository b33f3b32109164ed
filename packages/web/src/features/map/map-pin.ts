// What stands on the map of a place, and the part of the map that holds it.
import type { GeoBox, GeoPoint } from '@husrum/domain'

export interface MapPin {
  readonly key: string
  readonly geo: GeoPoint
  readonly name: string
  /** A word or two more: a status, how far one walks. */
  readonly detail?: string
  /** Its page, where it has one and it is another. */
  readonly href?: string
  /** What the page is about, or what is around that. */
  readonly kind: 'subject' | 'around'
  /** Stands where it is, and has no say in where the map begins. */
  readonly isAside?: boolean
}

/** Half a kilometre or so. */
const leastHalf = { lat: 0.005, lon: 0.009 } as const
const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4

/** Around all pins that have a say, with some ground beside them. Undefined without any. */
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

// Joins the cells whose pins would overlap into one pin.
import type { FoundCell } from '@husrum/application'
import { maxHomesNamed } from '@husrum/domain'

export interface PinCluster {
  readonly cell: FoundCell
  /** Keys of all cells that it stands for. */
  readonly keys: readonly string[]
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Pixels of a pin around its place; the pin of a home stands above its place. */
const sizes = {
  several: { left: 26, right: 26, up: 25, down: 25 },
  home: { left: 46, right: 46, up: 60, down: 4 },
} as const

const boxAt = ({ x, y }: Point, { home }: FoundCell) => {
  const { left, right, up, down } = home ? sizes.home : sizes.several
  return { west: x - left, east: x + right, north: y - up, south: y + down }
}

const overlap = (a: ReturnType<typeof boxAt>, b: ReturnType<typeof boxAt>): boolean =>
  a.west < b.east && b.west < a.east && a.north < b.south && b.north < a.south

const join = (a: FoundCell, b: FoundCell): FoundCell => {
  const { home: _a, minPrice: priceA, ...first } = a
  const { minPrice: priceB } = b
  const homes = a.homes + b.homes
  const prices = [priceA, priceB].filter((price) => price !== undefined).sort((one, other) => one - other)
  return {
    ...first,
    homes,
    bounds: [
      Math.min(a.bounds[0], b.bounds[0]),
      Math.min(a.bounds[1], b.bounds[1]),
      Math.max(a.bounds[2], b.bounds[2]),
      Math.max(a.bounds[3], b.bounds[3]),
    ],
    ...(prices[0] !== undefined && { minPrice: prices[0] }),
    homeIds: homes > maxHomesNamed ? [] : [...a.homeIds, ...b.homeIds].sort(),
  }
}

/**
 * Clusters whose pins do not overlap, in the order of their first cells.
 *
 * @param pointOf the place of a cell's pin on the screen.
 */
export const pinClusters = (
  cells: readonly FoundCell[],
  keyOf: (cell: FoundCell) => string,
  pointOf: (cell: FoundCell) => Point,
): readonly PinCluster[] => {
  const clusters: PinCluster[] = []
  for (const cell of cells) {
    let next: PinCluster = { cell, keys: [keyOf(cell)] }
    // A joined pin moves, so that it may overlap another one.
    for (;;) {
      const box = boxAt(pointOf(next.cell), next.cell)
      const at = clusters.findIndex((other) => overlap(boxAt(pointOf(other.cell), other.cell), box))
      const other = clusters[at]
      if (!other) break
      clusters.splice(at, 1)
      next = { cell: join(other.cell, next.cell), keys: [...other.keys, ...next.keys] }
    }
    clusters.push(next)
  }
  return clusters
}

// Surroundings of a building: houses across the street, trees, or open water and fields.

import type { Random } from '../random.ts'
import type { Neighbour, Rectangle, Side } from './building.ts'
import { sides } from './building.ts'
import type { Setting } from './setting.ts'

interface Surrounding {
  readonly kind: Neighbour['kind']
  readonly distance: readonly [number, number]
  readonly height: readonly [number, number]
  /** Share of the side that they occupy. */
  readonly share: number
}

const houses = (distance: Surrounding['distance'], height: Surrounding['height'], share: number) =>
  ({ kind: 'house', distance, height, share }) satisfies Surrounding
const trees = (distance: Surrounding['distance'], height: Surrounding['height'], share: number) =>
  ({ kind: 'trees', distance, height, share }) satisfies Surrounding

type Round = Readonly<Record<Side, Surrounding | undefined>>

const rounds: Readonly<Record<Setting, Round>> = {
  city: {
    front: houses([20, 30], [12, 21], 0.8),
    back: houses([22, 34], [9, 18], 0.7),
    left: houses([14, 24], [12, 21], 0.8),
    right: houses([14, 24], [12, 21], 0.8),
  },
  suburb: {
    front: houses([28, 44], [6, 12], 0.55),
    back: trees([18, 30], [7, 11], 0.5),
    left: houses([22, 34], [6, 12], 0.6),
    right: trees([14, 26], [7, 12], 0.5),
  },
  waterside: {
    front: undefined,
    back: houses([24, 38], [9, 15], 0.6),
    left: trees([16, 28], [6, 10], 0.4),
    right: houses([22, 36], [9, 15], 0.6),
  },
  forest: {
    front: trees([34, 50], [11, 17], 0.6),
    back: trees([14, 24], [13, 19], 0.9),
    left: trees([16, 26], [13, 19], 0.8),
    right: trees([16, 26], [13, 19], 0.8),
  },
  field: {
    front: undefined,
    back: houses([50, 80], [6, 8], 0.3),
    left: undefined,
    right: trees([40, 60], [8, 12], 0.3),
  },
}

/** Depth of a garden in metres, added to the distance of its neighbours. */
const deepestGarden = 8

export const neighboursOf = (
  setting: Setting,
  { left, right, front, back }: Rectangle,
  chance: Random,
): readonly Neighbour[] =>
  sides.flatMap((side): Neighbour[] => {
    const round = rounds[setting][side]
    const distance = round ? chance.between(...round.distance) + deepestGarden : 0
    const slip = chance.between(-0.5, 0.5)
    const heights = [chance.next(), chance.next(), chance.next()]
    if (round === undefined) return []
    const isAcross = side === 'front' || side === 'back'
    const [low, high] = isAcross ? [left - 20, right + 20] : [front - 20, back + 20]
    const piece = ((high - low) * round.share) / heights.length
    const gap = ((high - low) * (1 - round.share)) / heights.length
    return heights.map((height, index) => {
      const start = low + index * (piece + gap) + gap * (0.5 + slip)
      const shared = {
        kind: round.kind,
        height: round.height[0] + (round.height[1] - round.height[0]) * height,
      }
      if (side === 'front')
        return {
          ...shared,
          left: start,
          right: start + piece,
          front: front - distance - 12,
          back: front - distance,
        }
      if (side === 'back')
        return {
          ...shared,
          left: start,
          right: start + piece,
          front: back + distance,
          back: back + distance + 12,
        }
      if (side === 'left')
        return {
          ...shared,
          left: left - distance - 12,
          right: left - distance,
          front: start,
          back: start + piece,
        }
      return {
        ...shared,
        left: right + distance,
        right: right + distance + 12,
        front: start,
        back: start + piece,
      }
    })
  })

// Arrangement of homes in a building: the rooms above each other, their directions and outdoor spaces.
import type { CompassDirection, Concept, OutdoorSpace } from '@husrum/domain'
import { compassDirections } from '@husrum/domain'
import type { Random } from '../random.ts'
import type { StagePlan } from './plan-stage.ts'

/** What all homes above each other share. */
export interface Column {
  readonly rooms: number
  readonly area: number
  readonly direction: CompassDirection
}

const apartmentAreas: readonly (readonly [number, number])[] = [
  [0, 0],
  [28, 38],
  [42, 60],
  [64, 84],
  [82, 108],
  [105, 135],
  [130, 170],
]
const houseAreas: readonly (readonly [number, number])[] = [
  [0, 0],
  [48, 60],
  [60, 78],
  [84, 102],
  [104, 126],
  [124, 152],
  [148, 188],
]

const roomWeights: Readonly<Record<Concept, readonly (readonly [number, number])[]>> = {
  product: [
    [1, 10],
    [2, 30],
    [3, 33],
    [4, 20],
    [5, 6],
    [6, 1],
  ],
  premium: [
    [2, 20],
    [3, 34],
    [4, 28],
    [5, 14],
    [6, 4],
  ],
  original: [
    [1, 12],
    [2, 32],
    [3, 34],
    [4, 20],
    [5, 2],
  ],
  smartSquare: [
    [1, 34],
    [2, 40],
    [3, 22],
    [4, 4],
  ],
}
const houseRooms: readonly (readonly [number, number])[] = [
  [3, 12],
  [4, 38],
  [5, 38],
  [6, 12],
]

const turned = (direction: number): CompassDirection =>
  compassDirections[((direction % 8) + 8) % 8] ?? 'south'

/** A porch is at the street door, on the opposite side of the house from its garden. */
const opposite = (direction: CompassDirection): CompassDirection =>
  turned(compassDirections.indexOf(direction) + 4)

const areaFor = (random: Random, rooms: number, { concept, type }: StagePlan): number => {
  const [low, high] = (type === 'apartment' ? apartmentAreas : houseAreas)[rooms] ?? [64, 84]
  const middle = (low + high) / 2
  if (concept === 'smartSquare') return random.whole(low, Math.round(middle))
  return concept === 'premium' ? random.whole(Math.round(middle), high) : random.whole(low, high)
}

export const columnsOf = (random: Random, plan: StagePlan): readonly Column[] => {
  const { type, concept, stairs, perFloor, size, catalogue } = plan
  const facing = random.whole(0, 7)
  const amount = type === 'apartment' ? stairs * perFloor : size
  const weights = (type === 'apartment' ? roomWeights[concept] : houseRooms).filter(
    ([rooms]) => rooms >= catalogue.fewestRooms && rooms <= catalogue.maxRooms,
  )
  const sameForAll =
    type === 'apartment'
      ? undefined
      : [random.weighted(weights), random.weighted(weights)].map((rooms) => ({
          rooms,
          area: areaFor(random, rooms, plan),
        }))
  return Array.from({ length: amount }, (_, index) => {
    const rooms = random.weighted(weights)
    const house = sameForAll?.[index % 2]
    return {
      rooms: house?.rooms ?? rooms,
      area: house?.area ?? areaFor(random, rooms, plan),
      direction: turned(type === 'apartment' && index % 2 === 1 ? facing + 4 : facing),
    }
  })
}

export interface Position extends Column {
  readonly onGround: boolean
  readonly onTop: boolean
}

/** The best space first; saunas and walk-in closets last. */
export const outdoorSpacesOf = (
  random: Random,
  plan: StagePlan,
  { rooms, direction, onGround, onTop }: Position,
): OutdoorSpace[] => {
  const { type, concept, area: place, catalogue } = plan
  if (type === 'plot') return []
  const isFinnish = catalogue.site.country === 'FI'
  const spaces: OutdoorSpace[] = []
  const add = (space: OutdoorSpace['type'], low: number, high: number, towards = direction): void => {
    spaces.push({ type: space, area: random.whole(low, high), direction: towards })
  }
  if (type !== 'apartment') {
    add('patio', 12, 28)
    if (random.chance(0.4)) add('porch', 5, 12, opposite(direction))
    if (random.chance(0.2)) add('terrace', 12, 26)
    else if (random.chance(0.3)) add('balcony', 5, 10)
  } else if (onGround && (place.setting !== 'city' || random.chance(0.35))) add('patio', 9, 22)
  else if (onGround) {
    if (random.chance(0.5)) spaces.push({ type: 'frenchBalcony', direction })
  } else if (onTop && random.chance(concept === 'premium' ? 0.55 : 0.18)) add('terrace', 14, 34)
  else if (rooms === 1 && random.chance(0.35)) spaces.push({ type: 'frenchBalcony', direction })
  else add('balcony', rooms < 3 ? 4 : 6, rooms < 3 ? 8 : 12)
  if (type === 'apartment' && onTop && rooms > 2 && random.chance(concept === 'premium' ? 0.25 : 0.09))
    add('roofTop', 20, 45)
  const saunaChance = isFinnish
    ? type === 'apartment'
      ? rooms > 1
        ? 0.6
        : 0
      : 0.95
    : type === 'apartment'
      ? 0
      : concept === 'premium'
        ? 0.4
        : 0.08
  if (random.chance(saunaChance)) spaces.push({ type: 'sauna' })
  if (rooms > 1 && random.chance(concept === 'premium' ? 0.35 : rooms > 3 ? 0.15 : 0.05))
    spaces.push({ type: 'walkInCloset' })
  return spaces
}

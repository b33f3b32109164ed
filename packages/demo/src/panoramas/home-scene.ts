// The scene of a home's panoramas: furnished and lit rooms, the surroundings, and the camera positions.

import type { PlanRoom } from '../building/floor-plan-layout.ts'
import type { Setting } from '../building/setting.ts'
import type { OutdoorSpace } from '../picture-ids/picture-subject.ts'
import type { FurnishingStyle } from '../picture-ids/room-picture-id.ts'
import { randomForText } from '../random.ts'
import { finishOf } from './furnishings.ts'
import { furnish } from './home-furniture.ts'
import type { RaisedPlan } from './home-walls.ts'
import { ceilingHeight, raiseWalls } from './home-walls.ts'
import type {
  Colour,
  Corners,
  Material,
  OutdoorTree,
  Portal,
  Scene,
  SceneBox,
  Surroundings,
} from './scene.ts'
import { paint } from './scene.ts'

export const eyeHeight = 1.5

/** A rectangle on the home's plan; it may lie outside it. */
export interface Metres {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

export interface OutdoorFloor extends Metres {
  readonly kind: OutdoorSpace
  /** The wall that it adjoins; the front is at the plan's foot. */
  readonly side: 'front' | 'right' | 'back' | 'left'
  /** Metres above the home's floor. */
  readonly height: number
  readonly isOnGround: boolean
}

/** A house or trees outside; also the house that the home is part of. */
export interface Thing extends Metres {
  readonly kind: 'house' | 'trees'
  /** Metres above the ground. */
  readonly height: number
}

/** The light in which a home is shown. */
export interface WalkedHome {
  readonly plan: RaisedPlan
  /** Seed of the trees and houses outside: the same for a whole stage. */
  readonly seed: string
  /** Degrees clockwise from north of the plan's top. */
  readonly azimuth: number
  /** Metres from the ground up to the floor. */
  readonly height: number
  readonly setting: Setting
  readonly outdoors: readonly OutdoorFloor[]
  readonly around: readonly Thing[]
}

/** An afternoon in spring. */
const sunAzimuth = 222
const sunHeight = 31

const sunOf = (azimuth: number): Surroundings['sun'] => {
  const turn = ((sunAzimuth - azimuth) * Math.PI) / 180
  const up = (sunHeight * Math.PI) / 180
  return [Math.sin(turn) * Math.cos(up), -Math.cos(turn) * Math.cos(up), Math.sin(up)]
}

const grounds: Readonly<Record<Setting, readonly [near: Colour, far: Colour]>> = {
  city: [paint('#9d9a92').colour, paint('#8f8e8a').colour],
  suburb: [paint('#8aa05f').colour, paint('#7f9a62').colour],
  waterside: [paint('#93a36c').colour, paint('#6f93a8').colour],
  forest: [paint('#74894f').colour, paint('#4d6b42').colour],
  field: [paint('#9caa62').colour, paint('#b7a962').colour],
}
const crowns = ['#5d8a46', '#6f9a4c', '#4b7a45', '#7d9f55']
const houseFronts = ['#cbb89a', '#b7705a', '#d9d2c2', '#9aa39c', '#c9a25e', '#a9b4bb']

const maxTrees = 60

const surroundingsOf = ({ seed, azimuth, height, setting, around }: WalkedHome): Surroundings => {
  const chance = randomForText(`${seed}|around`)
  const [ground, far] = grounds[setting]
  const houses: SceneBox[] = []
  const trees: OutdoorTree[] = []
  for (const { x0, y0, x1, y1, kind, height: tall } of around) {
    if (kind === 'house') {
      const front = paint(chance.pick(houseFronts))
      houses.push({ corners: [x0, y0, -height, x1, y1, tall - height], material: front })
      const edge = tall - height
      houses.push({
        corners: [x0 - 0.3, y0 - 0.3, edge, x1 + 0.3, y1 + 0.3, edge + 0.5],
        material: paint('#5a5552'),
      })
      continue
    }
    const radius = tall * 0.27
    const amount = Math.ceil(((x1 - x0) * (y1 - y0)) / (radius * radius * 3))
    for (let each = 0; each < amount && trees.length < maxTrees; each += 1) {
      const own = radius * chance.between(0.75, 1.1)
      trees.push({
        at: [chance.between(x0, x1), chance.between(y0, y1), tall - own * 1.25 - height],
        radius: own,
        colour: paint(chance.pick(crowns)).colour,
      })
    }
  }
  return { drop: height, ground, far, houses, trees, sun: sunOf(azimuth) }
}

const deck = paint('#a98660', 'planks')
const concrete = paint('#b9b6af')
const rail = paint('#4a4d50')
const lampGlow: Colour = [11, 9.2, 7]

/** Floors and railings of outdoor spaces. */
const outdoorBoxes = ({ outdoors }: WalkedHome): readonly SceneBox[] =>
  outdoors.flatMap(({ kind, side, x0, y0, x1, y1, height, isOnGround }): readonly SceneBox[] => {
    const boxes: SceneBox[] = []
    const put = (corners: Corners, material: Material = rail): void => {
      boxes.push({ corners, material })
    }
    const isFrench = kind === 'frenchBalcony'
    if (!isFrench) {
      put([x0, y0, height - 0.22, x1, y1, height - 0.06], isOnGround ? deck : concrete)
      if (!isOnGround) put([x0, y0, height - 0.06, x1, y1, height - 0.03], deck)
    }
    if (isOnGround) return boxes
    const [low, high] = [height + 0.04, height + 1.08]
    const edges = (['front', 'back', 'left', 'right'] as const).filter(
      (edge) => edge !== opposite[side] && (!isFrench || edge === side),
    )
    for (const edge of edges) {
      const isFlat = edge === 'front' || edge === 'back'
      const at = { front: y1 - 0.05, back: y0, left: x0, right: x1 - 0.05 }[edge]
      const [from, to] = isFlat ? [x0, x1] : [y0, y1]
      const bar = (u0: number, u1: number, z0: number, z1: number, inset: number): void =>
        put(
          isFlat
            ? [u0, at + inset, z0, u1, at + 0.05 - inset, z1]
            : [at + inset, u0, z0, at + 0.05 - inset, u1, z1],
        )
      bar(from, to, high - 0.05, high, 0)
      bar(from, to, low, low + 0.04, 0.01)
      for (let u = from + 0.06; u < to; u += 0.12) bar(u, u + 0.014, low + 0.04, high - 0.05, 0.018)
    }
    return boxes
  })

/** The edge of a balcony that is a wall of the house. */
const opposite = { front: 'back', back: 'front', left: 'right', right: 'left' } as const

const lampsOf = ({ x, y, wide, high, kind }: PlanRoom, hasWindow: boolean): Portal => {
  const reach = hasWindow ? 0.16 : 0.24
  const glow: Colour = hasWindow
    ? [lampGlow[0] * 0.5, lampGlow[1] * 0.5, lampGlow[2] * 0.5]
    : kind === 'hall'
      ? [lampGlow[0] * 1.2, lampGlow[1] * 1.2, lampGlow[2] * 1.2]
      : lampGlow
  const z = ceilingHeight - 0.07
  return {
    from: [x + wide / 2 - reach, y + high / 2 - reach, z],
    to: [x + wide / 2 + reach, y + high / 2 + reach, z],
    normal: [0, 0, -1],
    glow,
  }
}

export const sceneOf = (home: WalkedHome, style: FurnishingStyle): Scene => {
  const { plan } = home
  const walls = raiseWalls(plan, ({ kind }) => finishOf(kind, style))
  const furniture = plan.rooms.flatMap((room) => furnish(room, plan.openings, style).boxes)
  const lamps = plan.rooms.map((room) => {
    const hasWindow = walls.portals.some(
      ({ from, to, normal }) =>
        (from[0] + to[0]) / 2 + normal[0] * 0.4 > room.x &&
        (from[0] + to[0]) / 2 + normal[0] * 0.4 < room.x + room.wide &&
        (from[1] + to[1]) / 2 + normal[1] * 0.4 > room.y &&
        (from[1] + to[1]) / 2 + normal[1] * 0.4 < room.y + room.high,
    )
    return lampsOf(room, hasWindow)
  })
  const shades = lamps.map(
    ({ from, to }): SceneBox => ({
      corners: [from[0] - 0.02, from[1] - 0.02, from[2] + 0.01, to[0] + 0.02, to[1] + 0.02, ceilingHeight],
      material: { colour: [1.6, 1.5, 1.3], pattern: 'plain' },
    }),
  )
  return {
    boxes: [...walls.boxes, ...furniture, ...shades, ...outdoorBoxes(home)],
    portals: [...walls.portals, ...lamps],
    surroundings: surroundingsOf(home),
  }
}

/** Camera position in a room: as far from walls and furniture as possible, near the middle. */
export const standingPlace = (room: PlanRoom, plan: RaisedPlan): readonly [number, number] => {
  const { taken } = furnish(room, plan.openings, 'light')
  const { x, y, wide, high } = room
  let best: readonly [number, number] = [x + wide / 2, y + high / 2]
  let max = -Infinity
  const steps = 10
  for (let i = 1; i < steps; i += 1)
    for (let j = 1; j < steps; j += 1) {
      const px = x + (wide * i) / steps
      const py = y + (high * j) / steps
      const toWall = Math.min(px - x, x + wide - px, py - y, y + high - py)
      const toThings = taken.reduce((nearest, { x0, y0, x1, y1 }) => {
        const [dx, dy] = [Math.max(x0 - px, 0, px - x1), Math.max(y0 - py, 0, py - y1)]
        return Math.min(nearest, Math.hypot(dx, dy) + (dx === 0 && dy === 0 ? -0.3 : 0))
      }, 2)
      const offMiddle = Math.hypot(px - x - wide / 2, py - y - high / 2)
      const worth = Math.min(toWall, toThings + 0.25, 1.4) - offMiddle * 0.12
      if (worth > max) {
        max = worth
        best = [px, py]
      }
    }
  return best
}

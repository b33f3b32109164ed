// What a home's text may state about how it is built, derived from its plan and its walls.
import type { CompassDirection } from '@husrum/domain'
import { compassDirections } from '@husrum/domain'
import type { Building, BuildingHome, Side } from './building.ts'
import { azimuthOf } from './building.ts'
import type { PlanRoom } from './floor-plan-layout.ts'
import { commonWall } from './plan-parts.ts'

export interface BuiltFacts {
  /** Of the living room. */
  readonly direction: CompassDirection
  /** Every direction that a window faces, the living room's first. */
  readonly windowsTowards: readonly CompassDirection[]
  /** Whether the kitchen has a window of its own. */
  readonly kitchenWindow: boolean
  /** Set if a flat has a bathroom that is reached from a bedroom: beside it, or through its walk-in closet. */
  readonly suite?: 'byBedroom' | 'behindCloset'
  readonly hasLift: boolean
  /** Stairs up from the ground to the home's lowest level. */
  readonly storey: number
  /** The last of a row, with windows in its gable. */
  readonly isEndOfRow: boolean
}

const sideOf = ([x, y]: readonly [number, number]): Side =>
  x > 0 ? 'left' : x < 0 ? 'right' : y > 0 ? 'back' : 'front'

const isOutward = (kind: string): boolean => kind === 'window' || kind === 'glassDoor'

/** The sides that a home has windows in, its living room's first. */
export const windowSides = ({ levels, facades: [main] }: BuildingHome): readonly Side[] => {
  const found = levels.flatMap(({ layout }) =>
    layout.openings.filter(({ kind }) => isOutward(kind)).map(({ into }) => sideOf(into)),
  )
  return [...new Set([...(main ? [main.side] : []), ...found])]
}

export const directionTowards = (building: Pick<Building, 'azimuth'>, side: Side): CompassDirection =>
  compassDirections[azimuthOf(building, side) / 45] ?? 'north'

const isOnWall = (room: PlanRoom, [x, y]: readonly [number, number]): boolean =>
  x >= room.x - 0.01 && x <= room.x + room.wide + 0.01 && y >= room.y - 0.01 && y <= room.y + room.high + 0.01

export const roomsOf = ({ levels }: BuildingHome): readonly PlanRoom[] =>
  levels.flatMap(({ layout }) => layout.rooms)

export const builtFactsOf = (building: Building, home: BuildingHome): BuiltFacts => {
  const rooms = roomsOf(home)
  const kitchen = rooms.find(({ kind }) => kind === 'kitchen')
  const [ground] = home.levels
  const bedrooms = rooms.filter(({ kind }) => kind === 'bedroom')
  const suite = building.type === 'apartment' ? rooms.filter(({ kind }) => kind === 'bathroom')[1] : undefined
  return {
    direction: home.direction,
    windowsTowards: windowSides(home).map((side) => directionTowards(building, side)),
    kitchenWindow:
      kitchen !== undefined &&
      (ground?.layout.openings ?? []).some(
        ({ kind, from, to }) => kind === 'window' && isOnWall(kitchen, from) && isOnWall(kitchen, to),
      ),
    ...(suite && { suite: bedrooms.some((room) => commonWall(suite, room)) ? 'byBedroom' : 'behindCloset' }),
    storey: home.storey,
    hasLift: building.stairs.some(({ hasLift }) => hasLift),
    isEndOfRow:
      building.type === 'townHouse' && home.facades.some(({ side }) => side === 'left' || side === 'right'),
  }
}

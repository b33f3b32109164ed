// Creates the building of a stage from its plan. Deterministic: the same plan gives the same building.
import type { CompassDirection, GeoPoint, OutdoorSpace, ResidenceType } from '@husrum/domain'
import { compassDirections } from '@husrum/domain'
import { randomForText } from '../random.ts'
import { corridor, shapeFlats } from './block-of-flats.ts'
import type { Block, Building, BuildingHome, HomeFacade, HomeOutdoor, Rectangle, Side } from './building.ts'
import { azimuthOf, sides } from './building.ts'
import { flatPlan } from './flat-plan.ts'
import { housePlan } from './house-plan.ts'
import { neighboursOf } from './neighbours.ts'
import type { PlacedSpace } from './outdoor.ts'
import { isOutdoors, placeOutdoors } from './outdoor.ts'
import { mirrored } from './plan-parts.ts'
import { placeHouses } from './rows-of-houses.ts'
import type { Setting } from './setting.ts'

/** What is decided about a stage before its building is created. */
export interface BuildingPlan {
  readonly type: ResidenceType
  readonly size: number
  readonly stairs: number
  readonly perFloor: number
  readonly floors: number
  readonly geo: GeoPoint
  readonly area: { readonly setting: Setting }
  readonly catalogue: { readonly audience: 'everyone' | 'seniors' | 'members' }
  readonly pictureSeed: string
}

/** A home of the plan: what it shares with those above it, and its own properties. */
export interface PlannedHome {
  readonly column: { readonly rooms: number; readonly area: number; readonly direction: CompassDirection }
  readonly spaces: readonly OutdoorSpace[]
}

type Shell = Pick<Building, 'azimuth' | 'storeyHeight'>

/** Metres along a wall, from its left end as seen from outside. */
const spanOn = (side: Side, outline: Rectangle, part: Rectangle): readonly [number, number] => {
  if (side === 'front') return [part.left - outline.left, part.right - outline.left]
  if (side === 'back') return [outline.right - part.right, outline.right - part.left]
  return side === 'left'
    ? [outline.back - part.back, outline.back - part.front]
    : [part.front - outline.front, part.back - outline.front]
}

const facadesOf = (
  shell: Shell,
  outline: Rectangle,
  footprint: Rectangle,
  walls: readonly Side[],
  [bottom, top]: readonly [number, number],
): readonly HomeFacade[] =>
  walls.map((side) => {
    const [from, to] = spanOn(side, outline, footprint)
    return { side, azimuth: azimuthOf(shell, side), from, to, bottom, top }
  })

const outdoorsOf = (
  shell: Shell,
  outline: Rectangle,
  spaces: readonly PlacedSpace[],
): readonly HomeOutdoor[] =>
  spaces.map((space) => {
    const [from, to] = spanOn(space.side, outline, space.floor)
    return { ...space, azimuth: azimuthOf(shell, space.side), from, to }
  })

const directionOf = (azimuth: number): CompassDirection => compassDirections[azimuth / 45] ?? 'north'

const outlineOf = (parts: readonly Rectangle[]): Rectangle => ({
  left: Math.min(...parts.map(({ left }) => left)),
  right: Math.max(...parts.map(({ right }) => right)),
  front: Math.min(...parts.map(({ front }) => front)),
  back: Math.max(...parts.map(({ back }) => back)),
})

const has = (spaces: readonly OutdoorSpace[], wanted: OutdoorSpace['type']): boolean =>
  spaces.some(({ type }) => type === wanted)

type Parts = Pick<Building, 'blocks' | 'stairs' | 'homes' | 'storeys'>

/** Least number of floors of blocks that have a lift (BBR 3:144); those for seniors always have one. */
const floorsWithLift = 3

const raiseFlats = (plan: BuildingPlan, shell: Shell, planned: readonly PlannedHome[]): Parts => {
  const { perFloor, stairs, floors, pictureSeed, catalogue } = plan
  const { storeyHeight } = shell
  const inStorey = perFloor * stairs
  const columns = planned
    .slice(0, inStorey)
    .map(({ column }, index) => ({ ...column, stair: Math.floor(index / perFloor) }))
  const { footprints, stairs: wells, outline } = shapeFlats(columns)
  const homes = planned.map(({ column, spaces }, number): BuildingHome => {
    const index = number % inStorey
    const storey = Math.floor(number / inStorey)
    const { side, ...footprint } = footprints[index] ?? { ...outline, side: 'front' as const }
    const chance = randomForText(`${pictureSeed}|column|${index}`)
    const isMirrored = chance.chance(0.5)
    const gables = {
      left: footprint.left < outline.left + 0.01,
      right: footprint.right > outline.right - 0.01,
    }
    const across = gables.left === gables.right ? isMirrored : gables.right
    const wide = footprint.right - footprint.left
    const high = footprint.back - footprint.front
    const layout = mirrored(
      flatPlan(
        {
          wide,
          high,
          rooms: column.rooms,
          area: column.area,
          gables: across ? { left: gables.right, right: gables.left } : gables,
          hasOutdoor: spaces.some((space) => isOutdoors(space) && space.type !== 'roofTop'),
          hasWalkInCloset: has(spaces, 'walkInCloset'),
          hasSauna: has(spaces, 'sauna'),
        },
        chance,
      ),
      { across, down: side === 'front' },
    )
    const bottom = storey * storeyHeight
    const placed = placeOutdoors(spaces, {
      footprint,
      side,
      lower: layout,
      upper: layout,
      bottoms: [bottom, bottom, bottom + storeyHeight],
    })
    const walls: readonly Side[] = [
      side,
      ...(gables.left ? (['left'] as const) : []),
      ...(gables.right ? (['right'] as const) : []),
    ]
    return {
      number,
      storey,
      group: Math.floor(index / perFloor),
      footprint,
      rooms: column.rooms,
      area: column.area,
      direction: directionOf(azimuthOf(shell, side)),
      facades: facadesOf(shell, outline, footprint, walls, [bottom, bottom + storeyHeight]),
      outdoors: outdoorsOf(shell, outline, placed),
      levels: [{ bottom, layout }],
    }
  })
  const hasLift = floors >= floorsWithLift || catalogue.audience === 'seniors'
  return {
    homes,
    storeys: floors,
    stairs: wells.map((well) => ({ ...well, hasLift })),
    blocks: blocksOf(plan, shell, outline, wells, homes),
  }
}

/** The full storeys are one block; the homes of the last one are built on top, each row separately. */
const blocksOf = (
  { floors, perFloor, stairs, size, pictureSeed }: BuildingPlan,
  { storeyHeight }: Shell,
  outline: Rectangle,
  wells: readonly Rectangle[],
  homes: readonly BuildingHome[],
): readonly Block[] => {
  const whole = Math.floor(size / (perFloor * stairs))
  const top = Math.max(1, whole) * storeyHeight
  const middle = { front: homes[0]?.footprint.back ?? 0, back: homes[1]?.footprint.front ?? 0 }
  const last = homes.filter(({ storey }) => storey === whole && whole > 0)
  const isPitched = last.length === 0 && floors < 6 && randomForText(`${pictureSeed}|roof`).chance(0.45)
  const main: Block = {
    ...outline,
    bottom: 0,
    top,
    ...(isPitched ? { roof: 'ridgeAcross', rise: 3.6 } : { roof: 'flat', rise: 0.7 }),
  }
  const upon = (['front', 'back'] as const).flatMap((side): Block[] => {
    const row = last.filter(({ facades: [main] }) => main?.side === side).map(({ footprint }) => footprint)
    if (row.length === 0) return []
    const { left, right } = outlineOf(row)
    const ends = wells.map((well) => well.right).filter((end) => end < right + 8)
    return [
      {
        left,
        right: side === 'front' ? right : Math.max(right, ...ends),
        front: side === 'front' ? outline.front : middle.back - corridor,
        back: side === 'front' ? middle.front : outline.back,
        bottom: top,
        top: top + storeyHeight,
        roof: 'flat',
        rise: 0.6,
      },
    ]
  })
  // A parapet would be in front of the walls above it.
  return [upon.length > 0 ? { ...main, rise: 0.2 } : main, ...upon]
}

const raiseHouses = (plan: BuildingPlan, shell: Shell, planned: readonly PlannedHome[]): Parts => {
  const { type, pictureSeed } = plan
  if (type === 'apartment') throw new Error('An apartment is not a house')
  const { storeyHeight } = shell
  const placed = placeHouses(
    type,
    planned.map(({ column }) => column.area),
  )
  const chance = randomForText(`${pictureSeed}|roof`)
  const roof = chance.pick(
    type === 'townHouse'
      ? (['ridgeAway', 'ridgeAcross', 'flat'] as const)
      : (['ridgeAcross', 'ridgeAway'] as const),
  )
  const homes = planned.map(({ column, spaces }, number): BuildingHome => {
    const { footprint, row, gables } = placed[number] ?? placed[0] ?? missing()
    const outline = outlineOf(placed.filter((each) => each.row === row).map((each) => each.footprint))
    const shape = {
      wide: footprint.right - footprint.left,
      high: footprint.back - footprint.front,
      rooms: column.rooms,
      area: column.area,
    }
    const across = number % 2 === 1
    const levels =
      type === 'plot'
        ? []
        : housePlan(
            {
              ...shape,
              gables: across ? { left: gables.right, right: gables.left } : gables,
              hasWalkInCloset: has(spaces, 'walkInCloset'),
              hasSauna: has(spaces, 'sauna'),
              hasBalcony: has(spaces, 'balcony'),
            },
            // Houses of one type share one plan.
            randomForText(`${pictureSeed}|type|${number % 2}`),
          ).map((level) => mirrored(level, { across, down: true }))
    const [lower, upper = lower] = levels
    const outdoors =
      lower === undefined || upper === undefined
        ? []
        : placeOutdoors(spaces, {
            footprint,
            side: 'front',
            lower,
            upper,
            bottoms: [0, storeyHeight, storeyHeight * 2],
          })
    const walls: readonly Side[] = sides.filter((side) => side === 'front' || side === 'back' || gables[side])
    return {
      number,
      storey: 0,
      group: row,
      footprint,
      rooms: column.rooms,
      area: column.area,
      direction: directionOf(shell.azimuth),
      facades: facadesOf(shell, outline, footprint, walls, [0, storeyHeight * 2]),
      outdoors: outdoorsOf(shell, outline, outdoors),
      levels: levels.map((layout, level) => ({ bottom: level * storeyHeight, layout })),
    }
  })
  const blocks = homes.map(
    ({ footprint }): Block => ({
      ...footprint,
      bottom: 0,
      top: storeyHeight * 2,
      roof,
      rise: roof === 'flat' ? 0.6 : roof === 'ridgeAway' ? (footprint.right - footprint.left) * 0.45 : 3.2,
    }),
  )
  return { homes, storeys: 2, stairs: [], blocks: type === 'plot' ? [] : blocks }
}

const missing = (): never => {
  throw new Error('A building must have homes')
}

/** The building of the stage, with every home of its plan. */
export const raiseBuilding = (plan: BuildingPlan, planned: readonly PlannedHome[]): Building => {
  const { type, area, geo, pictureSeed } = plan
  const [first] = planned
  const shell = {
    azimuth: compassDirections.indexOf(first?.column.direction ?? 'south') * 45,
    storeyHeight: type === 'apartment' ? 3 : 2.8,
  }
  const parts = (type === 'apartment' ? raiseFlats : raiseHouses)(plan, shell, planned)
  const outline = outlineOf(parts.homes.map(({ footprint }) => footprint))
  return {
    type,
    setting: area.setting,
    geo,
    ...shell,
    ...parts,
    neighbours: neighboursOf(area.setting, outline, randomForText(`${pictureSeed}|neighbours`)),
  }
}

// A view of a building from one side: the visible part, the camera, and the position of each home's wall in the picture.
import type { Block, Building, BuildingHome, HomeFacade, Rectangle, Side } from '../building/building.ts'
import { randomForText } from '../random.ts'
import type { Point } from './canvas.ts'
import { height, width } from './exterior-setting.ts'
import type { Camera, Space } from './perspective.ts'
import { frameCorners } from './perspective.ts'

export interface FacadeView {
  readonly side: Side
  readonly camera: Camera
  /** Turned so that the shown side is the front. */
  readonly blocks: readonly Block[]
  readonly homes: readonly BuildingHome[]
  readonly turned: (part: Rectangle) => Rectangle
}

/** Converts the building's ground to the coordinates of a viewer in front of one side. */
const turnTo =
  (side: Side) =>
  ({ left, right, front, back }: Rectangle): Rectangle => {
    if (side === 'front') return { left, right, front, back }
    if (side === 'back') return { left: -right, right: -left, front: -back, back: -front }
    return side === 'left'
      ? { left: -back, right: -front, front: left, back: right }
      : { left: front, right: back, front: -right, back: -left }
  }

/** Maximum number of detached houses in one picture: more would make each too small. */
const together: Readonly<Record<Building['type'], number>> = {
  apartment: Number.POSITIVE_INFINITY,
  townHouse: 6,
  semiDetachedHouse: 4,
  house: 2,
  detachedHouse: 2,
  plot: 2,
}

/** The homes of each picture: all of a block of flats, a row of houses or a part of one. */
export const groupsOf = ({ homes, type }: Building): readonly (readonly BuildingHome[])[] => {
  if (type === 'apartment') return [homes]
  return [...Map.groupBy(homes, ({ group }) => group).values()].flatMap((row) =>
    Array.from({ length: Math.ceil(row.length / together[type]) }, (_, part) =>
      row.slice(part * together[type], (part + 1) * together[type]),
    ),
  )
}

const isWithin = (block: Rectangle, homes: readonly BuildingHome[]): boolean =>
  homes.some(
    ({ footprint }) =>
      footprint.left < block.right &&
      footprint.right > block.left &&
      footprint.front < block.back &&
      footprint.back > block.front,
  )

/** Nearly straight, so that walls stay wide and verticals vertical. */
const slightTurn = 0.16

/** The view of these homes from a side, before a camera is chosen. */
export const lookAt = (
  building: Building,
  homes: readonly BuildingHome[],
  side: Side,
): Omit<FacadeView, 'camera'> => {
  const turned = turnTo(side)
  const seen = building.blocks.filter((block) => isWithin(block, homes))
  const whole = seen.map(turned)
  const middle = {
    x: (Math.min(...whole.map(({ left }) => left)) + Math.max(...whole.map(({ right }) => right))) / 2,
    z: (Math.min(...whole.map(({ front }) => front)) + Math.max(...whole.map(({ back }) => back))) / 2,
  }
  const moved = (part: Rectangle): Rectangle => {
    const { left, right, front, back } = turned(part)
    return {
      left: left - middle.x,
      right: right - middle.x,
      front: front - middle.z,
      back: back - middle.z,
    }
  }
  const isAcross = side === 'front' || side === 'back'
  const blocks = seen.map(
    (block): Block => ({
      ...block,
      ...moved(block),
      roof:
        isAcross || block.roof === 'flat'
          ? block.roof
          : block.roof === 'ridgeAcross'
            ? 'ridgeAway'
            : 'ridgeAcross',
    }),
  )
  return { side, homes, blocks, turned: moved }
}

export const facadeView = (building: Building, group: number, side: Side, seed: string): FacadeView => {
  const chance = randomForText(`${seed}|facade|${group}|${side}`)
  const seen = lookAt(building, groupsOf(building)[group] ?? [], side)
  const corners = seen.blocks.flatMap(({ left, right, front, back, top, rise }) =>
    [left, right].flatMap((x) => [front, back].flatMap((z) => [0, top + rise].map((y): Space => [x, y, z]))),
  )
  const tallest = Math.max(...corners.map(([, y]) => y))
  const widest = Math.max(...corners.map(([x]) => x)) - Math.min(...corners.map(([x]) => x))
  const isLow = widest > tallest * 1.7
  const horizon = isLow ? 640 : 730
  const camera = frameCorners(corners, {
    turn: (chance.chance(0.5) ? 1 : -1) * slightTurn,
    distance: Math.max(34, tallest * 2.2, widest * 1.4),
    horizon,
    wide: 1240,
    tall: isLow ? 560 : 640,
    middle: width / 2,
    foot: horizon + (isLow ? 130 : 110),
  })
  return { ...seen, camera }
}

/** Whether another home of the picture hides this one, as in a view of the end of a row, where only the nearest is visible. */
const isHidden = ({ homes, turned }: Pick<FacadeView, 'homes' | 'turned'>, home: BuildingHome): boolean => {
  const { left, right, front } = turned(home.footprint)
  return homes.some((other) => {
    const before = turned(other.footprint)
    return (
      other.storey === home.storey && before.left < right && before.right > left && before.back < front + 0.01
    )
  })
}

/** The wall of a home that the view shows; absent if it faces other sides, or is hidden. */
export const wallSeen = (
  view: Pick<FacadeView, 'side' | 'turned' | 'homes'>,
  home: BuildingHome,
): (Rectangle & Pick<HomeFacade, 'bottom' | 'top'>) | undefined => {
  const facade = home.facades.find((each) => each.side === view.side)
  if (facade === undefined || isHidden(view, home)) return undefined
  return { ...view.turned(home.footprint), bottom: facade.bottom, top: facade.top }
}

/** Corners of the home's wall in the picture, 0 to 1 of its width and height. */
export const areaOf = (view: FacadeView, home: BuildingHome): readonly Point[] | undefined => {
  const wall = wallSeen(view, home)
  if (wall === undefined) return undefined
  const { left, right, front, bottom, top } = wall
  return (
    [
      [left, top, front],
      [right, top, front],
      [right, bottom, front],
      [left, bottom, front],
    ] as const
  ).map((corner): Point => {
    const [x, y] = view.camera.project(corner)
    return [Math.min(1, Math.max(0, x / width)), Math.min(1, Math.max(0, y / height))]
  })
}

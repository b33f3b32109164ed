// A house of the model in perspective: its blocks, and the windows, doors and balconies of its homes on the visible walls.

import type { Block, Building, BuildingHome, Rectangle, Side } from '../building/building.ts'
import { sides } from '../building/building.ts'
import type { Random } from '../random.ts'
import type { Canvas, Point } from './canvas.ts'
import { mix } from './colour.ts'
import type { Volume } from './exterior-architecture.ts'
import type { Face, Look, WallOpening } from './exterior-facade.ts'
import { drawBalconies, drawDoor, drawOpenings, drawRail } from './exterior-facade.ts'
import type { Sun } from './exterior-volume.ts'
import { drawVolume } from './exterior-volume.ts'
import type { FacadeView } from './facade-view.ts'
import type { Camera } from './perspective.ts'

/** The visible walls of a home: the one ahead, and a gable at the side that is turned to the viewer. */
const walls = ['ahead', 'left', 'right'] as const
type Wall = (typeof walls)[number]

export const volumesOf = (
  { blocks, homes }: Pick<FacadeView, 'blocks' | 'homes'>,
  { palette }: Pick<Look, 'palette'>,
  storeyHeight: number,
): readonly Volume[] =>
  blocks.map(
    (block, index): Volume => ({
      x: (block.left + block.right) / 2,
      z: (block.front + block.back) / 2,
      wide: block.right - block.left,
      deep: block.back - block.front,
      base: block.bottom,
      storeys: Math.round((block.top - block.bottom) / storeyHeight),
      storeyHeight,
      roof: block.roof,
      rise: block.rise,
      wall:
        block.bottom > 0 || (homes.length > 1 && homes[0]?.levels.length === 2 && index % 2 === 1)
          ? mix(palette.wall, palette.second, block.bottom > 0 ? 1 : 0.5)
          : palette.wall,
      cladding: palette.cladding,
      plinth: undefined,
      columns: 1,
      sideColumns: 1,
      cell: () => 'blank',
    }),
  )

type HomeOpening = WallOpening & { readonly kind: 'window' | 'glassDoor' | 'entrance' }

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.01

/** Metres along a wall from left to right as seen from outside. */
const alongWall = (wall: Wall, { left, right, front, back }: Rectangle): readonly [number, number] =>
  wall === 'ahead' ? [left, right] : wall === 'left' ? [-back, -front] : [front, back]

const isIn = (wall: Wall, spot: Rectangle, home: Rectangle): boolean =>
  wall === 'ahead'
    ? isNear(spot.front, home.front) && isNear(spot.back, home.front)
    : isNear(spot.left, home[wall]) && isNear(spot.right, home[wall])

/** The side of the building that a wall is on, relative to the side in view. */
const sideFor = (wall: Wall, seen: Side): Side =>
  sides[(sides.indexOf(seen) + { ahead: 0, right: 1, left: 3 }[wall]) % sides.length] ?? seen

/** The openings of a home's plan in an outer wall, in the metres of that wall's face. */
const openingsIn = (
  wall: Wall,
  { turned, side: seen }: FacadeView,
  { levels, footprint, facades }: BuildingHome,
): readonly HomeOpening[] => {
  if (!facades.some(({ side }) => side === sideFor(wall, seen))) return []
  return levels.flatMap(({ layout, bottom }) =>
    layout.openings.flatMap(({ kind, from, to }): readonly HomeOpening[] => {
      if (kind !== 'window' && kind !== 'glassDoor' && kind !== 'entrance') return []
      const xs = [footprint.left + from[0], footprint.left + to[0]]
      const zs = [footprint.back - from[1], footprint.back - to[1]]
      const spot = turned({
        left: Math.min(...xs),
        right: Math.max(...xs),
        front: Math.min(...zs),
        back: Math.max(...zs),
      })
      if (!isIn(wall, spot, turned(footprint))) return []
      const [left, right] = alongWall(wall, spot)
      const wide = right - left
      const [low, high] = kind === 'glassDoor' ? [0.1, 2.3] : wide < 0.8 ? [1.4, 2.1] : [0.75, 2.3]
      const panes = Math.max(1, Math.round(wide / 0.95))
      return [{ kind, left, right, low: bottom + low, high: bottom + high, panes }]
    }),
  )
}

/** The drawable wall of a rectangle; undefined if it is turned away. */
const faceOf = (
  wall: Wall,
  { left, right, front, back }: Rectangle,
  camera: Camera,
  sun: Sun,
): Face | undefined => {
  const at: Face['at'] =
    wall === 'ahead'
      ? (along, up, out = 0) => camera.project([along, up, front - out])
      : wall === 'left'
        ? (along, up, out = 0) => camera.project([left - out, up, -along])
        : (along, up, out = 0) => camera.project([right + out, up, along])
  const [from, to] = alongWall(wall, { left, right, front, back })
  const isSeen = wall === 'ahead' || at(from, 0)[0] < at(to, 0)[0]
  if (!isSeen) return undefined
  const middle = camera.scaleAt([wall === 'right' ? right : left, 0, front])
  return {
    side: wall === 'ahead' ? 'front' : 'side',
    length: to - from,
    lit: wall === 'ahead' ? sun.frontLit : !sun.frontLit,
    shadowWay: wall === 'ahead' ? sun.wallShadow : wall === 'left' ? -1 : 1,
    at,
    scale: wall === 'ahead' ? middle : middle * 0.7,
    farther:
      wall === 'left' ||
      (wall === 'ahead' && camera.depthOf([right, 0, front]) < camera.depthOf([left, 0, front]))
        ? -1
        : 1,
  }
}

const isHomeOf =
  (block: Block, { turned }: FacadeView) =>
  ({ footprint, facades: [main] }: BuildingHome): boolean => {
    const { left, right, front, back } = turned(footprint)
    const [x, z] = [(left + right) / 2, (front + back) / 2]
    const bottom = (main?.bottom ?? 0) + 0.1
    return (
      x > block.left &&
      x < block.right &&
      z > block.front &&
      z < block.back &&
      bottom > block.bottom &&
      bottom < block.top
    )
  }

/** Draws the house from far to near. */
export const drawHouse = (
  canvas: Canvas,
  view: FacadeView,
  building: Building,
  look: Look,
  sun: Sun,
  chance: Random,
): void => {
  const { camera, blocks, homes, turned } = view
  const volumes = volumesOf(view, look, building.storeyHeight)
  // Set-back storeys above the eye are drawn behind the edge of the roof below them; below the eye, in front of it.
  const layer = ({ base }: Volume): number =>
    base > 0 && camera.project([0, base + 0.7, 0])[1] < camera.horizon ? -1 : base
  const pairs = volumes.flatMap((volume, index) => {
    const block = blocks[index]
    return block === undefined ? [] : [{ volume, block }]
  })
  pairs.sort(
    ({ volume: one }, { volume: other }) =>
      layer(one) - layer(other) ||
      camera.depthOf([other.x, 0, other.z - other.deep / 2]) -
        camera.depthOf([one.x, 0, one.z - one.deep / 2]),
  )
  for (const { volume, block } of pairs) {
    drawVolume(canvas, camera, volume, look, sun, chance)
    for (const home of homes.filter(isHomeOf(block, view)))
      for (const wall of walls) {
        const openings = openingsIn(wall, view, home)
        const face = openings.length > 0 ? faceOf(wall, turned(home.footprint), camera, sun) : undefined
        if (face === undefined) continue
        const isDoor = ({ kind }: HomeOpening): boolean => kind === 'entrance'
        drawOpenings(
          canvas,
          face,
          volume,
          look,
          chance,
          openings.filter((each) => !isDoor(each)),
        )
        for (const { left, right, low } of openings.filter(isDoor))
          drawDoor(canvas, face, look, (left + right) / 2, low - 0.75, 'door')
      }
    if (volume.base === 0) drawStairwells(canvas, view, building, volume, look, sun, chance)
  }
  // The far ones first, so that near balconies are in front of them.
  const byDepth = homes
    .map((home) => ({
      home,
      depth: camera.depthOf([turned(home.footprint).left, 0, turned(home.footprint).front]),
    }))
    .sort((one, other) => other.depth - one.depth)
  for (const { home } of byDepth) drawOutdoors(canvas, view, home, look, sun, volumes[0])
}

const drawStairwells = (
  canvas: Canvas,
  { side, turned, camera }: FacadeView,
  { stairs, storeyHeight }: Building,
  volume: Volume,
  look: Look,
  sun: Sun,
  chance: Random,
): void => {
  for (const stair of stairs) {
    const face = stair.entrance === side ? faceOf('ahead', turned(stair), camera, sun) : undefined
    if (face === undefined) continue
    const { left, right } = turned(stair)
    const middle = (left + right) / 2
    const windows = Array.from(
      { length: volume.storeys - 1 },
      (_, storey): WallOpening => ({
        left: middle - 0.7,
        right: middle + 0.7,
        low: (storey + 1) * storeyHeight - 0.3,
        high: (storey + 1) * storeyHeight + 1.5,
        panes: 2,
      }),
    )
    drawOpenings(canvas, face, volume, look, chance, windows)
    drawDoor(canvas, face, look, middle + 0.2, 0, 'door')
  }
}

const drawOutdoors = (
  canvas: Canvas,
  { side: seen, turned, camera, blocks }: FacadeView,
  { outdoors, footprint }: BuildingHome,
  look: Look,
  sun: Sun,
  volume: Volume | undefined,
): void => {
  const face = faceOf('ahead', turned(footprint), camera, sun)
  if (face === undefined || volume === undefined) return
  const wall = [
    Math.min(...blocks.map(({ left }) => left)),
    Math.max(...blocks.map(({ right }) => right)),
  ] as const
  for (const { kind, floor, bottom, depth, side } of outdoors) {
    if (side !== seen) continue
    const { left, right } = turned(floor)
    if (kind === 'patio' || kind === 'porch' || (kind === 'terrace' && bottom < 0.5)) {
      const stone: readonly Point[] = [
        face.at(left, 0.03),
        face.at(right, 0.03),
        face.at(right, 0.03, depth),
        face.at(left, 0.03, depth),
      ]
      canvas.fill(look.tone(kind === 'patio' ? '#cfc5b4' : '#b9986c', true), stone)
      if (kind === 'porch') drawRoofOver(canvas, face, look, [left, right], depth)
    } else if (kind === 'frenchBalcony') drawRail(canvas, face, look, [left, right], bottom)
    else if (kind === 'roofTop') drawRail(canvas, face, look, [left, right], bottom + 0.6)
    else
      drawBalconies(canvas, face, look, volume, { left, right, deep: Math.min(depth, 2.6), wall }, [bottom])
  }
}

const drawRoofOver = (
  canvas: Canvas,
  face: Face,
  look: Look,
  [left, right]: readonly [number, number],
  depth: number,
): void => {
  const post = look.tone(look.palette.frame, true)
  for (const at of [left + 0.1, right - 0.1])
    canvas.line(post, Math.max(2, face.scale * 0.12), [face.at(at, 0, depth), face.at(at, 2.5, depth)])
  canvas.fill(look.tone(look.palette.roof, true), [
    face.at(left - 0.2, 2.75),
    face.at(right + 0.2, 2.75),
    face.at(right + 0.2, 2.5, depth + 0.2),
    face.at(left - 0.2, 2.5, depth + 0.2),
  ])
}

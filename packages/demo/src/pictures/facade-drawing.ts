// A building straight from one side: its blocks, and on its wall the windows, doors and balconies that its homes have.

import type { BuildingHome, Rectangle } from '../building/building.ts'
import { buildingByKey } from '../building/find-building.ts'
import { pictureSeedOf } from '../building/stage-key.ts'
import type { Random } from '../random.ts'
import { randomForText } from '../random.ts'
import { airOf } from './air.ts'
import type { Canvas, Point } from './canvas.ts'
import { makeCanvas } from './canvas.ts'
import { mix } from './colour.ts'
import { toneIn } from './exterior.ts'
import type { Volume } from './exterior-architecture.ts'
import { makeArchitecture } from './exterior-architecture.ts'
import type { Face, Look, WallOpening } from './exterior-facade.ts'
import { drawBalconies, drawDoor, drawOpenings, drawRail } from './exterior-facade.ts'
import type { Air } from './exterior-nature.ts'
import { drawTree } from './exterior-nature.ts'
import { drawBackdrop, drawGround, drawSky, height, pickTree, width } from './exterior-setting.ts'
import type { Sun } from './exterior-volume.ts'
import { drawShadow, drawVolume } from './exterior-volume.ts'
import type { FacadeView } from './facade-view.ts'
import { facadeView, wallSeen } from './facade-view.ts'
import type { FacadeSubject } from './picture-subject.ts'

const volumesOf = (
  { blocks, homes }: FacadeView,
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

/** The parts of a home's plan that lie in the wall that is seen, in the view's metres. */
const openingsIn = (
  view: FacadeView,
  { levels, footprint }: BuildingHome,
  wall: Rectangle,
): readonly (WallOpening & { readonly kind: 'window' | 'glassDoor' | 'entrance' })[] =>
  levels.flatMap(({ layout, bottom }) =>
    layout.openings.flatMap(({ kind, from, to }) => {
      if (kind !== 'window' && kind !== 'glassDoor' && kind !== 'entrance') return []
      const xs = [footprint.left + from[0], footprint.left + to[0]]
      const zs = [footprint.back - from[1], footprint.back - to[1]]
      const spot = view.turned({
        left: Math.min(...xs),
        right: Math.max(...xs),
        front: Math.min(...zs),
        back: Math.max(...zs),
      })
      const isHere = Math.abs(spot.front - wall.front) < 0.01 && Math.abs(spot.back - wall.front) < 0.01
      if (!isHere) return []
      const wide = spot.right - spot.left
      const [low, high] = kind === 'glassDoor' ? [0.1, 2.3] : wide < 0.8 ? [1.4, 2.1] : [0.75, 2.3]
      return [
        {
          kind,
          left: spot.left,
          right: spot.right,
          low: bottom + low,
          high: bottom + high,
          panes: Math.max(1, Math.round(wide / 0.95)),
        },
      ]
    }),
  )

/** @param marked a home whose wall is painted over, to see that nothing stands before it */
export const drawFacadePicture = (
  { stage, group, side }: FacadeSubject,
  marked?: { readonly home: number; readonly colour: string },
): string => {
  const building = buildingByKey(stage)
  const seed = pictureSeedOf(stage)
  const view = facadeView(building, group, side, seed)
  if (view.blocks.length === 0) throw new RangeError('There is no house to look at')
  const { camera } = view
  const chance = randomForText(`${seed}|facade|${group}|${side}|around`)
  const { setting } = building
  const kind = building.type === 'house' || building.type === 'plot' ? 'detachedHouse' : building.type
  const floors = Math.min(20, building.storeys)
  const { palette, style } = makeArchitecture(randomForText(`${seed}|${kind}|${floors}`), kind, floors)
  const air: Air = { ...airOf(seed), sunSide: chance.chance(0.5) ? 1 : -1 }
  const look: Look = { light: air.light, palette, style, tone: toneIn(air.light) }
  const long = 60 / (air.light.sunHeight + 60)
  const sun: Sun = {
    frontLit: true,
    shadow: [-air.sunSide * (0.5 + long), 0.35],
    wallShadow: -air.sunSide,
  }
  const canvas = makeCanvas()
  drawSky(canvas, air, camera.horizon, air.sunSide > 0 ? 1300 : 200, chance)
  drawBackdrop(
    canvas,
    setting,
    air,
    camera.horizon,
    randomForText(`${seed}|place|${setting}|${side}`),
    chance,
  )
  drawGround(canvas, setting, air, camera.horizon, chance)
  drawTreesBehind(canvas, view, air, setting, chance)
  const volumes = volumesOf(view, look, building.storeyHeight)
  for (const volume of volumes) drawShadow(canvas, camera, volume, sun, mix(air.light.shade, '#2e3a33', 0.35))
  // Set-back storeys above the eye stand behind the edge of the roof they stand on.
  const layer = ({ base }: Volume): number =>
    base > 0 && camera.project([0, base + 0.7, 0])[1] < camera.horizon ? -1 : base
  const sorted = [...volumes].sort(
    (one, other) =>
      layer(one) - layer(other) ||
      camera.depthOf([other.x, 0, other.z - other.deep / 2]) -
        camera.depthOf([one.x, 0, one.z - one.deep / 2]),
  )
  for (const volume of sorted) drawVolume(canvas, camera, volume, look, sun, chance)
  const walls = view.homes.flatMap((home) => {
    const wall = wallSeen(view, home)
    return wall === undefined ? [] : [{ home, wall }]
  })
  const [volume] = volumes
  const nearest = Math.min(...walls.map(({ wall }) => wall.front))
  if (volume === undefined || walls.length === 0) return canvas.toSvg(width, height)
  const face: Face = {
    side: 'front',
    length: volume.wide,
    lit: true,
    shadowWay: sun.wallShadow,
    at: (along, up, out = 0) => camera.project([along, up, nearest - out]),
    scale: camera.scaleAt([0, 0, nearest]),
    farther: camera.depthOf([volume.x + 1, 0, nearest]) > camera.depthOf([volume.x, 0, nearest]) ? 1 : -1,
  }
  drawStairwells(canvas, view, building.stairs, face, volume, look, building, chance)
  for (const { home, wall } of walls) {
    const openings = openingsIn(view, home, wall)
    drawOpenings(
      canvas,
      face,
      volume,
      look,
      chance,
      openings.filter((each) => each.kind !== 'entrance'),
    )
    if (building.type === 'apartment') continue
    for (const { kind: what, left, right, low } of openings)
      if (what === 'entrance') drawDoor(canvas, face, look, (left + right) / 2, low - 0.75, 'door')
  }
  // The far ones first, so that near balconies stand before them.
  const byDepth = [...walls].sort((one, other) => (other.wall.left - one.wall.left) * face.farther)
  for (const { home } of byDepth) drawOutdoors(canvas, view, home, face, look, volume)
  const shown = walls.find(({ home }) => home.number === marked?.home)
  if (shown !== undefined && marked !== undefined) {
    const { left, right, bottom, top } = shown.wall
    canvas.fill(marked.colour, [
      face.at(left, bottom),
      face.at(right, bottom),
      face.at(right, top),
      face.at(left, top),
    ])
  }
  drawTreesBeside(canvas, view, air, setting, chance)
  return canvas.toSvg(width, height)
}

const drawStairwells = (
  canvas: Canvas,
  { side, turned }: FacadeView,
  stairs: readonly (Rectangle & { readonly entrance: string })[],
  face: Face,
  volume: Volume,
  look: Look,
  { storeys, storeyHeight }: { readonly storeys: number; readonly storeyHeight: number },
  chance: Random,
): void => {
  for (const stair of stairs) {
    if (stair.entrance !== side) continue
    const { left, right } = turned(stair)
    const middle = (left + right) / 2
    const whole = Math.round((volume.storeys * volume.storeyHeight) / storeyHeight)
    const windows = Array.from(
      { length: Math.min(whole, storeys) - 1 },
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
  view: FacadeView,
  { outdoors }: BuildingHome,
  face: Face,
  look: Look,
  volume: Volume,
): void => {
  for (const { kind, floor, bottom, depth, side } of outdoors) {
    if (side !== view.side) continue
    const { left, right } = view.turned(floor)
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
    else drawBalconies(canvas, face, look, volume, { left, right, deep: Math.min(depth, 2.6) }, [bottom])
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

/** How far the house reaches in the picture, left and right. */
const reachOf = ({ camera, blocks }: FacadeView): readonly [number, number] => {
  const xs = blocks.flatMap(({ left, right, front }) =>
    [left, right].map((x) => camera.project([x, 0, front])[0]),
  )
  return [Math.min(...xs), Math.max(...xs)]
}

const drawTreesBehind = (
  canvas: Canvas,
  { camera }: FacadeView,
  air: Air,
  setting: FacadeBuilding['setting'],
  chance: Random,
): void => {
  for (let index = 0; index < 6; index += 1) {
    const at: Point = [
      index % 2 === 0 ? chance.between(-20, 360) : chance.between(1140, 1520),
      camera.horizon + chance.between(30, 56),
    ]
    const tall = camera.scaleAt(camera.groundAt(at)) * chance.between(8, 12)
    drawTree(canvas, pickTree(setting, chance), at, Math.min(360, Math.max(110, tall)), air, chance, 0.28)
  }
}

type FacadeBuilding = ReturnType<typeof buildingByKey>

/** Only where they hide no home. */
const drawTreesBeside = (
  canvas: Canvas,
  view: FacadeView,
  air: Air,
  setting: FacadeBuilding['setting'],
  chance: Random,
): void => {
  const [left, right] = reachOf(view)
  for (const [from, to] of [
    [0, left],
    [right, width],
  ] as const) {
    const room = to - from
    if (room < 60) continue
    const tall = Math.min(420, room * 1.3)
    const foot = view.camera.horizon + chance.between(130, 165)
    const x = from === 0 ? to - room * 0.7 : from + room * 0.7
    canvas.blob(mix(air.light.shade, '#2e3a33', 0.4), [x, foot + 2], tall * 0.3, tall * 0.03, 0.26)
    drawTree(canvas, pickTree(setting, chance), [x, foot], tall, air, chance)
  }
}

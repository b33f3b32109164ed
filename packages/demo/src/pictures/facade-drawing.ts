// A building straight from one side, with nothing in front, so that every home can be clicked.

import type { Building } from '../building/building.ts'
import { pictureSeedOf } from '../building/stage-key.ts'
import type { FacadeSubject } from '../picture-ids/picture-subject.ts'
import type { Random } from '../random.ts'
import { randomForText } from '../random.ts'
import { buildingByKey } from '../world/find-building.ts'
import { airOf } from './air.ts'
import type { Canvas, Point } from './canvas.ts'
import { makeCanvas } from './canvas.ts'
import { mix } from './colour.ts'
import { makeArchitecture } from './exterior-architecture.ts'
import type { Look } from './exterior-facade.ts'
import type { Air } from './exterior-nature.ts'
import { drawTree } from './exterior-nature.ts'
import { drawBackdrop, drawGround, drawSky, height, pickTree, width } from './exterior-setting.ts'
import type { Sun } from './exterior-volume.ts'
import { drawShadow } from './exterior-volume.ts'
import type { FacadeView } from './facade-view.ts'
import { facadeView, wallSeen } from './facade-view.ts'
import { drawHouse, volumesOf } from './house-drawing.ts'
import { houseOf } from './house-of.ts'
import { toneIn } from './palette.ts'

/** @param marked a home whose wall is painted over, to test that it is not covered */
export const drawFacadePicture = (
  { stage, group, side }: FacadeSubject,
  marked?: { readonly home: number; readonly colour: string },
): string => {
  const building = buildingByKey(stage)
  const seed = pictureSeedOf(stage)
  const view = facadeView(building, group, side, seed)
  if (view.blocks.length === 0) throw new RangeError('The view has no houses')
  const { camera } = view
  const chance = randomForText(`${seed}|facade|${group}|${side}|around`)
  const { setting } = building
  const { building: kind, floors } = houseOf(stage)
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
  for (const volume of volumesOf(view, look, building.storeyHeight))
    drawShadow(canvas, camera, volume, sun, mix(air.light.shade, '#2e3a33', 0.35))
  drawHouse(canvas, view, building, look, sun, chance)
  const shown = view.homes.find(({ number }) => number === marked?.home)
  const wall = shown && wallSeen(view, shown)
  if (wall !== undefined && marked !== undefined) {
    const { left, right, front, bottom, top } = wall
    canvas.fill(
      marked.colour,
      (
        [
          [left, bottom, front],
          [right, bottom, front],
          [right, top, front],
          [left, top, front],
        ] as const
      ).map(camera.project),
    )
  }
  drawTreesBeside(canvas, view, air, setting, chance)
  return canvas.toSvg(width, height)
}

/** Left and right end of the house in the picture. */
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
  setting: Building['setting'],
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

/** Drawn only where they hide no home. */
const drawTreesBeside = (
  canvas: Canvas,
  view: FacadeView,
  air: Air,
  setting: Building['setting'],
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

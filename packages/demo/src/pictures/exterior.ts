// A house in its surroundings: one stage's architecture in the light and season of that stage, seen from an angle of its own.

import type { Building, BuildingHome } from '../building/building.ts'
import type { StageKey } from '../building/stage-key.ts'
import type { ExteriorSubject } from '../picture-ids/picture-subject.ts'
import type { Random } from '../random.ts'
import { randomForText } from '../random.ts'
import { buildingByKey } from '../world/find-building.ts'
import { airOf } from './air.ts'
import type { Canvas, Point } from './canvas.ts'
import { makeCanvas } from './canvas.ts'
import { darken, lighten, mix } from './colour.ts'
import type { Volume } from './exterior-architecture.ts'
import { heightOf, makeArchitecture } from './exterior-architecture.ts'
import type { Look } from './exterior-facade.ts'
import type { Air } from './exterior-nature.ts'
import { drawBush, drawGrasses, drawPerson, drawTree } from './exterior-nature.ts'
import { drawPlotMarks } from './exterior-plot.ts'
import {
  drawBackdrop,
  drawGround,
  drawSky,
  drawWater,
  groundColour,
  height,
  pickTree,
  width,
} from './exterior-setting.ts'
import type { Sun } from './exterior-volume.ts'
import { cornersOf, drawShadow, drawVolume } from './exterior-volume.ts'
import { lookAt } from './facade-view.ts'
import { drawHouse, volumesOf } from './house-drawing.ts'
import { toneIn } from './palette.ts'
import type { Camera, Space } from './perspective.ts'
import { frameCorners, hull } from './perspective.ts'
import { splitSeed } from './split-seed.ts'

const drawPath = (
  canvas: Canvas,
  camera: Camera,
  from: Space,
  air: Air,
  paved: boolean,
  chance: Random,
): void => {
  const half = 1.1
  const bend = chance.between(-5, 5)
  const middle = chance.between(6, 9)
  const colour = mix(
    mix(air.season.name === 'winter' ? '#d5d1c9' : '#d8ccb8', air.light.air, air.light.airShare),
    air.light.shade,
    0.06,
  )
  const [x, , z] = from
  const points: Point[] = []
  const back: Point[] = []
  for (let share = 0; share <= 1.001; share += 0.1) {
    const away = z - share * middle * 2.2
    const slip = bend * share * share
    points.push(camera.project([x - half + slip, 0, away]))
    back.unshift(camera.project([x + half + slip, 0, away]))
  }
  canvas.fill(colour, [...points, ...back], paved ? 0.8 : 1)
}

const mirrorsOf = (volumes: readonly Volume[], camera: Camera, look: Look) =>
  volumes.map((volume) => ({
    outline: hull(cornersOf(volume).map(camera.project)),
    colour: look.tone(volume.wall, true),
  }))

/** Metres in picture units at a point on the ground. */
const metreAt = (camera: Camera, point: Point): number => camera.scaleAt(camera.groundAt(point))

/** Detached houses show the nearest one, houses that share walls all of them. */
const homesShown = ({ homes, type }: Building): readonly BuildingHome[] =>
  type === 'apartment'
    ? homes
    : type === 'townHouse'
      ? homes.filter(({ group }) => group === 0)
      : homes.slice(0, type === 'semiDetachedHouse' ? 2 : 1)

/** @param stageKey the stage of the house; without one, the seed decides the house */
export const drawExterior = (subject: ExteriorSubject, stageKey?: StageKey): string => {
  const seeds = splitSeed(subject.seed)
  const stage = randomForText(`${seeds.stage}|${subject.building}|${subject.floors}`)
  const place = randomForText(`${seeds.stage}|place|${subject.setting}`)
  const chance = randomForText(`${seeds.home}|view`)
  const { setting, building } = subject
  const architecture = makeArchitecture(stage, building, subject.floors)
  const side = chance.chance(0.5) ? 1 : -1
  const air: Air = { ...airOf(seeds.stage), sunSide: chance.chance(0.5) ? 1 : -1 }
  const frontLit = air.sunSide !== side || chance.chance(0.35)
  const shadowWay = frontLit ? -air.sunSide : air.sunSide
  const look: Look = {
    light: air.light,
    palette: architecture.palette,
    style: architecture.style,
    tone: toneIn(air.light),
  }
  const long = 60 / (air.light.sunHeight + 60)
  const sun: Sun = {
    frontLit,
    shadow: [-air.sunSide * (0.5 + long), frontLit ? 0.35 : -0.45 - long * 0.5],
    wallShadow: shadowWay,
  }

  const model = stageKey && building !== 'plot' ? buildingByKey(stageKey) : undefined
  const seen = model && lookAt(model, homesShown(model), 'front')
  const volumes = model && seen ? volumesOf(seen, look, model.storeyHeight) : architecture.volumes
  const corners = volumes.flatMap(cornersOf)
  const tallest = Math.max(...volumes.map((volume) => heightOf(volume) + volume.rise))
  const widest = Math.max(...corners.map(([x]) => Math.abs(x))) * 2
  const frontWater = setting === 'waterside' && chance.chance(0.6)
  const low = widest > tallest * 1.9
  const horizon = low ? chance.between(625, 670) : chance.between(685, 730)
  const foot = horizon + (frontWater ? chance.between(88, 112) : chance.between(108, 150))
  const camera = frameCorners(corners, {
    turn: side * chance.between(0.24, 0.72),
    distance: Math.max(30, tallest * 2.2, widest * 1.45),
    horizon,
    wide: low ? chance.between(1020, 1220) : chance.between(860, 1040),
    tall: chance.between(520, 630),
    middle: 750 + chance.between(-60, 60),
    foot,
  })

  const canvas = makeCanvas()
  drawSky(
    canvas,
    air,
    horizon,
    air.sunSide > 0 ? chance.between(1120, 1460) : chance.between(40, 380),
    chance,
  )
  drawBackdrop(canvas, setting, air, horizon, place, chance)
  drawGround(canvas, setting, air, horizon, chance)
  if (setting === 'waterside' && !frontWater) drawWater(canvas, air, horizon + 4, horizon + 62, [], chance)

  const behind = setting === 'city' ? chance.whole(2, 4) : chance.whole(5, 8)
  for (let index = 0; index < behind; index += 1) {
    const x = index % 2 === 0 ? chance.between(-20, 420) : chance.between(1080, 1520)
    const at: Point = [x, horizon + chance.between(34, 62)]
    drawTree(
      canvas,
      pickTree(setting, chance),
      at,
      Math.min(420, Math.max(120, metreAt(camera, at) * chance.between(9, 14))),
      air,
      chance,
      0.28,
    )
  }
  if (building === 'plot') {
    drawPlotMarks(canvas, camera, volumes, look, air, chance)
  } else {
    for (const volume of volumes)
      drawShadow(canvas, camera, volume, sun, mix(air.light.shade, '#2e3a33', 0.35))
    const near = Math.min(...corners.map(([, , z]) => z))
    const entries =
      model && seen
        ? model.stairs
            .filter(({ entrance }) => entrance === 'front')
            .map((stair) => (seen.turned(stair).left + seen.turned(stair).right) / 2)
        : volumes.filter(({ base }) => base === 0).map(({ x }) => x)
    if (!frontWater && entries.length > 0)
      drawPath(canvas, camera, [chance.pick(entries), 0, near], air, setting === 'city', chance)
    // Set-back storeys above the eye are drawn behind the edge of the roof below them; below the eye, in front of it.
    const layer = ({ base }: Volume): number =>
      base > 0 && camera.project([0, base + 0.7, 0])[1] < camera.horizon ? -1 : base
    const sorted = [...volumes].sort(
      (one, other) =>
        layer(one) - layer(other) ||
        camera.depthOf([other.x, 0, other.z - other.deep / 2]) -
          camera.depthOf([one.x, 0, one.z - one.deep / 2]),
    )
    if (model && seen) drawHouse(canvas, { ...seen, camera }, model, look, sun, randomForText(seeds.home))
    else
      for (const volume of sorted)
        drawVolume(
          canvas,
          camera,
          volume,
          look,
          sun,
          randomForText(`${seeds.home}|${volume.x}|${volume.base}`),
        )
    const left = Math.min(...corners.map(([x]) => x))
    const right = Math.max(...corners.map(([x]) => x))
    if (setting !== 'city') {
      for (let x = left; x < right; x += chance.between(1.6, 4.4)) {
        if (chance.chance(0.5)) continue
        const at: Space = [x, 0, near - 0.6]
        drawBush(
          canvas,
          camera.project(at),
          Math.max(9, camera.scaleAt(at) * chance.between(0.45, 0.8)),
          air,
          chance,
        )
      }
    }
  }
  drawForeground(canvas, subject, camera, air, look, volumes, frontWater, foot, chance)
  return canvas.toSvg(width, height)
}

const drawForeground = (
  canvas: Canvas,
  { setting, building }: ExteriorSubject,
  camera: Camera,
  air: Air,
  look: Look,
  volumes: readonly Volume[],
  frontWater: boolean,
  foot: number,
  chance: Random,
): void => {
  const ground = groundColour(setting, air)
  const people = chance.whole(setting === 'city' ? 2 : 0, setting === 'city' ? 4 : 2)
  for (let index = 0; index < people; index += 1) {
    const at: Point = [chance.between(330, 1170), foot + chance.between(4, 24)]
    drawPerson(
      canvas,
      at,
      metreAt(camera, at) * 1.72,
      look.tone(chance.pick(['#b5654a', '#4f6b78', '#d8a657', '#e9e1d2', '#76866f', '#5a5f6b']), true),
      chance,
    )
  }
  const standTree = (x: number, y: number, metres: number): void => {
    const at: Point = [x, y]
    const tall = Math.min(building === 'apartment' ? 600 : 470, Math.max(170, metreAt(camera, at) * metres))
    canvas.blob(
      mix(air.light.shade, '#2e3a33', 0.4),
      [x - air.sunSide * tall * 0.24, y + 2],
      tall * 0.34,
      tall * 0.032,
      0.26,
    )
    drawTree(canvas, pickTree(setting, chance), at, tall, air, chance)
  }
  const sideways = (): number => (chance.chance(0.5) ? chance.between(0, 215) : chance.between(1285, 1500))
  const count = building === 'plot' ? 2 : chance.whole(2, 4)
  for (let index = 0; index < count; index += 1)
    standTree(sideways(), foot + chance.between(-20, 22), chance.between(7, 12))
  if (frontWater) {
    const edge = foot + chance.between(30, 42)
    drawWater(canvas, air, edge, height, building === 'plot' ? [] : mirrorsOf(volumes, camera, look), chance)
    const stone = look.tone(chance.pick(['#c9bfae', '#b7b0a4', '#b59a78']), true)
    canvas.fill(stone, [
      [0, edge - 12],
      [width, edge - 12],
      [width, edge + 5],
      [0, edge + 5],
    ])
    canvas.fill(lighten(stone, 0.3), [
      [0, edge - 16],
      [width, edge - 16],
      [width, edge - 10],
      [0, edge - 10],
    ])
    for (let x = chance.between(10, 50); x < width; x += 58)
      canvas.line(
        darken(stone, 0.4),
        1,
        [
          [x, edge - 10],
          [x, edge + 5],
        ],
        0.35,
      )
    if (chance.chance(0.5))
      drawGrasses(
        canvas,
        chance.pick([-10, 1000]),
        chance.pick([420, 1510]),
        height + 4,
        110,
        mix(air.season.meadow, air.light.shade, 0.25),
        chance,
      )
    return
  }
  if (setting === 'city') {
    const bed = chance.chance(0.5) ? 80 : 940
    const y = foot + 78
    canvas.fill(look.tone('#b9aea0', false), [
      [bed, y],
      [bed + 480, y],
      [bed + 500, y + 26],
      [bed - 20, y + 26],
    ])
    drawGrasses(
      canvas,
      bed + 4,
      bed + 478,
      y + 4,
      46,
      mix(air.season.leaves[1], air.light.air, air.light.airShare),
      chance,
    )
    for (let x = bed + 40; x < bed + 460; x += chance.between(60, 120))
      drawBush(canvas, [x, y + 4], chance.between(24, 38), air, chance)
    return
  }
  const rim = chance.chance(0.5) ? 1 : -1
  const from = rim > 0 ? 900 : -20
  for (let index = 0; index < 4; index += 1)
    drawBush(canvas, [from + chance.between(0, 620), height + 14], chance.between(46, 84), air, chance)
  drawGrasses(
    canvas,
    -10,
    width + 10,
    height + 6,
    setting === 'field' ? 92 : 62,
    mix(mix(setting === 'field' ? air.season.crop : ground, '#5f7352', 0.18), air.light.shade, 0.14),
    chance,
  )
}

// A wide view of a neighbourhood: roofs in layers, streets of trees, water or fields, under the area's own light.

import type { AreaSubject } from '../picture-ids/picture-subject.ts'
import { randomForText } from '../random.ts'
import type { Point } from './canvas.ts'
import { makeCanvas } from './canvas.ts'
import { darken, lighten, mix } from './colour.ts'
import type { Air } from './exterior-nature.ts'
import { drawGrasses, drawTree, inAir } from './exterior-nature.ts'
import {
  drawBackdrop,
  drawGround,
  drawSky,
  drawSkyline,
  drawWater,
  height,
  pickTree,
  width,
} from './exterior-setting.ts'
import { buildingPalettes, lights, seasons } from './palette.ts'

export const drawArea = ({ seed, setting }: AreaSubject): string => {
  const chance = randomForText(`${seed}|area|${setting}`)
  const light = lights[chance.pick([0, 1, 1, 2, 2, 3, 4])] ?? lights[0]
  const season = seasons[chance.pick([0, 0, 0, 1, 2, 3])] ?? seasons[0]
  const air: Air = { light, season, sunSide: chance.chance(0.5) ? 1 : -1 }
  const canvas = makeCanvas()
  const horizon = chance.between(440, 500)
  drawSky(canvas, air, horizon, air.sunSide > 0 ? 1200 : 300, chance)
  drawBackdrop(canvas, setting === 'forest' ? 'field' : setting, air, horizon, chance, chance)
  drawGround(canvas, setting === 'city' ? 'suburb' : setting, air, horizon, chance)
  const shore = horizon + chance.between(50, 90)
  const waterBehind = setting === 'waterside' || chance.chance(0.25)
  if (waterBehind) drawWater(canvas, air, horizon + 4, shore, [], chance)
  const rows = setting === 'city' ? 4 : 3
  const from = waterBehind ? shore : horizon + 30
  const palettes = [
    chance.pick(buildingPalettes),
    chance.pick(buildingPalettes),
    chance.pick(buildingPalettes),
  ] as const
  for (let step = 0; step < rows; step += 1) {
    const share = step / rows
    const foot = from + 60 + share * share * 420 + share * 130
    const far = 0.5 * (1 - share)
    const tall = (setting === 'city' ? 110 : setting === 'suburb' ? 104 : 96) * (0.7 + share * 1.7)
    const density = setting === 'city' ? 0.9 : setting === 'suburb' ? 0.72 : 0.52
    if (step === 1 && setting === 'city') drawSkyline(canvas, air, foot - 30, tall * 1.4, far, chance)
    for (let x = -60; x < width + 40; ) {
      const wide = tall * chance.between(0.9, 1.7)
      if (chance.chance(density)) {
        const palette = chance.pick(palettes)
        const wall = inAir(chance.chance(0.6) ? palette.wall : palette.second, air, far)
        const roof = inAir(palette.roof, air, far)
        const high = tall * chance.between(0.6, setting === 'city' ? 1.25 : 0.85)
        drawHouse(x, foot + chance.between(-8, 8), wide, high, wall, roof, far, share)
      }
      x += wide * chance.between(0.85, 1.1)
    }
    const trees = setting === 'forest' ? 16 : setting === 'city' ? 6 : 11
    for (let index = 0; index < trees; index += 1) {
      drawTree(
        canvas,
        pickTree(setting, chance),
        [chance.between(-20, width + 20), foot + chance.between(2, 26)],
        tall * chance.between(0.55, setting === 'forest' ? 1.3 : 0.9),
        air,
        chance,
        far,
      )
    }
  }
  if (setting === 'waterside') drawWater(canvas, air, 900, height, [], chance)
  drawGrasses(canvas, -10, width + 10, height + 6, 84, mix(season.meadow, light.shade, 0.3), chance)
  return canvas.toSvg(width, height)

  function drawHouse(
    x: number,
    foot: number,
    wide: number,
    high: number,
    wall: string,
    roof: string,
    far: number,
    nearness: number,
  ): void {
    const top = foot - high
    const side = wide * 0.3
    const shaded = mix(wall, light.shade, light.shadeShare * (1 - far * 0.6))
    const corner = air.sunSide > 0 ? x + side : x + wide - side
    canvas.fill(wall, [
      [x, foot],
      [x, top],
      [x + wide, top],
      [x + wide, foot],
    ])
    canvas.fill(
      shaded,
      air.sunSide > 0
        ? [
            [x, foot],
            [x, top],
            [corner, top],
            [corner, foot],
          ]
        : [
            [corner, foot],
            [corner, top],
            [x + wide, top],
            [x + wide, foot],
          ],
    )
    const rise = Math.min(high * 0.4, wide * 0.26)
    const peak: Point = [air.sunSide > 0 ? x + side / 2 : x + wide - side / 2, top - rise]
    if (chance.chance(0.72)) {
      const other: Point = [air.sunSide > 0 ? x + wide - side * 0.35 : x + side * 0.35, top - rise]
      canvas.fill(
        shaded,
        air.sunSide > 0 ? [[x, top], peak, [corner, top]] : [[corner, top], peak, [x + wide, top]],
      )
      canvas.fill(
        lighten(roof, 0.12),
        air.sunSide > 0
          ? [[corner - 2, top + 2], peak, other, [x + wide + 3, top + 2]]
          : [[corner + 2, top + 2], peak, other, [x - 3, top + 2]],
      )
    } else
      canvas.fill(darken(roof, 0.1), [
        [x - 2, top - 5],
        [x + wide + 2, top - 5],
        [x + wide + 2, top + 2],
        [x - 2, top + 2],
      ])
    const step = Math.max(16, high / Math.max(2, Math.round(high / (26 + nearness * 16))))
    const [left, right] = air.sunSide > 0 ? [corner, x + wide] : [x, corner]
    for (let y = top + step * 0.5; y < foot - step * 0.5; y += step) {
      for (let along = left + step * 0.4; along < right - step * 0.5; along += step * 0.95) {
        const lit = chance.chance(light.litShare)
        canvas.path(
          lit ? '#f5d397' : mix(wall, mix(light.glass, light.shade, 0.3), 0.75),
          `M${Math.round(along)} ${Math.round(y)}h${Math.round(step * 0.38)}v${Math.round(step * 0.52)}h-${Math.round(step * 0.38)}z`,
        )
      }
    }
  }
}

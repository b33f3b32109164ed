// The setting of a house: sky, background, foreground and water.

import type { Setting } from '../building/setting.ts'
import type { Random } from '../random.ts'
import type { Canvas, Point } from './canvas.ts'
import { darken, lighten, mix } from './colour.ts'
import type { Air, TreeKind } from './exterior-nature.ts'
import { drawClouds, drawTree, inAir } from './exterior-nature.ts'

export const width = 1500
export const height = 1000

const treesOf: Readonly<Record<Setting, readonly [TreeKind, ...TreeKind[]]>> = {
  city: ['leaf', 'leaf', 'birch'],
  suburb: ['leaf', 'birch', 'leaf', 'pine'],
  waterside: ['birch', 'pine', 'leaf'],
  forest: ['pine', 'spruce', 'birch', 'pine'],
  field: ['leaf', 'birch', 'leaf'],
}

export const pickTree = (setting: Setting, chance: Random): TreeKind => chance.pick(treesOf[setting])

export const drawSky = (canvas: Canvas, air: Air, horizon: number, sunAt: number, chance: Random): void => {
  const { light } = air
  canvas.raw(
    `<rect width="${width}" height="${height}" fill="${canvas.gradient(
      [
        [0, light.sky[0]],
        [0.55, light.sky[1]],
        [1, light.sky[2]],
      ],
      [0, 0],
      [0, horizon],
    )}"/>`,
  )
  const sun: Point = [sunAt, horizon - light.sunHeight]
  canvas.raw(
    `<circle cx="${Math.round(sun[0])}" cy="${Math.round(sun[1])}" r="520" fill="${canvas.glow(
      [
        [0, light.sun, 0.75],
        [0.35, light.sun, 0.28],
        [1, light.sun, 0],
      ],
      sun,
      520,
    )}"/>`,
  )
  if (light.name === 'afternoon' || light.name === 'sunset')
    canvas.blob(lighten(light.sun, 0.4), sun, 42, 42, 0.9)
  drawClouds(canvas, air, chance)
}

/** A wavy silhouette from edge to edge, with its base at `foot`. */
export const drawRidge = (
  canvas: Canvas,
  colour: string,
  foot: number,
  tall: number,
  chance: Random,
): void => {
  const steps = 7
  const heights = Array.from({ length: steps + 1 }, () => tall * chance.between(0.35, 1))
  let data = `M0 ${Math.round(foot)}V${Math.round(foot - (heights[0] ?? 0))}`
  for (let index = 1; index <= steps; index += 1) {
    const x = (index / steps) * width
    const before = ((index - 0.5) / steps) * width
    data += `C${Math.round(before)} ${Math.round(foot - (heights[index - 1] ?? 0))} ${Math.round(before)} ${Math.round(foot - (heights[index] ?? 0))} ${Math.round(x)} ${Math.round(foot - (heights[index] ?? 0))}`
  }
  canvas.path(colour, `${data}V${Math.round(foot)}z`)
}

/** A distant forest edge: many small tops in one colour. */
export const drawForestEdge = (
  canvas: Canvas,
  colour: string,
  foot: number,
  tall: number,
  chance: Random,
): void => {
  const points: Point[] = [[0, foot]]
  for (let x = -10; x < width + 30; ) {
    const wide = tall * chance.between(0.22, 0.5)
    const high = tall * chance.between(0.55, 1)
    points.push(
      [x, foot - high * 0.5],
      [x + wide * 0.35, foot - high * 0.86],
      [x + wide / 2, foot - high],
      [x + wide * 0.65, foot - high * 0.86],
      [x + wide, foot - high * 0.5],
    )
    x += wide
  }
  points.push([width, foot])
  canvas.fill(colour, points)
}

/** Distant houses with a few windows, hazed. */
export const drawSkyline = (
  canvas: Canvas,
  air: Air,
  foot: number,
  tall: number,
  far: number,
  chance: Random,
): void => {
  for (let x = -40; x < width + 40; ) {
    const wide = tall * chance.between(0.45, 1)
    const high = tall * chance.between(0.4, 1)
    const wall = inAir(
      chance.pick(['#cdb8a0', '#b98d75', '#d9cfbf', '#a9aca6', '#c4a58a', '#9d9c98']),
      air,
      far,
    )
    const top = foot - high
    canvas.fill(wall, [
      [x, foot],
      [x, top],
      [x + wide, top],
      [x + wide, foot],
    ])
    if (chance.chance(0.5)) {
      const roof = inAir('#6f625b', air, far)
      const rise = wide * chance.between(0.12, 0.3)
      if (chance.chance(0.5))
        canvas.fill(roof, [
          [x - 3, top],
          [x + wide * 0.16, top - rise],
          [x + wide * 0.84, top - rise],
          [x + wide + 3, top],
        ])
      else
        canvas.fill(roof, [
          [x - 3, top],
          [x + wide / 2, top - rise],
          [x + wide + 3, top],
        ])
    }
    canvas.fill(
      air.light.shade,
      air.sunSide > 0
        ? [
            [x, foot],
            [x, top],
            [x + wide * 0.3, top],
            [x + wide * 0.3, foot],
          ]
        : [
            [x + wide * 0.7, foot],
            [x + wide * 0.7, top],
            [x + wide, top],
            [x + wide, foot],
          ],
      0.1 * (1.2 - far),
    )
    const step = Math.max(19, tall * 0.11)
    const glass = mix(wall, air.light.glass, 0.5)
    for (let up = top + step * 0.7; up < foot - step * 0.6; up += step) {
      for (let along = x + step * 0.5; along < x + wide - step * 0.6; along += step * 0.9) {
        const lit = chance.chance(air.light.litShare * 0.8)
        canvas.path(
          lit ? '#f1cd92' : glass,
          `M${Math.round(along)} ${Math.round(up)}h${Math.round(step * 0.36)}v${Math.round(step * 0.5)}h-${Math.round(step * 0.36)}z`,
        )
      }
    }
    x += wide + chance.pick([0, 0, tall * 0.06, tall * 0.3])
  }
}

export const drawBackdrop = (
  canvas: Canvas,
  setting: Setting,
  air: Air,
  horizon: number,
  stage: Random,
  chance: Random,
): void => {
  const hill = air.season.name === 'winter' ? '#9aa9ad' : '#7c9484'
  const foot = horizon + 6
  if (setting === 'city') {
    drawSkyline(canvas, air, foot, stage.between(210, 270), 0.82, stage)
    drawSkyline(canvas, air, foot, stage.between(120, 170), 0.6, stage)
  } else {
    drawRidge(canvas, inAir(hill, air, 0.8), foot, stage.between(90, 150), stage)
    drawRidge(canvas, inAir(hill, air, 0.6), foot, stage.between(50, 90), stage)
    if (setting === 'suburb') drawSkyline(canvas, air, foot, 62, 0.55, stage)
    drawForestEdge(
      canvas,
      inAir(air.season.needles[0], air, setting === 'forest' ? 0.55 : 0.5),
      foot,
      setting === 'forest' ? 120 : 52,
      stage,
    )
  }
  if (setting === 'forest') {
    for (const [count, tall, far] of [
      [12, 250, 0.5],
      [8, 340, 0.3],
    ] as const) {
      for (let index = 0; index < count; index += 1) {
        const x = ((index + chance.between(0.1, 0.9)) / count) * width
        drawTree(
          canvas,
          chance.pick(['spruce', 'pine', 'spruce', 'pine', 'birch']),
          [x, foot + (1 - far) * 22],
          tall * chance.between(0.7, 1.1),
          air,
          chance,
          far,
        )
      }
    }
  }
}

export const groundColour = (setting: Setting, air: Air): string => {
  const { season } = air
  const snow = season.name === 'winter'
  const base =
    setting === 'city' ? (snow ? '#dcdad5' : '#cbc3b6') : setting === 'field' ? season.meadow : season.grass
  return mix(mix(base, air.light.air, air.light.airShare), air.light.shade, air.light.shadeShare * 0.2)
}

export const drawGround = (
  canvas: Canvas,
  setting: Setting,
  air: Air,
  horizon: number,
  chance: Random,
): void => {
  const base = groundColour(setting, air)
  canvas.fill(
    canvas.gradient(
      [
        [0, mix(base, air.light.sky[2], 0.42)],
        [0.35, base],
        [1, darken(base, 0.16)],
      ],
      [0, horizon],
      [0, height],
    ),
    [
      [0, horizon],
      [width, horizon],
      [width, height],
      [0, height],
    ],
  )
  if (setting === 'city') {
    for (let y = horizon + 6, step = 5; y < height; step *= 1.45, y += step)
      canvas.line(
        darken(base, 0.3),
        1,
        [
          [0, y],
          [width, y],
        ],
        0.14,
      )
    return
  }
  if (setting === 'field') {
    const crop = mix(air.season.crop, air.light.air, air.light.airShare)
    const y = horizon + chance.between(8, 20)
    canvas.path(
      mix(crop, air.light.sky[2], 0.25),
      `M0 ${Math.round(y)}C400 ${Math.round(y - 14)} 900 ${Math.round(y + 16)} 1500 ${Math.round(y - 6)}V${Math.round(y + 46)}C1000 ${Math.round(y + 62)} 500 ${Math.round(y + 30)} 0 ${Math.round(y + 52)}z`,
    )
  }
  for (let index = 0; index < 4; index += 1) {
    const y = horizon + 50 + index * 70 + chance.between(-12, 12)
    const sag = chance.between(-26, 26)
    canvas.path(
      index % 2 === 0 ? lighten(base, 0.12) : darken(base, 0.1),
      `M0 ${Math.round(y)}C450 ${Math.round(y + sag)} 1000 ${Math.round(y - sag)} 1500 ${Math.round(y + sag)}V${Math.round(y + 36)}C1000 ${Math.round(y + 30 - sag)} 450 ${Math.round(y + 40 + sag)} 0 ${Math.round(y + 24)}z`,
      0.4,
    )
  }
}

/** Still water from `edge` down to `foot`, which mirrors the things above it as soft planes. */
export const drawWater = (
  canvas: Canvas,
  air: Air,
  edge: number,
  foot: number,
  mirrored: readonly { readonly outline: readonly Point[]; readonly colour: string }[],
  chance: Random,
): void => {
  const { light } = air
  const deep = mix(mix(light.sky[0], '#4f7480', 0.42), light.shade, 0.18)
  canvas.fill(
    canvas.gradient(
      [
        [0, mix(light.sky[2], deep, 0.3)],
        [1, deep],
      ],
      [0, edge],
      [0, foot],
    ),
    [
      [0, edge],
      [width, edge],
      [width, foot],
      [0, foot],
    ],
  )
  const kept = (points: readonly Point[]): readonly Point[] =>
    points.map(([x, y]): Point => [x, Math.min(foot, Math.max(edge, 2 * edge - y))])
  for (const { outline, colour } of mirrored) {
    canvas.fill(
      canvas.gradient(
        [
          [0, mix(colour, deep, 0.3), 0.75],
          [1, mix(colour, deep, 0.5), 0.15],
        ],
        [0, edge],
        [0, foot + 60],
      ),
      kept(outline),
    )
  }
  const span = foot - edge
  for (let index = 0; index < span / 7; index += 1) {
    const share = chance.next()
    const y = edge + 4 + share * share * (span - 8)
    const long = 30 + ((y - edge) / 140) * 190 * chance.next()
    const x = chance.between(-80, width)
    const thick = 0.8 + ((y - edge) / 140) * 1.8
    canvas.fill(
      chance.chance(0.65) ? light.sky[2] : deep,
      [
        [x, y],
        [x + long / 2, y - thick / 2],
        [x + long, y],
        [x + long / 2, y + thick / 2],
      ],
      0.5,
    )
  }
}

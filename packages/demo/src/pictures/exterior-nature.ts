// Plants, people and clouds round the houses: birches, pines, spruces, broadleaves, bushes, grass.

import type { Random } from '../random.ts'
import type { Canvas, Point } from './canvas.ts'
import { darken, lighten, mix } from './colour.ts'
import type { Light, Season } from './palette.ts'

export type TreeKind = 'birch' | 'pine' | 'spruce' | 'leaf'

export type Air = {
  readonly light: Light
  readonly season: Season
  /** +1 when the light comes from the right. */
  readonly sunSide: 1 | -1
}

/** The effect of distance and light on a colour; `far` 0 is near, 1 is at the horizon. */
export const inAir = (colour: string, { light }: Pick<Air, 'light'>, far: number): string =>
  mix(mix(colour, light.air, light.airShare), light.sky[2], far * 0.72)

const crown = (
  canvas: Canvas,
  [x, y]: Point,
  size: number,
  tones: readonly [string, string, string],
  air: Air,
  chance: Random,
  slim: number,
): void => {
  const lumps = Array.from({ length: 7 }, (_, index) => {
    const turn = (index / 7) * Math.PI * 2 + chance.between(-0.3, 0.3)
    const reach = chance.between(0.28, 0.46)
    return {
      x: x + Math.cos(turn) * size * reach * slim,
      y: y + Math.sin(turn) * size * reach * 0.9,
      r: size * chance.between(0.24, 0.38),
    }
  })
  for (const lump of lumps)
    canvas.blob(tones[1], [lump.x - air.sunSide * size * 0.05, lump.y + size * 0.07], lump.r * slim, lump.r)
  canvas.blob(tones[1], [x, y], size * 0.5 * slim, size * 0.5)
  for (const lump of lumps)
    canvas.blob(
      tones[0],
      [lump.x + air.sunSide * size * 0.07, lump.y - size * 0.03],
      lump.r * 0.82 * slim,
      lump.r * 0.8,
    )
  canvas.blob(tones[0], [x + air.sunSide * size * 0.1, y - size * 0.08], size * 0.36 * slim, size * 0.36)
  for (const lump of lumps) {
    for (const [slipX, slipY, share] of [
      [0.11, -0.1, 0.3],
      [0.02, -0.13, 0.18],
    ] as const) {
      canvas.blob(
        tones[2],
        [lump.x + air.sunSide * size * slipX, lump.y + size * slipY],
        lump.r * share * 1.25 * slim,
        lump.r * share,
      )
    }
  }
}

/** A tree of `tall` picture units with its foot on the point. */
export const drawTree = (
  canvas: Canvas,
  kind: TreeKind,
  foot: Point,
  tall: number,
  air: Air,
  chance: Random,
  far = 0,
): void => {
  const [x, y] = foot
  const shade = (colour: string): string => inAir(colour, air, far)
  const dim = (colour: string): string => mix(shade(colour), air.light.shade, 0.26)
  const trunk = (colour: string, wide: number, top: number): void => {
    canvas.fill(shade(colour), [
      [x - wide, y],
      [x + wide, y],
      [x + wide * 0.45, y - top],
      [x - wide * 0.45, y - top],
    ])
    canvas.fill(
      air.light.shade,
      [
        [x - air.sunSide * wide, y],
        [x, y],
        [x, y - top],
        [x - air.sunSide * wide * 0.45, y - top],
      ],
      0.25,
    )
  }
  if (kind === 'spruce') {
    const tiers = 6
    const needles = air.season.needles[0]
    trunk('#6d584b', tall * 0.016, tall * 0.2)
    for (let tier = 0; tier < tiers; tier += 1) {
      const low = y - tall * (0.07 + tier * 0.13)
      const half = tall * 0.19 * (1 - tier / (tiers + 0.6)) * chance.between(0.9, 1.1)
      const high = tier === tiers - 1 ? y - tall : low - tall * 0.24
      canvas.fill(dim(needles), [
        [x - half, low],
        [x, low + tall * 0.014],
        [x + half, low],
        [x, high],
      ])
      canvas.fill(shade(lighten(needles, 0.1 + tier * 0.02)), [
        [x, low + tall * 0.014],
        [x + air.sunSide * half, low],
        [x, high],
      ])
    }
    return
  }
  if (kind === 'pine') {
    trunk('#a9775a', tall * 0.017, tall * 0.86)
    const clumps = 6
    for (const pass of [0, 1]) {
      for (let index = 0; index < clumps; index += 1) {
        const side = index % 2 === 0 ? 1 : -1
        const up = 0.56 + index * 0.075
        const reach = (1 - index / clumps) * 0.13
        const wide = tall * (0.13 - index * 0.008)
        const centre: Point = [x + side * tall * reach, y - tall * up]
        if (pass === 0)
          canvas.blob(dim(air.season.needles[0]), [centre[0], centre[1] + tall * 0.018], wide, wide * 0.42)
        else
          canvas.blob(
            shade(air.season.needles[1]),
            [centre[0] + air.sunSide * wide * 0.12, centre[1] - tall * 0.004],
            wide * 0.84,
            wide * 0.32,
          )
      }
    }
    return
  }
  if (kind === 'birch') {
    const lean = chance.between(-0.04, 0.04) * tall
    const wide = tall * 0.013
    canvas.fill(shade('#eee9df'), [
      [x - wide, y],
      [x + wide, y],
      [x + lean + wide * 0.4, y - tall * 0.85],
      [x + lean - wide * 0.4, y - tall * 0.85],
    ])
    for (let up = 0.05; up < 0.55; up += chance.between(0.05, 0.1)) {
      const at = x + lean * up
      canvas.fill(shade('#57504a'), [
        [at - wide * 0.9, y - tall * up],
        [at + wide * chance.between(0, 0.6), y - tall * up - tall * 0.004],
        [at - wide * 0.9, y - tall * up - tall * 0.011],
      ])
    }
    const [leaf, under] = air.season.birch
    const bare = air.season.name === 'winter'
    const clusters = Array.from({ length: 13 }, (_, index) => {
      const up = 0.38 + index * 0.047
      const spread = Math.sin(((up - 0.32) / 0.72) * Math.PI) * 0.13 * tall + tall * 0.02
      const side = (index % 2 === 0 ? 1 : -1) * chance.between(0.1, 0.95)
      return {
        x: x + lean * up + side * spread,
        y: y - tall * up,
        r: (spread * 0.5 + tall * 0.014) * chance.between(0.75, 1),
      }
    })
    for (const { x: cx, y: cy, r } of clusters)
      canvas.blob(dim(under), [cx - air.sunSide * r * 0.15, cy + r * 0.2], r * 0.95, r * 1.1, bare ? 0.35 : 1)
    for (const { x: cx, y: cy, r } of clusters)
      canvas.blob(shade(leaf), [cx + air.sunSide * r * 0.2, cy - r * 0.1], r * 0.7, r * 0.78, bare ? 0.4 : 1)
    for (const { x: cx, y: cy, r } of clusters.slice(3, 11))
      canvas.blob(
        shade(lighten(leaf, 0.14)),
        [cx + air.sunSide * r * 0.4, cy - r * 0.3],
        r * 0.3,
        r * 0.34,
        bare ? 0.4 : 1,
      )
    return
  }
  trunk('#7a6554', tall * 0.018, tall * 0.5)
  const [main, , light] = air.season.leaves
  const base = chance.pick([main, air.season.leaves[1], mix(main, light, 0.5)])
  crown(
    canvas,
    [x, y - tall * 0.64],
    tall * 0.68,
    [shade(base), dim(base), shade(lighten(base, 0.13))],
    air,
    chance,
    chance.between(0.68, 0.92),
  )
}

export const drawBush = (canvas: Canvas, [x, y]: Point, size: number, air: Air, chance: Random): void => {
  const base = inAir(chance.pick([air.season.leaves[1], air.season.needles[1], air.season.leaves[0]]), air, 0)
  const spots = Array.from({ length: 4 }, (_, index) => ({
    x: x + (index - 1.5) * size * 0.55,
    r: size * chance.between(0.4, 0.62),
  }))
  for (const spot of spots)
    canvas.blob(mix(base, air.light.shade, 0.25), [spot.x, y - spot.r * 0.7], spot.r, spot.r * 0.8)
  for (const spot of spots)
    canvas.blob(base, [spot.x + air.sunSide * spot.r * 0.18, y - spot.r * 0.85], spot.r * 0.76, spot.r * 0.6)
}

/** Tufts of tall grass along the lower edge of a picture. */
export const drawGrasses = (
  canvas: Canvas,
  from: number,
  to: number,
  y: number,
  tall: number,
  colour: string,
  chance: Random,
): void => {
  for (let x = from; x < to; x += chance.between(9, 20)) {
    const high = tall * chance.between(0.4, 1)
    const lean = chance.between(-0.35, 0.35) * high
    const wide = chance.between(1.2, 2.6)
    canvas.fill(chance.chance(0.5) ? colour : lighten(colour, 0.14), [
      [x - wide, y],
      [x + wide, y],
      [x + lean, y - high],
    ])
  }
}

/** One standing or walking figure, `tall` picture units high. */
export const drawPerson = (
  canvas: Canvas,
  [x, y]: Point,
  tall: number,
  colour: string,
  chance: Random,
): void => {
  const stride = tall * chance.between(0.03, 0.1)
  const dark = darken(colour, 0.35)
  canvas.fill(dark, [
    [x - tall * 0.06, y - tall * 0.46],
    [x + tall * 0.06, y - tall * 0.46],
    [x + stride + tall * 0.02, y],
    [x + stride - tall * 0.025, y],
    [x, y - tall * 0.36],
    [x - stride + tall * 0.02, y],
    [x - stride - tall * 0.025, y],
  ])
  canvas.fill(colour, [
    [x - tall * 0.085, y - tall * 0.8],
    [x - tall * 0.04, y - tall * 0.85],
    [x + tall * 0.04, y - tall * 0.85],
    [x + tall * 0.085, y - tall * 0.8],
    [x + tall * 0.095, y - tall * 0.42],
    [x - tall * 0.095, y - tall * 0.42],
  ])
  canvas.blob('#cfa184', [x, y - tall * 0.93], tall * 0.052, tall * 0.065)
  canvas.blob(
    chance.pick(['#4a3a30', '#8a6a45', '#2f2c2b', '#b3925f']),
    [x - tall * 0.008, y - tall * 0.955],
    tall * 0.055,
    tall * 0.045,
  )
}

export const drawClouds = (canvas: Canvas, air: Air, chance: Random): void => {
  const count = chance.whole(2, 4)
  for (let index = 0; index < count; index += 1) {
    const x = chance.between(-100, 1500)
    const y = chance.between(60, 380)
    const wide = chance.between(160, 420)
    for (let layer = 0; layer < 3; layer += 1) {
      const part = wide * chance.between(0.4, 0.9)
      const left = x + chance.between(0, wide * 0.5)
      const thick = chance.between(7, 15)
      const top = y + layer * thick * 1.1
      canvas.path(
        air.light.cloud,
        `M${Math.round(left)} ${Math.round(top)}h${Math.round(part)}a${Math.round(thick / 2)} ${Math.round(thick / 2)} 0 0 1 0 ${Math.round(thick)}h-${Math.round(part)}a${Math.round(thick / 2)} ${Math.round(thick / 2)} 0 0 1 0-${Math.round(thick)}z`,
        0.5,
      )
    }
  }
}

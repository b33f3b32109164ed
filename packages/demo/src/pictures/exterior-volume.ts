// One building volume in perspective: its visible walls, its roof, and its shadow on the ground.

import type { Random } from '../random.ts'
import type { Canvas, Point } from './canvas.ts'
import { darken, lighten } from './colour.ts'
import type { Volume } from './exterior-architecture.ts'
import { heightOf } from './exterior-architecture.ts'
import type { Face, Look } from './exterior-facade.ts'
import { drawFacade } from './exterior-facade.ts'
import type { Camera, Space } from './perspective.ts'
import { facing, hull } from './perspective.ts'

export type Sun = {
  /** Whether the long front is in the light (otherwise the short side is). */
  readonly frontLit: boolean
  /** Metres of shadow on the ground for each metre of height. */
  readonly shadow: readonly [number, number]
  readonly wallShadow: number
}

export const cornersOf = (volume: Volume): readonly Space[] => {
  const top = heightOf(volume) + volume.rise
  const { x, z, wide, deep } = volume
  return [-1, 1].flatMap((sx) =>
    [-1, 1].flatMap((sz) => [0, top].map((y): Space => [x + (sx * wide) / 2, y, z + (sz * deep) / 2])),
  )
}

export const drawShadow = (
  canvas: Canvas,
  camera: Camera,
  volume: Volume,
  sun: Sun,
  colour: string,
): void => {
  const top = heightOf(volume) + (volume.roof === 'flat' ? volume.rise : volume.rise * 0.7)
  const points: Point[] = []
  for (const [x, , z] of cornersOf(volume)) {
    points.push(
      camera.project([x, 0, z]),
      camera.project([x + top * sun.shadow[0], 0, z + top * sun.shadow[1]]),
    )
  }
  canvas.fill(colour, hull(points), 0.3)
}

const drawRoof = (canvas: Canvas, camera: Camera, volume: Volume, look: Look, sun: Sun): void => {
  const { x, z, wide, deep, rise } = volume
  const eaves = heightOf(volume)
  const roof = look.palette.roof
  const show = (points: readonly Space[], colour: string): boolean => {
    const seen = points.map(camera.project)
    if (facing(seen) >= 0) return false
    canvas.fill(colour, seen)
    return true
  }
  const [l, r, f, b] = [x - wide / 2, x + wide / 2, z - deep / 2, z + deep / 2]
  const leftSeen =
    facing([camera.project([l, 0, b]), camera.project([l, 0, f]), camera.project([l, eaves, f])]) < 0
  const rightSeen =
    facing([camera.project([r, 0, f]), camera.project([r, 0, b]), camera.project([r, eaves, b])]) < 0
  const isSeen = (end: number): boolean => (end < x ? leftSeen : rightSeen)
  if (volume.roof === 'flat') {
    const top = eaves + rise
    show(
      [
        [l, top, f],
        [r, top, f],
        [r, top, b],
        [l, top, b],
      ],
      look.tone(lighten(roof, 0.2), true),
    )
    const cap = look.tone(darken(roof, 0.1), true)
    const weight = Math.max(1.4, camera.scaleAt([x, top, f]) * 0.22)
    const side = leftSeen ? l : r
    canvas.line(cap, weight, [
      camera.project([side === l ? r : l, top, f]),
      camera.project([side, top, f]),
      ...(isSeen(side) ? [camera.project([side, top, b])] : []),
    ])
    return
  }
  const over = 0.45
  const ridge = eaves + rise
  const seams = (from: readonly [Space, Space], to: readonly [Space, Space], colour: string): void => {
    const count = Math.max(4, Math.round(Math.hypot(from[1][0] - from[0][0], from[1][2] - from[0][2]) / 0.9))
    const along = ([start, end]: readonly [Space, Space], share: number): Space => [
      start[0] + (end[0] - start[0]) * share,
      start[1] + (end[1] - start[1]) * share,
      start[2] + (end[2] - start[2]) * share,
    ]
    for (let index = 1; index < count; index += 1) {
      canvas.line(
        colour,
        0.8,
        [camera.project(along(from, index / count)), camera.project(along(to, index / count))],
        0.3,
      )
    }
  }
  const gutter = Math.max(1.2, camera.scaleAt([x, eaves, f]) * 0.14)
  if (volume.roof === 'ridgeAcross') {
    for (const end of [l, r]) {
      const gable: readonly Space[] =
        end === l
          ? [
              [l, eaves, b],
              [l, eaves, f],
              [l, ridge, z],
            ]
          : [
              [r, eaves, f],
              [r, eaves, b],
              [r, ridge, z],
            ]
      if (show(gable, look.tone(volume.wall, !sun.frontLit))) {
        const at = (up: number, away: number): Point => camera.project([end, eaves + up, z + away])
        canvas.fill(look.light.litShare > 0.4 ? '#f4d194' : darken(look.light.glass, 0.25), [
          at(0.3, -0.5),
          at(0.3, 0.5),
          at(1.5, 0.5),
          at(1.5, -0.5),
        ])
      }
    }
    const drop = (over * rise) / (deep / 2)
    const front: readonly Space[] = [
      [l - over, eaves - drop, f - over],
      [r + over, eaves - drop, f - over],
      [r + over, ridge, z],
      [l - over, ridge, z],
    ]
    const colour = look.tone(lighten(roof, sun.frontLit ? 0.12 : 0), sun.frontLit)
    const isFrontSeen = show(front, colour)
    if (isFrontSeen) {
      seams(
        [front[0] ?? [0, 0, 0], front[1] ?? [0, 0, 0]],
        [front[3] ?? [0, 0, 0], front[2] ?? [0, 0, 0]],
        darken(colour, 0.4),
      )
    }
    canvas.line(darken(colour, 0.3), gutter, [
      camera.project([l - over, eaves - drop, f - over]),
      camera.project([r + over, eaves - drop, f - over]),
    ])
    // The house hides the edges of a slope that is turned away, unless the gable below them is in view.
    for (const end of [l - over, r + over]) {
      const ridgeEnd = camera.project([end, ridge, z])
      if (isFrontSeen || isSeen(end))
        canvas.line(darken(colour, 0.22), gutter, [camera.project([end, eaves - drop, f - over]), ridgeEnd])
      if (isSeen(end))
        canvas.line(darken(colour, 0.3), gutter, [ridgeEnd, camera.project([end, eaves - drop, b + over])])
    }
    return
  }
  const gable: readonly Space[] = [
    [l, eaves, f],
    [r, eaves, f],
    [x, ridge, f],
  ]
  const left: readonly Space[] = [
    [l - over, eaves - 0.3, b],
    [l - over, eaves - 0.3, f - over],
    [x, ridge, f - over],
    [x, ridge, b],
  ]
  const right: readonly Space[] = [
    [r + over, eaves - 0.3, f - over],
    [r + over, eaves - 0.3, b],
    [x, ridge, b],
    [x, ridge, f - over],
  ]
  const slope = look.tone(lighten(roof, 0.1), !sun.frontLit)
  show(left, slope)
  show(right, slope)
  const wall = look.tone(volume.wall, sun.frontLit)
  show(gable, wall)
  const seam = darken(wall, 0.34)
  if (volume.cladding === 'wood') {
    for (let along = l + 0.4; along < r; along += 0.42) {
      const top = ridge - (Math.abs(along - x) / (wide / 2)) * rise
      canvas.line(seam, 0.6, [camera.project([along, eaves, f]), camera.project([along, top, f])], 0.3)
    }
  }
  const window = (low: number, high: number, half: number): readonly Point[] =>
    [
      [x - half, low],
      [x + half, low],
      [x + half, high],
      [x - half, high],
    ].map(([px = 0, py = 0]) => camera.project([px, eaves + py, f]))
  if (rise > 2) {
    const size = Math.min(1.5, rise * 0.36)
    canvas.fill(look.tone(look.palette.frame, sun.frontLit), window(0.2, size + 0.4, 0.78))
    canvas.fill(
      look.light.litShare > 0.4 ? '#f4d194' : darken(look.light.glass, 0.2),
      window(0.3, size + 0.3, 0.66),
    )
  }
  for (const [end, outer] of [
    [l, l - over],
    [r, r + over],
  ] as const) {
    const soffit: readonly Space[] = [
      [end, eaves, f],
      [x, ridge, f],
      [x, ridge, f - over],
      [outer, eaves - 0.3, f - over],
    ]
    canvas.fill(look.tone(darken(roof, 0.25), false), soffit.map(camera.project))
  }
  const rim = look.tone(lighten(look.style.trims ? '#f3ece0' : roof, 0.08), sun.frontLit)
  canvas.line(rim, gutter * 1.3, [
    camera.project([l - over, eaves - 0.3, f - over]),
    camera.project([x, ridge, f - over]),
    camera.project([r + over, eaves - 0.3, f - over]),
  ])
}

export const drawVolume = (
  canvas: Canvas,
  camera: Camera,
  volume: Volume,
  look: Look,
  sun: Sun,
  chance: Random,
): void => {
  const { x, z, wide, deep } = volume
  const [l, r, f, b] = [x - wide / 2, x + wide / 2, z - deep / 2, z + deep / 2]
  const top = heightOf(volume)
  const front: Face = {
    side: 'front',
    length: wide,
    lit: sun.frontLit,
    shadowWay: sun.wallShadow,
    at: (along, up, out = 0) => camera.project([l + along, up, f - out]),
    scale: camera.scaleAt([x, 0, f]),
    farther: camera.depthOf([r, 0, f]) > camera.depthOf([l, 0, f]) ? 1 : -1,
  }
  const sides: readonly Face[] = [
    {
      side: 'side',
      length: deep,
      lit: !sun.frontLit,
      shadowWay: -1,
      at: (along, up, out = 0) => camera.project([l - out, up, b - along]),
      scale: camera.scaleAt([l, 0, z]) * 0.7,
      farther: -1,
    },
    {
      side: 'side',
      length: deep,
      lit: !sun.frontLit,
      shadowWay: 1,
      at: (along, up, out = 0) => camera.project([r + out, up, f + along]),
      scale: camera.scaleAt([r, 0, z]) * 0.7,
      farther: 1,
    },
  ]
  for (const face of sides) {
    if (facing([face.at(0, 0), face.at(face.length, 0), face.at(face.length, top), face.at(0, top)]) < 0)
      drawFacade(canvas, face, volume, look, chance)
  }
  drawFacade(canvas, front, volume, look, chance)
  drawRoof(canvas, camera, volume, look, sun)
}

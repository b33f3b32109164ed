// A plot still to be built on: pegs, ribbon and the dashed outline of the house to come.

import type { Random } from '../random.ts'
import type { Canvas } from './canvas.ts'
import { lighten } from './colour.ts'
import type { Volume } from './exterior-architecture.ts'
import { heightOf } from './exterior-architecture.ts'
import type { Look } from './exterior-facade.ts'
import type { Air } from './exterior-nature.ts'
import type { Camera, Space } from './perspective.ts'

const dashed = (canvas: Canvas, camera: Camera, colour: string, from: Space, to: Space): void => {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2])
  const count = Math.max(3, Math.round(long / 0.7))
  const at = (share: number): Space => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
  for (let index = 0; index < count; index += 1) {
    canvas.line(
      colour,
      3.2,
      [camera.project(at(index / count)), camera.project(at((index + 0.56) / count))],
      0.9,
    )
  }
}

export const drawPlotMarks = (
  canvas: Canvas,
  camera: Camera,
  volumes: readonly Volume[],
  look: Look,
  air: Air,
  chance: Random,
): void => {
  const reach = Math.max(...volumes.map(({ x, wide }) => Math.abs(x) + wide / 2)) + 3
  const corners: readonly Space[] = [
    [-reach, 0, -8],
    [reach, 0, -8],
    [reach, 0, 9],
    [-reach, 0, 9],
  ]
  canvas.fill(lighten(air.season.meadow, 0.3), corners.map(camera.project), 0.55)
  const white = '#fffaf0'
  for (const volume of volumes) {
    const [l, r, f, b] = [
      volume.x - volume.wide / 2,
      volume.x + volume.wide / 2,
      volume.z - volume.deep / 2,
      volume.z + volume.deep / 2,
    ]
    const top = heightOf(volume)
    canvas.fill(
      white,
      [
        [l, 0, f],
        [r, 0, f],
        [r, top, f],
        [l, top, f],
      ].map(([x = 0, y = 0, z = 0]) => camera.project([x, y, z])),
      0.28,
    )
    const ring: readonly (readonly [number, number])[] = [
      [l, f],
      [r, f],
      [r, b],
      [l, b],
    ]
    ring.forEach(([x, z], index) => {
      const [nextX, nextZ] = ring[(index + 1) % 4] ?? [x, z]
      dashed(canvas, camera, white, [x, 0, z], [nextX, 0, nextZ])
      dashed(canvas, camera, white, [x, top, z], [nextX, top, nextZ])
      dashed(canvas, camera, white, [x, 0, z], [x, top, z])
    })
    if (volume.roof !== 'flat') {
      const ridge = top + volume.rise
      const across = volume.roof === 'ridgeAcross'
      const ends: readonly [Space, Space] = across
        ? [
            [l, ridge, volume.z],
            [r, ridge, volume.z],
          ]
        : [
            [volume.x, ridge, f],
            [volume.x, ridge, b],
          ]
      dashed(canvas, camera, white, ends[0], ends[1])
      for (const [end, x, z] of across
        ? ([
            [ends[0], l, f],
            [ends[0], l, b],
            [ends[1], r, f],
            [ends[1], r, b],
          ] as const)
        : ([
            [ends[0], l, f],
            [ends[0], r, f],
            [ends[1], l, b],
            [ends[1], r, b],
          ] as const))
        dashed(canvas, camera, white, [x, top, z], end)
    }
  }
  const ribbon = look.tone('#c9714d', true)
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner
    canvas.line(ribbon, 2.4, [
      camera.project([corner[0], 0.8, corner[2]]),
      camera.project([(corner[0] + next[0]) / 2, 0.66, (corner[2] + next[2]) / 2]),
      camera.project([next[0], 0.8, next[2]]),
    ])
  })
  for (const [x, , z] of corners) {
    canvas.line(look.tone('#b98a58', true), Math.max(3, camera.scaleAt([x, 0, z]) * 0.12), [
      camera.project([x, 0, z]),
      camera.project([x, chance.between(0.95, 1.1), z]),
    ])
  }
}

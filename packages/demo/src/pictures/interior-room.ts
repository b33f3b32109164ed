// The empty room without furniture: its style, camera, walls, floor and windows.

import { settings } from '../building/setting.ts'
import type { Random } from '../random.ts'
import type { Canvas, Point } from './canvas.ts'
import { darken, lighten, mix } from './colour.ts'
import type { Air } from './exterior-nature.ts'
import { drawTree } from './exterior-nature.ts'
import { drawBackdrop, drawGround, drawSky, pickTree } from './exterior-setting.ts'
import type { Camera, Space } from './perspective.ts'
import { makeCamera } from './perspective.ts'

export type InteriorStyle = {
  readonly wall: string
  readonly accent: string
  readonly floor: string
  readonly timber: string
  readonly cabinet: string
  readonly stone: string
  readonly metal: string
  readonly frame: string
  readonly tile: string
}

export type Textiles = {
  readonly main: string
  readonly second: string
  readonly third: string
  readonly rug: string
}

export const styles: readonly [InteriorStyle, ...InteriorStyle[]] = [
  {
    wall: '#efe9df',
    accent: '#d8cdbb',
    floor: '#c9a57b',
    timber: '#bd9365',
    cabinet: '#e6dfd2',
    stone: '#d9d4cb',
    metal: '#3b3c3d',
    frame: '#f7f3ea',
    tile: '#e4ddd0',
  },
  {
    wall: '#ece7de',
    accent: '#aab3a0',
    floor: '#d3b58d',
    timber: '#c7a071',
    cabinet: '#8f9c88',
    stone: '#ece6da',
    metal: '#b08d57',
    frame: '#f7f3ea',
    tile: '#b5bdab',
  },
  {
    wall: '#eae5dd',
    accent: '#9fabb3',
    floor: '#c4a887',
    timber: '#a67c55',
    cabinet: '#6f8190',
    stone: '#e4e0d8',
    metal: '#4a4c4e',
    frame: '#4c4e50',
    tile: '#a9b4ba',
  },
  {
    wall: '#f1e9df',
    accent: '#d2a48d',
    floor: '#b98f68',
    timber: '#96694a',
    cabinet: '#efe6da',
    stone: '#cbbfb0',
    metal: '#8a6a45',
    frame: '#f8f2e8',
    tile: '#d9b5a0',
  },
  {
    wall: '#e9e4da',
    accent: '#c8b48f',
    floor: '#dcc5a2',
    timber: '#cfaa79',
    cabinet: '#cdac7f',
    stone: '#e9e5dc',
    metal: '#3f4142',
    frame: '#5a4c40',
    tile: '#ded8cc',
  },
  {
    wall: '#e8e6e0',
    accent: '#7f8a80',
    floor: '#a98868',
    timber: '#8b6a4c',
    cabinet: '#4d5853',
    stone: '#d6d1c7',
    metal: '#b99a62',
    frame: '#3e4240',
    tile: '#cfd2cb',
  },
]

export const textileSets: readonly [Textiles, ...Textiles[]] = [
  { main: '#8f9c88', second: '#d8a657', third: '#efe6d8', rug: '#e2d8c6' },
  { main: '#b9765a', second: '#efe3d2', third: '#6f8190', rug: '#ddcfb9' },
  { main: '#73838f', second: '#c98f6b', third: '#ebe4d8', rug: '#d3d2c9' },
  { main: '#d9cfbf', second: '#7f8f7b', third: '#b9654c', rug: '#c5b79f' },
  { main: '#c9a15b', second: '#5e7078', third: '#f0e8da', rug: '#e5dccb' },
  { main: '#a5a79d', second: '#c98873', third: '#4f5f5b', rug: '#ded4c4' },
  { main: '#c79b89', second: '#8a9a86', third: '#f1e9dd', rug: '#d9ccbb' },
]

/** What an option changes in a room that is otherwise the same. */
export type Finish = {
  readonly style: Partial<InteriorStyle>
  /** Metres. */
  readonly tileSize?: number
  readonly isHerringbone?: true
}

export type Room = {
  readonly canvas: Canvas
  readonly camera: Camera
  readonly style: InteriorStyle
  readonly textiles: Textiles
  readonly air: Air
  readonly chance: Random
  readonly half: number
  readonly tall: number
  readonly shade: (colour: string) => string
  readonly finish?: Finish | undefined
}

export const onWall = (
  room: Room,
  left: number,
  right: number,
  low: number,
  high: number,
  z = 0,
): readonly Point[] =>
  [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ].map(([x = 0, y = 0]) => room.camera.project([x, y, z]))

export const onFloor = (
  room: Room,
  left: number,
  right: number,
  near: number,
  far: number,
  y = 0,
): readonly Point[] =>
  [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ].map(([x = 0, z = 0]) => room.camera.project([x, y, z]))

/** A block with its base at `y`; `z` is its near face, it reaches `deep` metres away from the viewer. */
export const drawBlock = (
  room: Room,
  [x, y, z]: Space,
  wide: number,
  tall: number,
  deep: number,
  colour: string,
): void => {
  const { canvas, camera } = room
  const [l, r, top, far] = [x - wide / 2, x + wide / 2, y + tall, z + deep]
  const eyeX = (750 - camera.project([0, 0, 0])[0]) / camera.scaleAt([0, 0, 0])
  const base = room.shade(colour)
  const side = (at: number): readonly Point[] =>
    [
      [at, y, z],
      [at, y, far],
      [at, top, far],
      [at, top, z],
    ].map(([px = 0, py = 0, pz = 0]) => camera.project([px, py, pz]))
  if (l > eyeX) canvas.fill(darken(base, 0.2), side(l))
  if (r < eyeX) canvas.fill(darken(base, 0.26), side(r))
  if (camera.project([x, top, far])[1] < camera.project([x, top, z])[1])
    canvas.fill(lighten(base, 0.2), onFloor(room, l, r, z, far, top))
  else canvas.fill(darken(base, 0.3), onFloor(room, l, r, z, far, y))
  canvas.fill(base, onWall(room, l, r, y, top, z))
}

export const drawShade = (room: Room, x: number, z: number, wide: number, deep: number): void => {
  const [cx, cy] = room.camera.project([x, 0, z + deep / 2])
  const scale = room.camera.scaleAt([x, 0, z + deep / 2])
  room.canvas.blob('#3a3129', [cx, cy], (wide / 2) * scale * 1.12, Math.max(5, deep * scale * 0.3), 0.16)
}

export const makeRoomCamera = (chance: Random, half: number, distance = 5.4): Camera =>
  makeCamera({
    turn: 0,
    distance,
    eye: chance.between(1.28, 1.45),
    focal: chance.between(1010, 1090),
    centre: 750 - chance.between(-0.12, 0.12) * half * 190,
    horizon: chance.between(455, 490),
  })

export const drawShell = (room: Room, floor: 'planks' | 'tiles', accent: boolean): void => {
  const { canvas, camera, half, tall, style, chance } = room
  const isHerringbone = room.finish?.isHerringbone === true
  const near = -4.7
  const wall = room.shade(style.wall)
  canvas.fill(wall, [
    [0, 0],
    [1500, 0],
    [1500, 1000],
    [0, 1000],
  ])
  const ceiling = onFloor(room, -half, half, near, 0, tall)
  const back = onWall(room, -half, half, 0, tall)
  const [leftTop, rightTop] = [camera.project([-half, tall, 0]), camera.project([half, tall, 0])]
  canvas.fill(
    canvas.gradient(
      [
        [0, darken(wall, 0.1)],
        [1, lighten(wall, 0.35)],
      ],
      [750, 0],
      [750, leftTop[1]],
    ),
    ceiling,
  )
  const backColour = accent ? room.shade(style.accent) : lighten(wall, 0.2)
  canvas.fill(
    canvas.gradient(
      [
        [0, lighten(backColour, 0.1)],
        [1, darken(backColour, 0.06)],
      ],
      leftTop,
      rightTop,
    ),
    back,
  )
  const side = (x: number): readonly Point[] =>
    [
      [x, 0, near],
      [x, 0, 0],
      [x, tall, 0],
      [x, tall, near],
    ].map(([px = 0, py = 0, pz = 0]) => camera.project([px, py, pz]))
  canvas.fill(
    canvas.gradient(
      [
        [0, lighten(wall, 0.12)],
        [1, darken(wall, 0.05)],
      ],
      [0, 0],
      leftTop,
    ),
    side(-half),
  )
  canvas.fill(
    canvas.gradient(
      [
        [0, darken(wall, 0.07)],
        [1, darken(wall, 0.16)],
      ],
      rightTop,
      [1500, 0],
    ),
    side(half),
  )
  const ground = room.shade(floor === 'tiles' ? style.stone : style.floor)
  canvas.fill(
    canvas.gradient(
      [
        [0, lighten(ground, 0.16)],
        [1, darken(ground, 0.12)],
      ],
      [750, camera.project([0, 0, 0])[1]],
      [750, 1000],
    ),
    onFloor(room, -half, half, near, 0),
  )
  const seam = darken(ground, 0.3)
  if (floor === 'planks') {
    if (isHerringbone) drawHerringbone(room, ground, near)
    for (let x = -half; x < half; x += 0.19) {
      if (!isHerringbone)
        canvas.line(seam, 0.9, [camera.project([x, 0, 0]), camera.project([x, 0, near])], 0.3)
      if (chance.chance(0.5)) {
        const start = chance.between(-4, -0.6)
        const colour = chance.chance(0.5) ? lighten(ground, 0.2) : darken(ground, 0.12)
        const plank = onFloor(room, x, x + 0.19, start, start + chance.between(0.7, 1.5))
        // The random numbers are drawn for any floor, so that the furniture has the same place on each.
        if (!isHerringbone) canvas.fill(colour, plank, 0.3)
      }
    }
  } else {
    for (let x = -half; x <= half; x += 0.6)
      canvas.line(seam, 1, [camera.project([x, 0, 0]), camera.project([x, 0, near])], 0.25)
    for (let z = 0; z > near; z -= 0.6)
      canvas.line(seam, 1, [camera.project([-half, 0, z]), camera.project([half, 0, z])], 0.25)
  }
  const skirting = lighten(wall, 0.5)
  canvas.fill(skirting, onWall(room, -half, half, 0, 0.1))
  for (const x of [-half, half])
    canvas.fill(
      skirting,
      [
        [x, 0, near],
        [x, 0, 0],
        [x, 0.1, 0],
        [x, 0.1, near],
      ].map(([px = 0, py = 0, pz = 0]) => camera.project([px, py, pz])),
    )
}

const drawHerringbone = ({ canvas, camera, half }: Room, ground: string, near: number): void => {
  const wide = 0.42
  const step = 0.13
  const at = (x: number, z: number): Point =>
    camera.project([Math.min(half, x), 0, Math.min(0, Math.max(near, z))])
  let isOdd = false
  for (let x = -half; x < half; x += wide) {
    const lean = isOdd ? wide : -wide
    isOdd = !isOdd
    let nth = 0
    for (let z = wide; z > near; z -= step) {
      nth += 1
      const [left, right] = [at(x, z), at(x + wide, z + lean)]
      if (nth % 3 === 0)
        canvas.fill(
          lighten(ground, 0.18),
          [left, right, at(x + wide, z + lean - step), at(x, z - step)],
          0.45,
        )
      canvas.line(darken(ground, 0.3), 0.9, [left, right], 0.4)
    }
  }
}

/** The view through a window: the weather and the surroundings, cut to the pane. */
export const drawView = (
  room: Room,
  left: number,
  right: number,
  low: number,
  high: number,
  seed: Random,
  span = 900,
): void => {
  const { canvas, camera, air } = room
  const [x0, y1] = camera.project([left, low, 0])
  const [x1, y0] = camera.project([right, high, 0])
  const wide = x1 - x0
  const tall = y1 - y0
  const drawn = (span * tall) / wide
  const horizon = 720
  const from = Math.max(0, horizon - drawn * 0.68)
  const setting = seed.pick(settings)
  canvas.raw(
    `<svg x="${Math.round(x0)}" y="${Math.round(y0)}" width="${Math.round(wide)}" height="${Math.round(tall)}" viewBox="${(1500 - span) / 2} ${Math.round(from)} ${span} ${Math.round(drawn)}" preserveAspectRatio="xMidYMid slice">`,
  )
  drawSky(canvas, air, horizon, 500, seed)
  drawBackdrop(canvas, setting === 'forest' ? 'field' : setting, air, horizon, seed, seed)
  drawGround(canvas, setting === 'city' ? 'suburb' : setting, air, horizon, seed)
  const count = seed.whole(2, 4)
  for (let index = 0; index < count; index += 1)
    drawTree(
      canvas,
      pickTree(setting, seed),
      [seed.between(320, 1180), horizon + seed.between(30, 120)],
      seed.between(220, 420),
      air,
      seed,
      0.12,
    )
  canvas.raw('</svg>')
}

export const drawWindow = (
  room: Room,
  left: number,
  right: number,
  low: number,
  high: number,
  seed: Random,
  curtains: boolean,
): void => {
  const { canvas, style, textiles, camera } = room
  const frame = room.shade(style.frame)
  canvas.fill(
    darken(room.shade(style.wall), 0.12),
    onWall(room, left - 0.09, right + 0.09, low - 0.06, high + 0.09),
  )
  drawView(room, left, right, low, high, seed)
  const bars = Math.max(1, Math.round((right - left) / 0.95))
  const weight = camera.scaleAt([0, 0, 0]) * 0.055
  for (let index = 0; index <= bars; index += 1) {
    const x = left + ((right - left) * index) / bars
    canvas.line(frame, weight, [camera.project([x, low, 0]), camera.project([x, high, 0])])
  }
  for (const y of [low, high])
    canvas.line(frame, weight, [camera.project([left - 0.03, y, 0]), camera.project([right + 0.03, y, 0])])
  if (low > 0.3)
    drawBlock(
      room,
      [(left + right) / 2, low - 0.06, -0.16],
      right - left + 0.24,
      0.05,
      0.16,
      style.frame === '#f7f3ea' ? '#f4efe5' : style.timber,
    )
  const sun = lighten('#ffe9bd', 0.1)
  const lean = 1.1
  for (let index = 0; index < bars; index += 1) {
    const from = left + ((right - left) * (index + 0.08)) / bars
    const to = left + ((right - left) * (index + 0.92)) / bars
    canvas.fill(
      sun,
      [
        [from + lean * 0.35, -0.5],
        [to + lean * 0.35, -0.5],
        [to + lean * 1.5, -2.5],
        [from + lean * 1.5, -2.5],
      ].map(([x = 0, z = 0]) => camera.project([x, 0, z])),
      0.34,
    )
  }
  if (!curtains) return
  const cloth = room.shade(lighten(textiles.third === '#4f5f5b' ? '#e9e2d5' : textiles.third, 0.35))
  for (const [from, to] of [
    [left - 0.42, left + 0.08],
    [right - 0.08, right + 0.42],
  ] as const) {
    canvas.fill(cloth, onWall(room, from, to, 0.06, high + 0.22, -0.08), 0.93)
    for (let x = from + 0.07; x < to; x += 0.1)
      canvas.fill(darken(cloth, 0.13), onWall(room, x, x + 0.035, 0.06, high + 0.22, -0.08), 0.6)
  }
  canvas.line(room.shade(style.metal), 5, [
    camera.project([left - 0.55, high + 0.24, -0.09]),
    camera.project([right + 0.55, high + 0.24, -0.09]),
  ])
}

export const tintFor =
  (air: Air) =>
  (colour: string): string =>
    mix(
      mix(colour, air.light.air, air.light.airShare * 0.7),
      air.light.shade,
      air.light.litShare > 0.4 ? 0.16 : 0.02,
    )

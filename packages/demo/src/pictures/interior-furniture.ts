// Furniture for the rooms: sofas, tables, lamps, plants, beds, pictures on the wall.

import type { Point } from './canvas.ts'
import { darken, lighten, mix } from './colour.ts'
import type { Room } from './interior-room.ts'
import { drawBlock, drawShade, onFloor, onWall } from './interior-room.ts'

export const drawRug = (room: Room, x: number, z: number, wide: number, deep: number): void => {
  const { canvas, textiles, chance } = room
  const rug = room.shade(textiles.rug)
  if (chance.chance(0.3)) {
    const [cx, cy] = room.camera.project([x, 0, z + deep / 2])
    const scale = room.camera.scaleAt([x, 0, z + deep / 2])
    canvas.blob(rug, [cx, cy], (wide / 2) * scale, deep * scale * 0.15 + 26)
    canvas.blob(lighten(rug, 0.25), [cx, cy], (wide / 2) * scale * 0.86, (deep * scale * 0.15 + 26) * 0.84)
    return
  }
  canvas.fill(rug, onFloor(room, x - wide / 2, x + wide / 2, z, z + deep))
  const stripes = chance.whole(0, 3)
  for (let index = 0; index < stripes; index += 1) {
    const at = z + (deep * (index + 0.6)) / (stripes + 0.2)
    canvas.fill(
      room.shade(index % 2 === 0 ? textiles.second : textiles.main),
      onFloor(room, x - wide / 2, x + wide / 2, at, at + 0.07),
      0.45,
    )
  }
  if (stripes === 0)
    canvas.fill(
      lighten(rug, 0.3),
      onFloor(room, x - wide / 2 + 0.12, x + wide / 2 - 0.12, z + 0.12, z + deep - 0.12),
      0.6,
    )
}

const cushion = (
  room: Room,
  x: number,
  y: number,
  z: number,
  size: number,
  colour: string,
  lean: number,
): void => {
  const points: readonly Point[] = [
    [x - size / 2, y],
    [x + size / 2, y + 0.01],
    [x + size / 2 + lean, y + size * 0.9],
    [x - size / 2 + lean, y + size * 0.88],
  ].map(([px = 0, py = 0]) => room.camera.project([px, py, z]))
  room.canvas.fill(room.shade(colour), points)
}

export const drawSofa = (room: Room, x: number, z: number, wide: number): void => {
  const { textiles, style, chance } = room
  const seats = wide > 1.4 ? (wide > 2.3 ? 3 : 2) : 1
  drawShade(room, x, z, wide, 0.95)
  for (const leg of [-1, 1])
    drawBlock(room, [x + leg * (wide / 2 - 0.12), 0, z + 0.05], 0.05, 0.14, 0.05, style.timber)
  drawBlock(room, [x, 0.14, z + 0.66], wide, 0.62, 0.24, darken(textiles.main, 0.08))
  drawBlock(room, [x, 0.14, z + 0.04], wide - 0.2, 0.16, 0.7, darken(textiles.main, 0.14))
  const each = (wide - 0.36) / seats
  for (let seat = 0; seat < seats; seat += 1) {
    const at = x + (seat - (seats - 1) / 2) * each
    drawBlock(room, [at, 0.42, z + 0.52], each - 0.03, 0.36, 0.14, textiles.main)
    drawBlock(room, [at, 0.3, z], each - 0.02, 0.14, 0.62, lighten(textiles.main, 0.06))
  }
  for (const side of [-1, 1])
    drawBlock(
      room,
      [x + side * (wide / 2 - 0.09), 0.14, z],
      0.18,
      0.46,
      0.86,
      side > 0 ? darken(textiles.main, 0.05) : textiles.main,
    )
  const count = seats === 1 ? 1 : chance.whole(2, 3)
  for (let index = 0; index < count; index += 1) {
    const at = x + (index % 2 === 0 ? -1 : 1) * (wide / 2 - 0.42 - index * 0.14)
    cushion(
      room,
      at,
      0.44,
      z + 0.4,
      0.42,
      index % 2 === 0 ? textiles.second : textiles.third,
      index % 2 === 0 ? 0.04 : -0.04,
    )
  }
}

export const drawTable = (
  room: Room,
  x: number,
  z: number,
  wide: number,
  deep: number,
  tall: number,
  colour: string,
): void => {
  drawShade(room, x, z, wide, deep)
  for (const [lx, lz] of [
    [-1, 1],
    [1, 1],
    [-1, 0],
    [1, 0],
  ] as const)
    drawBlock(
      room,
      [x + lx * (wide / 2 - 0.07), 0, z + 0.04 + lz * (deep - 0.13)],
      0.05,
      tall - 0.03,
      0.05,
      darken(colour, 0.2),
    )
  drawBlock(room, [x, tall - 0.045, z], wide, 0.045, deep, colour)
}

export const drawRoundTable = (
  room: Room,
  x: number,
  z: number,
  radius: number,
  tall: number,
  colour: string,
): void => {
  const { camera, canvas } = room
  const [cx, cy] = camera.project([x, tall, z])
  const scale = camera.scaleAt([x, tall, z])
  const flat = Math.max(
    0.1,
    (camera.project([x, tall, z - radius])[1] - camera.project([x, tall, z + radius])[1]) /
      (2 * radius * scale),
  )
  drawShade(room, x, z - radius, radius * 2, radius * 2)
  for (const slip of [-0.6, 0, 0.6])
    canvas.line(room.shade(darken(colour, 0.3)), scale * 0.05, [
      [cx + slip * radius * scale * 0.5, cy],
      camera.project([x + slip * radius, 0, z - (slip === 0 ? 0.3 * radius : 0)]),
    ])
  canvas.blob(
    room.shade(darken(colour, 0.22)),
    [cx, cy + scale * 0.04],
    radius * scale,
    radius * scale * flat,
  )
  canvas.blob(room.shade(lighten(colour, 0.12)), [cx, cy], radius * scale, radius * scale * flat)
}

export const drawVase = (room: Room, x: number, y: number, z: number, size: number): void => {
  const { canvas, camera, textiles, air, chance } = room
  const [px, py] = camera.project([x, y, z])
  const s = camera.scaleAt([x, y, z]) * size
  const leaf = chance.pick([air.season.leaves[1], '#7d9272', '#9aa67a'])
  for (let index = 0; index < 5; index += 1) {
    const lean = (index - 2) * 0.16 * s + chance.between(-0.05, 0.05) * s
    const top = py - s * chance.between(0.75, 1.15)
    canvas.line(darken(leaf, 0.25), s * 0.018, [
      [px, py - s * 0.3],
      [px + lean, top],
    ])
    for (const step of [0.55, 0.75, 1])
      canvas.blob(
        room.shade(index % 2 === 0 ? leaf : lighten(leaf, 0.2)),
        [px + lean * step + s * 0.03, py - s * 0.3 + (top - py + s * 0.3) * step],
        s * 0.05,
        s * 0.075,
      )
  }
  canvas.blob(room.shade(textiles.third), [px, py - s * 0.17], s * 0.15, s * 0.18)
  canvas.fill(room.shade(textiles.third), [
    [px - s * 0.06, py - s * 0.4],
    [px + s * 0.06, py - s * 0.4],
    [px + s * 0.07, py - s * 0.25],
    [px - s * 0.07, py - s * 0.25],
  ])
}

export const drawPlant = (room: Room, x: number, z: number, tall: number): void => {
  const { canvas, camera, chance, textiles } = room
  const [px, py] = camera.project([x, 0, z])
  const s = camera.scaleAt([x, 0, z]) * tall
  drawShade(room, x, z - 0.15, tall * 0.4, 0.3)
  const green = chance.pick(['#6f8a6a', '#7f9a78', '#5f7d6a'])
  const leaves = 11
  for (let index = 0; index < leaves; index += 1) {
    const turn = Math.PI * (0.12 + (0.76 * index) / (leaves - 1))
    const reach = s * chance.between(0.45, 0.74)
    const tip: Point = [px - Math.cos(turn) * reach * 0.72, py - s * 0.26 - Math.sin(turn) * reach]
    const middle: Point = [(px + tip[0]) / 2 - (tip[1] - py) * 0.04, (py - s * 0.3 + tip[1]) / 2]
    const broad = s * 0.06
    canvas.path(
      room.shade(index % 3 === 0 ? darken(green, 0.14) : index % 3 === 1 ? green : lighten(green, 0.16)),
      `M${Math.round(px)} ${Math.round(py - s * 0.24)}Q${Math.round(middle[0] - broad)} ${Math.round(middle[1])} ${Math.round(tip[0])} ${Math.round(tip[1])}Q${Math.round(middle[0] + broad * 1.6)} ${Math.round(middle[1] + broad * 0.6)} ${Math.round(px)} ${Math.round(py - s * 0.24)}z`,
    )
  }
  const pot = room.shade(chance.pick([textiles.second, '#d8cbb8', '#b98468']))
  canvas.fill(pot, [
    [px - s * 0.14, py - s * 0.27],
    [px + s * 0.14, py - s * 0.27],
    [px + s * 0.1, py],
    [px - s * 0.1, py],
  ])
  canvas.fill(darken(pot, 0.18), [
    [px + s * 0.03, py - s * 0.27],
    [px + s * 0.14, py - s * 0.27],
    [px + s * 0.1, py],
    [px + s * 0.02, py],
  ])
}

export const drawArt = (room: Room, x: number, y: number, wide: number, tall: number): void => {
  const { canvas, chance, textiles, style } = room
  canvas.fill(
    '#3a3129',
    onWall(room, x - wide / 2 + 0.03, x + wide / 2 + 0.05, y - 0.05, y + tall - 0.03),
    0.16,
  )
  canvas.fill(
    room.shade(chance.pick([style.timber, style.metal, '#f5efe3'])),
    onWall(room, x - wide / 2, x + wide / 2, y, y + tall),
  )
  canvas.fill(
    room.shade('#f6f0e4'),
    onWall(room, x - wide / 2 + 0.03, x + wide / 2 - 0.03, y + 0.03, y + tall - 0.03),
  )
  const tones = [textiles.main, textiles.second, textiles.third, style.accent]
  const manner = chance.whole(0, 2)
  const scale = room.camera.scaleAt([0, 0, 0])
  const [cx, cy] = room.camera.project([x, y + tall / 2, 0])
  if (manner === 0) {
    for (let index = 0; index < 3; index += 1) {
      const low = y + 0.1 + index * (tall - 0.2) * 0.22
      canvas.fill(
        room.shade(tones[index] ?? textiles.main),
        [
          [x - wide / 2 + 0.09, low],
          [x + wide / 2 - 0.09, low + chance.between(-0.02, 0.05)],
          [x + wide / 2 - 0.09, low + tall * chance.between(0.16, 0.28)],
          [x - wide / 2 + 0.09, low + tall * chance.between(0.16, 0.28)],
        ].map(([px = 0, py = 0]) => room.camera.project([px, py, 0])),
      )
    }
    canvas.blob(
      room.shade(textiles.second),
      [cx + chance.between(-0.12, 0.12) * wide * scale, cy - tall * 0.24 * scale],
      0.09 * wide * scale,
      0.09 * wide * scale,
    )
  } else {
    for (let index = 0; index < 3; index += 1) {
      const r = Math.min(wide, tall) * chance.between(0.12, 0.24) * scale
      canvas.blob(
        room.shade(tones[index] ?? textiles.main),
        [cx + chance.between(-0.14, 0.14) * wide * scale, cy + chance.between(-0.18, 0.18) * tall * scale],
        r,
        manner === 1 ? r : r * 1.5,
        0.88,
      )
    }
  }
}

export const drawPendant = (room: Room, x: number, z: number, low: number, size: number): void => {
  const { canvas, camera, tall, style, textiles, air } = room
  const [px, py] = camera.project([x, low, z])
  const s = camera.scaleAt([x, low, z]) * size
  canvas.line(room.shade(style.metal), 2, [camera.project([x, tall, z]), [px, py - s * 0.5]])
  const lamp = room.shade(mix(textiles.third, '#f3e9d6', 0.55))
  if (air.light.litShare > 0.2)
    canvas.raw(
      `<circle cx="${Math.round(px)}" cy="${Math.round(py)}" r="${Math.round(s * 2.4)}" fill="${canvas.glow(
        [
          [0, '#ffdf9f', 0.6],
          [1, '#ffdf9f', 0],
        ],
        [px, py],
        s * 2.4,
      )}"/>`,
    )
  canvas.path(
    lamp,
    `M${Math.round(px - s * 0.5)} ${Math.round(py)}Q${Math.round(px - s * 0.46)} ${Math.round(py - s * 0.55)} ${Math.round(px)} ${Math.round(py - s * 0.55)}Q${Math.round(px + s * 0.46)} ${Math.round(py - s * 0.55)} ${Math.round(px + s * 0.5)} ${Math.round(py)}z`,
  )
  canvas.blob(darken(lamp, 0.2), [px, py], s * 0.5, s * 0.07)
  canvas.blob('#ffeab8', [px, py + s * 0.01], s * 0.3, s * 0.04)
}

export const drawFloorLamp = (room: Room, x: number, z: number): void => {
  const { canvas, camera, style, air } = room
  const metal = room.shade(style.metal)
  const [px, py] = camera.project([x, 1.55, z])
  const s = camera.scaleAt([x, 1.5, z])
  drawShade(room, x, z - 0.1, 0.36, 0.2)
  canvas.line(metal, 4, [camera.project([x, 0.02, z]), [px, py]])
  if (air.light.litShare > 0.2)
    canvas.raw(
      `<circle cx="${Math.round(px)}" cy="${Math.round(py)}" r="${Math.round(s)}" fill="${canvas.glow(
        [
          [0, '#ffdf9f', 0.55],
          [1, '#ffdf9f', 0],
        ],
        [px, py],
        s,
      )}"/>`,
    )
  canvas.fill(room.shade('#f3e6cc'), [
    [px - s * 0.13, py - s * 0.16],
    [px + s * 0.13, py - s * 0.16],
    [px + s * 0.2, py + s * 0.14],
    [px - s * 0.2, py + s * 0.14],
  ])
}

/** A chair seen from behind or in front; `towards` 1 turns its back to the viewer. */
export const drawChair = (room: Room, x: number, z: number, towards: 1 | -1): void => {
  const { style, textiles } = room
  const wood = style.timber
  const back = towards > 0 ? z : z + 0.4
  for (const [lx, lz] of [
    [-1, 0.4],
    [1, 0.4],
    [-1, 0],
    [1, 0],
  ] as const)
    drawBlock(room, [x + lx * 0.19, 0, z + lz], 0.035, 0.45, 0.035, darken(wood, 0.14))
  const rest = (): void => {
    for (const side of [-1, 1]) drawBlock(room, [x + side * 0.2, 0.45, back], 0.035, 0.4, 0.03, wood)
    drawBlock(room, [x, 0.66, back], 0.44, 0.2, 0.03, wood)
  }
  if (towards < 0) rest()
  drawBlock(room, [x, 0.44, z], 0.45, 0.05, 0.44, textiles.main)
  if (towards > 0) rest()
}

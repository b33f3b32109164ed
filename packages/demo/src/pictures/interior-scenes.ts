// The five rooms that pictures show: the furniture of each, drawn from the back wall towards the viewer.

import type { Random } from '../random.ts'
import type { Point } from './canvas.ts'
import { darken, lighten, mix } from './colour.ts'
import {
  drawArt,
  drawChair,
  drawFloorLamp,
  drawPendant,
  drawPlant,
  drawRoundTable,
  drawRug,
  drawSofa,
  drawTable,
  drawVase,
} from './interior-furniture.ts'
import type { Room } from './interior-room.ts'
import { drawBlock, drawShade, drawShell, drawView, drawWindow, onFloor, onWall } from './interior-room.ts'

export const drawLivingRoom = (room: Room, view: Random): void => {
  const { chance, half, style } = room
  const wide = chance.between(1.9, 2.9)
  const left = chance.pick([-half + 0.55, -half + 0.8, -wide / 2])
  const centred = left === -wide / 2
  drawShell(room, 'planks', chance.chance(0.35))
  drawWindow(room, left, left + wide, chance.pick([0.06, 0.06, 0.6]), 2.3, view, chance.chance(0.65))
  const free = (left + wide + 0.5 + half) / 2
  const clear = half - (left + wide + 0.5)
  if (!centred && clear > 0.8) {
    if (chance.chance(0.6)) drawArt(room, free, 1.15, Math.min(0.95, clear * 0.7), chance.between(0.7, 1.15))
    else {
      drawArt(room, free - 0.3, 1.15, 0.44, 0.62)
      drawArt(room, free + 0.3, 1.3, 0.44, 0.52)
    }
  }
  drawRug(room, 0.1, -2.75, chance.between(3, 3.7), 2.2)
  drawPlant(room, chance.pick([-half + 0.35, half - 0.4]), -0.45, chance.between(1, 1.6))
  drawFloorLamp(room, half - 0.75, -0.6)
  const sofaWide = chance.between(2.1, 2.7)
  const sofaX = chance.between(0, 0.5)
  drawSofa(room, sofaX, -1.45, sofaWide)
  if (chance.chance(0.6)) drawSofa(room, -half + 0.75, -2.5, 0.9)
  if (chance.chance(0.5)) {
    drawRoundTable(room, sofaX - 0.1, -2.15, 0.48, 0.38, style.timber)
    drawRoundTable(room, sofaX + 0.55, -2.35, 0.32, 0.48, lighten(style.timber, 0.25))
    drawVase(room, sofaX - 0.15, 0.38, -2.2, 0.5)
  } else {
    drawTable(room, sofaX, -2.45, 1.2, 0.6, 0.4, style.timber)
    drawVase(room, sofaX + 0.25, 0.4, -2.25, 0.5)
    drawBlock(room, [sofaX - 0.3, 0.4, -2.35], 0.3, 0.05, 0.22, room.textiles.second)
    drawBlock(room, [sofaX - 0.28, 0.45, -2.33], 0.25, 0.03, 0.18, room.textiles.third)
  }
  if (chance.chance(0.7)) drawPendant(room, chance.between(-0.6, 0.4), -1.6, 2.12, chance.between(0.4, 0.6))
}

export const drawKitchen = (room: Room, view: Random): void => {
  const { canvas, chance, half, style, camera } = room
  drawShell(room, 'planks', false)
  const cabinet = style.cabinet
  const isPlain = chance.chance(0.5) || room.finish !== undefined
  const upper = isPlain ? cabinet : style.timber
  const tallUnit = half - 0.65
  const end = tallUnit - 0.65
  canvas.fill(room.shade(style.tile), onWall(room, -half, end, 0.9, 1.5))
  const seam = darken(room.shade(style.tile), 0.2)
  for (let x = -half + 0.15; x < end; x += 0.15)
    canvas.line(seam, 0.8, [camera.project([x, 0.9, 0]), camera.project([x, 1.5, 0])], 0.4)
  for (const y of [1.1, 1.3])
    canvas.line(seam, 0.8, [camera.project([-half, y, 0]), camera.project([end, y, 0])], 0.4)
  const glass = chance.between(-half + 0.5, -0.9)
  const glassWide = chance.between(1.3, 1.8)
  drawWindow(room, glass, glass + glassWide, 1.08, 2.28, view, false)
  const shelfFrom = glass + glassWide + 0.3
  if (shelfFrom < end - 0.6) {
    if (chance.chance(0.5)) {
      for (const y of [1.55, 1.95]) {
        drawBlock(room, [(shelfFrom + end) / 2, y, -0.26], end - shelfFrom, 0.04, 0.26, style.timber)
        for (let x = shelfFrom + 0.12; x < end - 0.1; x += chance.between(0.14, 0.26))
          drawBlock(
            room,
            [x, y + 0.04, -0.2],
            0.09,
            chance.between(0.1, 0.24),
            0.1,
            chance.pick([
              room.textiles.third,
              room.textiles.second,
              '#f1eadd',
              room.textiles.main,
              style.stone,
            ]),
          )
      }
    } else {
      const doors = Math.max(1, Math.round((end - shelfFrom) / 0.5))
      for (let index = 0; index < doors; index += 1)
        drawBlock(
          room,
          [shelfFrom + ((index + 0.5) * (end - shelfFrom)) / doors, 1.5, -0.34],
          (end - shelfFrom) / doors - 0.012,
          0.86,
          0.34,
          upper,
        )
    }
  }
  drawBlock(room, [(tallUnit + half) / 2 - 0.3, 0.08, -0.62], 1.28, 2.3, 0.62, upper)
  for (const slip of [-0.61, 0]) {
    const from = (tallUnit + half) / 2 - 0.3 + slip
    canvas.line(darken(room.shade(upper), 0.35), 1.6, [
      camera.project([from, 0.08, -0.62]),
      camera.project([from, 2.38, -0.62]),
    ])
  }
  const oven = (tallUnit + half) / 2 + 0.02
  canvas.fill('#33373a', onWall(room, oven - 0.28, oven + 0.28, 0.75, 1.32, -0.63))
  canvas.fill('#4d5558', onWall(room, oven - 0.23, oven + 0.23, 0.8, 1.17, -0.63))
  canvas.fill('#c9cccb', onWall(room, oven - 0.22, oven + 0.22, 1.21, 1.24, -0.63))
  const run = end + half
  const units = Math.round(run / 0.6)
  drawBlock(room, [(end - half) / 2, 0, -0.54], run, 0.1, 0.5, '#3c3b39')
  for (let index = 0; index < units; index += 1) {
    const x = -half + ((index + 0.5) * run) / units
    drawBlock(room, [x, 0.1, -0.6], run / units - 0.012, 0.76, 0.6, cabinet)
    const grip = room.shade(style.metal)
    if (index % 3 === 1)
      for (const y of [0.36, 0.6])
        canvas.line(darken(room.shade(cabinet), 0.3), 1.4, [
          camera.project([x - run / units / 2, y, -0.6]),
          camera.project([x + run / units / 2, y, -0.6]),
        ])
    canvas.fill(grip, onWall(room, x - 0.09, x + 0.09, 0.79, 0.81, -0.62))
  }
  drawBlock(room, [(end - half) / 2, 0.86, -0.62], run, 0.045, 0.62, style.stone)
  const tap = glass + glassWide / 2
  const [tx, ty] = camera.project([tap, 0.905, -0.2])
  canvas.raw(
    `<path d="M${Math.round(tx)} ${Math.round(ty)}v-46q0-18 16-18t16 18v10" fill="none" stroke="${room.shade(style.metal)}" stroke-width="6" stroke-linecap="round"/>`,
  )
  drawVase(room, tap + glassWide / 2 + 0.35, 0.905, -0.3, 0.42)
  drawBlock(room, [end - 0.35, 0.905, -0.35], 0.3, 0.02, 0.22, style.timber)
  if (chance.chance(0.5)) {
    drawShade(room, -0.2, -2.7, 2.4, 0.8)
    drawBlock(
      room,
      [-0.2, 0.06, -2.6],
      2.1,
      0.83,
      0.7,
      chance.chance(0.5) && !room.finish ? style.timber : cabinet,
    )
    for (let index = 1; index < 4; index += 1)
      canvas.line(
        '#2b2a28',
        1.4,
        [
          camera.project([-1.25 + index * 0.525, 0.06, -2.6]),
          camera.project([-1.25 + index * 0.525, 0.86, -2.6]),
        ],
        0.35,
      )
    drawBlock(room, [-0.2, 0.89, -2.66], 2.26, 0.05, 0.82, style.stone)
    drawVase(room, 0.3, 0.94, -2.3, 0.45)
    for (const x of [-0.7, 0.3]) drawPendant(room, x, -2.2, 1.72, 0.34)
  } else {
    const [x, z] = [-0.3, -2.6]
    drawRug(room, x, z - 0.4, 2.9, 1.7)
    for (const slip of [-0.5, 0.5]) drawChair(room, x + slip, z + 0.85, -1)
    drawTable(room, x, z, 1.9, 0.9, 0.74, style.timber)
    drawVase(room, x + 0.1, 0.74, z + 0.4, 0.5)
    for (const slip of [-0.5, 0.5]) drawChair(room, x + slip, z - 0.35, 1)
    drawPendant(room, x, z + 0.4, 1.72, 0.6)
  }
}

export const drawBedroom = (room: Room, view: Random): void => {
  const { canvas, chance, half, style, textiles, camera } = room
  drawShell(room, 'planks', chance.chance(0.7))
  const left = -half + 0.6
  const wide = chance.between(1.2, 1.7)
  drawWindow(room, left, left + wide, chance.pick([0.08, 0.75]), 2.25, view, true)
  const bedWide = 1.7
  const x = Math.min(half - 1.45, left + wide + 0.65 + bedWide / 2)
  if (chance.chance(0.7)) drawArt(room, x, 1.42, chance.between(0.7, 1.3), 0.7)
  else for (const slip of [-0.4, 0.4]) drawArt(room, x + slip, 1.4, 0.5, 0.7)
  drawRug(room, x - 0.1, -3, 2.9, 1.9)
  drawBlock(
    room,
    [x, 0, -0.1],
    bedWide + 0.2,
    1.15,
    0.1,
    chance.chance(0.5) ? style.timber : darken(textiles.main, 0.1),
  )
  for (const side of [-1, 1]) {
    const at = x + side * (bedWide / 2 + 0.38)
    drawBlock(room, [at, 0.12, -0.42], 0.44, 0.38, 0.38, style.timber)
    if (side > 0) drawVase(room, at, 0.5, -0.25, 0.42)
    else drawPendant(room, at, -0.25, 1.05, 0.26)
  }
  drawShade(room, x, -2.15, bedWide + 0.2, 2)
  drawBlock(room, [x, 0.1, -2.1], bedWide, 0.22, 2, style.timber)
  drawBlock(room, [x, 0.3, -2.08], bedWide - 0.04, 0.24, 1.96, '#f4eee3')
  for (const slip of [-0.4, 0.4]) {
    drawBlock(room, [x + slip, 0.54, -0.38], 0.68, 0.34, 0.14, '#f7f2e8')
    drawBlock(
      room,
      [x + slip * 0.9, 0.54, -0.56],
      0.5,
      0.26,
      0.12,
      slip < 0 ? textiles.second : textiles.third,
    )
  }
  drawBlock(room, [x, 0.32, -2.12], bedWide + 0.06, 0.26, 1.25, textiles.main)
  canvas.fill(
    lighten(room.shade(textiles.main), 0.4),
    onFloor(room, x - bedWide / 2 - 0.03, x + bedWide / 2 + 0.03, -0.98, -0.8, 0.585),
  )
  canvas.fill(
    room.shade(textiles.second),
    onFloor(room, x - bedWide / 2 - 0.04, x + bedWide / 2 + 0.04, -2.13, -1.66, 0.59),
  )
  canvas.fill(
    darken(room.shade(textiles.second), 0.08),
    onWall(room, x - bedWide / 2 - 0.04, x + bedWide / 2 + 0.04, 0.24, 0.59, -2.13),
  )
  for (let at = x - bedWide / 2; at < x + bedWide / 2; at += 0.09)
    canvas.line(room.shade(textiles.second), 2, [
      camera.project([at, 0.24, -2.13]),
      camera.project([at, 0.18, -2.13]),
    ])
  if (chance.chance(0.6)) drawPlant(room, -half + 0.4, -1.1, chance.between(0.9, 1.4))
  if (chance.chance(0.5)) drawSofa(room, -half + 0.75, -2.2, 0.85)
  if (chance.chance(0.5)) drawPendant(room, x - 0.3, -1.6, 2.15, 0.55)
}

export const drawBathroom = (room: Room, view: Random): void => {
  const { canvas, chance, half, style, camera, tall, textiles } = room
  drawShell(room, 'tiles', false)
  const tile = room.shade(style.tile)
  canvas.fill(tile, onWall(room, -half, half, 0, tall))
  const anySize = chance.pick([0.15, 0.3, 0.6])
  const size = room.finish?.tileSize ?? anySize
  const joint = room.finish ? darken(tile, 0.12) : lighten(tile, 0.45)
  for (let x = -half + size; x < half; x += size === 0.6 ? 0.3 : size)
    canvas.line(joint, 1.2, [camera.project([x, 0, 0]), camera.project([x, tall, 0])], 0.6)
  for (let y = size; y < tall; y += size === 0.15 ? 0.3 : size)
    canvas.line(joint, 1.2, [camera.project([-half, y, 0]), camera.project([half, y, 0])], 0.6)
  canvas.fill(
    canvas.gradient(
      [
        [0, '#fff6e0', 0.22],
        [1, room.air.light.shade, 0.16],
      ],
      camera.project([-half, tall, 0]),
      camera.project([half, 0, 0]),
    ),
    onWall(room, -half, half, 0, tall),
  )
  const x = chance.between(-0.25, 0.15)
  const wide = chance.between(1, 1.3)
  if (chance.chance(0.5)) drawWindow(room, half - 1.05, half - 0.45, 1.3, 2.2, view, false)
  else
    for (let index = 0; index < 3; index += 1)
      canvas.fill(
        room.shade(style.metal),
        onWall(room, half - 0.95, half - 0.45, 0.92 + index * 0.3, 0.95 + index * 0.3, -0.06),
      )
  canvas.fill(room.shade(textiles.second), onWall(room, half - 0.85, half - 0.55, 0.84, 1.26, -0.08))
  canvas.fill(
    room.shade(lighten(textiles.second, 0.4)),
    onWall(room, half - 0.85, half - 0.55, 0.9, 0.94, -0.08),
  )
  const [mx, my] = camera.project([x, 1.62, 0])
  const s = camera.scaleAt([0, 0, 0])
  const glow = canvas.glow(
    [
      [0, '#fff3d2', 0.8],
      [0.75, '#fff3d2', 0.4],
      [1, '#fff3d2', 0],
    ],
    [mx, my],
    s * 0.66,
  )
  canvas.raw(
    `<circle cx="${Math.round(mx)}" cy="${Math.round(my)}" r="${Math.round(s * 0.66)}" fill="${glow}"/>`,
  )
  const mirror = canvas.gradient(
    [
      [0, lighten(room.air.light.glint, 0.5)],
      [1, mix(room.air.light.glint, tile, 0.5)],
    ],
    [mx - 60, my - 80],
    [mx + 60, my + 80],
  )
  if (chance.chance(0.6)) {
    canvas.blob(room.shade(style.metal), [mx, my], s * 0.445, s * 0.445)
    canvas.blob(mirror, [mx, my], s * 0.425, s * 0.425)
  } else {
    canvas.fill(room.shade(style.metal), onWall(room, x - wide / 2 - 0.02, x + wide / 2 + 0.02, 1.18, 2.07))
    canvas.fill(mirror, onWall(room, x - wide / 2, x + wide / 2, 1.2, 2.05))
  }
  drawShade(room, x, -0.5, wide, 0.5)
  drawBlock(room, [x, 0.36, -0.48], wide, 0.42, 0.48, style.timber)
  canvas.line(darken(room.shade(style.timber), 0.4), 2, [
    camera.project([x, 0.38, -0.48]),
    camera.project([x, 0.76, -0.48]),
  ])
  drawBlock(room, [x, 0.78, -0.52], wide + 0.06, 0.06, 0.52, style.stone)
  drawBlock(room, [x, 0.84, -0.44], 0.5, 0.11, 0.34, '#f8f4ec')
  const [tx, ty] = camera.project([x, 0.84, -0.06])
  canvas.raw(
    `<path d="M${Math.round(tx)} ${Math.round(ty)}v-62q0-14 0-14v26" fill="none" stroke="${room.shade(style.metal)}" stroke-width="7"/>`,
  )
  drawVase(room, x + wide / 2 - 0.15, 0.84, -0.2, 0.36)
  drawBlock(room, [x - wide / 2 + 0.14, 0.84, -0.2], 0.08, 0.16, 0.08, textiles.main)
  const toilet = half - 0.62
  drawShade(room, toilet, -0.66, 0.5, 0.66)
  drawBlock(room, [toilet, 0.36, -0.18], 0.38, 0.38, 0.18, '#f3eee4')
  drawBlock(room, [toilet, 0.74, -0.19], 0.4, 0.03, 0.19, '#faf6ee')
  drawBlock(room, [toilet, 0, -0.54], 0.22, 0.28, 0.42, '#e4ded2')
  drawBlock(room, [toilet, 0.26, -0.64], 0.34, 0.13, 0.52, '#ece7dd')
  drawBlock(room, [toilet, 0.39, -0.66], 0.38, 0.04, 0.48, '#faf6ee')
  const glassX = -half + 0.95
  const pane: readonly Point[] = [
    [0, -0.02],
    [0, -1.5],
    [2.1, -1.5],
    [2.1, -0.02],
  ].map(([y = 0, z = 0]) => camera.project([glassX, y, z]))
  const head = camera.project([-half + 0.45, 2.12, -0.25])
  canvas.line(room.shade(style.metal), 6, [
    camera.project([-half + 0.45, 0.9, -0.03]),
    camera.project([-half + 0.45, 2.18, -0.03]),
    head,
  ])
  canvas.blob(room.shade(style.metal), head, s * 0.15, s * 0.03)
  canvas.fill(room.air.light.glint, pane, 0.34)
  canvas.line('#fdfaf2', 3, [...pane, pane[0] ?? [0, 0]], 0.7)
  drawRug(room, x, -1.75, 1.2, 0.75)
  if (chance.chance(0.6)) drawPlant(room, half - 0.4, -1.7, 0.9)
}

export const drawBalconyScene = (room: Room, view: Random): void => {
  const { canvas, chance, half, style, camera } = room
  const near = -4.7
  drawView(room, -4.4, 4.4, -0.3, 3.4, view, 1500)
  const deck = room.shade(chance.pick([style.timber, '#b9a184', '#a79786', '#c5a37a']))
  const points = onFloor(room, -half - 2.5, half, near, 0)
  canvas.fill(
    canvas.gradient(
      [
        [0, lighten(deck, 0.2)],
        [1, darken(deck, 0.1)],
      ],
      [0, camera.project([0, 0, 0])[1]],
      [0, 1000],
    ),
    points,
  )
  for (let z = -0.14; z > near; z -= 0.16)
    canvas.line(
      darken(deck, 0.35),
      1.4,
      [camera.project([-half - 2.5, 0, z]), camera.project([half, 0, z])],
      0.4,
    )
  const metal = room.shade(style.metal)
  if (chance.chance(0.5)) {
    canvas.fill(room.air.light.glint, onWall(room, -half - 2.5, half, 0.05, 1.08), 0.32)
    for (let x = -half - 2.5; x <= half; x += 1.05)
      canvas.line(metal, 5, [camera.project([x, 0, 0]), camera.project([x, 1.1, 0])])
  } else
    for (let x = -half - 2.5; x <= half; x += 0.11)
      canvas.line(metal, 3.4, [camera.project([x, 0.06, 0]), camera.project([x, 1.08, 0])])
  canvas.line(chance.chance(0.5) ? room.shade(style.timber) : metal, 11, [
    camera.project([-half - 2.5, 1.1, 0]),
    camera.project([half, 1.1, 0]),
  ])
  canvas.line(metal, 5, [camera.project([-half - 2.5, 0.05, 0]), camera.project([half, 0.05, 0])])
  const wall = room.shade(mix(style.cabinet, style.accent, 0.5))
  const side = (low: number, high: number, from: number, to: number): readonly Point[] =>
    [
      [low, to],
      [low, from],
      [high, from],
      [high, to],
    ].map(([y = 0, z = 0]) => camera.project([half, y, z]))
  canvas.fill(
    canvas.gradient(
      [
        [0, wall],
        [1, darken(wall, 0.14)],
      ],
      camera.project([half, 1, 0]),
      [1500, 500],
    ),
    side(0, 3.4, near, 0),
  )
  for (let z = -0.15; z > near; z -= 0.15)
    canvas.line(darken(wall, 0.3), 1, [camera.project([half, 0, z]), camera.project([half, 3.4, z])], 0.3)
  canvas.fill(room.shade(style.frame), side(0.04, 2.3, -3.1, -0.9))
  canvas.fill(mix(room.air.light.glass, room.air.light.shade, 0.2), side(0.12, 2.22, -3, -1))
  canvas.fill(
    room.air.light.glint,
    [
      [0.12, -2.9],
      [0.12, -2.2],
      [2.22, -1.5],
      [2.22, -2.2],
    ].map(([y = 0, z = 0]) => camera.project([half, y, z])),
    0.35,
  )
  const soffit = lighten(room.shade(style.wall), 0.1)
  canvas.fill(soffit, onFloor(room, -half - 2.5, half, near, 0, 2.75))
  canvas.fill(darken(soffit, 0.12), onWall(room, -half - 2.5, half, 2.75, 2.95))
  drawRug(room, -0.4, -2.6, 2.7, 1.8)
  drawPlant(room, half - 0.45, -0.4, chance.between(0.9, 1.3))
  drawPlant(room, -half - 0.2, -0.4, chance.between(0.7, 1.1))
  if (chance.chance(0.5)) {
    drawSofa(room, -0.3, -1.2, 1.9)
    drawRoundTable(room, -0.1, -2.2, 0.42, 0.4, style.timber)
    drawVase(room, -0.1, 0.4, -2.2, 0.45)
  } else {
    drawChair(room, -1.25, -1.6, -1)
    drawChair(room, 0.75, -1.6, -1)
    drawRoundTable(room, -0.25, -1.5, 0.5, 0.72, style.timber)
    drawVase(room, -0.25, 0.72, -1.5, 0.45)
  }
  drawBlock(room, [-half - 0.9, 0, -1.1], 1.1, 0.4, 0.35, darken(style.timber, 0.1))
  for (let x = -half - 1.35; x < -half - 0.4; x += 0.22)
    drawVase(room, x, 0.32, -0.95, chance.between(0.4, 0.6))
}

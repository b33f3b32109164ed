// One facade: cladding, window rhythm, balconies and doors, drawn in perspective on a wall.

import type { Random } from '../random.ts'
import type { Canvas, Point } from './canvas.ts'
import { darken, lighten, mix } from './colour.ts'
import type { Cell, FacadeStyle, Volume } from './exterior-architecture.ts'
import type { BuildingPalette, Light } from './palette.ts'

export type Face = {
  readonly side: 'front' | 'side'
  readonly length: number
  /** Metres along, metres up, metres out from the wall. */
  readonly at: (along: number, up: number, out?: number) => Point
  /** Picture units per metre in the middle of the face. */
  readonly scale: number
  readonly lit: boolean
  /** +1 when the far end is the one with the greater `along`. */
  readonly farther: 1 | -1
  /** The direction of shadows along the wall. */
  readonly shadowWay: number
}

export type Look = {
  readonly light: Light
  readonly palette: BuildingPalette
  readonly style: FacadeStyle
  /** The colour of a surface in this light. */
  readonly tone: (colour: string, lit: boolean) => string
}

/** An opening in a facade: metres along it and above the ground. */
export type WallOpening = {
  readonly left: number
  readonly right: number
  readonly low: number
  readonly high: number
  readonly panes: number
}

const openingFor = (
  cell: Cell,
  style: FacadeStyle,
  centre: number,
  column: number,
  base: number,
): WallOpening | undefined => {
  const make = (wide: number, low: number, tall: number, panes: number): WallOpening => {
    const half = Math.min(wide, column * 0.86) / 2
    return { left: centre - half, right: centre + half, low: base + low, high: base + low + tall, panes }
  }
  if (cell === 'blank' || cell === 'door' || cell === 'garage') return undefined
  if (cell === 'balcony') return make(2.5, 0.12, 2.2, 3)
  if (cell === 'glazing') return make(2.6, 0.25, 2.15, 2)
  if (cell === 'lobby') return make(3, 0.08, 2.5, 3)
  if (cell === 'narrow') return make(0.85, 0.7, 1.7, 1)
  if (style.window === 'tall') return make(1.15, 0.45, 2.05, 1)
  if (style.window === 'pair') return make(1.9, 0.75, 1.65, 2)
  if (style.window === 'square') return make(1.6, 0.8, 1.55, 1)
  if (style.window === 'wide') return make(2.6, 0.85, 1.5, 3)
  return make(1.3, 0.15, 2.35, 2)
}

const quad = (
  face: Face,
  left: number,
  right: number,
  low: number,
  high: number,
  out = 0,
): readonly Point[] => [
  face.at(left, low, out),
  face.at(right, low, out),
  face.at(right, high, out),
  face.at(left, high, out),
]

const drawCladding = (canvas: Canvas, face: Face, volume: Volume, look: Look, top: number): void => {
  const wall = look.tone(volume.wall, face.lit)
  canvas.fill(wall, quad(face, 0, face.length, volume.base, top))
  const plinthTop = volume.base + volume.storeyHeight
  if (volume.plinth !== undefined && volume.storeys > 1) {
    canvas.fill(look.tone(volume.plinth, face.lit), quad(face, 0, face.length, volume.base, plinthTop))
  }
  const seam = darken(wall, volume.cladding === 'brick' ? 0.3 : 0.34)
  const thin = Math.max(0.5, face.scale * 0.025)
  if (volume.cladding === 'wood') {
    const step = Math.max(0.32, 3.6 / face.scale)
    for (let along = step; along < face.length; along += step) {
      canvas.line(seam, thin, [face.at(along, volume.base), face.at(along, top)], 0.3)
    }
  } else if (volume.cladding === 'brick') {
    const step = Math.max(0.24, 3.4 / face.scale)
    for (let up = volume.base + step; up < top; up += step) {
      canvas.line(seam, thin, [face.at(0, up), face.at(face.length, up)], 0.22)
    }
  } else if (volume.cladding === 'panel') {
    for (let storey = 1; storey < volume.storeys; storey += 1) {
      const up = volume.base + storey * volume.storeyHeight
      canvas.line(seam, thin, [face.at(0, up), face.at(face.length, up)], 0.4)
    }
    for (let along = 1.75; along < face.length; along += 1.75) {
      canvas.line(seam, thin, [face.at(along, volume.base), face.at(along, top)], 0.25)
    }
  }
  if (look.style.bands) {
    for (let storey = 1; storey < volume.storeys; storey += 1) {
      const up = volume.base + storey * volume.storeyHeight
      canvas.fill(lighten(wall, 0.4), quad(face, 0, face.length, up - 0.14, up + 0.1))
    }
  }
  const [from, to] = [face.at(0, top), face.at(face.length, volume.base)]
  canvas.fill(
    canvas.gradient(
      face.lit
        ? [
            [0, '#fff6e0', 0.2],
            [0.55, '#fff6e0', 0],
            [1, look.light.shade, 0.14],
          ]
        : [
            [0, look.light.shade, 0.16],
            [1, lighten(look.light.air, 0.3), 0.14],
          ],
      from,
      to,
    ),
    quad(face, 0, face.length, volume.base, top),
  )
}

type Glass = { readonly box: WallOpening; readonly lit: boolean; readonly tone: number }

export const drawOpenings = (
  canvas: Canvas,
  face: Face,
  volume: Volume,
  look: Look,
  chance: Random,
  openings: readonly WallOpening[],
): void => {
  const { light, palette, style } = look
  const wall = look.tone(volume.wall, face.lit)
  const frame = look.tone(palette.frame, face.lit)
  const edge = style.trims ? 0.16 : 0.07
  for (const box of openings)
    canvas.fill(frame, quad(face, box.left - edge, box.right + edge, box.low - edge, box.high + edge))
  const glasses: readonly Glass[] = openings.map((box) => ({
    box,
    lit: chance.chance(light.litShare),
    tone: chance.next(),
  }))
  const pane = mix(light.glass, light.shade, face.lit ? 0.16 : 0.34)
  for (const { box, lit } of glasses)
    if (!lit) canvas.fill(pane, quad(face, box.left, box.right, box.low, box.high))
  const burning = glasses.filter(({ lit }) => lit)
  const dark = glasses.filter(({ lit }) => !lit)
  for (const { box } of burning) canvas.fill('#f5d69d', quad(face, box.left, box.right, box.low, box.high))
  for (const { box } of burning)
    canvas.fill(
      '#d99e5c',
      quad(face, box.left, box.right, box.low, box.low + (box.high - box.low) * 0.28),
      0.45,
    )
  for (const { box, tone } of burning) {
    if (tone > 0.6)
      canvas.fill(
        '#fff3da',
        quad(face, box.left, box.left + (box.right - box.left) * 0.22, box.low, box.high),
        0.75,
      )
  }
  for (const { box, tone } of dark) {
    const wide = box.right - box.left
    const slip = (tone - 0.3) * 0.5 * wide
    const clamp = (along: number): number => Math.min(box.right, Math.max(box.left, along + slip))
    canvas.fill(
      light.glint,
      [
        face.at(clamp(box.left + wide * 0.25), box.high),
        face.at(clamp(box.left + wide * 0.78), box.high),
        face.at(clamp(box.left + wide * 0.34), box.low),
        face.at(clamp(box.left - wide * 0.2), box.low),
      ],
      0.4,
    )
  }
  for (const { box, tone } of dark) {
    if (tone > 0.72)
      canvas.fill(
        '#efe9dc',
        quad(face, box.right - (box.right - box.left) * 0.2, box.right, box.low, box.high),
        0.45,
      )
    else if (tone < 0.2)
      canvas.fill(
        '#efe9dc',
        quad(face, box.left, box.right, box.high - (box.high - box.low) * 0.3, box.high),
        0.45,
      )
  }
  const bar = Math.max(0.6, face.scale * 0.07)
  for (const { box } of glasses) {
    for (let index = 1; index < box.panes; index += 1) {
      const along = box.left + ((box.right - box.left) * index) / box.panes
      canvas.line(frame, bar, [face.at(along, box.low), face.at(along, box.high)])
    }
  }
  const reveal = darken(light.shade, 0.3)
  const depth = 0.13
  for (const { box } of glasses)
    canvas.fill(reveal, quad(face, box.left, box.right, box.high - depth, box.high), 0.4)
  if (face.scale < 12) return
  for (const { box } of glasses) {
    const side = face.shadowWay > 0 ? box.left : box.right - depth * 0.8
    canvas.fill(reveal, quad(face, side, side + depth * 0.8, box.low, box.high - depth), 0.35)
  }
  const sill = lighten(wall, 0.35)
  for (const { box } of glasses)
    canvas.fill(
      sill,
      quad(face, box.left - edge - 0.05, box.right + edge + 0.05, box.low - edge - 0.08, box.low - edge),
    )
}

/** A railing before a door or a roof, without a floor of its own. */
export const drawRail = (
  canvas: Canvas,
  face: Face,
  { light, palette, style, tone }: Look,
  [left, right]: readonly [number, number],
  floor: number,
): void => {
  const isGlass = style.railing === 'glass'
  canvas.fill(
    isGlass ? light.glint : tone(palette.metal, face.lit),
    quad(face, left, right, floor, floor + 1.05, 0.08),
    isGlass ? 0.6 : 0.45,
  )
  canvas.line(tone(palette.metal, face.lit), Math.max(0.8, face.scale * 0.07), [
    face.at(left, floor + 1.05, 0.08),
    face.at(right, floor + 1.05, 0.08),
  ])
}

/** Balconies above each other, layer by layer, so that equal parts share one path. */
export const drawBalconies = (
  canvas: Canvas,
  face: Face,
  look: Look,
  volume: Volume,
  {
    left,
    right,
    deep,
    wall: [wallLeft, wallRight],
  }: {
    readonly left: number
    readonly right: number
    readonly deep: number
    /** The ends of the wall, where shadows end too. */
    readonly wall: readonly [number, number]
  },
  floors: readonly number[],
): void => {
  const { light, palette, style } = look
  const rail = 1.05
  const slab = look.tone(lighten(mix(palette.metal, volume.wall, 0.5), 0.45), face.lit)
  const metal = look.tone(palette.metal, face.lit)
  const near = face.farther > 0 ? left : right
  const cheek = (low: number, high: number): readonly Point[] => [
    face.at(near, low),
    face.at(near, low, deep),
    face.at(near, high, deep),
    face.at(near, high),
  ]
  const front = (floor: number, low: number, high: number): readonly Point[] =>
    quad(face, left, right, floor + low, floor + high, deep)
  if (face.lit) {
    const slip = face.shadowWay * 0.9
    const onWall = (along: number): number => Math.min(wallRight, Math.max(wallLeft, along))
    for (const floor of floors)
      canvas.fill(
        light.shade,
        [
          face.at(onWall(left), floor),
          face.at(onWall(right), floor),
          face.at(onWall(right + slip), floor - 1.15),
          face.at(onWall(left + slip), floor - 1.15),
        ],
        0.3,
      )
  }
  for (const floor of floors) {
    const low = floor - 0.18
    const seenFromBelow = face.at(left, low, deep)[1] < face.at(left, low)[1]
    canvas.fill(seenFromBelow ? look.tone(darken(slab, 0.32), false) : lighten(slab, 0.15), [
      face.at(left, low),
      face.at(right, low),
      face.at(right, low, deep),
      face.at(left, low, deep),
    ])
  }
  if (style.railing === 'solid') {
    const board = look.tone(mix(volume.wall, palette.timber, 0.55), face.lit)
    for (const floor of floors) canvas.fill(darken(board, 0.25), cheek(floor, floor + rail))
    for (const floor of floors) canvas.fill(board, front(floor, 0, rail))
  } else if (style.railing === 'glass') {
    for (const floor of floors)
      canvas.fill(mix(light.glint, light.glass, 0.4), cheek(floor, floor + rail), 0.6)
    for (const floor of floors) canvas.fill(light.glint, front(floor, 0, rail), 0.55)
  } else {
    const step = Math.max(0.2, 3.4 / face.scale)
    const tooFine = face.scale < 14
    for (const floor of floors) canvas.fill(metal, front(floor, 0, rail), tooFine ? 0.55 : 0.22)
    for (const floor of tooFine ? [] : floors) {
      for (let along = left; along <= right + 0.01; along += step) {
        canvas.line(metal, Math.max(0.6, face.scale * 0.05), [
          face.at(along, floor, deep),
          face.at(along, floor + rail, deep),
        ])
      }
    }
    for (const floor of floors) canvas.fill(metal, cheek(floor, floor + rail), 0.4)
  }
  for (const floor of floors) canvas.fill(darken(slab, 0.3), cheek(floor - 0.18, floor + 0.04))
  for (const floor of floors) canvas.fill(slab, front(floor, -0.18, 0.04))
  for (const floor of floors) {
    canvas.line(metal, Math.max(0.8, face.scale * 0.07), [
      face.at(near, floor + rail),
      face.at(near, floor + rail, deep),
      face.at(near === left ? right : left, floor + rail, deep),
    ])
  }
}

export const drawDoor = (
  canvas: Canvas,
  face: Face,
  look: Look,
  centre: number,
  base: number,
  cell: Cell,
): void => {
  const { palette } = look
  if (cell === 'garage') {
    const half = face.length * 0.4
    canvas.fill(
      look.tone(palette.frame, face.lit),
      quad(face, centre - half - 0.1, centre + half + 0.1, base, base + 2.25),
    )
    canvas.fill(
      look.tone(lighten(palette.timber, 0.1), face.lit),
      quad(face, centre - half, centre + half, base, base + 2.15),
    )
    for (let up = 0.36; up < 2.1; up += 0.36)
      canvas.line(
        look.tone(darken(palette.timber, 0.35), face.lit),
        1,
        [face.at(centre - half, base + up), face.at(centre + half, base + up)],
        0.6,
      )
    return
  }
  const [left, right] = [centre - 0.95, centre + 0.55]
  canvas.fill(look.tone(palette.frame, face.lit), quad(face, left - 0.1, right + 0.1, base, base + 2.4))
  canvas.fill(look.tone(palette.door, face.lit), quad(face, left, right - 0.45, base, base + 2.3))
  canvas.fill(
    look.light.litShare > 0.2 ? '#f4d194' : look.light.glass,
    quad(face, right - 0.38, right, base, base + 2.3),
  )
  canvas.fill('#fff6e4', quad(face, right - 0.62, right - 0.56, base + 0.9, base + 1.3), 0.7)
  canvas.fill(look.light.shade, quad(face, left - 0.6, right + 0.6, base + 2.2, base + 2.5), 0.3)
  canvas.fill(look.tone(palette.metal, face.lit), [
    face.at(left - 0.5, base + 2.6),
    face.at(right + 0.5, base + 2.6),
    face.at(right + 0.5, base + 2.55, 1.1),
    face.at(left - 0.5, base + 2.55, 1.1),
  ])
  canvas.fill(
    look.tone(darken(palette.metal, 0.2), face.lit),
    quad(face, left - 0.5, right + 0.5, base + 2.5, base + 2.62, 1.1),
  )
  canvas.fill(look.tone('#c9c3b7', face.lit), [
    face.at(left - 0.3, base + 0.06),
    face.at(right + 0.3, base + 0.06),
    face.at(right + 0.3, base + 0.02, 1),
    face.at(left - 0.3, base + 0.02, 1),
  ])
}

export const drawFacade = (canvas: Canvas, face: Face, volume: Volume, look: Look, chance: Random): void => {
  const top = volume.base + volume.storeys * volume.storeyHeight + (volume.roof === 'flat' ? volume.rise : 0)
  drawCladding(canvas, face, volume, look, top)
  const columns = face.side === 'front' ? volume.columns : volume.sideColumns
  const column = face.length / columns
  const cells = Array.from({ length: volume.storeys * columns }, (_, index) => {
    const storey = volume.storeys - 1 - Math.floor(index / columns)
    const place = index % columns
    const nth = face.farther > 0 ? columns - 1 - place : place
    const slip =
      look.style.stagger && face.side === 'front' && storey % 2 === 1 && storey > 0 ? column * 0.16 : 0
    return {
      cell: volume.cell(face.side, storey, nth),
      centre: (nth + 0.5) * column + slip,
      floor: volume.base + storey * volume.storeyHeight,
      storey,
      nth,
    }
  })
  const recessed = cells.filter(({ cell, storey }) => cell === 'balcony' && look.style.recessed && storey > 0)
  const half = Math.min(3, column * 0.9) / 2
  for (const { centre, floor } of recessed) {
    canvas.fill(
      look.tone(darken(volume.wall, 0.42), false),
      quad(face, centre - half, centre + half, floor, floor + 2.6),
    )
  }
  drawOpenings(
    canvas,
    face,
    volume,
    look,
    chance,
    cells.flatMap(({ cell, centre, floor }) => openingFor(cell, look.style, centre, column, floor) ?? []),
  )
  for (const { cell, centre, floor } of cells) {
    if (cell === 'door' || cell === 'garage') drawDoor(canvas, face, look, centre, floor, cell)
  }
  if (look.style.recessed) {
    const glassy = look.style.railing === 'glass'
    for (const { centre, floor } of recessed) {
      canvas.fill(
        glassy ? look.light.glint : look.tone(look.palette.metal, face.lit),
        quad(face, centre - half, centre + half, floor, floor + 1.05, 0.04),
        glassy ? 0.6 : 0.8,
      )
    }
    for (const { centre, floor } of recessed) {
      canvas.fill(
        look.tone(lighten(volume.wall, 0.3), face.lit),
        quad(face, centre - half - 0.05, centre + half + 0.05, floor - 0.16, floor + 0.04, 0.05),
      )
    }
    return
  }
  const hung = cells.filter(({ cell, storey }) => cell === 'balcony' && (storey > 0 || volume.base > 0))
  const byColumn = Map.groupBy(hung, ({ nth }) => nth)
  for (const [, together] of [...byColumn].sort(([one], [other]) => (other - one) * face.farther)) {
    for (const [centre, floors] of Map.groupBy(together, (balcony) => balcony.centre)) {
      const hungHalf = Math.min(3.1, column * 0.94) / 2
      drawBalconies(
        canvas,
        face,
        look,
        volume,
        { left: centre - hungHalf, right: centre + hungHalf, deep: 1.5, wall: [0, face.length] },
        floors.map(({ floor }) => floor),
      )
    }
  }
}

// Fixed and loose furniture of a floor plan, in thin lines, each in a room's own corner.

import { inset, showerOf } from '../building/bathroom.ts'
import type { Box, PlanRoom } from '../building/floor-plan-layout.ts'

export const ink = '#3b4045'
export const thin = '#8a8a84'

const r = (value: number): number => Math.round(value * 10) / 10

export type Pen = {
  readonly box: (x: number, y: number, wide: number, high: number, fill?: string, round?: number) => void
  readonly line: (x1: number, y1: number, x2: number, y2: number) => void
  readonly circle: (x: number, y: number, radius: number, fill?: string) => void
  readonly markup: () => string
}

/** A pen in metres, turned and placed for one piece: origin at a corner, x and y along `across` and `down`. */
export const makePen = (
  scale: number,
  origin: readonly [number, number],
  across: 1 | -1,
  down: 1 | -1,
  swap: boolean,
): Pen => {
  const parts: string[] = []
  const at = (x: number, y: number): readonly [number, number] => {
    const [dx, dy] = swap ? [y, x] : [x, y]
    return [origin[0] + dx * across * scale, origin[1] + dy * down * scale]
  }
  return {
    box: (x, y, wide, high, fill = '#fffdf8', round = 0.04) => {
      const [x1, y1] = at(x, y)
      const [x2, y2] = at(x + wide, y + high)
      parts.push(
        `<rect x="${r(Math.min(x1, x2))}" y="${r(Math.min(y1, y2))}" width="${r(Math.abs(x2 - x1))}" height="${r(Math.abs(y2 - y1))}" rx="${r(round * scale)}" fill="${fill}"/>`,
      )
    },
    line: (x1, y1, x2, y2) => {
      const [ax, ay] = at(x1, y1)
      const [bx, by] = at(x2, y2)
      parts.push(`<path d="M${r(ax)} ${r(ay)}L${r(bx)} ${r(by)}"/>`)
    },
    circle: (x, y, radius, fill = '#fffdf8') => {
      const [cx, cy] = at(x, y)
      parts.push(`<circle cx="${r(cx)}" cy="${r(cy)}" r="${r(radius * scale)}" fill="${fill}"/>`)
    },
    markup: () => `<g stroke="${thin}" stroke-width="1.5" fill="none">${parts.join('')}</g>`,
  }
}

type Piece = (pen: Pen, wide: number, high: number) => void

const bed: Piece = (pen, wide, high) => {
  const double = wide >= 2.5 && high >= 2.55
  const across = double ? 1.6 : 0.9
  const wardrobe = double && wide > 3.25
  const left = double ? (wide - across - (wardrobe ? 0.6 : 0)) / 2 : 0.12
  const long = Math.min(2, high * 0.66)
  pen.box(left, 0.08, across, long, '#f3eee3')
  const pillows = double ? 2 : 1
  for (let index = 0; index < pillows; index += 1)
    pen.box(left + 0.1 + (index * across) / pillows, 0.16, across / pillows - 0.2, 0.36, '#fffdf8', 0.08)
  pen.line(left, 0.75, left + across, 0.75)
  if (double) for (const x of [left - 0.48, left + across + 0.08]) pen.box(x, 0.08, 0.4, 0.36)
  if (wardrobe) {
    pen.box(wide - 0.58, 0.05, 0.55, high - 0.1, '#f6f2e9', 0)
    pen.line(wide - 0.58, 0.05, wide - 0.03, high / 2)
    pen.line(wide - 0.58, high - 0.05, wide - 0.03, high / 2)
  }
  if (!double && wide > 1.6) pen.box(left + across + 0.08, 0.08, 0.36, 0.36)
}

const bathroom: Piece = (pen, wide, high) => {
  const shower = showerOf(wide, high)
  pen.box(0.06, 0.06, shower, shower, '#eef0ec')
  pen.line(0.06, 0.06, 0.06 + shower, 0.06 + shower)
  pen.line(0.06 + shower, 0.06, 0.06, 0.06 + shower)
  pen.circle(0.06 + shower / 2, 0.06 + shower / 2, 0.05)
  if (wide - shower > 0.65) {
    pen.box(wide - 0.5, 0.06, 0.38, 0.2)
    pen.box(wide - 0.49, 0.26, 0.36, 0.42, '#fffdf8', 0.17)
  }
  if (wide - shower > 1.35) {
    pen.box(shower + 0.16, 0.06, 0.6, 0.45)
    pen.circle(shower + 0.46, 0.3, 0.15)
  } else if (high - shower > 0.8) {
    pen.box(0.06, shower + 0.16, 0.42, 0.55)
    pen.circle(0.26, shower + 0.44, 0.14)
  }
}

const toilet: Piece = (pen, wide) => {
  pen.box(0.1, 0.06, 0.38, 0.2)
  pen.box(0.11, 0.26, 0.36, 0.42, '#fffdf8', 0.17)
  if (wide > 1) {
    pen.box(wide - 0.44, 0.06, 0.36, 0.3)
    pen.circle(wide - 0.26, 0.21, 0.1)
  }
}

const storage: Piece = (pen, wide, high) => {
  const deep = Math.min(0.45, high * 0.25)
  pen.box(0.05, 0.05, wide - 0.1, deep, '#f6f2e9')
  for (let x = 0.4; x < wide - 0.2; x += 0.4) pen.line(x, 0.05, x, 0.05 + deep)
}

/** Two benches, one above the other, and the stove. */
const sauna: Piece = (pen, wide, high) => {
  const bench = Math.min(0.6, high * 0.3)
  pen.box(0.05, 0.05, wide - 0.1, bench, '#f3eee3', 0)
  pen.line(0.05, 0.05 + bench / 2, wide - 0.05, 0.05 + bench / 2)
  pen.box(wide - 0.45, high - 0.45, 0.38, 0.38)
}

const kitchen: Piece = (pen, wide, high) => {
  const deep = Math.min(0.62, high * 0.3)
  const run = Math.max(1.2, wide - 0.1)
  pen.box(0.05, 0.05, run, deep, '#f3eee3', 0)
  pen.box(0.08, 0.08, Math.min(0.6, run * 0.2), deep - 0.06)
  pen.line(0.08, 0.08, 0.08 + Math.min(0.6, run * 0.2), deep)
  const hob = run * 0.42
  pen.box(hob, 0.1, 0.56, deep - 0.1)
  for (const [x, y] of [
    [0.15, 0.16],
    [0.41, 0.16],
    [0.15, 0.38],
    [0.41, 0.38],
  ] as const)
    pen.circle(hob + x, 0.08 + y * (deep / 0.62), 0.085)
  const sink = run * 0.72
  pen.box(sink, 0.12, 0.42, deep - 0.2, '#fffdf8', 0.06)
  pen.circle(sink + 0.21, 0.09 + deep / 2, 0.04)
  pen.line(sink + 0.21, 0.08, sink + 0.21, 0.2)
  if (high > 2.3 && wide > 2) {
    const table = Math.min(1.5, wide * 0.45)
    const x = (wide - table) / 2
    const y = Math.min(high - 1.5, deep + 0.95)
    if (y + 0.8 < high - 0.2 && y > deep + 0.5) {
      for (const slip of [0.2, 0.62])
        for (const side of [-0.26, 0.66]) pen.box(x + table * slip, y + side, 0.36, 0.34, '#fffdf8', 0.08)
      pen.box(x, y, table, 0.74, '#f3eee3')
    }
  }
}

const living: Piece = (pen, wide, high) => {
  const long = Math.min(2.3, high * 0.62)
  const from = (high - long) / 2
  pen.box(0.1, from, 0.85, long, '#f3eee3', 0.1)
  pen.line(0.34, from + 0.12, 0.34, from + long - 0.12)
  pen.line(0.34, from + long / 2, 0.95, from + long / 2)
  if (wide > 2.4) {
    pen.box(1.3, from + long / 2 - 0.45, 0.55, 0.9)
    pen.box(wide - 0.42, from + 0.1, 0.34, long - 0.2, '#f6f2e9')
  }
}

const pieces: Readonly<Record<PlanRoom['kind'], Piece | undefined>> = {
  bedroom: bed,
  bathroom,
  toilet,
  storage,
  kitchen,
  living,
  walkInCloset: storage,
  sauna,
  hall: undefined,
}

/** The furniture of one room, against the outer wall (`down` is the direction of its inside). */
export const drawFurniture = (
  room: PlanRoom,
  place: Box,
  scale: number,
  across: 1 | -1,
  down: 1 | -1,
): string => {
  const piece = pieces[room.kind]
  const [wide, high] = [room.wide - inset * 2, room.high - inset * 2]
  if (piece === undefined || wide < 0.7 || high < 0.7) return ''
  const x = across > 0 ? place.x + inset * scale : place.x + place.wide - inset * scale
  const y = down > 0 ? place.y + inset * scale : place.y + place.high - inset * scale
  const pen = makePen(scale, [x, y], across, down, false)
  piece(pen, wide, high)
  return pen.markup()
}

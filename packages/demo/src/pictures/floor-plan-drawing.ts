// The drawn floor plan: walls, doors, windows, furniture, names, outdoor space, north and scale.

import type { CountryCode } from '@husrum/domain'
import { floorName, groundFloor, siteById } from '@husrum/domain'
import type { Box, Opening, PlanRoom } from '../building/floor-plan-layout.ts'
import type { OutdoorBox, Panel } from '../building/plan-arrangement.ts'
import { arrange, panelsOf } from '../building/plan-arrangement.ts'
import { commonWall } from '../building/plan-parts.ts'
import type { StageKey } from '../building/stage-key.ts'
import type { FloorPlanLabels, FloorPlanSubject } from '../picture-ids/picture-subject.ts'
import { buildingByKey } from '../world/find-building.ts'
import { number } from './canvas.ts'
import { drawFurniture, ink, thin } from './floor-plan-furniture.ts'
import type { PlanSheet, Sheet } from './floor-plan-sheet.ts'
import { pale, paper, sheets } from './floor-plan-sheet.ts'
import { drawText, textWidth } from './glyphs.ts'

const rect = (x: number, y: number, wide: number, high: number, rest: string): string =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(wide)}" height="${number(high)}" ${rest}/>`

const areaText = (area: number, labels: FloorPlanLabels): string =>
  `${area.toFixed(1).replace('.', labels.decimal)} m²`

const countryOf = ({ siteId }: StageKey): CountryCode => siteById(siteId)?.country ?? 'SE'

/** The plan of a home with its orientation in the building: the fronts below, north in its true direction. */
export const drawFloorPlan = (
  { stage, home: number, labels, isBare = false, isMeasured = false }: FloorPlanSubject,
  on: PlanSheet = 'whole',
): string => {
  const sheet: Sheet = sheets[on]
  const building = buildingByKey(stage)
  const home = building.homes[number]
  const arranged = home && arrange(panelsOf(home), sheet.plan)
  if (home === undefined || arranged === undefined || home.levels.length === 0)
    throw new RangeError('This home has no drawing')
  const { plan } = sheet
  const { placed, wide, high, scale } = arranged
  const left = (sheet.wide - wide * scale) / 2
  const top = plan.top + (plan.high - high * scale) / 2
  const parts: string[] = [rect(0, 0, sheet.wide, sheet.high, `fill="${sheet.ground}"`)]
  placed.forEach(({ panel, x, y }, level) => {
    const origin = { left: left + x * scale, top: top + y * scale, scale }
    parts.push(drawPanel(panel, origin, sheet, { labels, isBare, isMeasured }))
    if (sheet.isRead && home.levels.length > 1 && level < home.levels.length)
      parts.push(
        drawText(
          level === 0 ? labels.lower : labels.upper,
          left + (x + panel.layout.wide / 2) * scale,
          top + (y + panel.reach.top) * scale - 24,
          17,
          ink,
          1.2,
        ),
      )
  })
  if (sheet.isRead) {
    const floor = building.type === 'apartment' ? home.storey + groundFloor(countryOf(stage)) : undefined
    parts.push(drawLegend(labels, home.area, floor, scale, 180 - building.azimuth))
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.wide} ${sheet.high}" width="${sheet.wide}" height="${sheet.high}">${parts.join('')}</svg>`
}

interface Origin {
  readonly left: number
  readonly top: number
  readonly scale: number
}

const drawPanel = (
  { layout, outdoors }: Panel,
  { left, top, scale }: Origin,
  sheet: Sheet,
  { labels, isBare, isMeasured }: Required<Pick<FloorPlanSubject, 'labels' | 'isBare' | 'isMeasured'>>,
): string => {
  const X = (x: number): number => left + x * scale
  const Y = (y: number): number => top + y * scale
  const outer = Math.max(sheet.walls[0], Math.min(sheet.walls[1], scale * 0.17))
  const inner = outer * 0.46
  const place = (box: Box): Box => ({
    x: X(box.x),
    y: Y(box.y),
    wide: box.wide * scale,
    high: box.high * scale,
  })
  const isRoof = layout.rooms.length === 0
  const walls = rect(
    X(0) - outer / 2,
    Y(0) - outer / 2,
    layout.wide * scale + outer,
    layout.high * scale + outer,
    isRoof
      ? `fill="${sheet.ground}" stroke="${thin}" stroke-width="2" stroke-dasharray="10 7"`
      : `fill="none" stroke="${ink}" stroke-width="${number(outer)}"`,
  )
  const terraces = outdoors.map((space) =>
    drawOutdoor(space, place(space), scale, outer, sheet.isRead ? labels : undefined),
  )
  if (isRoof) return [walls, ...terraces].join('')
  const parts: string[] = terraces
  for (const room of layout.rooms) {
    const box = place(room)
    parts.push(rect(box.x, box.y, box.wide, box.high, `fill="${sheet.fills[room.kind]}"`))
    if (room.kind === 'bathroom' || room.kind === 'toilet') parts.push(tiles(box, scale * 0.3))
  }
  for (const room of isBare ? [] : layout.rooms) {
    const door = layout.openings.find(
      ({ kind, from, into }) =>
        kind === 'door' &&
        from[0] >= room.x - 0.01 &&
        from[0] <= room.x + room.wide + 0.01 &&
        Math.abs(from[1] - (into[1] < 0 ? room.y + room.high : room.y)) < 0.01,
    )
    const doorLeft = door === undefined || (door.from[0] + door.to[0]) / 2 < room.x + room.wide / 2
    parts.push(drawFurniture(room, place(room), scale, doorLeft ? 1 : -1, room.y < 0.01 ? 1 : -1))
  }
  if (layout.stairs !== undefined) parts.push(drawStairs(place(layout.stairs), scale))
  for (const room of layout.rooms) {
    const box = place(room)
    if (room.kind !== 'kitchen' && room.kind !== 'living')
      parts.push(
        rect(box.x, box.y, box.wide, box.high, `fill="none" stroke="${ink}" stroke-width="${number(inner)}"`),
      )
  }
  const living = layout.rooms.find(({ kind }) => kind === 'living')
  const kitchen = layout.rooms.find(({ kind }) => kind === 'kitchen')
  const wall = living && kitchen && commonWall(living, kitchen)
  if (wall !== undefined)
    parts.push(
      `<path d="M${number(X(wall.from[0]))} ${number(Y(wall.from[1]))}L${number(X(wall.to[0]))} ${number(Y(wall.to[1]))}" stroke="${ink}" stroke-width="${number(inner)}"/>`,
    )
  parts.push(walls)
  for (const opening of layout.openings)
    parts.push(drawOpening(opening, X, Y, scale, outer, inner, sheet.threshold))
  if (sheet.isRead)
    for (const room of layout.rooms)
      parts.push(drawName(room, place(room), scale, labels, isMeasured ? 'measures' : 'area'))
  return parts.join('')
}

/** Treads across the stairs, and an arrow. */
const drawStairs = ({ x, y, wide, high }: Box, scale: number): string => {
  let data = ''
  for (let at = scale * 0.26; at < wide - 1; at += scale * 0.26)
    data += `M${number(x + at)} ${number(y)}v${number(high)}`
  const middle = y + high / 2
  return (
    rect(x, y, wide, high, `fill="#fffdf8" stroke="${thin}" stroke-width="1.5"`) +
    `<path d="${data}M${number(x + 8)} ${number(middle)}H${number(x + wide - 8)}m-9-6l9 6l-9 6" fill="none" stroke="${thin}" stroke-width="1.4"/>`
  )
}

const tiles = (box: Box, step: number): string => {
  let data = ''
  for (let x = box.x + step; x < box.x + box.wide; x += step)
    data += `M${number(x)} ${number(box.y)}v${number(box.high)}`
  for (let y = box.y + step; y < box.y + box.high; y += step)
    data += `M${number(box.x)} ${number(y)}h${number(box.wide)}`
  return `<path d="${data}" stroke="#d5ddd8" stroke-width="1" fill="none"/>`
}

const drawOpening = (
  { kind, from, to, into }: Opening,
  X: (x: number) => number,
  Y: (y: number) => number,
  scale: number,
  outer: number,
  inner: number,
  threshold: string,
): string => {
  const [ax, ay, bx, by] = [X(from[0]), Y(from[1]), X(to[0]), Y(to[1])]
  const level = Math.abs(from[1] - to[1]) < 1e-6
  const [l, t] = [Math.min(ax, bx), Math.min(ay, by)]
  const long = Math.hypot(bx - ax, by - ay)
  const outside = kind === 'window' || kind === 'glassDoor' || kind === 'entrance'
  const thick = (outside ? outer : inner) + 2
  const slip = outside ? outer / 2 : 0
  const cx = -into[0] * slip
  const cy = -into[1] * slip
  const band = (weight: number, rest: string): string =>
    level
      ? rect(l + cx, t + cy - weight / 2, long, weight, rest)
      : rect(l + cx - weight / 2, t + cy, weight, long, rest)
  if (kind === 'open') return band(thick, `fill="${threshold}"`)
  if (kind === 'window' || kind === 'glassDoor') {
    const pane =
      band(outer, `fill="#fffdf8" stroke="${ink}" stroke-width="2"`) +
      band(outer * 0.28, `fill="#dfe8ea" stroke="${ink}" stroke-width="1.2"`)
    if (kind === 'window') return pane
    const leaf = Math.min(long / 2, 0.9 * scale)
    return (
      pane +
      leafMarkup(ax, ay, ax + ((bx - ax) / long) * leaf, ay + ((by - ay) / long) * leaf, into, leaf, true)
    )
  }
  return band(thick, `fill="${threshold}"`) + leafMarkup(ax, ay, bx, by, into, long, false)
}

const leafMarkup = (
  ax: number,
  ay: number,
  bx: number,
  by: number,
  into: readonly [number, number],
  long: number,
  dashed: boolean,
): string => {
  const tipX = ax + into[0] * long
  const tipY = ay + into[1] * long
  const sweep = (bx - ax) * into[1] - (by - ay) * into[0] > 0 ? 0 : 1
  return `<path d="M${number(ax)} ${number(ay)}L${number(tipX)} ${number(tipY)}" stroke="${ink}" stroke-width="3"/><path d="M${number(tipX)} ${number(tipY)}A${number(long)} ${number(long)} 0 0 ${sweep} ${number(bx)} ${number(by)}" fill="none" stroke="${thin}" stroke-width="1.4"${dashed ? ' stroke-dasharray="5 5"' : ''}/>`
}

/** Offset of a label from the middle of its room, away from the outer wall, to avoid the furniture. */
const aside = ({ kind }: PlanRoom, { high }: Box, scale: number): number => {
  if (kind === 'bedroom') return high * 0.24
  if (kind === 'living') return Math.min(high * 0.3, high / 2 - 40)
  if (kind === 'kitchen') return high > scale * 2.5 ? Math.min(high * 0.36, high / 2 - 34) : high * 0.12
  return kind === 'hall' ? 0 : Math.min(high * 0.1, scale * 0.2)
}

/** "3,2 × 4,1 m", across and along the sheet, from the middle of one wall to the middle of the other. */
const measuresText = ({ wide, high }: Box, labels: FloorPlanLabels): string =>
  `${[wide, high].map((metres) => metres.toFixed(1).replace('.', labels.decimal)).join(' × ')} m`

const drawName = (
  room: PlanRoom,
  box: Box,
  scale: number,
  labels: FloorPlanLabels,
  below: 'area' | 'measures',
): string => {
  const name = labels[room.kind]
  const text = below === 'area' ? areaText(room.area, labels) : measuresText(room, labels)
  const fit = Math.min(1, (box.wide - 16) / Math.max(textWidth(name, 19), textWidth(text, 15)), box.high / 52)
  const upright = fit < 0.6 && box.high > box.wide
  const share = upright
    ? Math.min(1, (box.high - 16) / Math.max(textWidth(name, 19), textWidth(text, 15)), box.wide / 52)
    : fit
  const x = box.x + box.wide / 2
  const inward = room.y < 0.01 ? 1 : -1
  const y = box.y + box.high / 2 + inward * aside(room, box, scale)
  const halo = (content: string): string =>
    content
      .replace('stroke="#3b4045"', `stroke="${pale[room.kind]}"`)
      .replace(/stroke-width="[\d.]+"/, 'stroke-width="5"')
  const lines = [
    drawText(name, x, y - 3 * share, 19 * share, ink, 1.3),
    drawText(text, x, y + 23 * share, 15 * share, ink, 1),
  ]
  const content = `${lines.map(halo).join('')}${lines.join('')}`
  return upright ? `<g transform="rotate(-90 ${number(x)} ${number(y)})">${content}</g>` : content
}

const drawOutdoor = (
  { space, at: side }: OutdoorBox,
  box: Box,
  scale: number,
  outer: number,
  /** Absent on plans without labels. */
  labels: FloorPlanLabels | undefined,
): string => {
  const { x, wide, high } = box
  // Outside the wall's thickness, which the plan's own measures exclude.
  const y = box.y + { above: -outer, below: outer, roof: 0 }[side]
  const stone = space === 'patio'
  let boards = ''
  for (let step = scale * (stone ? 0.4 : 0.16), at = step; at < (stone ? wide : high); at += step)
    boards += stone
      ? `M${number(x + at)} ${number(y)}v${number(high)}`
      : `M${number(x)} ${number(y + at)}h${number(wide)}`
  if (stone)
    for (let step = scale * 0.4, at = step; at < high; at += step)
      boards += `M${number(x)} ${number(y + at)}h${number(wide)}`
  const word = labels?.[space] ?? ''
  const fit = Math.min(1, (wide - 20) / textWidth(word, 17))
  const name =
    word !== '' && high > 34
      ? rect(
          x + wide / 2 - textWidth(word, 17 * fit) / 2 - 12,
          y + high / 2 - 18,
          textWidth(word, 17 * fit) + 24,
          36,
          'rx="18" fill="#f4eee0"',
        ) + drawText(word, x + wide / 2, y + high / 2 + 8 * fit, 17 * fit, ink, 1.2)
      : ''
  return `${rect(x, y, wide, high, `fill="#efe7d6" stroke="${ink}" stroke-width="3"`)}<path d="${boards}" stroke="#d9cdb6" stroke-width="1.2" fill="none"/>${name}`
}

const drawLegend = (
  labels: FloorPlanLabels,
  area: number,
  /** Absent if the home has several levels of its own. */
  floor: number | undefined,
  scale: number,
  /** Degrees clockwise from up on the sheet. */
  north: number,
): string => {
  const metres = scale * 5 < 360 ? 5 : scale * 2 < 360 ? 2 : 1
  const bar = metres * scale
  const y = 1122
  const steps = Array.from({ length: metres }, (_, index) =>
    rect(
      90 + index * scale,
      y,
      scale,
      9,
      `fill="${index % 2 === 0 ? ink : paper}" stroke="${ink}" stroke-width="1.5"`,
    ),
  ).join('')
  return (
    `${steps}${drawText('0', 90, y - 12, 13, ink, 1.1)}${drawText(`${metres} m`, 90 + bar, y - 12, 13, ink, 1.1)}` +
    (floor === undefined ? '' : drawText(floorName(floor, labels.locale), 600, y - 2, 19, ink, 1.3)) +
    drawText(areaText(area, labels), 600, y + 28, 15, ink, 1) +
    `<g transform="translate(1080 ${y - 14}) rotate(${number(north)})"><circle r="30" fill="none" stroke="${ink}" stroke-width="1.6"/><path d="M0-24L9 12L0 5L-9 12Z" fill="${ink}"/>${drawText('N', 0, -36, 15, ink, 1.4)}</g>`
  )
}

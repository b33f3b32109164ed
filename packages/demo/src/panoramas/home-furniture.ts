// Furniture for each kind of room, as boxes.
import type { Opening, PlanRoom } from '../building/floor-plan-layout.ts'
import type { FurnishingStyle } from '../picture-ids/room-picture-id.ts'
import type { Stuffs } from './furnishings.ts'
import { stuffsOf } from './furnishings.ts'
import type { Material, SceneBox } from './scene.ts'
import { paint } from './scene.ts'
import type { RoomPlaces, Spot, Wall } from './wall-places.ts'
import { placesOf, walls } from './wall-places.ts'

const fronts: Readonly<Record<FurnishingStyle, Material>> = {
  light: paint('#e6e4dd', 'fronts'),
  warm: paint('#4f5f58', 'fronts'),
  empty: paint('#e6e4dd', 'fronts'),
}
const worktop: Readonly<Record<FurnishingStyle, Material>> = {
  light: paint('#b98f5f'),
  warm: paint('#d8d2c6'),
  empty: paint('#8d8b86'),
}
const steel = paint('#a7abad')
const black = paint('#1d1e20')
const porcelain = paint('#f6f5f2')
const mirror = paint('#b9c8cc')
const splash = paint('#f0ede6', 'tiles')
const screen = paint('#15171a')

const opposite: Readonly<Record<Wall, Wall>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }

/** Lengths from longest to shortest, walls with doors last. */
const wallsByCalm = ({ openingsOn }: RoomPlaces, { wide, high }: PlanRoom): readonly Wall[] =>
  [...walls].sort((one, other) => {
    const cost = (wall: Wall): number =>
      openingsOn(wall).reduce(
        (sum, { kind, from, to }) =>
          sum + Math.hypot(to[0] - from[0], to[1] - from[1]) * (kind === 'window' ? 1 : 1.6),
        0,
      ) - (wall === 'top' || wall === 'bottom' ? wide : high)
    return cost(one) - cost(other)
  })

const plantAt = ({ put }: Spot, stuffs: Stuffs): void => {
  put([0.08, 0.36], [0.02, 0.3], [0, 0.32], stuffs.pot)
  put([0.2, 0.24], [0.14, 0.18], [0.3, 0.75], stuffs.wood)
  for (const [u, v, z, size] of [
    [0.08, 0.02, 0.62, 0.3],
    [-0.02, 0.1, 0.85, 0.26],
    [0.18, -0.02, 0.95, 0.28],
    [0.1, 0.1, 1.12, 0.22],
  ] as const)
    put([u, u + size], [v, v + size], [z, z + size * 0.8], stuffs.plant)
}

const lampAt = ({ put }: Spot, stuffs: Stuffs): void => {
  put([0.1, 0.36], [0.06, 0.32], [0, 0.02], stuffs.metal)
  put([0.22, 0.24], [0.18, 0.2], [0.02, 1.35], stuffs.metal)
  put([0.08, 0.38], [0.04, 0.34], [1.35, 1.62], stuffs.shade)
}

const pictureOver = (spot: Spot, stuffs: Stuffs, bottom: number, wide: number, high: number): void => {
  const middle = spot.width / 2
  spot.put([middle - wide / 2, middle + wide / 2], [-0.058, -0.03], [bottom, bottom + high], stuffs.frame)
  spot.put(
    [middle - wide / 2 + 0.03, middle + wide / 2 - 0.03],
    [-0.058, -0.026],
    [bottom + 0.03, bottom + high - 0.03],
    stuffs.art,
  )
}

const curtains = (places: RoomPlaces, room: PlanRoom, stuffs: Stuffs): void => {
  for (const wall of walls)
    for (const { kind, from, to } of places.openingsOn(wall)) {
      if (kind !== 'glassDoor' && (kind !== 'window' || room.kind === 'kitchen')) continue
      const isFlat = wall === 'top' || wall === 'bottom'
      const [a, b] = isFlat
        ? [Math.min(from[0], to[0]), Math.max(from[0], to[0])]
        : [Math.min(from[1], to[1]), Math.max(from[1], to[1])]
      const start = isFlat ? room.x : room.y
      const end = start + (isFlat ? room.wide : room.high)
      const edge =
        wall === 'top'
          ? room.y
          : wall === 'bottom'
            ? room.y + room.high
            : wall === 'left'
              ? room.x
              : room.x + room.wide
      const sign = wall === 'top' || wall === 'left' ? 1 : -1
      // Folds: narrow pieces at two depths.
      for (const [first, last] of [
        [Math.max(start + 0.06, a - 0.34), a - 0.02],
        [b + 0.02, Math.min(end - 0.06, b + 0.34)],
      ] as const)
        for (let fold = 0; first + fold * 0.055 + 0.05 < last; fold += 1) {
          const near = edge + sign * (0.1 + (fold % 2) * 0.035)
          const far = near + sign * 0.035
          const [u0, u1] = [first + fold * 0.055, first + fold * 0.055 + 0.055]
          const [v0, v1] = [Math.min(near, far), Math.max(near, far)]
          places.add(isFlat ? [u0, v0, 0.03, u1, v1, 2.36] : [v0, u0, 0.03, v1, u1, 2.36], stuffs.curtain)
        }
    }
}

const table = (
  places: RoomPlaces,
  [x, y]: readonly [number, number],
  [wide, deep, high]: readonly [number, number, number],
  top: Material,
): void => {
  places.add([x, y, high - 0.035, x + wide, y + deep, high], top)
  for (const [lx, ly] of [
    [x + 0.05, y + 0.05],
    [x + wide - 0.1, y + 0.05],
    [x + 0.05, y + deep - 0.1],
    [x + wide - 0.1, y + deep - 0.1],
  ] as const)
    places.add([lx, ly, 0, lx + 0.05, ly + 0.05, high - 0.035], top)
}

const chair = (
  places: RoomPlaces,
  x: number,
  y: number,
  back: -1 | 1,
  seat: Material,
  frame: Material,
): void => {
  places.add([x, y, 0.42, x + 0.44, y + 0.44, 0.46], seat)
  const edge = back < 0 ? y : y + 0.4
  places.add([x, edge, 0.46, x + 0.44, edge + 0.035, 0.82], seat)
  for (const [lx, ly] of [
    [x, y],
    [x + 0.4, y],
    [x, y + 0.4],
    [x + 0.4, y + 0.4],
  ] as const)
    places.add([lx, ly, 0, lx + 0.04, ly + 0.04, 0.42], frame)
}

const furnishLiving = (places: RoomPlaces, room: PlanRoom, stuffs: Stuffs): void => {
  const calm = wallsByCalm(places, room)
  let sofa: Spot | undefined
  for (const [width, before] of [
    [2.3, 1],
    [2.1, 0.6],
    [1.7, 0.4],
    [1.7, 0],
  ] as const)
    sofa ??= places.place({ width, depth: 0.92, height: 0.6, walls: calm, before })
  if (sofa) {
    const { put, width } = sofa
    put([0, width], [0, 0.9], [0.08, 0.4], stuffs.sofa)
    put([0, width], [0, 0.22], [0.4, 0.8], stuffs.sofa)
    put([0, 0.18], [0, 0.9], [0.4, 0.6], stuffs.sofa)
    put([width - 0.18, width], [0, 0.9], [0.4, 0.6], stuffs.sofa)
    const seat = (width - 0.4) / 2
    put([0.2, 0.2 + seat - 0.02], [0.24, 0.88], [0.4, 0.48], stuffs.sofa)
    put([0.2 + seat + 0.02, 0.2 + 2 * seat], [0.24, 0.88], [0.4, 0.48], stuffs.sofa)
    put([0.24, 0.7], [0.22, 0.36], [0.48, 0.86], stuffs.cushion)
    put([width - 0.7, width - 0.24], [0.22, 0.36], [0.48, 0.86], stuffs.blanket)
    put([-0.2, width + 0.2], [0.75, 2.15], [0, 0.014], stuffs.rug)
    put([width / 2 - 0.5, width / 2 + 0.5], [1.3, 1.85], [0.34, 0.38], stuffs.wood)
    put([width / 2 - 0.42, width / 2 - 0.38], [1.36, 1.8], [0.014, 0.34], stuffs.metal)
    put([width / 2 + 0.38, width / 2 + 0.42], [1.36, 1.8], [0.014, 0.34], stuffs.metal)
    put([width / 2 - 0.3, width / 2], [1.45, 1.68], [0.38, 0.405], stuffs.cushion)
    put([width / 2 + 0.14, width / 2 + 0.22], [1.52, 1.6], [0.38, 0.56], stuffs.pot)
    if (places.openingsOn(sofa.wall).every(({ kind }) => kind === 'door' || kind === 'open'))
      pictureOver(sofa, stuffs, 1.15, 1.1, 0.75)
    const bench = places.place({
      width: 1.7,
      depth: 0.42,
      height: 1.2,
      walls: [opposite[sofa.wall], ...calm],
    })
    if (bench) {
      bench.put([0, 1.7], [0, 0.4], [0.14, 0.5], stuffs.wood)
      bench.put([0.1, 0.14], [0.05, 0.35], [0, 0.14], stuffs.metal)
      bench.put([1.56, 1.6], [0.05, 0.35], [0, 0.14], stuffs.metal)
      bench.put([0.25, 1.45], [0.1, 0.14], [0.56, 1.24], screen)
      bench.put([0.7, 1], [0.06, 0.26], [0.5, 0.56], screen)
    }
  }
  const lamp = places.place({ width: 0.44, depth: 0.4, height: 1.6, walls: calm, at: 0 })
  if (lamp) lampAt(lamp, stuffs)
  const plant = places.place({ width: 0.46, depth: 0.42, height: 1.4, walls: calm, at: 1 })
  if (plant) plantAt(plant, stuffs)
  const shelf = places.place({ width: 0.9, depth: 0.32, height: 1.9, walls: calm })
  if (shelf) {
    shelf.put([0, 0.03], [0, 0.3], [0, 1.9], stuffs.wood)
    shelf.put([0.87, 0.9], [0, 0.3], [0, 1.9], stuffs.wood)
    for (let level = 0; level < 6; level += 1) {
      const z = level * 0.37
      shelf.put([0.03, 0.87], [0, 0.3], [z, z + 0.025], stuffs.wood)
      if (level === 5) continue
      let at = 0.05
      for (let book = 0; at < 0.55 + (level % 3) * 0.12; book += 1) {
        const thick = 0.025 + ((book * 7 + level * 3) % 4) * 0.009
        const cover = [stuffs.cushion, stuffs.blanket, stuffs.pot, stuffs.frame, stuffs.curtain][
          (book * 3 + level) % 5
        ]
        if (cover)
          shelf.put(
            [at, at + thick],
            [0.05, 0.24],
            [z + 0.025, z + 0.22 + ((book + level) % 3) * 0.03],
            cover,
          )
        at += thick + 0.003
      }
    }
  }
}

const furnishKitchen = (places: RoomPlaces, room: PlanRoom, style: FurnishingStyle, stuffs: Stuffs): void => {
  const calm = wallsByCalm(places, room).filter(
    (wall) => !places.openingsOn(wall).some(({ kind }) => kind === 'open'),
  )
  const longest = Math.max(room.wide, room.high)
  let unit: Spot | undefined
  for (const width of [3.6, 3, 2.4, 1.8])
    unit ??=
      width < longest - 0.2
        ? places.place({ width, depth: 0.64, height: 0.6, walls: calm, before: 0.7 })
        : undefined
  if (unit) {
    const { put, width, wall } = unit
    put([0, width], [-0.05, 0.56], [0, 0.1], black)
    put([0, width], [-0.05, 0.6], [0.1, 0.87], fronts[style])
    put([0, width], [-0.058, 0.63], [0.87, 0.91], worktop[style])
    put([width * 0.55, width * 0.55 + 0.56], [0.06, 0.5], [0.908, 0.914], black)
    put([width * 0.12, width * 0.12 + 0.5], [0.1, 0.48], [0.908, 0.914], steel)
    put([width * 0.12 + 0.23, width * 0.12 + 0.26], [0.04, 0.07], [0.914, 1.2], steel)
    put([width * 0.12 + 0.23, width * 0.12 + 0.26], [0.04, 0.24], [1.18, 1.2], steel)
    const hasWindow = places.openingsOn(wall).some(({ kind }) => kind === 'window' || kind === 'glassDoor')
    if (!hasWindow) {
      put([0, width], [-0.058, -0.045], [0.91, 1.45], splash)
      put([0, width], [-0.058, 0.28], [1.45, 2.2], fronts[style])
    }
    if (style !== 'empty') {
      put([width * 0.4, width * 0.4 + 0.1], [0.12, 0.22], [0.91, 1.08], stuffs.pot)
      put([width * 0.82, width * 0.82 + 0.25], [0.14, 0.36], [0.91, 0.99], stuffs.frame)
    }
  }
  const cold = places.place({ width: 0.62, depth: 0.64, height: 2, walls: calm, at: 0 })
  if (cold) {
    cold.put([0, 0.6], [-0.05, 0.6], [0.02, 1.25], steel)
    cold.put([0, 0.6], [-0.05, 0.6], [1.262, 2], steel)
    cold.put([0.52, 0.54], [0.6, 0.63], [0.7, 1.2], black)
    cold.put([0.52, 0.54], [0.6, 0.63], [1.3, 1.7], black)
  }
  if (style === 'empty') return
  const [wide, deep] = [Math.min(1.6, room.wide - 1.6), 0.8]
  if (wide < 0.8 || room.high < 2.6) return
  const x = room.x + (room.wide - wide) / 2
  const isUnitBelow = unit?.wall === 'bottom'
  const y = room.y + room.high / 2 - deep / 2 + (isUnitBelow ? -0.35 : unit?.wall === 'top' ? 0.35 : 0)
  places.taken.push({ x0: x - 0.1, y0: y - 0.5, x1: x + wide + 0.1, y1: y + deep + 0.5 })
  table(places, [x, y], [wide, deep, 0.74], stuffs.wood)
  for (const share of wide > 1.3 ? [0.28, 0.72] : [0.5]) {
    chair(places, x + wide * share - 0.22, y - 0.32, -1, stuffs.cushion, stuffs.metal)
    chair(places, x + wide * share - 0.22, y + deep - 0.12, 1, stuffs.cushion, stuffs.metal)
  }
  places.add(
    [x + wide / 2 - 0.06, y + deep / 2 - 0.06, 0.74, x + wide / 2 + 0.06, y + deep / 2 + 0.06, 0.95],
    stuffs.pot,
  )
  places.add(
    [x + wide / 2 - 0.12, y + deep / 2 - 0.12, 0.95, x + wide / 2 + 0.12, y + deep / 2 + 0.12, 1.15],
    stuffs.plant,
  )
  places.add(
    [x + wide / 2 - 0.005, y + deep / 2 - 0.005, 1.85, x + wide / 2 + 0.005, y + deep / 2 + 0.005, 2.55],
    stuffs.metal,
  )
  places.add(
    [x + wide / 2 - 0.2, y + deep / 2 - 0.2, 1.62, x + wide / 2 + 0.2, y + deep / 2 + 0.2, 1.85],
    stuffs.shade,
  )
}

const furnishBedroom = (places: RoomPlaces, room: PlanRoom, stuffs: Stuffs, isEmpty: boolean): void => {
  const calm = wallsByCalm(places, room)
  const bed = isEmpty
    ? undefined
    : (places.place({ width: 1.6, depth: 2.08, height: 0.9, walls: calm, before: 0.4 }) ??
      places.place({ width: 1.2, depth: 2.05, height: 0.9, walls: calm, before: 0.2 }) ??
      places.place({ width: 0.9, depth: 2.02, height: 0.9, walls: calm }))
  if (bed) {
    const { put, width } = bed
    put([0, width], [-0.05, 0.05], [0, 1.02], stuffs.sofa)
    put([0, width], [0.05, 2.05], [0.08, 0.3], stuffs.wood)
    put([0.03, width - 0.03], [0.05, 2.03], [0.3, 0.52], stuffs.bedding)
    put([-0.02, width + 0.02], [0.6, 2.06], [0.36, 0.58], stuffs.bedding)
    put([-0.03, width + 0.03], [1.3, 2.07], [0.34, 0.6], stuffs.blanket)
    const pillow = Math.min(0.66, width - 0.2)
    put([0.1, 0.1 + pillow], [0.1, 0.48], [0.52, 0.66], stuffs.bedding)
    if (width > 1.5) put([width - 0.1 - pillow, width - 0.1], [0.1, 0.48], [0.52, 0.66], stuffs.bedding)
    put([width / 2 - 0.25, width / 2 + 0.25], [0.44, 0.56], [0.54, 0.8], stuffs.cushion)
    if (places.openingsOn(bed.wall).every(({ kind }) => kind === 'door'))
      pictureOver(bed, stuffs, 1.3, Math.min(0.9, width - 0.3), 0.6)
    put([-0.3, width + 0.3], [1.5, 2.5], [0, 0.014], stuffs.rug)
    const stand = places.place({ width: 0.44, depth: 0.4, height: 0.9, walls: [bed.wall], at: 0.2 })
    if (stand) {
      stand.put([0.02, 0.42], [0, 0.36], [0.16, 0.5], stuffs.wood)
      stand.put([0.2, 0.24], [0.14, 0.18], [0.5, 0.68], stuffs.metal)
      stand.put([0.12, 0.32], [0.06, 0.26], [0.68, 0.88], stuffs.shade)
    }
  }
  const closet =
    places.place({ width: 1.8, depth: 0.6, height: 2.2, walls: calm }) ??
    places.place({ width: 1.2, depth: 0.6, height: 2.2, walls: calm }) ??
    places.place({ width: 0.6, depth: 0.6, height: 2.2, walls: calm })
  closet?.put([0, closet.width], [-0.05, 0.58], [0, 2.25], stuffs.wardrobe)
}

const furnishBathroom = (places: RoomPlaces, room: PlanRoom, stuffs: Stuffs): void => {
  const calm = wallsByCalm(places, room)
  const basin =
    places.place({ width: 0.8, depth: 0.46, height: 1.9, walls: calm }) ??
    places.place({ width: 0.5, depth: 0.4, height: 1.9, walls: calm })
  if (basin) {
    const { put, width } = basin
    put([0, width], [-0.05, 0.42], [0.42, 0.82], stuffs.wood)
    put([-0.01, width + 0.01], [-0.058, 0.45], [0.82, 0.88], porcelain)
    put([width / 2 - 0.015, width / 2 + 0.015], [0.02, 0.05], [0.88, 1.06], steel)
    put([width / 2 - 0.015, width / 2 + 0.015], [0.02, 0.18], [1.04, 1.06], steel)
    put([0, width], [-0.058, -0.04], [1.1, 1.9], mirror)
  }
  const toilet = places.place({ width: 0.42, depth: 0.66, height: 0.9, walls: calm })
  if (toilet) {
    toilet.put([0.02, 0.4], [-0.05, 0.14], [0, 0.86], porcelain)
    toilet.put([0.03, 0.39], [0.14, 0.6], [0.12, 0.42], porcelain)
    toilet.put([0.02, 0.4], [0.12, 0.62], [0.42, 0.45], porcelain)
  }
  if (room.kind === 'toilet') return
  const shower = places.place({ width: 0.9, depth: 0.9, height: 2.1, walls: calm, at: 0 })
  if (shower) {
    shower.put([0.02, 0.9], [-0.05, 0.88], [0, 0.015], steel)
    shower.put([0.44, 0.47], [-0.05, -0.02], [0.9, 2.1], steel)
    shower.put([0.36, 0.56], [-0.05, 0.3], [2.1, 2.12], steel)
    shower.put([0, 0.02], [-0.05, 0.02], [0, 2], steel)
    shower.put([0.88, 0.9], [0.82, 0.86], [0, 2], steel)
  }
  const washer = places.place({ width: 0.62, depth: 0.62, height: 0.9, walls: calm, at: 1 })
  if (washer) {
    washer.put([0.01, 0.61], [-0.04, 0.58], [0, 0.85], porcelain)
    washer.put([0.15, 0.47], [0.58, 0.59], [0.28, 0.6], steel)
    washer.put([-0.01, 0.63], [-0.05, 0.61], [0.85, 0.89], stuffs.wood)
  }
}

const furnishHall = (places: RoomPlaces, room: PlanRoom, stuffs: Stuffs): void => {
  const calm = wallsByCalm(places, room)
  const bench = places.place({ width: 0.9, depth: 0.36, height: 1.9, walls: calm })
  if (bench) {
    bench.put([0, 0.9], [0, 0.34], [0.4, 0.44], stuffs.wood)
    bench.put([0.04, 0.08], [0.02, 0.32], [0, 0.4], stuffs.metal)
    bench.put([0.82, 0.86], [0.02, 0.32], [0, 0.4], stuffs.metal)
    bench.put([0.05, 0.85], [-0.058, -0.035], [1.62, 1.7], stuffs.wood)
    for (const at of [0.16, 0.38, 0.6, 0.78])
      bench.put([at, at + 0.02], [-0.035, 0.03], [1.6, 1.63], stuffs.metal)
    bench.put([0.3, 0.56], [-0.02, 0.08], [0.85, 1.6], stuffs.blanket)
  }
  const rug = { wide: Math.min(1.4, room.wide - 0.8), high: Math.min(0.8, room.high - 0.5) }
  if (rug.wide > 0.5 && rug.high > 0.4) {
    const x = room.x + (room.wide - rug.wide) / 2
    const y = room.y + (room.high - rug.high) / 2
    places.add([x, y, 0, x + rug.wide, y + rug.high, 0.012], stuffs.rug)
  }
}

/** The furniture of a room, and the floor area that it occupies. */
export const furnish = (
  room: PlanRoom,
  openings: readonly Opening[],
  style: FurnishingStyle,
): { readonly boxes: readonly SceneBox[]; readonly taken: RoomPlaces['taken'] } => {
  const places = placesOf(room, openings)
  const stuffs = stuffsOf(style)
  const isEmpty = style === 'empty'
  if (room.kind === 'kitchen') furnishKitchen(places, room, style, stuffs)
  if (room.kind === 'bathroom' || room.kind === 'toilet') furnishBathroom(places, room, stuffs)
  if (room.kind === 'bedroom') furnishBedroom(places, room, stuffs, isEmpty)
  if (!isEmpty) {
    if (room.kind === 'living') furnishLiving(places, room, stuffs)
    if (room.kind === 'hall') furnishHall(places, room, stuffs)
    if (room.kind === 'living' || room.kind === 'bedroom') curtains(places, room, stuffs)
  }
  return { boxes: places.boxes, taken: places.taken }
}

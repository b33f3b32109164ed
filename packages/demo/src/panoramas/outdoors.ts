// The colour of a ray that leaves the home: sky, ground, houses and trees.
// biome-ignore-all lint/style/noNonNullAssertion: places in arrays that were made as long as what is counted.
import type { Colour, Surroundings } from './scene.ts'
import type { Hit } from './trace.ts'
import { makeTracer } from './trace.ts'

/** Hash of a place, from 0 to 1. */
export const grain = (x: number, y: number): number => {
  let value = Math.imul(Math.floor(x) + 7919, 374761393) ^ Math.imul(Math.floor(y) + 104729, 668265263)
  value = Math.imul(value ^ (value >>> 13), 1274126177)
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296
}

/** Light of the sky from a direction, far brighter than the indoor surfaces that it lights. */
export const skyLight = (dz: number, towardsSun: number, out: Float64Array): void => {
  const up = Math.max(0, dz)
  const haze = (1 - up) ** 4
  const glow = Math.max(0, towardsSun) ** 24
  out[0] = 3.1 + haze * 2.3 + glow * 3
  out[1] = 4.1 + haze * 1.5 + glow * 2.6
  out[2] = 5.9 + haze * 0.1 + glow * 1.6
}

const fade = (colour: Colour | Float64Array, light: number, mist: number, out: Float64Array): void => {
  out[0] = (colour[0] ?? 0) * light * (1 - mist) + 4.9 * mist
  out[1] = (colour[1] ?? 0) * light * (1 - mist) + 5.2 * mist
  out[2] = (colour[2] ?? 0) * light * (1 - mist) + 5.7 * mist
}

export type Outdoors = (
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  out: Float64Array,
) => void

export const makeOutdoors = ({ drop, ground, far, houses, trees, sun }: Surroundings): Outdoors => {
  const tracer = makeTracer(houses)
  const hit: Hit = { distance: 0, box: 0, side: 0 }
  const shade = new Float64Array(3)
  const sideLight = [0, 1, 2, 3].map((side) => {
    const facing = side < 2 ? (side === 0 ? -sun[0] : sun[0]) : side === 2 ? -sun[1] : sun[1]
    return 2.6 + Math.max(0, facing) * 4.4
  })
  return (x, y, z, dx, dy, dz, out) => {
    let distance = 400
    let kind: 'sky' | 'ground' | 'house' | 'tree' = 'sky'
    if (dz < -1e-4) {
      const down = (z + drop) / -dz
      if (down < distance) {
        distance = down
        kind = 'ground'
      }
    }
    if (houses.length > 0 && tracer.meet(x, y, z, dx, dy, dz, distance, hit)) {
      distance = hit.distance
      kind = 'house'
    }
    let tree = -1
    for (let at = 0; at < trees.length; at += 1) {
      const { at: middle, radius } = trees[at]!
      const ox = x - middle[0]
      const oy = y - middle[1]
      const oz = (z - middle[2]) * 0.8
      const wz = dz * 0.8
      const a = dx * dx + dy * dy + wz * wz
      const b = ox * dx + oy * dy + oz * wz
      const c = ox * ox + oy * oy + oz * oz - radius * radius
      const root = b * b - a * c
      if (root < 0) continue
      const enter = (-b - Math.sqrt(root)) / a
      if (enter < 0.1 || enter > distance) continue
      // The crown's edge is ragged.
      const px = x + dx * enter
      const pz = z + dz * enter
      if (Math.sqrt(root / a) < radius * 0.34 * grain((px + y) * 4, pz * 4)) continue
      distance = enter
      kind = 'tree'
      tree = at
    }
    const mist = Math.min(0.8, distance / 260)
    const px = x + dx * distance
    const py = y + dy * distance
    const pz = z + dz * distance
    if (kind === 'sky') skyLight(dz, dx * sun[0] + dy * sun[1] + dz * sun[2], out)
    else if (kind === 'ground') {
      const blend = Math.min(1, distance / 90)
      const noise = 0.95 + 0.1 * grain(px * 4, py * 4) * (1 - blend)
      const isPath = Math.abs(((px * 0.8 + py * 0.6 + 300) % 26) - 13) < 1.4
      for (let each = 0; each < 3; each += 1) {
        const base = ground[each]! * (1 - blend) + far[each]! * blend
        shade[each] = isPath ? base * 0.4 + 0.24 : base
      }
      fade(shade, 6 * noise, mist, out)
    } else if (kind === 'tree') {
      const { at, radius, colour } = trees[tree]!
      const up = (pz - at[2]) / radius
      const towards = ((px - at[0]) * sun[0] + (py - at[1]) * sun[1]) / radius
      const leaves = 0.62 + 0.6 * grain((px + py) * 5, pz * 5)
      fade(colour, (3.2 + 1.6 * up + 2 * Math.max(0, towards)) * leaves, mist, out)
    } else {
      const { material } = houses[hit.box]!
      const along = hit.side < 2 ? py : px
      const high = pz + drop
      if (hit.side > 3) fade(material.colour, 5.4, mist, out)
      else {
        const light = sideLight[hit.side]!
        const column = ((along % 3.1) + 3.1) % 3.1
        const row = ((high % 3) + 3) % 3
        const isWindow = column > 0.8 && column < 2.2 && row > 0.9 && row < 2.35
        const isFrame = isWindow && (column < 0.9 || column > 2.1 || row < 1 || row > 2.25)
        if (isWindow && !isFrame) {
          const lit = 0.5 + grain(along / 3.1, high / 3)
          shade[0] = 0.1 * lit
          shade[1] = 0.14 * lit
          shade[2] = 0.2 * lit
          fade(shade, 6, mist, out)
        } else if (isFrame) fade([0.72, 0.72, 0.7], light, mist, out)
        else fade(material.colour, light * (0.94 + 0.08 * grain(along * 2, high * 7)), mist, out)
      }
    }
  }
}

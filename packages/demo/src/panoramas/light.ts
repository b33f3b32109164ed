// Radiosity of a home: light on every patch from the sky through its windows, from lamps, and from patch to patch.
// biome-ignore-all lint/style/noNonNullAssertion: places in arrays that were made as long as what is counted.
import { mulberry32 } from '../random.ts'
import { skyLight } from './outdoors.ts'
import type { Scene, SceneBox, Side } from './scene.ts'
import type { Hit, Tracer } from './trace.ts'

/** Light on each side of each box, as a grid of patches with three numbers each. */
export interface LightMap {
  readonly values: Float32Array
  /** Offset of a side's patches, and their number along and across; three numbers for each side. */
  readonly grids: Int32Array
}

/** The two axes along a side. */
export const axesOf = (side: Side): readonly [number, number] =>
  side < 2 ? [1, 2] : side < 4 ? [0, 2] : [0, 1]

export interface LightQuality {
  /** Metres. */
  readonly patchSize: number
  /** From each patch. */
  readonly rays: number
  readonly bounces: number
}

export const fineLight: LightQuality = { patchSize: 0.28, rays: 24, bounces: 4 }
/** A fifth of the time, for the first picture of a room. */
export const draftLight: LightQuality = { patchSize: 0.8, rays: 8, bounces: 2 }

const maxPatches = 32
const sunStrength = 7

/** Lets other work of the thread run. */
export type Pause = () => Promise<void>

const gridsOf = (
  boxes: readonly SceneBox[],
  patchSize: number,
): { readonly grids: Int32Array; readonly patches: number } => {
  const grids = new Int32Array(boxes.length * 18)
  let patches = 0
  boxes.forEach(({ corners }, box) => {
    for (let side = 0; side < 6; side += 1) {
      const [a, b] = axesOf(side as Side)
      const count = (axis: number): number =>
        Math.max(1, Math.min(maxPatches, Math.round((corners[axis + 3]! - corners[axis]!) / patchSize)))
      const at = box * 18 + side * 3
      grids[at] = patches
      grids[at + 1] = count(a)
      grids[at + 2] = count(b)
      patches += count(a) * count(b)
    }
  })
  return { grids, patches }
}

/** The light at a point of a side, between its patches. */
export const lightAt = (
  { values, grids }: LightMap,
  { corners }: SceneBox,
  box: number,
  side: Side,
  point: readonly [number, number, number] | Float64Array,
  out: Float64Array,
): void => {
  const [a, b] = axesOf(side)
  const at = box * 18 + side * 3
  const first = grids[at]!
  const along = grids[at + 1]!
  const across = grids[at + 2]!
  const u = ((point[a]! - corners[a]!) / (corners[a + 3]! - corners[a]!)) * along - 0.5
  const v = ((point[b]! - corners[b]!) / (corners[b + 3]! - corners[b]!)) * across - 0.5
  const u0 = Math.max(0, Math.min(along - 1, Math.floor(u)))
  const v0 = Math.max(0, Math.min(across - 1, Math.floor(v)))
  const u1 = Math.min(along - 1, u0 + 1)
  const v1 = Math.min(across - 1, v0 + 1)
  const fu = Math.max(0, Math.min(1, u - u0))
  const fv = Math.max(0, Math.min(1, v - v0))
  for (let each = 0; each < 3; each += 1) {
    const p = (uu: number, vv: number): number => values[(first + vv * along + uu) * 3 + each]!
    out[each] =
      (p(u0, v0) * (1 - fu) + p(u1, v0) * fu) * (1 - fv) + (p(u0, v1) * (1 - fu) + p(u1, v1) * fu) * fv
  }
}

export const sunTint = [0.99, 0.93, 0.8] as const
export const sunlight = (towards: number): number => Math.max(0, towards) * sunStrength

export const bakeLight = async (
  { boxes, portals, surroundings: { sun } }: Scene,
  tracer: Tracer,
  { patchSize, rays, bounces }: LightQuality,
  pause: Pause,
): Promise<LightMap> => {
  const { grids, patches } = gridsOf(boxes, patchSize)
  const own = new Float32Array(patches * 3)
  const sunny = new Float32Array(patches * 3)
  const albedo = new Float32Array(patches * 3)
  const met = new Int32Array(patches * rays).fill(-1)
  const chance = mulberry32(7)
  const hit: Hit = { distance: 0, box: 0, side: 0 }
  const sky = new Float64Array(3)
  const point = [0, 0, 0] as [number, number, number]
  const golden = Math.PI * (3 - Math.sqrt(5))

  const patchAt = (x: number, y: number, z: number): number => {
    const { corners } = boxes[hit.box]!
    const [a, b] = axesOf(hit.side)
    const at = hit.box * 18 + hit.side * 3
    const along = grids[at + 1]!
    const across = grids[at + 2]!
    const where = [x, y, z]
    const u = Math.floor(((where[a]! - corners[a]!) / (corners[a + 3]! - corners[a]!)) * along)
    const v = Math.floor(((where[b]! - corners[b]!) / (corners[b + 3]! - corners[b]!)) * across)
    const inside = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))
    return grids[at]! + inside(v, across) * along + inside(u, along)
  }

  const lightPatch = (patch: number, side: Side): void => {
    const axis = side >> 1
    const sign = side % 2 === 0 ? -1 : 1
    const normal = [0, 0, 0]
    normal[axis] = sign
    const [x, y, z] = point
    let red = 0
    let green = 0
    let blue = 0
    for (const { from, to, normal: shines, glow } of portals) {
      const mx = (from[0] + to[0]) / 2
      const my = (from[1] + to[1]) / 2
      const mz = (from[2] + to[2]) / 2
      const away = (mx - x) ** 2 + (my - y) ** 2 + (mz - z) ** 2
      if (away > 110) continue
      const parts = away < 9 ? 3 : 2
      const flat = shines[2] !== 0 ? 2 : shines[0] !== 0 ? 0 : 1
      const sizes = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
      const size = sizes.reduce((all, each, at) => (at === flat ? all : all * Math.abs(each)), 1)
      const share = size / (parts * parts) / Math.PI
      for (let one = 0; one < parts; one += 1)
        for (let other = 0; other < parts; other += 1) {
          const s = (one + chance()) / parts
          const t = (other + chance()) / parts
          const px = from[0] + sizes[0]! * (flat === 0 ? 0.5 : s)
          const py = from[1] + sizes[1]! * (flat === 1 ? 0.5 : flat === 0 ? s : t)
          const pz = from[2] + sizes[2]! * (flat === 2 ? 0.5 : t)
          const vx = px - x
          const vy = py - y
          const vz = pz - z
          const square = vx * vx + vy * vy + vz * vz
          const length = Math.sqrt(square)
          const dx = vx / length
          const dy = vy / length
          const dz = vz / length
          const here = dx * normal[0]! + dy * normal[1]! + dz * normal[2]!
          const there = -(dx * shines[0] + dy * shines[1] + dz * shines[2])
          if (here <= 0 || there <= 0) continue
          if (tracer.isBlocked(x, y, z, dx, dy, dz, length - 0.02)) continue
          const strength = (here * there * share) / Math.max(square, 0.06)
          if (glow) {
            red += glow[0] * strength
            green += glow[1] * strength
            blue += glow[2] * strength
          } else {
            skyLight(dz, dx * sun[0] + dy * sun[1] + dz * sun[2], sky)
            // Below the horizon the ground reflects light.
            const dim = dz < 0 ? 0.4 : 1
            red += sky[0]! * strength * dim
            green += sky[1]! * strength * dim
            blue += sky[2]! * strength * dim
          }
        }
    }
    own[patch * 3] = red
    own[patch * 3 + 1] = green
    own[patch * 3 + 2] = blue
    const turn = chance() * Math.PI * 2
    for (let ray = 0; ray < rays; ray += 1) {
      const radius = Math.sqrt((ray + chance()) / rays)
      const angle = ray * golden + turn
      const a = Math.cos(angle) * radius
      const b = Math.sin(angle) * radius
      const c = Math.sqrt(Math.max(0, 1 - radius * radius)) * sign
      const dx = axis === 0 ? c : a
      const dy = axis === 1 ? c : axis === 0 ? a : b
      const dz = axis === 2 ? c : b
      if (tracer.meet(x, y, z, dx, dy, dz, 40, hit))
        met[patch * rays + ray] = patchAt(x + dx * hit.distance, y + dy * hit.distance, z + dz * hit.distance)
    }
  }

  for (const [box, { corners, material, sides }] of boxes.entries()) {
    if (box % 16 === 0) await pause()
    for (let side = 0; side < 6; side += 1) {
      const [a, b] = axesOf(side as Side)
      const at = box * 18 + side * 3
      const [first, along, across] = [grids[at]!, grids[at + 1]!, grids[at + 2]!]
      const { colour } = sides?.[side as Side] ?? material
      const axis = side >> 1
      const towardsSun = sun[axis]! * (side % 2 === 0 ? -1 : 1)
      for (let v = 0; v < across; v += 1)
        for (let u = 0; u < along; u += 1) {
          point[a] = corners[a]! + ((u + 0.5) / along) * (corners[a + 3]! - corners[a]!)
          point[b] = corners[b]! + ((v + 0.5) / across) * (corners[b + 3]! - corners[b]!)
          point[axis] = side % 2 === 0 ? corners[axis]! - 0.004 : corners[axis + 3]! + 0.004
          const patch = first + v * along + u
          albedo.set(colour, patch * 3)
          lightPatch(patch, side as Side)
          if (towardsSun > 0 && !tracer.isBlocked(point[0], point[1], point[2], sun[0], sun[1], sun[2], 60)) {
            const light = sunlight(towardsSun)
            sunTint.forEach((tint, each) => {
              sunny[patch * 3 + each] = light * tint
            })
          }
        }
    }
  }

  let values: Float32Array = own.slice()
  for (let bounce = 0; bounce < bounces; bounce += 1) {
    await pause()
    const next = own.slice()
    for (let patch = 0; patch < patches; patch += 1) {
      let red = 0
      let green = 0
      let blue = 0
      for (let ray = patch * rays; ray < patch * rays + rays; ray += 1) {
        const from = met[ray]! * 3
        if (from < 0) continue
        red += (values[from]! + sunny[from]!) * albedo[from]!
        green += (values[from + 1]! + sunny[from + 1]!) * albedo[from + 1]!
        blue += (values[from + 2]! + sunny[from + 2]!) * albedo[from + 2]!
      }
      next[patch * 3] = next[patch * 3]! + red / rays
      next[patch * 3 + 1] = next[patch * 3 + 1]! + green / rays
      next[patch * 3 + 2] = next[patch * 3 + 2]! + blue / rays
    }
    values = next
  }
  // Direct sunlight is left out: it is drawn with its sharp edge when the picture is rendered.
  return { values: smooth(values, grids), grids }
}

/** Random sampling leaves noise; each patch is blurred with its neighbours. */
const smooth = (values: Float32Array, grids: Int32Array): Float32Array => {
  const even = values.slice()
  for (let at = 0; at < grids.length; at += 3) {
    const [first, along, across] = [grids[at]!, grids[at + 1]!, grids[at + 2]!]
    for (let v = 0; v < across; v += 1)
      for (let u = 0; u < along; u += 1)
        for (let each = 0; each < 3; each += 1) {
          let sum = 0
          let weight = 0
          for (let dv = -1; dv <= 1; dv += 1)
            for (let du = -1; du <= 1; du += 1) {
              if (u + du < 0 || v + dv < 0 || u + du >= along || v + dv >= across) continue
              const part = (du === 0 ? 2 : 1) * (dv === 0 ? 2 : 1)
              sum += values[(first + (v + dv) * along + u + du) * 3 + each]! * part
              weight += part
            }
          even[(first + v * along + u) * 3 + each] = sum / weight
        }
  }
  return even
}

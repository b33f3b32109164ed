// Pictures of a lit home: a full panorama from a camera position, or a part of it as a photograph.
// biome-ignore-all lint/style/noNonNullAssertion: places in arrays that were made as long as what is counted.
import type { LightMap, LightQuality, Pause } from './light.ts'
import { axesOf, bakeLight, lightAt, sunlight, sunTint } from './light.ts'
import type { Outdoors } from './outdoors.ts'
import { grain, makeOutdoors } from './outdoors.ts'
import type { Pattern, Scene } from './scene.ts'
import type { Hit, Tracer } from './trace.ts'
import { makeTracer } from './trace.ts'

export interface LitScene {
  readonly scene: Scene
  readonly tracer: Tracer
  readonly light: LightMap
  readonly outdoors: Outdoors
}

export const lightScene = async (scene: Scene, quality: LightQuality, pause: Pause): Promise<LitScene> => {
  const tracer = makeTracer(scene.boxes)
  const light = await bakeLight(scene, tracer, quality, pause)
  return { scene, tracer, light, outdoors: makeOutdoors(scene.surroundings) }
}

export interface Standpoint {
  /** Metres on the plan, and up from the floor. */
  readonly at: readonly [x: number, y: number, z: number]
  /** Degrees clockwise from the plan's top to the middle of the picture. */
  readonly heading: number
}

export interface RoomPicture extends Standpoint {
  readonly wide: number
  readonly high: number
  /** Horizontal field of view in degrees; absent for a full panorama. */
  readonly fieldOfView?: number
  /** Without smooth edges, in half the time. */
  readonly isDraft?: boolean
}

/** Reflectance of a patterned surface at a point. */
const patterned = (pattern: Pattern, u: number, v: number, size: number): number => {
  if (pattern === 'plain') return 1
  if (pattern === 'planks') {
    const row = Math.floor(v / 0.16)
    const at = u + grain(row, 3) * 2.4
    const plank = Math.floor(at / 2.2)
    const tone = 0.84 + 0.26 * grain(row * 13 + plank, 11)
    const edge = v - row * 0.16 < 0.006 || at - plank * 2.2 < 0.006
    const fibre =
      0.97 + 0.06 * grain(at * 3 + 40 * grain(row, plank), v * 160) + 0.03 * Math.sin(v * 190 + at * 2.5)
    return edge ? tone * 0.62 : tone * fibre
  }
  if (pattern === 'tiles') {
    const [a, b] = [u / 0.3, v / 0.3]
    const isJoint = a - Math.floor(a) < 0.02 || b - Math.floor(b) < 0.02
    return isJoint ? 0.72 : 0.96 + 0.06 * grain(a, b)
  }
  if (pattern === 'weave')
    return 0.86 + 0.14 * grain(u * 90, v * 90) + 0.05 * Math.sin(u * 240) * Math.sin(v * 240)
  if (pattern === 'fronts') {
    const part = size > 0.9 ? size / Math.round(size / 0.6) : size
    const at = u / part
    return Math.abs(at - Math.round(at)) * part < 0.004 ? 0.45 : 1
  }
  if (pattern === 'art') {
    const wave = Math.sin(u * 9 + 2 * Math.sin(v * 7)) + Math.sin(v * 11 + u * 3)
    return wave > 0.6 ? 0.35 : wave > -0.4 ? 0.8 : 1.15
  }
  if (pattern === 'brick') {
    const row = Math.floor(v / 0.075)
    const at = (u + (row % 2) * 0.125) / 0.25
    return v - row * 0.075 < 0.01 || at - Math.floor(at) < 0.04 ? 1.25 : 0.82 + 0.3 * grain(at, row)
  }
  return 0.6 + 0.7 * grain(u * 30, v * 30)
}

/** Tone mapping like film: bright places keep their colour and are not clipped. */
const develop = (value: number): number => {
  const x = Math.max(0, value)
  const film = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
  return Math.min(1, film) ** (1 / 2.2) * 255
}

/** Windows are dimmed relative to the room, as eyes do. */
const outdoorDim = 0.17
/** Average brightness of a room after exposure. */
const wantedLight = 0.4

const exposureAt = ({ tracer, light, scene }: LitScene, [x, y, z]: Standpoint['at']): number => {
  const hit: Hit = { distance: 0, box: 0, side: 0 }
  const found = new Float64Array(3)
  let sum = 0
  let count = 0
  for (let step = 0; step < 400; step += 1) {
    const up = 1 - (2 * step + 1) / 400
    const round = Math.sqrt(1 - up * up)
    const angle = step * 2.399963
    const [dx, dy] = [Math.cos(angle) * round, Math.sin(angle) * round]
    if (!tracer.meet(x, y, z, dx, dy, up, 30, hit)) continue
    const box = scene.boxes[hit.box]!
    const point = [x + dx * hit.distance, y + dy * hit.distance, z + up * hit.distance] as const
    lightAt(light, box, hit.box, hit.side, point, found)
    const colour = (box.sides?.[hit.side] ?? box.material).colour
    sum += Math.min(2, (found[0]! * colour[0] + found[1]! * colour[1] + found[2]! * colour[2]) / 3)
    count += 1
  }
  const mean = sum / Math.max(1, count)
  return Math.max(0.25, Math.min(6, wantedLight / Math.max(0.02, mean)))
}

/** Red, green and blue of every pixel, row by row from the top. */
export const renderRoom = async (lit: LitScene, picture: RoomPicture, pause: Pause): Promise<Uint8Array> => {
  const { scene, tracer, light, outdoors } = lit
  const { wide, high, fieldOfView, heading, isDraft = false } = picture
  const [x, y, z] = picture.at
  const { sun } = scene.surroundings
  const exposure = exposureAt(lit, picture.at)
  const turn = (heading * Math.PI) / 180
  const [sinTurn, cosTurn] = [Math.sin(turn), Math.cos(turn)]
  const half = fieldOfView === undefined ? 0 : Math.tan((fieldOfView * Math.PI) / 360)
  const hit: Hit = { distance: 0, box: 0, side: 0 }
  const found = new Float64Array(3)
  const point = new Float64Array(3)

  const look = (column: number, row: number, out: Float64Array): void => {
    let right: number
    let ahead: number
    let up: number
    if (fieldOfView === undefined) {
      const yaw = (column / wide - 0.5) * Math.PI * 2
      const pitch = (0.5 - row / high) * Math.PI
      right = Math.sin(yaw) * Math.cos(pitch)
      ahead = Math.cos(yaw) * Math.cos(pitch)
      up = Math.sin(pitch)
    } else {
      right = ((column / wide) * 2 - 1) * half
      up = ((1 - (row / high) * 2) * half * high) / wide - 0.06
      ahead = 1
      const length = Math.hypot(right, up, ahead)
      right /= length
      up /= length
      ahead /= length
    }
    // Ahead is (sin, −cos) on the plan, right of it is (cos, sin).
    const dx = sinTurn * ahead + cosTurn * right
    const dy = -cosTurn * ahead + sinTurn * right
    if (!tracer.meet(x, y, z, dx, dy, up, 40, hit)) {
      outdoors(x, y, z, dx, dy, up, out)
      for (let each = 0; each < 3; each += 1) out[each] = out[each]! * outdoorDim
      return
    }
    const { box: at, side, distance } = hit
    const box = scene.boxes[at]!
    point[0] = x + dx * distance
    point[1] = y + dy * distance
    point[2] = z + up * distance
    lightAt(light, box, at, side, point, found)
    const { colour, pattern } = box.sides?.[side] ?? box.material
    const [a, b] = axesOf(side)
    const tone = patterned(
      pattern,
      point[a]! - box.corners[a]!,
      point[b]! - box.corners[b]!,
      box.corners[a + 3]! - box.corners[a]!,
    )
    const axis = side >> 1
    const towards = sun[axis]! * (side % 2 === 0 ? -1 : 1)
    let direct = 0
    if (towards > 0) {
      const lift = side % 2 === 0 ? -0.003 : 0.003
      const isShaded = tracer.isBlocked(
        point[0]! + (axis === 0 ? lift : 0),
        point[1]! + (axis === 1 ? lift : 0),
        point[2]! + (axis === 2 ? lift : 0),
        sun[0],
        sun[1],
        sun[2],
        60,
      )
      if (!isShaded) direct = Math.min(2.6 / exposure, sunlight(towards))
    }
    for (let each = 0; each < 3; each += 1)
      out[each] = (found[each]! + direct * sunTint[each]!) * colour[each]! * tone * exposure
  }

  const colours = new Float32Array(wide * high * 3)
  const marks = new Int32Array(wide * high)
  const out = new Float64Array(3)
  for (let row = 0; row < high; row += 1) {
    if (row % bandHeight === 0) await pause()
    for (let column = 0; column < wide; column += 1) {
      const at = row * wide + column
      hit.box = -1
      look(column + 0.5, row + 0.5, out)
      colours.set(out, at * 3)
      marks[at] = hit.distance === Infinity ? -1 : hit.box * 6 + hit.side
    }
  }
  const pixels = new Uint8Array(wide * high * 3)
  for (let row = 0; row < high; row += 1) {
    if (row % bandHeight === 0) await pause()
    for (let column = 0; column < wide; column += 1) {
      const at = row * wide + column
      const next = column + 1 < wide ? at + 1 : at
      const below = row + 1 < high ? at + wide : at
      const before = column > 0 ? at - 1 : at
      const above = row > 0 ? at - wide : at
      let red = develop(colours[at * 3]!)
      let green = develop(colours[at * 3 + 1]!)
      let blue = develop(colours[at * 3 + 2]!)
      const differs = (other: number): boolean =>
        marks[other] !== marks[at] || Math.abs(develop(colours[other * 3 + 1]!) - green) > 14
      // Edges get four more samples (anti-aliasing).
      if (!isDraft && (differs(next) || differs(below) || differs(before) || differs(above))) {
        for (const [ox, oy] of edgeLooks) {
          look(column + ox, row + oy, out)
          red += develop(out[0]!)
          green += develop(out[1]!)
          blue += develop(out[2]!)
        }
        red /= 5
        green /= 5
        blue /= 5
      }
      pixels[at * 3] = red
      pixels[at * 3 + 1] = green
      pixels[at * 3 + 2] = blue
    }
  }
  return pixels
}

/** Rows between pauses. */
const bandHeight = 16

const edgeLooks = [
  [0.125, 0.375],
  [0.625, 0.125],
  [0.875, 0.625],
  [0.375, 0.875],
] as const

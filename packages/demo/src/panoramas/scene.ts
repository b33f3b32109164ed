// Input of the ray tracer: boxes in metres, x to the right and y down on the plan, z up from the floor.

export type Colour = readonly [red: number, green: number, blue: number]

export const patterns = ['plain', 'planks', 'tiles', 'weave', 'fronts', 'art', 'leaves', 'brick'] as const
export type Pattern = (typeof patterns)[number]

/** How a surface reflects light. */
export interface Material {
  /** Reflectance, 0 to 1, linear. */
  readonly colour: Colour
  readonly pattern: Pattern
}

export type Corners = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number]

/** Sides in this order: left (−x), right, top of the plan (−y), bottom, underneath, above. */
export type Side = 0 | 1 | 2 | 3 | 4 | 5

export interface SceneBox {
  readonly corners: Corners
  readonly material: Material
  /** Sides that look different. */
  readonly sides?: Readonly<Partial<Record<Side, Material>>>
}

/** A rectangle that emits light: a window, or a lamp under the ceiling. */
export interface Portal {
  readonly from: readonly [number, number, number]
  readonly to: readonly [number, number, number]
  /** Unit vector of the direction of emission. */
  readonly normal: readonly [number, number, number]
  /** Absent for windows, through which the sky shines. */
  readonly glow?: Colour
}

export interface OutdoorTree {
  readonly at: readonly [number, number, number]
  readonly radius: number
  readonly colour: Colour
}

/** What is visible through the windows. */
export interface Surroundings {
  /** Metres from the home's floor down to the ground. */
  readonly drop: number
  readonly ground: Colour
  readonly far: Colour
  readonly houses: readonly SceneBox[]
  readonly trees: readonly OutdoorTree[]
  /** Unit vector towards the sun. */
  readonly sun: readonly [number, number, number]
}

export interface Scene {
  readonly boxes: readonly SceneBox[]
  readonly portals: readonly Portal[]
  readonly surroundings: Surroundings
}

const linear = (value: number): number => (value / 255) ** 2.2

/** Linear light of a `#rrggbb` colour. */
export const paint = (hex: string, pattern: Pattern = 'plain'): Material => ({
  colour: [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16))) as unknown as Colour,
  pattern,
})

// Finds the first axis-aligned box that a ray meets, with a tree of bounding boxes in typed arrays.
// biome-ignore-all lint/style/noNonNullAssertion: places in arrays that were made as long as what is counted.
import type { SceneBox, Side } from './scene.ts'

export interface Hit {
  /** Metres; Infinity where the ray meets nothing. */
  distance: number
  box: number
  side: Side
}

export interface Tracer {
  /** Writes the first hit into `hit`, and returns whether there is one closer than `max` metres. */
  meet(x: number, y: number, z: number, dx: number, dy: number, dz: number, max: number, hit: Hit): boolean
  /** Whether anything blocks the ray within `max` metres. */
  isBlocked(x: number, y: number, z: number, dx: number, dy: number, dz: number, max: number): boolean
}

const leafSize = 2

export const makeTracer = (boxes: readonly SceneBox[]): Tracer => {
  const bounds = new Float64Array(boxes.length * 6)
  boxes.forEach(({ corners }, at) => {
    bounds.set(corners, at * 6)
  })
  const order = boxes.map((_, at) => at)
  // Six bounds per node; then the offset of its boxes or children, and its number of boxes (0 for a node with children).
  const nodes: number[] = []
  const middle = (box: number, axis: number): number =>
    (bounds[box * 6 + axis] ?? 0) + (bounds[box * 6 + axis + 3] ?? 0)
  const span = (from: number, to: number): number[] => {
    const all = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]
    for (let at = from; at < to; at += 1)
      for (let axis = 0; axis < 3; axis += 1) {
        const box = (order[at] ?? 0) * 6 + axis
        all[axis] = Math.min(all[axis] ?? 0, bounds[box] ?? 0)
        all[axis + 3] = Math.max(all[axis + 3] ?? 0, bounds[box + 3] ?? 0)
      }
    return all
  }
  const build = (from: number, to: number): number => {
    const node = nodes.length / 8
    const all = span(from, to)
    nodes.push(...all, from, to - from)
    if (to - from <= leafSize) return node
    const sizes = [0, 1, 2].map((axis) => (all[axis + 3] ?? 0) - (all[axis] ?? 0))
    const axis = sizes.indexOf(Math.max(...sizes))
    const part = order.slice(from, to).sort((one, other) => middle(one, axis) - middle(other, axis))
    order.splice(from, part.length, ...part)
    const half = (from + to) >> 1
    build(from, half)
    const second = build(half, to)
    nodes[node * 8 + 6] = second
    nodes[node * 8 + 7] = 0
    return node
  }
  if (boxes.length > 0) build(0, boxes.length)
  const tree = Float64Array.from(nodes)
  const listed = Int32Array.from(order)
  const stack = new Int32Array(64)

  const walk = (
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    max: number,
    hit: Hit | undefined,
  ): boolean => {
    const ix = 1 / dx
    const iy = 1 / dy
    const iz = 1 / dz
    let nearest = max
    let found = -1
    let side = 0
    let top = 0
    stack[top++] = 0
    if (tree.length === 0) return false
    while (top > 0) {
      const node = stack[--top]!
      const at = node * 8
      let a = (tree[at]! - x) * ix
      let b = (tree[at + 3]! - x) * ix
      let near = a < b ? a : b
      let far = a < b ? b : a
      a = (tree[at + 1]! - y) * iy
      b = (tree[at + 4]! - y) * iy
      near = Math.max(near, a < b ? a : b)
      far = Math.min(far, a < b ? b : a)
      a = (tree[at + 2]! - z) * iz
      b = (tree[at + 5]! - z) * iz
      near = Math.max(near, a < b ? a : b)
      far = Math.min(far, a < b ? b : a)
      if (near > far || far < 0 || near > nearest) continue
      const count = tree[at + 7]!
      const first = tree[at + 6]!
      if (count === 0) {
        stack[top++] = first
        stack[top++] = node + 1
        continue
      }
      for (let each = first; each < first + count; each += 1) {
        const box = listed[each]!
        const from = box * 6
        const x0 = (bounds[from]! - x) * ix
        const x1 = (bounds[from + 3]! - x) * ix
        const y0 = (bounds[from + 1]! - y) * iy
        const y1 = (bounds[from + 4]! - y) * iy
        const z0 = (bounds[from + 2]! - z) * iz
        const z1 = (bounds[from + 5]! - z) * iz
        const nx = x0 < x1 ? x0 : x1
        const ny = y0 < y1 ? y0 : y1
        const nz = z0 < z1 ? z0 : z1
        const enter = nx > ny ? (nx > nz ? nx : nz) : ny > nz ? ny : nz
        if (enter <= 1e-6 || enter >= nearest) continue
        const leave = Math.min(x0 < x1 ? x1 : x0, y0 < y1 ? y1 : y0, z0 < z1 ? z1 : z0)
        if (enter > leave) continue
        if (!hit) return true
        nearest = enter
        found = box
        side = enter === nx ? (dx > 0 ? 0 : 1) : enter === ny ? (dy > 0 ? 2 : 3) : dz > 0 ? 4 : 5
      }
    }
    if (hit && found >= 0) {
      hit.distance = nearest
      hit.box = found
      hit.side = side as Side
    }
    return found >= 0
  }
  return {
    meet: (x, y, z, dx, dy, dz, max, hit) => walk(x, y, z, dx, dy, dz, max, hit),
    isBlocked: (x, y, z, dx, dy, dz, max) => walk(x, y, z, dx, dy, dz, max, undefined),
  }
}

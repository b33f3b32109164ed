// The point to which an arrow key leads.

interface Point {
  readonly x: number
  readonly y: number
}

/** The maximum sideways distance of a point, relative to the distance ahead: about forty-five degrees. */
const straightEnough = 1.2

/**
 * The nearest point in a direction; undefined if there is none.
 *
 * @param direction a step of one to the right (or left, -1), or down (or up, -1).
 * @param maxAside the maximum sideways distance, relative to the distance ahead; {@link straightEnough} if absent.
 */
export const nextInDirection = (
  points: readonly Point[],
  from: number,
  [right, down]: readonly [x: number, y: number],
  maxAside: number = straightEnough,
): number | undefined => {
  const start = points[from]
  if (!start) return undefined
  let next: number | undefined
  let shortest = Number.POSITIVE_INFINITY
  points.forEach((point, at) => {
    const along = (point.x - start.x) * right + (point.y - start.y) * down
    const aside = Math.abs((point.x - start.x) * down) + Math.abs((point.y - start.y) * right)
    // Sideways distance counts twice.
    const way = along + 2 * aside
    if (at === from || along <= 0 || aside > along * maxAside || way >= shortest) return
    next = at
    shortest = way
  })
  return next
}

/** The direction of each arrow key, to the right and down. */
export const arrowDirections: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

// Which of several points an arrow key leads to.

interface Point {
  readonly x: number
  readonly y: number
}

/** How far aside of the way a point may lie, to the way itself: within forty-five degrees or so. */
const straightEnough = 1.2

/**
 * The nearest point that lies in a direction; undefined where there is none.
 *
 * @param direction a step of one to the right (or left, -1), or down (or up, -1).
 * @param maxAside how far aside it may lie, to the way; {@link straightEnough} if absent.
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
    // What lies aside is further than it is.
    const way = along + 2 * aside
    if (at === from || along <= 0 || aside > along * maxAside || way >= shortest) return
    next = at
    shortest = way
  })
  return next
}

/** To the right and down, by the key that asks for it. */
export const arrowDirections: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

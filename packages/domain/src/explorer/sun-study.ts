// Light and shadow over the year: selecting the picture (SEARCH-34).
import type { SunFrame } from './explorer-data.ts'

/** The distance of two positions on a circle. */
const apart = (a: number, b: number, round: number): number => {
  const steps = Math.abs(a - b) % round
  return Math.min(steps, round - steps)
}

/**
 * The picture nearest to a month (1 to 12) and an hour (0 to 23): the nearest month first, since the season matters more, then the nearest
 * hour; December is next to January, and 23 next to 0. Of two equally near, the first one. Undefined without pictures.
 */
export const nearestSunFrame = (
  frames: readonly SunFrame[],
  { month, hour }: Pick<SunFrame, 'month' | 'hour'>,
): SunFrame | undefined => {
  const distance = (frame: SunFrame): number =>
    apart(frame.month, month, 12) * 24 + apart(frame.hour, hour, 24)
  return [...frames].sort((a, b) => distance(a) - distance(b))[0]
}

// The histogram bucket of a measurement: fine enough for a quartile, too coarse to recognise a visit.
import type { VitalName } from '@husrum/contract'

/** Milliseconds. All limits of "good" and "poor" (web.dev/vitals) are among them. */
const times = [
  25, 50, 75, 100, 150, 200, 300, 400, 500, 600, 800, 1_000, 1_200, 1_500, 1_800, 2_100, 2_500, 3_000, 4_000,
  5_000, 7_000, 10_000, 20_000,
]
/** Thousandths of the score. */
const shifts = [0, 5, 10, 25, 50, 75, 100, 150, 200, 250, 400, 700, 1_000]

/** Bucket of values above the largest limit. */
export const beyondAll = -1

/**
 * The upper end of the bucket that a value belongs to.
 *
 * @example bucketOf('LCP', 1234.5) // 1500
 * @example bucketOf('CLS', 0.03) // 50
 */
export const bucketOf = (name: VitalName, value: number): number =>
  name === 'CLS'
    ? (shifts.find((limit) => value * 1_000 <= limit) ?? beyondAll)
    : (times.find((limit) => value <= limit) ?? beyondAll)

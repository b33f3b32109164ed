import { describe, expect, test } from 'vitest'
import { retryWaitMs } from './retry-wait.ts'

describe('The wait after a failed request', () => {
  test.each([
    [1, 0, undefined, 1000],
    [1, 1, undefined, 2000],
    [2, 0, undefined, 2000],
    [2, 0.5, undefined, 3000],
    [2, 0.00011, undefined, 2000],
    [2, 0.0003, undefined, 2001],
    [3, 1, undefined, 8000],
    [4, 1, undefined, 16_000],
    [5, 0, undefined, 15_000],
    [5, 1, undefined, 30_000],
    [50, 1, undefined, 30_000],
    [1, 0, 7000, 7000],
    [1, 1, 500, 2000],
    [1, 0, Number.NaN, 1000],
    [1, 0, 3_600_000, 3_600_000],
    [1, 0, 1e12, 3_600_000],
  ])('after %d failures, jitter %d and Retry-After %s is %d ms', (failures, jitter, retryAfterMs, wait) => {
    expect(retryWaitMs(failures, jitter, retryAfterMs)).toBe(wait)
  })
})

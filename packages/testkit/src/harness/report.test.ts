// A report is good if no invariant was broken and all journeys recovered in time. Otherwise it lists what failed.
import { expect, it } from 'vitest'
import { isGood, reportOf } from './report.ts'
import type { FaultOutcome } from './run-harness.ts'

const anOutcome = (throughMs: number | undefined, lost: readonly string[] = []): FaultOutcome => ({
  fault: 'a server is killed',
  journeys: [{ journey: 'buys a home', done: 3, failures: new Map([['502', 2]]), throughMs, usualMs: 1_000 }],
  broken: { 'bookings as told': lost, 'cases once': [] },
})

it.each([
  ['good', anOutcome(4_200), true, '| a server is killed | buys a home | 3 | 2 × 502 | 4.2 | 1.0 |'],
  ['late', anOutcome(31_001), false, '| 31.0 | 1.0 |'],
  ['stuck', anOutcome(undefined), false, '| not | 1.0 |'],
  [
    'broken',
    anOutcome(100, ['one is cancelled']),
    false,
    '| 1 of 2 | **bookings as told**: one is cancelled (1) |',
  ],
] as const)('A report of a %s outcome has its verdict and its row', (_, outcome, isWell, row) => {
  expect(isGood([outcome])).toBe(isWell)
  expect(reportOf([outcome])).toContain(row)
})

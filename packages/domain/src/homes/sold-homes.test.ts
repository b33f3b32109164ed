import { expect, test } from 'vitest'
import { hasNoPageAnyMore } from './sold-homes.ts'

test.each([
  ['sold', '2026-08-23', true],
  ['sold', '2026-08-24', false],
  ['sold', '2026-11-21', false],
  ['sold', '2025-01-01', true],
  ['sold', undefined, false],
  ['forSale', '2025-01-01', false],
  ['booked', '2025-01-01', false],
  ['succession', '2025-01-01', false],
] as const)('A home that is %s on %s has no page on 2026-11-21: %s', (status, soldAt, isGone) => {
  expect(hasNoPageAnyMore({ status, ...(soldAt && { soldAt }) }, '2026-11-21')).toBe(isGone)
})

// When a year of a membership ends.
import { expect, it } from 'vitest'
import { vipYearEnds } from './vip-year.ts'

it.each([
  ['2026-03-02T12:00:00Z', '2026-03-02T12:00:00Z', '2027-03-02T12:00:00.000Z'],
  ['2026-03-02T12:00:00Z', '2027-03-02T11:59:59Z', '2027-03-02T12:00:00.000Z'],
  ['2026-03-02T12:00:00Z', '2027-03-02T12:00:00Z', '2028-03-02T12:00:00.000Z'],
  ['2024-02-29T12:00:00Z', '2025-06-01T12:00:00Z', '2026-02-28T12:00:00.000Z'],
  ['2024-02-29T12:00:00Z', '2027-06-01T12:00:00Z', '2028-02-29T12:00:00.000Z'],
])('Of a member since %s the year at %s ends at %s', (joined, now, end) => {
  expect(new Date(vipYearEnds(Date.parse(joined), Date.parse(now))).toISOString()).toBe(end)
})

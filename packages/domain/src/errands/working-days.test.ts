import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../sites/site.ts'
import { isWorkingDay, workingDaysAfter } from './working-days.ts'

describe('A working day', () => {
  test.each<readonly [string, CountryCode, boolean]>([
    ['2026-11-20', 'SE', true],
    ['2026-11-21', 'SE', false],
    ['2026-11-22', 'SE', false],
    ['2027-01-06', 'SE', false],
    ['2027-01-06', 'NO', true],
    ['2027-03-25', 'NO', false],
    ['2027-03-25', 'SE', true],
    ['2027-03-26', 'SE', false],
    ['2027-03-29', 'FI', false],
    ['2027-05-06', 'SE', false],
    ['2027-05-17', 'NO', false],
    ['2027-05-17', 'SE', true],
    ['2028-06-05', 'NO', false],
    ['2028-06-05', 'SE', true],
    ['2028-06-06', 'SE', false],
    ['2027-06-25', 'SE', false],
    ['2027-06-25', 'FI', false],
    ['2027-06-25', 'NO', true],
    ['2027-12-06', 'FI', false],
    ['2027-12-24', 'NO', false],
  ])('%s in %s: %s', (day, country, works) => {
    expect(isWorkingDay(day, country)).toBe(works)
  })

  test.each<readonly [string, number, CountryCode, string]>([
    ['2026-11-20', 0, 'SE', '2026-11-20'],
    ['2026-11-21', 0, 'SE', '2026-11-23'],
    ['2026-11-21', 1, 'SE', '2026-11-23'],
    ['2026-11-20', 1, 'SE', '2026-11-23'],
    ['2026-11-20', 5, 'SE', '2026-11-27'],
    ['2026-12-23', 1, 'SE', '2026-12-28'],
    ['2027-03-24', 1, 'NO', '2027-03-30'],
  ])('%s, %s days later in %s, is %s', (day, days, country, expected) => {
    expect(workingDaysAfter(day, days, country)).toBe(expected)
  })
})

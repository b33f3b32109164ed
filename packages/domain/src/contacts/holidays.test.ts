import { describe, expect, test } from 'vitest'
import { easterSunday, isHoliday } from './holidays.ts'

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

describe('A holiday', () => {
  test.each([
    ['SE', '2026-04-03', 'Good Friday'],
    ['SE', '2026-06-19', 'Midsummer’s eve'],
    ['SE', '2026-10-31', 'All Saints’ Day'],
    ['SE', '2026-06-06', 'the national day'],
    ['NO', '2026-04-02', 'Maundy Thursday'],
    ['NO', '2026-05-17', 'Constitution Day'],
    ['NO', '2026-05-25', 'Whit Monday'],
    ['FI', '2026-12-06', 'Independence Day'],
    ['FI', '2026-05-14', 'Ascension Day'],
  ] as const)('in %s is on %s, %s', (country, day, _) => {
    expect(isHoliday(day, country)).toBe(true)
  })

  test.each([
    ['SE', '2026-05-17'],
    ['NO', '2026-06-19'],
    ['NO', '2026-01-06'],
    ['FI', '2026-12-31'],
    ['SE', '2026-11-23'],
  ] as const)('in %s is not on %s', (country, day) => {
    expect(isHoliday(day, country)).toBe(false)
  })
})

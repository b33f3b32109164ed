import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysAfter } from '../calendar/days.ts'
import type { CountryCode } from '../sites/site.ts'
import { workingDayFrom, workingDaysAfter } from './working-days.ts'

const countries: readonly CountryCode[] = ['SE', 'NO', 'FI']

describe('The working day on or after a day', () => {
  test.each<[day: string, what: string, SE: string, NO: string, FI: string]>([
    ['2026-11-20', 'a Friday', '2026-11-20', '2026-11-20', '2026-11-20'],
    ['2026-11-21', 'a Saturday', '2026-11-23', '2026-11-23', '2026-11-23'],
    ['2026-11-22', 'a Sunday', '2026-11-23', '2026-11-23', '2026-11-23'],
    ['2026-01-01', 'New Year', '2026-01-02', '2026-01-02', '2026-01-02'],
    ['2026-01-06', 'Epiphany', '2026-01-07', '2026-01-06', '2026-01-07'],
    ['2026-04-02', 'Maundy Thursday', '2026-04-02', '2026-04-07', '2026-04-02'],
    ['2026-04-03', 'Good Friday', '2026-04-07', '2026-04-07', '2026-04-07'],
    ['2026-04-06', 'Easter Monday', '2026-04-07', '2026-04-07', '2026-04-07'],
    ['2026-05-01', '1 May', '2026-05-04', '2026-05-04', '2026-05-04'],
    ['2026-05-14', 'Ascension Day', '2026-05-15', '2026-05-15', '2026-05-15'],
    ['2026-05-25', 'Whit Monday', '2026-05-25', '2026-05-26', '2026-05-25'],
    ['2027-05-17', 'Norway’s day, and Whit Monday', '2027-05-17', '2027-05-18', '2027-05-17'],
    ['2028-05-17', 'Norway’s day', '2028-05-17', '2028-05-18', '2028-05-17'],
    ['2028-06-06', 'Sweden’s day', '2028-06-07', '2028-06-06', '2028-06-06'],
    ['2026-06-19', 'Midsummer Eve', '2026-06-22', '2026-06-19', '2026-06-22'],
    ['2027-06-25', 'Midsummer Eve at the latest', '2027-06-28', '2027-06-25', '2027-06-28'],
    ['2027-06-18', 'a Friday before it', '2027-06-18', '2027-06-18', '2027-06-18'],
    ['2028-12-06', 'Finland’s day', '2028-12-06', '2028-12-06', '2028-12-07'],
    ['2026-12-24', 'Christmas Eve', '2026-12-28', '2026-12-24', '2026-12-28'],
    ['2026-12-25', 'Christmas Day', '2026-12-28', '2026-12-28', '2026-12-28'],
    ['2029-12-26', 'Boxing Day', '2029-12-27', '2029-12-27', '2029-12-27'],
    ['2026-12-31', 'New Year’s Eve', '2027-01-04', '2026-12-31', '2026-12-31'],
  ])('%s, %s', (day, _, ...expected) => {
    expect(countries.map((country) => workingDayFrom(day, country))).toEqual(expected)
  })

  test.each([
    '1900-04-15',
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2024-03-31',
    '2025-04-20',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
  ])('has the date of Easter in %s', (easter) => {
    for (const country of countries) {
      expect(workingDayFrom(daysAfter(easter, -2), country)).toBe(daysAfter(easter, 2))
      expect(workingDayFrom(daysAfter(easter, 39), country)).toBe(daysAfter(easter, 40))
    }
  })

  test('is not on a weekend, never earlier, and within a week', () => {
    const days = fc.nat(80_000).map((day) => daysAfter('1970-01-01', day))
    fc.assert(
      fc.property(days, fc.constantFrom(...countries), (day, country) => {
        const working = workingDayFrom(day, country)
        expect(working >= day && working <= daysAfter(day, 7)).toBe(true)
        expect([1, 2, 3, 4, 5]).toContain(new Date(working).getUTCDay())
        expect(workingDayFrom(working, country)).toBe(working)
      }),
    )
  })
})

describe('The working day a number of days after a day', () => {
  test('skips holidays and weekends, and does not count the day itself', () => {
    expect(workingDaysAfter('2026-03-02', 5, 'SE')).toBe('2026-03-09')
    expect(workingDaysAfter('2026-03-07', 1, 'FI')).toBe('2026-03-09')
    expect(workingDaysAfter('2026-12-22', 3, 'SE')).toBe('2026-12-29')
    expect(workingDaysAfter('2026-12-22', 3, 'NO')).toBe('2026-12-28')
    expect(workingDaysAfter('2026-03-02', 0, 'NO')).toBe('2026-03-02')
  })
})

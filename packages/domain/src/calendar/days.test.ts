import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDay, daysAfter, monthsAfter, monthsLater, yearOf } from './days.ts'

const millisecondsADay = 86_400_000
/** Includes 30 December 2011, which Samoa skipped. */
const someDays = fc
  .integer({ min: Date.UTC(1900, 0) / millisecondsADay, max: Date.UTC(2100, 0) / millisecondsADay })
  .map((day) => new Date(day * millisecondsADay).toISOString().slice(0, 10))

describe('Calculating with days', () => {
  describe('days later', () => {
    test.each([
      ['2026-11-21', 0, '2026-11-21'],
      ['2026-11-21', 7, '2026-11-28'],
      ['2026-11-21', 30, '2026-12-21'],
      ['2026-12-31', 1, '2027-01-01'],
      ['2028-02-28', 1, '2028-02-29'],
      ['2027-02-28', 1, '2027-03-01'],
      ['2026-01-01', -1, '2025-12-31'],
      // Daylight saving time begins and ends in Sweden, in Chile (at midnight) and in Samoa.
      ['2026-03-28', 1, '2026-03-29'],
      ['2026-03-29', 1, '2026-03-30'],
      ['2026-10-24', 1, '2026-10-25'],
      ['2026-10-25', 1, '2026-10-26'],
      ['2026-04-03', 1, '2026-04-04'],
      ['2026-04-04', 1, '2026-04-05'],
      ['2026-04-05', 1, '2026-04-06'],
      ['2026-09-05', 1, '2026-09-06'],
      ['2026-09-06', 1, '2026-09-07'],
      ['2020-09-26', 1, '2020-09-27'],
      ['2020-09-27', 1, '2020-09-28'],
      ['2021-04-03', 1, '2021-04-04'],
      ['2011-12-29', 1, '2011-12-30'],
      ['2026-01-31T23:59:59Z', 1, '2026-02-01'],
      ['2026-01-31T00:00:00+14:00', 1, '2026-02-01'],
    ])('%s and %i days is %s', (day, days, later) => {
      expect(daysAfter(day, days)).toBe(later)
    })

    test('are what a clock counts', () => {
      fc.assert(
        fc.property(someDays, fc.integer({ min: 0, max: 800 }), (day, days) => {
          const later = new Date(Date.parse(day) + days * millisecondsADay)
          expect(daysAfter(day, days)).toBe(later.toISOString().slice(0, 10))
        }),
      )
    })
  })

  describe('months later', () => {
    test.each([
      ['2026-01-31', 1, '2026-02-28'],
      ['2028-01-31', 1, '2028-02-29'],
      ['2026-01-28', 1, '2026-02-28'],
      ['2026-08-31', 6, '2027-02-28'],
      ['2026-08-30', 6, '2027-02-28'],
      ['2026-03-31', 6, '2026-09-30'],
      ['2026-12-15', 1, '2027-01-15'],
      ['2026-07-01', 6, '2027-01-01'],
      ['2026-11-21', 0, '2026-11-21'],
      ['2026-03-06', 6, '2026-09-06'],
      ['2026-03-05', 1, '2026-04-05'],
      ['2026-04-06', 5, '2026-09-06'],
    ])('%s and %i months is %s, as a day and as an instant at any time of it', (day, months, later) => {
      expect(monthsAfter(day, months)).toBe(later)
      expect(monthsAfter(`${day}T22:30:00Z`, months)).toBe(later)
    })

    test.each([
      ['2026-01-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
      ['2026-03-31T23:59:59.999Z', 6, '2026-09-30T23:59:59.999Z'],
      ['2026-03-06T04:00:00.000Z', 6, '2026-09-06T04:00:00.000Z'],
      ['2026-10-05T03:30:00.000Z', 6, '2027-04-05T03:30:00.000Z'],
      ['2027-08-31T10:20:30.123Z', 6, '2028-02-29T10:20:30.123Z'],
    ])('the instant %s and %i months is %s', (instant, months, later) => {
      expect(new Date(monthsLater(Date.parse(instant), months)).toISOString()).toBe(later)
    })

    test('never come before earlier ones, never skip a month and keep the time of day', () => {
      const instants = fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(2200, 0) })
      fc.assert(
        fc.property(instants, fc.integer({ min: 1, max: 24 }), (instant, months) => {
          const from = new Date(instant)
          const to = new Date(monthsLater(instant, months))
          const count = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()
          expect(count(to) - count(from)).toBe(months)
          expect(to.getTime() % millisecondsADay).toBe(instant % millisecondsADay)
          // The same day, or the last one of a month without it.
          if (to.getUTCDate() !== from.getUTCDate()) {
            expect(to.getUTCDate()).toBeLessThan(from.getUTCDate())
            expect(new Date(to.getTime() + millisecondsADay).getUTCDate()).toBe(1)
          }
          expect(monthsAfter(from.toISOString(), months)).toBe(to.toISOString().slice(0, 10))
        }),
      )
    })
  })
})

describe('A calendar day', () => {
  test.each([
    [2026, 11, 21, '2026-11-21'],
    [2028, 2, 29, '2028-02-29'],
    [2011, 12, 30, '2011-12-30'],
    [33, 4, 3, '0033-04-03'],
    [0, 1, 1, '0000-01-01'],
    [9999, 12, 31, '9999-12-31'],
    [2027, 2, 29, undefined],
    [2027, 4, 31, undefined],
    [2027, 1, 32, undefined],
    [2027, 1, 0, undefined],
    [2027, 0, 1, undefined],
    [2027, 13, 1, undefined],
    [2027, 1, -1, undefined],
    [2027, 1, 1.5, undefined],
    [10_000, 1, 1, undefined],
    [-1, 1, 1, undefined],
    [Number.NaN, 1, 1, undefined],
    [2027, 1, Number.NaN, undefined],
  ])('%d, %d, %d is %s', (year, month, day, text) => {
    expect(calendarDay(year, month, day)).toBe(text)
  })

  test('has its year', () => {
    expect(yearOf('2026-11-21')).toBe(2026)
  })
})

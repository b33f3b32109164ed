import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { birthDateRule, hasTurned } from './birth-date.ts'
import { calendarDay } from './calendar-day.ts'
import { outcomeOf } from './validation.testing.ts'

const today = '2026-11-21'
const one = (key: string, params?: object) => ({ issues: [{ key, path: [], ...(params && { params }) }] })

describe('a birth date', () => {
  test.each<[unknown, object]>([
    ['1990-08-15', { value: '1990-08-15' }],
    [' 2026-11-21 ', { value: '2026-11-21' }],
    ['2026-11-22', one('invalidBirthDate')],
    ['2000-02-29', { value: '2000-02-29' }],
    ['1900-02-29', one('invalidBirthDate')],
    ['2023-02-29', one('invalidBirthDate')],
    ['1990-13-01', one('invalidBirthDate')],
    ['1990-00-01', one('invalidBirthDate')],
    ['1990-01-00', one('invalidBirthDate')],
    ['1990-8-15', one('invalidBirthDate')],
    ['15.08.1990', one('invalidBirthDate')],
    ['19900815', one('invalidBirthDate')],
    ['1990-08-15T00', one('invalidBirthDate')],
    ['x1990-08-15', one('invalidBirthDate')],
    ['', one('required')],
    [19_900_815, one('invalidInput')],
  ])('%j', (typed, outcome) => {
    expect(outcomeOf(birthDateRule({ today }), typed)).toEqual(outcome)
  })

  test.each<[string, object]>([
    ['2008-11-20', { value: '2008-11-20' }],
    ['2008-11-21', { value: '2008-11-21' }],
    ['2008-11-22', one('invalidBirthDate', { min: 18 })],
    ['2026-11-22', one('invalidBirthDate')],
  ])('of somebody of 18 at least: %j', (typed, outcome) => {
    expect(outcomeOf(birthDateRule({ today, minAge: 18 }), typed)).toEqual(outcome)
  })
})

test.each<[string, number, string, boolean]>([
  ['2008-11-21', 18, '2026-11-20', false],
  ['2008-11-21', 18, '2026-11-21', true],
  ['2008-02-29', 18, '2026-02-28', false],
  ['2008-02-29', 18, '2026-03-01', true],
  ['2008-02-29', 20, '2028-02-29', true],
  ['0900-01-01', 50, '0949-12-31', false],
  ['0900-01-01', 50, '0950-01-01', true],
])('whoever was born on %s has turned %d by %s: %s', (birthDate, age, day, has) => {
  expect(hasTurned(birthDate, age, day)).toBe(has)
})

describe('the calendar', () => {
  test.each([
    [1, 31],
    [2, 28],
    [3, 31],
    [4, 30],
    [5, 31],
    [6, 30],
    [7, 31],
    [8, 31],
    [9, 30],
    [10, 31],
    [11, 30],
    [12, 31],
  ])('month %d of an ordinary year has %d days', (month, days) => {
    const mm = String(month).padStart(2, '0')
    expect(calendarDay(2027, month, 1)).toBe(`2027-${mm}-01`)
    expect(calendarDay(2027, month, days)).toBe(`2027-${mm}-${days}`)
    expect(calendarDay(2027, month, days + 1)).toBeUndefined()
    expect(calendarDay(2027, month, 0)).toBeUndefined()
  })

  test.each([
    [2024, true],
    [2023, false],
    [2000, true],
    [1900, false],
    [2100, false],
  ])('29 February %d: %s', (year, exists) => {
    expect(calendarDay(year, 2, 29) !== undefined).toBe(exists)
    expect(calendarDay(year, 2, 30)).toBeUndefined()
  })

  test('has no month 0 or 13, and writes early years in four digits', () => {
    expect(calendarDay(2027, 0, 1)).toBeUndefined()
    expect(calendarDay(2027, 13, 1)).toBeUndefined()
    expect(calendarDay(33, 4, 3)).toBe('0033-04-03')
  })

  test('has every day that a clock counts', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60_000, max: 60_000 }), (days) => {
        const date = new Date(days * 86_400_000)
        expect(calendarDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())).toBe(
          date.toISOString().slice(0, 10),
        )
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../sites/site.ts'
import { siteByKey } from '../sites/sites.ts'
import { formatDateRange, formatDateTime, formatTime, utcOffsetMinutes, wallClockOf } from './date-time.ts'

const swedish = siteByKey('sweden').formats
const finnish = siteByKey('finland').formats
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const noon = Date.UTC(2027, 4, 3, 12, 5)

describe('a time of day', () => {
  test.each([
    [noon, 0, '12:05'],
    [noon, 60, '13:05'],
    [noon, 120, '14:05'],
    [noon, -300, '07:05'],
    [noon, 330, '17:35'],
    [Date.UTC(2027, 4, 3, 23, 59, 59, 999), 0, '23:59'],
    [Date.UTC(2027, 4, 3, 23, 0), 60, '00:00'],
  ])('%d on a clock %d minutes ahead is %s', (instant, offset, time) => {
    expect(formatTime(instant, offset)).toBe(time)
  })

  test('stands behind its date, which may be the next or the last day', () => {
    expect(plain(formatDateTime(noon, 120, swedish))).toBe('2027-05-03 14:05')
    expect(plain(formatDateTime(noon, 120, finnish))).toBe('03.05.2027 14:05')
    expect(plain(formatDateTime(Date.UTC(2026, 11, 31, 23, 0), 120, swedish))).toBe('2027-01-01 01:00')
    expect(plain(formatDateTime(Date.UTC(2027, 0, 1, 0, 30), -60, finnish))).toBe('31.12.2026 23:30')
    expect(formatDateTime(noon, 0, swedish)).not.toContain(' ')
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15, Date.UTC(10_000, 0, 1), Date.UTC(-1, 0, 1)])(
    'is empty for %d, which no clock shows',
    (instant) => {
      expect(formatTime(instant, 0)).toBe('')
      expect(formatDateTime(instant, 0, swedish)).toBe('')
    },
  )

  test('is given for every instant of the year 0 to 9999', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1970, 0, 1), max: Date.UTC(9999, 11, 30) }),
        fc.integer({ min: -720, max: 840 }),
        (instant, offset) => {
          expect(formatTime(instant, offset)).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
          expect(formatDateTime(instant, offset, swedish).endsWith(formatTime(instant, offset))).toBe(true)
        },
      ),
    )
  })
})

test('a span of days is written with a dash, and one day once', () => {
  expect(formatDateRange('2027-05-03', '2027-06-01', swedish)).toBe('2027-05-03\u00a0– 2027-06-01')
  expect(formatDateRange('2027-05-03', '2027-06-01', finnish)).toBe('03.05.2027\u00a0– 01.06.2027')
  expect(formatDateRange('2027-05-03', '2027-05-03', finnish)).toBe('03.05.2027')
})

describe('how far the clocks are ahead of UTC', () => {
  test.each<[string, CountryCode, number]>([
    ['2027-01-15T12:00:00Z', 'SE', 60],
    ['2027-07-15T12:00:00Z', 'SE', 120],
    ['2027-01-15T12:00:00Z', 'NO', 60],
    ['2027-07-15T12:00:00Z', 'NO', 120],
    ['2027-01-15T12:00:00Z', 'FI', 120],
    ['2027-07-15T12:00:00Z', 'FI', 180],
    // 28 March and 31 October 2027, 01:00 UTC.
    ['2027-03-28T00:59:59Z', 'SE', 60],
    ['2027-03-28T01:00:00Z', 'SE', 120],
    ['2027-10-31T00:59:59Z', 'SE', 120],
    ['2027-10-31T01:00:00Z', 'SE', 60],
    ['2027-03-28T00:59:59Z', 'FI', 120],
    ['2027-03-28T01:00:00Z', 'FI', 180],
    ['2027-10-31T00:59:59Z', 'FI', 180],
    ['2027-10-31T01:00:00Z', 'FI', 120],
    // 29 March and 25 October 2026; 31 March 2024.
    ['2026-03-29T00:59:59Z', 'NO', 60],
    ['2026-03-29T01:00:00Z', 'NO', 120],
    ['2026-10-25T00:59:59Z', 'NO', 120],
    ['2026-10-25T01:00:00Z', 'NO', 60],
    ['2024-03-31T00:59:59Z', 'NO', 60],
    ['2024-03-31T01:00:00Z', 'NO', 120],
  ])('%s in %s: %d minutes', (text, country, minutes) => {
    expect(utcOffsetMinutes(Date.parse(text), country)).toBe(minutes)
  })

  test('is what the time-zone database says, from 1997 to 2035', () => {
    const zones = { SE: 'Europe/Stockholm', NO: 'Europe/Oslo', FI: 'Europe/Helsinki' } as const
    const clocks = Object.fromEntries(
      Object.entries(zones).map(([country, timeZone]) => [
        country,
        new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }),
      ]),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1997, 0, 1), max: Date.UTC(2035, 11, 31) }),
        fc.constantFrom<CountryCode>('SE', 'NO', 'FI'),
        (instant, country) => {
          expect(formatTime(instant, utcOffsetMinutes(instant, country))).toBe(
            clocks[country]?.format(instant),
          )
        },
      ),
    )
  })
})

describe('a written instant', () => {
  const shown = (text: string, country: CountryCode) => {
    const clock = wallClockOf(text, country)
    return clock === undefined ? undefined : plain(formatDateTime(clock, 0, swedish))
  }

  test.each<[string, CountryCode, string]>([
    // Without a zone nothing moves, in summer and winter, and in the hour that the change of clocks leaves out.
    ['2027-05-03T14:00', 'FI', '2027-05-03 14:00'],
    ['2027-05-03T14:00:00', 'FI', '2027-05-03 14:00'],
    ['2027-01-03T14:00:59.1234567', 'FI', '2027-01-03 14:00'],
    ['2027-03-28T03:30:00', 'FI', '2027-03-28 03:30'],
    ['2027-05-03T14:00:00', 'SE', '2027-05-03 14:00'],
    ['2027-05-03T00:00:00', 'NO', '2027-05-03 00:00'],
    ['2028-02-29T23:59:59', 'FI', '2028-02-29 23:59'],
    // With a zone it is moved to the country's clocks.
    ['2027-05-03T14:00:00Z', 'FI', '2027-05-03 17:00'],
    ['2027-01-03T14:00:00Z', 'FI', '2027-01-03 16:00'],
    ['2027-05-03T14:00:00Z', 'SE', '2027-05-03 16:00'],
    ['2027-05-03T14:00:00.000Z', 'NO', '2027-05-03 16:00'],
    ['2027-05-03T14:00:00+03:00', 'FI', '2027-05-03 14:00'],
    ['2027-05-03T14:00:00+03:00', 'SE', '2027-05-03 13:00'],
    ['2027-05-03T14:00:00-05:30', 'SE', '2027-05-03 21:30'],
    ['2027-12-31T23:30:00Z', 'SE', '2028-01-01 00:30'],
  ])('%s means in %s %s', (text, country, expected) => {
    expect(shown(text, country)).toBe(expected)
  })

  test('keeps its seconds', () => {
    expect(wallClockOf('2027-05-03T14:00:07', 'FI')).toBe(Date.UTC(2027, 4, 3, 14, 0, 7))
  })

  test.each([
    '',
    'soon',
    '2027-05-03',
    '2027-05-03 14:00',
    '2027-02-29T14:00',
    '2027-13-01T14:00',
    '2027-00-01T14:00',
    '2027-05-03T24:00',
    '2027-05-03T14:60',
    '2027-05-03T14:00:60',
    '2027-05-03T14:00+0300',
    '2027-05-03T14:00:00.Z',
    'x2027-05-03T14:00',
    '2027-05-03T14:00x',
  ])('is none: %j', (text) => {
    expect(wallClockOf(text, 'FI')).toBeUndefined()
  })

  test('is read back by its hour in every country', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1997, 0, 1), max: Date.UTC(2090, 0, 1) }),
        fc.constantFrom<CountryCode>('SE', 'NO', 'FI'),
        (instant, country) => {
          const text = new Date(instant).toISOString()
          const seconds = Math.floor(instant / 1000) * 1000
          expect(wallClockOf(text.slice(0, 19), country)).toBe(seconds)
          expect(wallClockOf(text, country)).toBe(seconds + utcOffsetMinutes(seconds, country) * 60_000)
        },
      ),
    )
  })
})

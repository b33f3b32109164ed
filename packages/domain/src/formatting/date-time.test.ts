import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../sites/site.ts'
import { siteByKey } from '../sites/sites.ts'
import { formatDateTime, formatTime, wallClockOf } from './date-time.ts'

const swedish = siteByKey('sweden').formats
const finnish = siteByKey('finland').formats
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const noon = Date.UTC(2027, 4, 3, 12, 5)

describe('A time of day', () => {
  test.each([
    [noon, '12:05'],
    [Date.UTC(2027, 4, 3, 23, 59, 59, 999), '23:59'],
    [Date.UTC(2027, 4, 3, 24, 0), '00:00'],
    [Date.UTC(1969, 11, 31, 23, 0), '23:00'],
  ])('%d is %s', (wallClock, time) => {
    expect(formatTime(wallClock)).toBe(time)
  })

  test('follows its date', () => {
    expect(plain(formatDateTime(noon, swedish))).toBe('2027-05-03 12:05')
    expect(plain(formatDateTime(noon, finnish))).toBe('3.5.2027 12:05')
    expect(formatDateTime(noon, swedish)).not.toContain(' ')
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 9e15, Date.UTC(10_000, 0, 1), Date.UTC(-1, 0, 1)])(
    'is empty for %d, which is no time',
    (wallClock) => {
      expect(formatTime(wallClock)).toBe('')
      expect(formatDateTime(wallClock, swedish)).toBe('')
    },
  )

  test('is returned for every time of the years 1970 to 9999', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(9999, 11, 31, 23, 59) }), (wallClock) => {
        expect(formatTime(wallClock)).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
        expect(formatDateTime(wallClock, swedish).endsWith(formatTime(wallClock))).toBe(true)
      }),
    )
  })
})

describe('The offset of a clock from UTC', () => {
  test.each<[string, CountryCode, string]>([
    ['2027-01-15T12:00:00Z', 'SE', '13:00'],
    ['2027-07-15T12:00:00Z', 'SE', '14:00'],
    ['2027-01-15T12:00:00Z', 'NO', '13:00'],
    ['2027-07-15T12:00:00Z', 'NO', '14:00'],
    ['2027-01-15T12:00:00Z', 'FI', '14:00'],
    ['2027-07-15T12:00:00Z', 'FI', '15:00'],
    // 28 March and 31 October 2027, 01:00 UTC.
    ['2027-03-28T00:59:59Z', 'SE', '01:59'],
    ['2027-03-28T01:00:00Z', 'SE', '03:00'],
    ['2027-10-31T00:59:59Z', 'SE', '02:59'],
    ['2027-10-31T01:00:00Z', 'SE', '02:00'],
    ['2027-03-28T00:59:59Z', 'FI', '02:59'],
    ['2027-03-28T01:00:00Z', 'FI', '04:00'],
    ['2027-10-31T00:59:59Z', 'FI', '03:59'],
    ['2027-10-31T01:00:00Z', 'FI', '03:00'],
    // 29 March and 25 October 2026; 31 March 2024.
    ['2026-03-29T00:59:59Z', 'NO', '01:59'],
    ['2026-03-29T01:00:00Z', 'NO', '03:00'],
    ['2026-10-25T00:59:59Z', 'NO', '02:59'],
    ['2026-10-25T01:00:00Z', 'NO', '02:00'],
    ['2024-03-31T00:59:59Z', 'NO', '01:59'],
    ['2024-03-31T01:00:00Z', 'NO', '03:00'],
  ])('shows %s in %s as %s', (text, country, time) => {
    expect(formatTime(wallClockOf(text, country) ?? Number.NaN)).toBe(time)
  })

  test('agrees with the time-zone database from 1997 to 2035', () => {
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
          const wallClock = wallClockOf(new Date(instant).toISOString(), country)
          expect(formatTime(wallClock ?? Number.NaN)).toBe(clocks[country]?.format(instant))
        },
      ),
    )
  })
})

describe('A written instant', () => {
  const shown = (text: string, country: CountryCode) => {
    const clock = wallClockOf(text, country)
    return clock === undefined ? undefined : plain(formatDateTime(clock, swedish))
  }

  test.each<[string, CountryCode, string]>([
    // Without a zone it is not shifted, in summer, in winter, or in the hour that the change of clocks skips.
    ['2027-05-03T14:00', 'FI', '2027-05-03 14:00'],
    ['2027-05-03T14:00:00', 'FI', '2027-05-03 14:00'],
    ['2027-01-03T14:00:59.1234567', 'FI', '2027-01-03 14:00'],
    ['2027-03-28T03:30:00', 'FI', '2027-03-28 03:30'],
    ['2027-05-03T14:00:00', 'SE', '2027-05-03 14:00'],
    ['2027-05-03T00:00:00', 'NO', '2027-05-03 00:00'],
    ['2028-02-29T23:59:59', 'FI', '2028-02-29 23:59'],
    // With a zone it is converted to the country's clocks.
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
    '2027-05-03T14:00.5',
    '2027-05-03T14:00:00.1234567890',
    '2027-05-03T14:00:00+20:00',
    '2027-05-03T14:00:00+02:60',
    '2027-04-31T14:00',
    '2027-05-00T14:00',
    '2027-05-32T14:00',
    'x2027-05-03T14:00',
    '2027-05-03T14:00x',
  ])('is rejected: %j', (text) => {
    expect(wallClockOf(text, 'FI')).toBeUndefined()
  })

  test('without a zone is the same in every country', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1997, 0, 1), max: Date.UTC(2090, 0, 1) }),
        fc.constantFrom<CountryCode>('SE', 'NO', 'FI'),
        (instant, country) => {
          const text = new Date(instant).toISOString()
          expect(wallClockOf(text.slice(0, 19), country)).toBe(Math.floor(instant / 1000) * 1000)
        },
      ),
    )
  })
})

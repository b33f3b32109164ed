import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyOf } from '../money/money.ts'
import type { SiteKey } from '../sites/sites.ts'
import { siteByKey, sites } from '../sites/sites.ts'
import { formatDate } from './date-time.ts'
import {
  formatArea,
  formatFileSize,
  formatPrice,
  formatRoomSpan,
  formatRooms,
  groupThousands,
  noBreakSpace,
  parseWholeNumber,
} from './formatting.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('Amounts and dates', () => {
  it.each<[SiteKey, string, string, string, string]>([
    ['sweden', '2 500 000 kr', '3 rok', '1 rok', '2027-05-03'],
    ['sweden-english', '2 500 000 kr', '3 rooms', '1 room', '2027-05-03'],
    ['norway', 'kr 2 500 000', '3-roms', '1-roms', '03.05.2027'],
    ['finland', '2 500 000 €', '3h+k', '1h+kt', '3.5.2027'],
    ['senior', '2 500 000 kr', '3 rok', '1 rok', '2027-05-03'],
    ['cooperative', '2 500 000 kr', '3 rok', '1 rok', '2027-05-03'],
    ['contractor', '2 500 000 kr', '3 rok', '1 rok', '2027-05-03'],
  ])('of %s are %s, %s, %s and %s', (key, price, rooms, room, date) => {
    const { formats } = siteByKey(key)
    expect(plain(formatPrice(moneyOf(2_500_000), formats))).toBe(price)
    expect(plain(formatRooms(3, formats))).toBe(rooms)
    expect(plain(formatRooms(1, formats))).toBe(room)
    expect(formatDate('2027-05-03', formats)).toBe(date)
    expect(formatDate('2027-05-03T14:00:00Z', formats)).toBe(date)
  })

  it.each([
    [12_350, '123,50 €'],
    [12_305, '123,05 €'],
    [12_300, '123 €'],
    [-5, '−0,05 €'],
    [-800_000, '−8 000 €'],
  ])('in %s minor units are %s', (units, text) => {
    expect(plain(formatPrice(moneyOf(units / 100), siteByKey('finland').formats))).toBe(text)
  })

  it('never break over two lines', () => {
    expect(noBreakSpace).toBe('\u00a0')
    for (const { formats } of sites) {
      expect(formatPrice(moneyOf(2_500_000), formats)).not.toContain(' ')
      expect(formatRooms(3, formats)).not.toContain(' ')
    }
    expect(formatArea(1200, siteByKey('sweden').formats)).not.toContain(' ')
  })

  it.each(['', 'soon', '2027-5-3', '03.05.2027', 'x2027-05-03', '20270503'])(
    'leave %j, which is no date, unchanged',
    (text) => {
      for (const { formats } of sites) expect(formatDate(text, formats)).toBe(text)
    },
  )

  it.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1 000'],
    [12_345, '12 345'],
    [999_999, '999 999'],
    [1_000_000, '1 000 000'],
    [-1_234_567, '−1 234 567'],
    [62.5, '62,5'],
    [1234.25, '1 234,25'],
    [-0.5, '−0,5'],
    [Number.NaN, 'NaN'],
    [Number.NEGATIVE_INFINITY, '-Infinity'],
    [1e21, '1e+21'],
    [1e-7, '1e-7'],
  ])('format %d as %s', (value, text) => {
    expect(plain(groupThousands(value))).toBe(text)
  })

  it.each([
    ['sweden', '1\u2060–\u20605 rok', '3 rok'],
    ['norway', '1\u2060–\u20605-roms', '3-roms'],
    ['finland', '1\u2060–\u20605h+k', '3h+k'],
  ] as const)('of %s show rooms from the smallest home to the largest as %s', (key, span, single) => {
    const { formats } = siteByKey(key)
    expect(plain(formatRoomSpan(1, 5, formats))).toBe(span)
    expect(plain(formatRoomSpan(3, 3, formats))).toBe(single)
  })

  it('have halves with a comma', () => {
    const english = siteByKey('sweden-english').formats
    expect(plain(formatArea(62.5, siteByKey('sweden').formats))).toBe('62,5 m²')
    expect(plain(formatArea(62.5, english))).toBe('62.5 m²')
    expect(plain(formatRooms(1.5, english))).toBe('1.5 rooms')
    expect(plain(formatRoomSpan(1.5, 2.5, english))).toBe('1.5⁠–⁠2.5 rooms')
    expect(plain(groupThousands(1_234.5, english))).toBe('1 234.5')
    expect(plain(formatRooms(2.5, siteByKey('sweden').formats))).toBe('2,5 rok')
  })

  it('have groups of exactly three digits between spaces', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        expect(plain(groupThousands(number))).toMatch(/^\d{1,3}( \d{3})*$/)
      }),
    )
  })
})

describe('A whole number', () => {
  it('is parsed on every site as it was formatted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), fc.constantFrom(...sites), (number, site) => {
        expect(parseWholeNumber(groupThousands(number))).toBe(number)
        expect(parseWholeNumber(groupThousands(number * 1_000))).toBe(number * 1_000)
        expect(parseWholeNumber(formatPrice(moneyOf(number), site.formats))).toBe(number)
      }),
    )
  })

  it.each([
    ['2 500 000', 2_500_000],
    ['2\u00a0500\u00a0000', 2_500_000],
    ['2\u202f500\u202f000', 2_500_000],
    ['2\u2009500\u2009000', 2_500_000],
    ['2\u2007500\u2007000', 2_500_000],
    ['2\u200b500\u2060000', 2_500_000],
    [' 2\t500\n000 ', 2_500_000],
    ['2500000kr', 2_500_000],
    ['kr 2 500 000,-', 2_500_000],
    ['KR 2 500 000', 2_500_000],
    ['kr. 2 500 000', 2_500_000],
    ['2 500 000 kr.', 2_500_000],
    ['2 500 000:-', 2_500_000],
    ['2 500 000.-', 2_500_000],
    ['€ 250 000', 250_000],
    ['250 000 €', 250_000],
    ['62 m²', 62],
    ['4,5 mkr', 4_500_000],
    ['4.25 million', 4_250_000],
    ['4,5 miljoner kr', 4_500_000],
    ['1 850 tkr', 1_850_000],
    ['0,3 M€', 300_000],
    ['62 m2', 62],
    ['007', 7],
    ['0', 0],
    ['999999999999999', 999_999_999_999_999],
  ])('is parsed: %j is %d', (text, number) => {
    expect(parseWholeNumber(text)).toBe(number)
  })

  it.each([
    '',
    '   ',
    'abc',
    '1.5',
    '2.500.000',
    '1,5',
    '-3',
    '1e6',
    '1234567890123456',
    '12345678901234567890',
    'Infinity',
    'kr',
    '5 dollar',
    'x5',
    '5 kr 5',
    '٥',
  ])('is rejected: %j', (text) => {
    expect(parseWholeNumber(text)).toBeUndefined()
  })
})

it('is parsed, or not, from any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9 ,.kr€-]{0,12}$/)), (text) => {
      const whole = parseWholeNumber(text)
      expect(whole === undefined || Number.isSafeInteger(whole)).toBe(true)
    }),
  )
})

describe('The size of a file', () => {
  it.each([
    [0, '0 B'],
    [-5, '0 B'],
    [1, '1 B'],
    [0.5, '1 B'],
    [1023, '1 023 B'],
    [1024, '1 kB'],
    [1025, '1,1 kB'],
    [1536, '1,5 kB'],
    [524_288, '512 kB'],
    [1_048_575, '1 MB'],
    [1_048_576, '1 MB'],
    [1_572_864, '1,5 MB'],
    [20_971_519, '20 MB'],
    [20_971_520, '20 MB'],
    [20_971_521, '20,1 MB'],
    [104_857_600, '100 MB'],
    [1_073_741_824, '1 GB'],
    [5_368_709_120_000, '5 000 GB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(plain(formatFileSize(bytes))).toBe(text)
    expect(formatFileSize(bytes)).not.toContain(' ')
  })

  it('never looks smaller than it is, nor larger by more than two tenths of its unit', () => {
    const factors: Record<string, number> = { B: 1, kB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 }
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (bytes) => {
        const [, amount = '', unit = ''] = /^(.*)\u00a0(\w+)$/.exec(formatFileSize(bytes)) ?? []
        const factor = factors[unit] ?? 0
        const shown = Number(amount.replace(',', '.').replace('\u00a0', '')) * factor
        expect(shown).toBeGreaterThanOrEqual(bytes - 1e-6)
        expect(shown - bytes).toBeLessThan(0.2 * factor)
      }),
    )
  })
})

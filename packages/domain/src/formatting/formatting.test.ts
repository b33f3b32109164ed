import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SiteKey } from '../sites/site.ts'
import { siteByKey } from '../sites/sites.ts'
import {
  formatArea,
  formatDate,
  formatPrice,
  formatRooms,
  groupThousands,
  parseWholeNumber,
} from './formatting.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('amounts and dates', () => {
  it.each<[SiteKey, string, string, string]>([
    ['sweden', '2 500 000 kr', '3 rok', '2027-05-03'],
    ['sweden-english', '2 500 000 kr', '3 rooms', '2027-05-03'],
    ['norway', 'kr 2 500 000', '3 roms', '03.05.2027'],
    ['finland', '2 500 000 €', '3 h+k', '03.05.2027'],
  ])('%s writes %s, %s and %s', (key, price, rooms, date) => {
    const { formats } = siteByKey(key)
    expect(plain(formatPrice(2_500_000, formats))).toBe(price)
    expect(plain(formatRooms(3, formats))).toBe(rooms)
    expect(formatDate('2027-05-03', formats)).toBe(date)
  })

  it('writes halves with a comma and debts with a minus', () => {
    expect(plain(formatArea(62.5))).toBe('62,5 m²')
    expect(plain(groupThousands(-1234567))).toBe('−1 234 567')
  })

  it('reads back every whole number that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (number) => {
        expect(parseWholeNumber(groupThousands(number))).toBe(number)
      }),
    )
  })

  it.each(['', '   ', 'abc', '1.5', '-3', '1e6', '12345678901234567890', 'Infinity'])(
    'takes %j for no number',
    (text) => {
      expect(parseWholeNumber(text)).toBeUndefined()
    },
  )
})

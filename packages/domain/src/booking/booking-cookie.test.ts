import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readBookingCookie, writeBookingCookie } from './booking-cookie.ts'

const longest = 'x'.repeat(64)
const ids = fc.stringMatching(/^[0-9A-Za-z_-]{1,64}$/)

describe('The booking cookie', () => {
  test.each([
    ['b1', 'home-00012', 'b1.home-00012'],
    [longest, 'o_1', `${longest}.o_1`],
    ['b1', longest, `b1.${longest}`],
    [`${longest}x`, 'o', undefined],
    ['b', `${longest}x`, undefined],
    ['', 'o', undefined],
    ['b', '', undefined],
    ['a.b', 'o', undefined],
    ['b', 'o;path=/', undefined],
    ['å', 'o', undefined],
  ])('of booking %s and home %s is %s', (bookingId, objectId, value) => {
    expect(writeBookingCookie({ bookingId, objectId })).toBe(value)
  })

  test.each(['b1', '', '.', 'a.b.c', ' a.b', 'a.b\n', 'a.b;', undefined, null, 7, {}, ['a.b']])(
    'is invalid if it is %j',
    (value) => {
      expect(readBookingCookie(value)).toBeUndefined()
    },
  )

  test('is parsed to the ids that it was written with', () => {
    fc.assert(
      fc.property(ids, ids, (bookingId, objectId) => {
        expect(readBookingCookie(writeBookingCookie({ bookingId, objectId }))).toEqual({
          bookingId,
          objectId,
        })
      }),
    )
  })

  test('is parsed without an exception, and written the same', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (value, text) => {
        for (const each of [value, text, `${text}.x`]) {
          const reference = readBookingCookie(each)
          if (reference) expect(writeBookingCookie(reference)).toBe(each)
        }
      }),
    )
  })
})

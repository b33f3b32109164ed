import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Money } from '../money/money.ts'
import { bookingOptionsPrice, bookingOptionsRule, isBookingOptionOpen } from './booking-options.ts'

const minor = (units: number) => units as Money
const now = 1_000_000
const floor = { id: 'floor', price: minor(2_500_000), deadline: now + 1 }
const late = { id: 'late', price: minor(100), deadline: now }
const oak = { id: 'oak', price: minor(4_000_000) }
const white = { id: 'white', price: minor(0) }
const bath = { id: 'bath', price: minor(900_000) }
const sauna = { id: 'sauna', price: minor(50) }
const options = [floor, late, oak, white, bath, sauna]
const rule = bookingOptionsRule(options, now)
const wrong = (key: string, ...path: number[]) => ({ kind: 'invalid', issues: [{ key, path }] })

describe('Options', () => {
  test.each([
    [now - 1, false],
    [now, false],
    [now + 1, true],
    [undefined, true],
  ])('with the deadline %s are open: %s', (deadline, open) => {
    expect(
      isBookingOptionOpen({ id: 'x', price: minor(1), ...(deadline !== undefined && { deadline }) }, now),
    ).toBe(open)
  })

  test.each([
    [undefined, []],
    [null, []],
    [[], []],
    [
      ['sauna', 'floor'],
      ['sauna', 'floor'],
    ],
    [
      ['oak', 'bath', 'sauna'],
      ['oak', 'bath', 'sauna'],
    ],
    [
      ['oak', 'oak', 'floor'],
      ['oak', 'floor'],
    ],
  ])('%j can be chosen', (chosen, value) => {
    expect(rule.check(chosen)).toEqual({ kind: 'valid', value })
  })

  test.each([
    [['floor', 'late'], wrong('unknownValue', 1)],
    [['moat'], wrong('unknownValue', 0)],
    [['sauna', 7], wrong('unknownValue', 1)],
    ['floor', wrong('required')],
    [{}, wrong('required')],
  ])('%j cannot be chosen', (chosen, expected) => {
    expect(rule.check(chosen)).toEqual(expected)
  })

  test('of a one-of group can be chosen only one at a time', () => {
    const floors = ['oak', 'ash', 'tiles'].map((id) => ({ id, price: minor(1), oneOf: 'floor' }))
    const ofFloors = bookingOptionsRule([...floors, bath], now)
    expect(ofFloors.check(['bath', 'oak']).kind).toBe('valid')
    expect(ofFloors.check(['oak', 'bath', 'oak', 'tiles'])).toEqual(wrong('unknownValue', 3))
  })

  test.each([
    [[], 0],
    [['floor', 'sauna'], 2_500_050],
    [['oak', 'oak', 'moat'], 4_000_000],
  ])('%j cost %s together', (chosen, price) => {
    expect(bookingOptionsPrice(options, chosen)).toBe(price)
  })

  test('without an amount have no price', () => {
    expect(bookingOptionsPrice([{ id: 'x', price: minor(0.5) }], ['x'])).toBeUndefined()
  })

  test('are checked without an exception, and the same a second time', () => {
    const ids = fc.array(fc.constantFrom('floor', 'oak', 'white', 'bath', 'sauna'), { maxLength: 5 })
    fc.assert(
      fc.property(fc.oneof(ids, fc.anything()), (given) => {
        const checked = rule.check(given)
        if (checked.kind === 'valid') expect(rule.check(checked.value)).toEqual(checked)
      }),
    )
  })
})

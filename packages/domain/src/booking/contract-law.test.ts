import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Money } from '../money/money.ts'
import { bookingLaw, maxBookingFee, mayTakeFee, mayWithdraw, withdrawalEnds } from './contract-law.ts'

describe('The law of booking', () => {
  test('is defined for each country', () => {
    expect(bookingLaw).toEqual({
      SE: { isBinding: false, withdrawal: 'days' },
      NO: { isBinding: true, withdrawal: 'none', maxFeeRate: 0 },
      FI: { isBinding: false, withdrawal: 'anyTime', maxFeeRate: 0.04, hasOneFeePerHome: true },
    })
  })

  test.each([
    ['FI', 25_000_000, 1_000_000],
    ['FI', 25_000_024, 1_000_000],
    ['FI', 25_000_025, 1_000_001],
    ['NO', 25_000_000, 0],
    ['SE', 25_000_000, undefined],
  ] as const)('in %s allows for a home for %s a booking fee of at most %s', (country, price, max) => {
    expect(maxBookingFee(country, price as Money)).toBe(max)
  })

  test.each([
    ['FI', 1_000_000, 0, true],
    ['FI', 1_000_001, 0, false],
    ['FI', 1_000_000, 1, false],
    ['NO', 0, 0, true],
    ['NO', 1, 0, false],
    ['SE', 2_500_000, 0, true],
    ['SE', 2_500_000, 1, true],
    ['SE', 25_000_000, 0, true],
    ['SE', 25_000_001, 0, false],
  ] as const)(
    'in %s allows a fee of %s for a home that already has %s fees: %s',
    (country, fee, feesOfHome, may) => {
      expect(mayTakeFee(country, { price: 25_000_000 as Money, fee: fee as Money, feesOfHome })).toBe(may)
    },
  )

  test.each([
    ['2026-09-01', '2026-09-15'],
    ['2026-02-20', '2026-03-06'],
    ['2028-02-21', '2028-03-06'],
    ['2026-12-23', '2027-01-07'],
    // A Saturday, a Sunday, the weekday before Epiphany, Christmas Eve and the days after it.
    ['2026-10-17', '2026-11-02'],
    ['2026-10-18', '2026-11-02'],
    ['2026-12-22', '2027-01-05'],
    ['2026-12-10', '2026-12-28'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-9-1', undefined],
    ['x2026-09-01', undefined],
    ['2026-09-01T10:00', undefined],
    ['', undefined],
  ])('allows withdrawal from what was signed on %s until %s', (signedOn, last) => {
    expect(withdrawalEnds(signedOn, 'SE')).toBe(last)
  })

  test.each([
    ['2026-12-10', '2026-12-28', '2026-12-24', '2026-12-28'],
    ['2028-05-03', '2028-05-17', '2028-05-18', '2028-05-17'],
    ['2027-11-22', '2027-12-06', '2027-12-06', '2027-12-07'],
  ])('allows withdrawal from what was signed on %s until a working day', (signedOn, ...last) => {
    expect((['SE', 'NO', 'FI'] as const).map((country) => withdrawalEnds(signedOn, country))).toEqual(last)
  })

  test.each([
    ['SE', '2026-09-01', true, true],
    ['SE', '2026-09-15', true, true],
    ['SE', '2026-09-16', true, false],
    ['SE', '2026-09-02', false, false],
    ['FI', '2027-09-01', false, true],
    ['FI', '2026-09-01', true, true],
    ['NO', '2026-09-01', true, false],
  ] as const)(
    'in %s allows withdrawal on %s, signed at a distance %s: %s',
    (country, today, isAtDistance, may) => {
      expect(mayWithdraw({ country, signedOn: '2026-09-01', today, isAtDistance })).toBe(may)
    },
  )

  test('allows no withdrawal for an invalid day', () => {
    expect(mayWithdraw({ country: 'SE', signedOn: 'x', today: '2026-09-01', isAtDistance: true })).toBe(false)
  })

  test('returns a result for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)), (text) => {
        const last = withdrawalEnds(text, 'SE')
        if (last !== undefined) expect(last > text || last.length > 10).toBe(true)
      }),
    )
  })
})

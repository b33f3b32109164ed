// Changes of price, date or status of a home in the catalogue.
import { describe, expect, test } from 'vitest'
import { moneyOf } from '../money/money.ts'
import { aHomeInDetail } from '../testing/homes.ts'
import type { HomeDetails } from './home.ts'
import type { HomeChange } from './home-change.ts'
import { changeHome } from './home-change.ts'

const today = '2026-11-21'
const staff = { by: 'staff', today } as const

describe('A change of a home', () => {
  const home = aHomeInDetail({ price: moneyOf(3_895_000), status: 'forSale', inhabitDate: '2027-05-03' })

  test('contains the old and new values of the facts that differ', () => {
    const result = changeHome(home, { price: moneyOf(3_795_000), inhabitDate: '2027-05-03' }, staff)
    expect(result).toEqual({
      kind: 'changed',
      home: { ...home, price: moneyOf(3_795_000) },
      before: { price: moneyOf(3_895_000) },
      after: { price: moneyOf(3_795_000) },
    })
  })

  test('sorts viewings and removes duplicates', () => {
    const [early, late] = ['2026-12-01T16:00:00.000Z', '2026-12-05T11:00:00.000Z']
    const result = changeHome(home, { showings: [late, early, late] }, staff)
    expect(result).toMatchObject({ after: { showings: [early, late] }, before: { showings: [] } })
    const again = changeHome(aHomeInDetail({ showings: [early, late] }), { showings: [late, early] }, staff)
    expect(again).toEqual({ kind: 'unchanged' })
  })

  test('sets a price on a home without one, and records the absence as the old value', () => {
    const rental = aHomeInDetail({})
    expect(
      changeHome({ ...rental, monthlyFee: moneyOf(4_120) }, { monthlyFee: moneyOf(4_300) }, staff),
    ).toMatchObject({
      before: { monthlyFee: moneyOf(4_120) },
    })
    expect(changeHome(rental, { totalPrice: moneyOf(4_000_000) }, staff)).toMatchObject({
      before: {},
      after: { totalPrice: moneyOf(4_000_000) },
    })
  })

  test('is rejected as a whole if the status transition is not allowed', () => {
    const sold = aHomeInDetail({ status: 'sold' })
    const back = { status: 'forSale', price: moneyOf(1) } as const
    expect(changeHome(sold, back, staff)).toEqual({ kind: 'refused', reason: 'reason-missing' })
    expect(changeHome(sold, back, { ...staff, reason: 'Köparen drog sig ur' })).toMatchObject({
      kind: 'changed',
      after: back,
    })
    expect(changeHome(home, { status: 'sold' }, { by: 'buyer', today })).toEqual({
      kind: 'refused',
      reason: 'not-permitted',
    })
    expect(changeHome(home, { status: 'succession' }, staff)).toEqual({
      kind: 'refused',
      reason: 'no-such-transition',
    })
  })

  test('that sells it sets the sale date; other changes keep the date, and a new sale replaces it', () => {
    const change = (from: HomeDetails, what: HomeChange, day: string): HomeDetails => {
      const result = changeHome(from, what, { by: 'staff', reason: 'Köparen drog sig ur', today: day })
      return result.kind === 'changed' ? result.home : from
    }
    const sold = change(home, { status: 'sold' }, '2026-11-21')
    expect(sold.soldAt).toBe('2026-11-21')
    expect(change(sold, { price: moneyOf(4_000_000) }, '2026-12-24').soldAt).toBe('2026-11-21')
    const back = change(sold, { status: 'forSale' }, '2026-12-24')
    expect(back).not.toHaveProperty('soldAt')
    expect(change(back, { status: 'sold' }, '2027-01-02').soldAt).toBe('2027-01-02')
  })

  test('returns "none" if nothing differs', () => {
    expect(changeHome(home, {}, staff)).toEqual({ kind: 'unchanged' })
    expect(changeHome(home, { status: 'forSale', price: moneyOf(3_895_000) }, staff)).toEqual({
      kind: 'unchanged',
    })
  })
})

// Matching homes with a member's wishes.
import { describe, expect, it } from 'vitest'
import { moneyOf } from '../money/money.ts'
import type { HomeWishes } from './home-wishes.ts'
import { noWishes, wishFit } from './home-wishes.ts'
import { homeWishesRule } from './wishes-form.ts'

const home = {
  rooms: 3,
  price: moneyOf(4_000_000),
  floor: 2,
  outdoorSpaces: [{ type: 'balcony', direction: 'southWest' }],
} as const
const wishes: HomeWishes = {
  minRooms: 3,
  maxPrice: moneyOf(4_000_000),
  minFloor: 2,
  directions: ['south', 'southWest'],
  must: ['rooms', 'price'],
}

describe('A home', () => {
  it('meets all wishes, the mandatory ones, or neither', () => {
    expect(wishFit(home, noWishes)).toEqual({ kind: 'all', missing: [] })
    expect(wishFit(home, wishes)).toEqual({ kind: 'all', missing: [] })
    expect(wishFit({ ...home, floor: 1 }, wishes)).toEqual({ kind: 'musts', missing: ['floor'] })
    expect(wishFit({ ...home, rooms: 2, outdoorSpaces: [] }, wishes)).toEqual({
      kind: 'not',
      missing: ['rooms', 'direction'],
    })
  })
  it('is compared by its total price, and ignores a price that is not set', () => {
    expect(wishFit({ ...home, totalPrice: moneyOf(4_000_001) }, wishes).missing).toEqual(['price'])
    expect(wishFit({ ...home, price: moneyOf(0) }, wishes).missing).toEqual([])
  })
})

describe('The form', () => {
  it('accepts empty input, and drops mandatory marks without a wish', () => {
    const empty = { minRooms: '', maxRooms: '', maxPrice: '', minFloor: '', directions: [], must: ['rooms'] }
    expect(homeWishesRule.check(empty)).toEqual({ kind: 'valid', value: noWishes })
    expect(homeWishesRule.check({ ...empty, minRooms: '3', maxPrice: '4 000 000' })).toEqual({
      kind: 'valid',
      value: { minRooms: 3, maxPrice: moneyOf(4_000_000), directions: [], must: ['rooms'] },
    })
  })
  it('rejects invalid numbers, and a minimum above the maximum', () => {
    const check = (facts: object) =>
      homeWishesRule.check({ directions: [], must: [], minRooms: '', ...facts }).kind
    expect(check({ minRooms: 'tre' })).toBe('invalid')
    expect(check({ minRooms: '4', maxRooms: '3' })).toBe('invalid')
    expect(check({ directions: ['up'] })).toBe('invalid')
  })
})

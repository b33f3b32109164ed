import { describe, expect, test } from 'vitest'
import type { HomeChange } from '../homes/home-change.ts'
import { undoHomeChange } from '../homes/home-change.ts'
import { moneyOf } from '../money/money.ts'
import { siteByKey } from '../sites/sites.ts'
import { aHomeInDetail } from '../testing/homes.ts'
import type { FollowedChange } from './alert-news.ts'
import { alertHitOf, alertKinds, homeNewsOf, isWantedHit } from './alert-news.ts'
import { expandFilters } from './expansion.ts'
import { defaultFilters } from './search-filters.ts'

const site = siteByKey('sweden')
const today = '2026-11-22'
/** Up to four million. */
const criteria = expandFilters(
  { ...defaultFilters(site.ranges), maxPrice: 4_000_000 },
  { site, tagIds: [], today },
)
const home = (facts: Partial<ReturnType<typeof aHomeInDetail>> = {}) =>
  aHomeInDetail({ siteId: 1, status: 'forSale', price: moneyOf(3_800_000), showings: [], ...facts })
const change = (before: HomeChange, after: HomeChange, isNew = false): FollowedChange => ({
  before,
  after,
  isNew,
})
const appeared = change({}, {}, true)
const price = (was: number, is: number) => change({ price: moneyOf(was) }, { price: moneyOf(is) })

describe('A saved search is affected', () => {
  test.each([
    ['a new home that matches', home(), appeared, 'new'],
    ['a new home that does not match', home({ price: moneyOf(4_100_000) }), appeared, undefined],
    ['a new home that is sold already', home({ status: 'sold' }), appeared, undefined],
    ['a price that falls into its range', home(), price(4_200_000, 3_800_000), 'new'],
    ['a price that changes within its range', home(), price(3_900_000, 3_800_000), 'changed'],
    [
      'a price that rises out of its range',
      home({ price: moneyOf(4_100_000) }),
      price(3_900_000, 4_100_000),
      'changed',
    ],
    [
      'a price that changes outside its range',
      home({ price: moneyOf(4_100_000) }),
      price(4_300_000, 4_100_000),
      undefined,
    ],
    [
      'a home that is reserved',
      home({ status: 'reserved' }),
      change({ status: 'forSale' }, { status: 'reserved' }),
      'changed',
    ],
    [
      'a home that is sold',
      home({ status: 'sold' }),
      change({ status: 'forSale' }, { status: 'sold' }),
      'changed',
    ],
    ['a sold home that is for sale again', home(), change({ status: 'sold' }, { status: 'forSale' }), 'new'],
    [
      'a viewing',
      home({ showings: ['2026-12-01T12:00:00Z'] }),
      change({ showings: [] }, { showings: ['2026-12-01T12:00:00Z'] }),
      'changed',
    ],
    [
      'a viewing that is cancelled',
      home(),
      change({ showings: ['2026-12-01T12:00:00Z'] }, { showings: [] }),
      undefined,
    ],
    [
      'another day of access',
      home(),
      change({ inhabitDate: '2027-01-01' }, { inhabitDate: '2027-02-01' }),
      undefined,
    ],
    ['a home of another site', home({ siteId: 3 }), appeared, undefined],
  ] as const)('by %s: %#', (_, after, made, expected) => {
    expect(alertHitOf(after, made, criteria)).toBe(expected)
  })

  test('with the home as it was: facts that the change added are removed', () => {
    const home = { status: 'forSale', price: moneyOf(1), totalPrice: moneyOf(2) } as const
    expect(
      undoHomeChange(home, {
        before: { status: 'reserved' },
        after: { status: 'forSale', totalPrice: moneyOf(2) },
      }),
    ).toEqual({
      status: 'reserved',
      price: moneyOf(1),
    })
  })
})

describe('The content of an alert e-mail', () => {
  const facts = { criteria, today }
  const news = (now: ReturnType<typeof home>, ...hits: Parameters<typeof homeNewsOf>[1]) => {
    const told = homeNewsOf(now, hits, facts)
    if (!told) return undefined
    const { home: _, ...rest } = told
    return rest
  }
  const changed = (made: FollowedChange) => ({ hit: 'changed', change: made }) as const
  const isNew = { hit: 'new', change: appeared } as const

  test('has a new home in its current state', () => {
    expect(news(home({ status: 'reserved' }), isNew, changed(price(3_900_000, 3_800_000)))).toEqual({
      isNew: true,
      showings: [],
    })
  })

  test('leaves out a home that was added and sold in between', () => {
    expect(
      news(home({ status: 'sold' }), isNew, changed(change({ status: 'forSale' }, { status: 'sold' }))),
    ).toBeUndefined()
  })

  test('compares prices and statuses with the last known ones, without intermediate steps', () => {
    expect(
      news(
        home({ status: 'sold', price: moneyOf(3_700_000) }),
        changed(price(3_900_000, 3_800_000)),
        changed(change({ status: 'forSale' }, { status: 'reserved' })),
        changed(
          change(
            { status: 'reserved', price: moneyOf(3_800_000) },
            { status: 'sold', price: moneyOf(3_700_000) },
          ),
        ),
      ),
    ).toEqual({
      isNew: false,
      price: { before: moneyOf(3_900_000), now: moneyOf(3_700_000) },
      status: { before: 'forSale', now: 'sold' },
      showings: [],
    })
  })

  test('leaves out a fact that has changed back', () => {
    expect(
      news(
        home(),
        changed(change({ status: 'forSale' }, { status: 'reserved' })),
        changed(change({ status: 'reserved' }, { status: 'forSale' })),
      ),
    ).toBeUndefined()
  })

  test('has a viewing while it is in the future and not cancelled', () => {
    const viewings = ['2026-11-20T12:00:00Z', '2026-11-24T12:00:00Z', '2026-11-25T12:00:00Z']
    const added = changed(change({ showings: [] }, { showings: viewings }))
    expect(news(home({ showings: viewings.slice(0, 2) }), added)).toEqual({
      isNew: false,
      showings: ['2026-11-24T12:00:00Z'],
    })
    expect(news(home({ showings: [] }), added)).toBeUndefined()
  })
})

describe('An alert limited to some kinds of news', () => {
  const viewing = '2026-12-01T12:00:00Z'
  const reservedCheaperAndShown = change(
    { price: moneyOf(3_900_000), status: 'forSale', showings: [] },
    { price: moneyOf(3_800_000), status: 'reserved', showings: [viewing] },
  )
  const now = home({ status: 'reserved', showings: [viewing] })

  test.each([
    ['newHome', false],
    ['price', true],
    ['status', true],
    ['showing', true],
  ] as const)('%s: a change of price, status and viewing is %s', (kind, isWanted) => {
    expect(isWantedHit('changed', reservedCheaperAndShown, [kind])).toBe(isWanted)
    expect(isWantedHit('new', appeared, [kind])).toBe(kind === 'newHome')
  })

  test('has only those, and no other facts of the home', () => {
    const told = (...wanted: (typeof alertKinds)[number][]) => {
      const hits = [{ hit: 'changed' as const, change: reservedCheaperAndShown }]
      const { price, status, showings } = homeNewsOf(now, hits, { criteria, today, wanted }) ?? {}
      return [price !== undefined, status !== undefined, showings?.length ?? 0]
    }
    expect(told('price')).toEqual([true, false, 0])
    expect(told('status')).toEqual([false, true, 0])
    expect(told('showing')).toEqual([false, false, 1])
    expect(told(...alertKinds)).toEqual([true, true, 1])
    expect(told('newHome')).toEqual([false, false, 0])
  })
})

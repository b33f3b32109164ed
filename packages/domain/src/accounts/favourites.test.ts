import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HomeChange } from '../homes/home-change.ts'
import { moneyOf } from '../money/money.ts'
import { aHome } from '../testing/homes.ts'
import type { DatedChange, MarkedHome } from './favourites.ts'
import {
  favouriteChanges,
  favouriteHistoryOf,
  markHome,
  mergeFavourites,
  showsFavouriteNotice,
  toggleFavourite,
} from './favourites.ts'

const idLists = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 8 })

describe('Marking a home', () => {
  test('puts it first', () => {
    expect(toggleFavourite(['b', 'c'], 'a')).toEqual(['a', 'b', 'c'])
  })

  test('a second time removes the mark and keeps the order of the others', () => {
    expect(toggleFavourite(['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
  })
})

describe('Signing in with favourites on the device', () => {
  test.each([
    ['there are none', [], [], []],
    ['only the device has some', ['a', 'b'], [], ['a', 'b']],
    ['only the account has some', [], ['a', 'b'], ['a', 'b']],
    ['new ones come first', ['x', 'y'], ['a', 'b'], ['x', 'y', 'a', 'b']],
    ['shared ones keep their place in the account', ['b', 'x'], ['a', 'b'], ['x', 'a', 'b']],
    ['duplicates are removed', ['x', 'x'], ['a', 'a'], ['x', 'a']],
  ])('%s', (_, onDevice, onAccount, merged) => {
    expect(mergeFavourites(onDevice, onAccount)).toEqual(merged)
  })

  test('keeps all favourites of the account, adds no duplicates and is idempotent', () => {
    fc.assert(
      fc.property(idLists, idLists, (onDevice, onAccount) => {
        const merged = mergeFavourites(onDevice, onAccount)
        expect(new Set(merged)).toEqual(new Set([...onDevice, ...onAccount]))
        expect(new Set(merged).size).toBe(merged.length)
        expect(mergeFavourites(onDevice, merged)).toEqual(merged)
      }),
    )
  })
})

test.each([
  [{ isSignedIn: false, favourites: 1, wasShown: false }, true],
  [{ isSignedIn: false, favourites: 0, wasShown: false }, false],
  [{ isSignedIn: false, favourites: 1, wasShown: true }, false],
  [{ isSignedIn: true, favourites: 1, wasShown: false }, false],
])('with %j the notice about favourites shows: %s', (facts, shows) => {
  expect(showsFavouriteNotice(facts)).toBe(shows)
})

describe('The changes of a favourite', () => {
  const today = '2026-11-23'
  const home = aHome({ status: 'forSale', price: moneyOf(3_895_000), showings: [] })
  const marked = markHome(home, 0)
  const change = (number: number, before: HomeChange, after: HomeChange): DatedChange => ({
    number,
    at: number * 1_000,
    isNew: false,
    before,
    after,
  })
  const changesOf = (now: Partial<typeof home>, mark: MarkedHome = marked, country: 'SE' | 'NO' = 'SE') =>
    favouriteChanges(mark, { ...home, ...now }, { country, today })

  test('are empty if nothing has changed', () => {
    expect(changesOf({})).toEqual([])
    expect(changesOf({}, { id: 'unseen', markedAt: 0 })).toEqual([])
  })

  test('include the current price and status', () => {
    expect(changesOf({ status: 'reserved', price: moneyOf(3_795_000) })).toEqual([
      { kind: 'status', before: 'forSale', now: 'reserved' },
      { kind: 'price', before: moneyOf(3_895_000), now: moneyOf(3_795_000) },
    ])
  })

  test('include sold once, which means booked in Norway', () => {
    expect(changesOf({ status: 'sold' })).toEqual([{ kind: 'sold' }])
    expect(changesOf({ status: 'booked' }, marked, 'NO')).toEqual([{ kind: 'sold' }])
    expect(changesOf({ status: 'sold' }, { ...marked, status: 'sold' })).toEqual([])
  })

  test('have a date, and are new until the user has seen them', () => {
    const down = change(4, { price: moneyOf(3_895_000) }, { price: moneyOf(3_795_000) })
    const priced = (seenTo: number) =>
      changesOf({ price: moneyOf(3_795_000) }, { ...marked, history: favouriteHistoryOf([down], seenTo) })
    expect(priced(3)).toMatchObject([{ since: { at: 4_000, isNew: true } }])
    expect(priced(4)).toMatchObject([{ since: { at: 4_000, isNew: false } }])
  })

  test('omit a change that was reverted', () => {
    const history = favouriteHistoryOf(
      [
        change(4, { price: moneyOf(3_895_000) }, { price: moneyOf(1) }),
        change(5, { price: moneyOf(1) }, { price: moneyOf(3_895_000) }),
      ],
      0,
    )
    expect(changesOf({}, { ...marked, history })).toEqual([])
  })

  test('include added viewings that are planned and still to come', () => {
    const [over, coming, calledOff] = ['2026-11-20T10:00:00Z', '2026-11-30T10:00:00Z', '2026-12-01T10:00:00Z']
    const history = favouriteHistoryOf(
      [change(4, {}, { showings: [over, coming, calledOff] }), change(5, {}, { showings: [over, coming] })],
      4,
    )
    expect(changesOf({ showings: [over, coming] }, { ...marked, history })).toEqual([
      { kind: 'showing', showings: [coming], since: { at: 5_000, isNew: true } },
    ])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeFavourites, showsFavouriteNotice, toggleFavourite } from './favourites.ts'

const idLists = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 8 })

describe('marking a home', () => {
  test('puts it first', () => {
    expect(toggleFavourite(['b', 'c'], 'a')).toEqual(['a', 'b', 'c'])
  })

  test('a second time takes the mark away and leaves the others in their order', () => {
    expect(toggleFavourite(['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
  })
})

describe('signing in with favourites on the device', () => {
  test.each([
    ['nothing anywhere', [], [], []],
    ['only the device has some', ['a', 'b'], [], ['a', 'b']],
    ['only the account has some', [], ['a', 'b'], ['a', 'b']],
    ['the new ones come first', ['x', 'y'], ['a', 'b'], ['x', 'y', 'a', 'b']],
    ['what both have stays where the account has it', ['b', 'x'], ['a', 'b'], ['x', 'a', 'b']],
    ['each stands once', ['x', 'x'], ['a', 'a'], ['x', 'a']],
  ])('%s', (_, onDevice, onAccount, merged) => {
    expect(mergeFavourites(onDevice, onAccount)).toEqual(merged)
  })

  test('loses nothing of the account, doubles nothing, and is the same when done again', () => {
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

import { describe, expect, test } from 'vitest'
import { moneyOf } from '../money/money.ts'
import { siteByKey } from '../sites/sites.ts'
import type { ExploredHome, ExplorerChoices } from './explorer-choices.ts'
import { answersChoices, noExplorerChoices } from './explorer-choices.ts'

const sweden = siteByKey('sweden')
const home: ExploredHome = {
  rooms: 3,
  area: 74,
  price: moneyOf(3_895_000),
  floor: 5,
  status: 'forSale',
  outdoorSpaces: [{ type: 'balcony', direction: 'southWest' }],
}

describe('A home in the explorer', () => {
  test.each<[Partial<ExplorerChoices>, Partial<ExploredHome>, boolean]>([
    [{}, {}, true],
    [{ floors: [5] }, {}, true],
    [{ floors: [4, 5] }, {}, true],
    [{ floors: [4] }, {}, false],
    [{ floors: [0] }, { floor: 0 }, true],
    [{ directions: ['southWest'] }, {}, true],
    [{ directions: ['west'] }, {}, false],
    [{ directions: ['west'] }, { outdoorSpaces: [] }, false],
    [{ directions: ['west'] }, { outdoorSpaces: [{ type: 'patio' }] }, false],
    [{ statuses: ['forSale', 'reserved'] }, {}, true],
    [{ statuses: ['sold'] }, {}, false],
    [{ minRooms: 4 }, {}, false],
    [{ maxPrice: 3_900_000 }, {}, true],
    // With the share of loans, like the home search.
    [{ maxPrice: 3_900_000 }, { totalPrice: moneyOf(4_100_000) }, false],
    // Rented: without a price.
    [{}, { price: moneyOf(0) }, true],
    [{ maxPrice: 3_900_000 }, { price: moneyOf(0) }, false],
  ])('%j and %j: %s', (choices, facts, isLit) => {
    const asked = { ...noExplorerChoices(sweden), ...choices }
    expect(answersChoices({ ...home, ...facts }, asked, sweden)).toBe(isLit)
  })

  test('without a floor is dimmed when a floor is chosen', () => {
    const { floor: _, ...house } = home
    expect(answersChoices(house, { ...noExplorerChoices(sweden), floors: [1] }, sweden)).toBe(false)
    expect(answersChoices(house, noExplorerChoices(sweden), sweden)).toBe(true)
  })
})

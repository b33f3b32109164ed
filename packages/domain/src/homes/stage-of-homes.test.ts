// A stage is derived from its homes only.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyOf } from '../money/money.ts'
import { aHome, aStage } from '../testing/homes.ts'
import { residenceStatuses } from './enumerations.ts'
import type { Home } from './home.ts'
import { homeSpans, stageOfHomes } from './stage-of-homes.ts'
import { searchedStatuses } from './statuses.ts'

const stage = (...homes: readonly Home[]) => stageOfHomes(aStage(), homes, 'SE')

describe('A stage of homes', () => {
  test('counts the homes for sale, and has their spans', () => {
    expect(
      stage(
        aHome({ rooms: 1, area: 32, price: moneyOf(2_000_000), inhabitDate: '2027-06-01' }),
        aHome({
          rooms: 4,
          area: 98,
          price: moneyOf(6_000_000),
          status: 'reserved',
          inhabitDate: '2027-05-03',
        }),
        aHome({ rooms: 6, area: 180, price: moneyOf(9_000_000), status: 'sold', inhabitDate: '2026-01-01' }),
      ),
    ).toMatchObject({
      homes: 2,
      minRooms: 1,
      maxRooms: 4,
      minArea: 32,
      maxArea: 98,
      minPrice: moneyOf(2_000_000),
      maxPrice: moneyOf(6_000_000),
      inhabitDate: '2027-05-03',
      inhabitDates: ['2027-05-03', '2027-06-01'],
    })
  })

  test('lists each kind, each day and each viewing once, in order', () => {
    const [early, late] = ['2026-12-01T16:00:00.000Z', '2026-12-05T11:00:00.000Z']
    expect(
      stage(
        aHome({ residenceType: 'townHouse', disposalForm: 'ownership', showings: [early, late] }),
        aHome({ residenceType: 'apartment', disposalForm: 'condominium', showings: [late] }),
        aHome({ residenceType: 'townHouse', disposalForm: 'condominium', showings: [] }),
      ),
    ).toMatchObject({
      residenceTypes: ['apartment', 'townHouse'],
      disposalForms: ['condominium', 'ownership'],
      showings: [early, late],
    })
  })

  test('has the spans of all its homes once none is for sale', () => {
    const sold = stage(aHome({ status: 'sold', rooms: 2 }), aHome({ status: 'sold', rooms: 5 }))
    expect(sold).toMatchObject({ homes: 0, status: 'soldOut', minRooms: 2, maxRooms: 5 })
  })

  test('has no facts of homes if it has none', () => {
    expect(stage()).toMatchObject({
      homes: 0,
      maxPrice: moneyOf(0),
      maxArea: 0,
      inhabitDate: '',
      inhabitDates: [],
    })
  })

  test('is never sold out while a home is for sale, and counts exactly those', () => {
    const anyStatuses = fc.array(fc.constantFrom(...residenceStatuses))
    fc.assert(
      fc.property(anyStatuses, (statuses) => {
        const { homes, status } = stage(...statuses.map((each) => aHome({ status: each })))
        const forSale = statuses.filter((each) => searchedStatuses.some((searched) => searched === each))
        expect(homes).toBe(forSale.length)
        if (homes > 0) expect(status).not.toBe('soldOut')
      }),
    )
  })
})

describe('The spans of homes', () => {
  test('leave out a price that is not set', () => {
    const spans = homeSpans([aHome({ price: moneyOf(0) }), aHome({ price: moneyOf(3_000_000) })])
    expect(spans).toMatchObject({ homes: 2, minPrice: moneyOf(3_000_000), maxPrice: moneyOf(3_000_000) })
    expect(homeSpans([aHome({ price: moneyOf(0) })])).toMatchObject({
      minPrice: moneyOf(0),
      maxPrice: moneyOf(0),
    })
  })

  test('include prices with the share of loans next to the sales prices, if any', () => {
    const finnish = aHome({ price: moneyOf(90_000), totalPrice: moneyOf(250_000) })
    expect(homeSpans([finnish])).toMatchObject({
      minPrice: moneyOf(90_000),
      minTotalPrice: moneyOf(250_000),
      maxTotalPrice: moneyOf(250_000),
    })
    expect(homeSpans([aHome()])).not.toHaveProperty('minTotalPrice')
  })
})

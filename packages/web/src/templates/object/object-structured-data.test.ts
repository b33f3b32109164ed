// The structured data of a home for search engines.

import type { HomeDetails } from '@husrum/domain'
import { moneyOf, siteByKey } from '@husrum/domain'
import { aHomeInDetail, aStage } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import { anObjectPage } from '../../testing/pages.ts'
import { objectStructuredData } from './object-structured-data.ts'

const origin = 'https://www.husrum.example'

const told = (facts: Partial<HomeDetails> = {}, key: 'sweden' | 'finland' = 'sweden') => {
  const page = anObjectPage({
    model: { home: aHomeInDetail(facts), stage: aStage(), similar: [] },
  })
  const [listing] = objectStructuredData(page, origin, siteByKey(key))
  return { listing }
}

describe('objectStructuredData', () => {
  it('describes an apartment by rooms, area in square metres, floor and price', () => {
    expect(told({ path: '/bostader/kajutan/12/' }).listing).toMatchObject({
      '@type': 'RealEstateListing',
      url: `${origin}/bostader/kajutan/12/`,
      mainEntity: {
        '@type': 'Apartment',
        numberOfRooms: 3,
        floorSize: { value: 74, unitCode: 'MTK' },
        floorLevel: '2',
      },
      offers: { price: 3_895_000, priceCurrency: 'SEK', availability: 'https://schema.org/InStock' },
    })
  })

  it('has the rent by the month, and no price for a rented home', () => {
    const offers = told({ price: moneyOf(0), monthlyFee: moneyOf(9_800), disposalForm: 'tenancy' }).listing
      ?.offers
    expect(offers).toMatchObject({
      priceSpecification: { price: 9_800, priceCurrency: 'SEK', unitCode: 'MON' },
    })
    expect(offers).not.toHaveProperty('price')
  })

  it.each([
    ['preSelling', 'PreSale'],
    ['sold', 'SoldOut'],
    ['booked', 'SoldOut'],
  ] as const)('maps a home with the status %s to %s', (status, availability) => {
    expect(told({ status }).listing).toMatchObject({
      offers: { availability: `https://schema.org/${availability}` },
    })
  })

  it('has the debt-free price if there is one', () => {
    expect(told({ price: moneyOf(98_000), totalPrice: moneyOf(268_000) }, 'finland').listing).toMatchObject({
      offers: { price: 268_000, priceCurrency: 'EUR' },
    })
  })

  it('describes a house as a house and a plot as a place without rooms', () => {
    expect(told({ residenceType: 'townHouse' }).listing).toMatchObject({ mainEntity: { '@type': 'House' } })
    const { listing } = told({ residenceType: 'plot' })
    expect(listing).toMatchObject({ mainEntity: { '@type': 'Place' } })
    expect(JSON.stringify(listing)).not.toContain('numberOfRooms')
  })
})

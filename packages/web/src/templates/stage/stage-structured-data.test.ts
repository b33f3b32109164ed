// What search engines are told about a stage.
import type { Stage } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { aStage } from '@husrum/domain/testing'
import { expect, it } from 'vitest'
import { aStagePage } from '../../testing/pages.ts'
import { stageStructuredData } from './stage-structured-data.ts'

const origin = 'https://www.husrum.example'

const told = (facts: Partial<Stage> = {}, publishedAt?: string) => {
  const page = aStagePage({
    model: {
      stage: aStage(facts),
      homeIds: ['a', 'b', 'c'],
      nearby: [],
      ...(publishedAt && { publishedAt }),
    },
  })
  return stageStructuredData(page, origin, siteByKey('sweden'))[0]
}

it('tells of a complex with so many homes, of which so many can be had, for prices between two', () => {
  expect(told({ homes: 2, path: '/bostader/x/y/kajutan/' }, '2026-08-01')).toMatchObject({
    '@type': 'RealEstateListing',
    url: `${origin}/bostader/x/y/kajutan/`,
    datePosted: '2026-08-01',
    mainEntity: {
      '@type': 'ApartmentComplex',
      name: 'Brf Kajutan',
      address: { addressLocality: 'Göteborg', addressCountry: 'SE' },
      numberOfAccommodationUnits: 3,
      numberOfAvailableAccommodationUnits: 2,
      tourBookingPage: `${origin}/bostader/x/y/kajutan/#viewings`,
      accommodationFloorPlan: { numberOfRooms: { minValue: 1, maxValue: 5 }, floorSize: { unitCode: 'MTK' } },
    },
    offers: { lowPrice: 2_195_000, highPrice: 7_495_000, offerCount: 2, priceCurrency: 'SEK' },
  })
})

it('offers nothing where everything is sold', () => {
  const listing = told({ homes: 0 })
  expect(listing).not.toHaveProperty('offers')
  expect(listing).not.toHaveProperty('datePosted')
  expect(listing?.mainEntity).not.toHaveProperty('tourBookingPage')
})

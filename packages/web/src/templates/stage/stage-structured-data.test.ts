// The structured data of a stage for search engines.
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
  const [listing] = stageStructuredData(page, origin, siteByKey('sweden'))
  // As the page has it, without undefined members.
  return JSON.parse(JSON.stringify(listing)) as NonNullable<typeof listing>
}

it('describes a complex with the number of homes, the number for sale, and the range of prices', () => {
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

it('has no offer if everything is sold', () => {
  const listing = told({ homes: 0 })
  expect(listing).not.toHaveProperty('offers')
  expect(listing).not.toHaveProperty('datePosted')
  expect(listing.mainEntity).not.toHaveProperty('tourBookingPage')
})

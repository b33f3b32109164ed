import type { PremisesFilters } from '@husrum/domain'
import { defaultPremisesFilters, siteByKey } from '@husrum/domain'
import { aPremises } from '@husrum/domain/testing'
import { expect, it } from 'vitest'
import { makeInMemoryCookieJar } from '../consent/in-memory-cookie-jar.ts'
import { makeInMemoryPremisesCatalogue } from './in-memory-premises-catalogue.ts'
import { makePremisesSearch } from './premises-search.ts'

const site = siteByKey('sweden')
const untouched = defaultPremisesFilters(site)

const aSearch = () =>
  makePremisesSearch({
    premises: makeInMemoryPremisesCatalogue({ premises: [aPremises()] }),
    cookies: makeInMemoryCookieJar(),
    site,
  })

it('finds the premises of its site', async () => {
  const [found] = await aSearch().find(untouched)
  expect(found?.name).toBe('Kajen 4')
})

it('stores the visitor’s filters for the next visit', async () => {
  const search = aSearch()
  const chosen: PremisesFilters = {
    tags: ['vastra-gotalands-lan/goteborg', 'skane-lan'],
    types: ['office', 'shop'],
    minArea: 40,
    maxArea: 120,
    sort: 'area:asc',
  }
  await search.remember(chosen)
  expect(await search.remembered()).toEqual(chosen)
  // Clearing the filters does not delete the stored ones.
  await search.remember(untouched)
  expect(await search.remembered()).toEqual(chosen)
})

it('returns undefined for a visitor without stored filters', async () => {
  expect(await aSearch().remembered()).toBeUndefined()
})

// Addresses of premises on a site. The server's tests tell the rest (server/src/premises/routes.test.ts).
import { defaultPremisesFilters, premisesRequest, siteByKey, wholeUnitsOf } from '@husrum/domain'
import { aPremises } from '@husrum/domain/testing'
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { expect, it } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpPremisesCatalogue } from './http-premises-catalogue.ts'

it('premises have addresses of the site that shows them', async () => {
  const english = siteByKey('sweden-english')
  const { price, tags, images, ...premises } = aPremises()
  const { call } = makeFakeBackend({
    searchPremises: () => ({
      status: 200,
      body: {
        hits: [{ ...premises, tags: [...tags], images: [...images], price: price && wholeUnitsOf(price) }],
        estimatedTotalHits: 1,
      },
    }),
  })
  const catalogue = makeHttpPremisesCatalogue({ client: makeDirectClient({ call }), site: english })
  const [found] = await catalogue.find(premisesRequest(defaultPremisesFilters(english), english))
  expect(found?.path).toBe('/en/premises/kajen-4/')
})

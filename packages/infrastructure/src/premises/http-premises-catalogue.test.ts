// Premises over HTTP and by direct calls.
import { defaultPremisesFilters, premisesRequest, siteByKey } from '@husrum/domain'
import { aPremises } from '@husrum/domain/testing'
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describePremisesCatalogue, premisesEndpoints } from '@husrum/testkit/premises-suite'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpPremisesCatalogue } from './http-premises-catalogue.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const site = siteByKey('sweden')

describePremisesCatalogue('Premises over HTTP', (given) => {
  network.use(...makeFakeBackend(premisesEndpoints(given), { origin: baseUrl }).handlers)
  return makeHttpPremisesCatalogue({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }), site })
})

describePremisesCatalogue('Premises by direct calls', (given) =>
  makeHttpPremisesCatalogue({ client: makeDirectClient(makeFakeBackend(premisesEndpoints(given))), site }),
)

it('premises have addresses of the site that shows them', async () => {
  const english = siteByKey('sweden-english')
  const backend = makeFakeBackend(premisesEndpoints({ premises: [aPremises()] }))
  const catalogue = makeHttpPremisesCatalogue({ client: makeDirectClient(backend), site: english })
  const [found] = await catalogue.find(premisesRequest(defaultPremisesFilters(english), english))
  expect(found?.path).toBe('/en/premises/kajen-4/')
})

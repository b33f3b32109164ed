// Visits over HTTP and by direct calls.
import { siteByKey } from '@husrum/domain'
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describeVisits, visitEndpoints } from '@husrum/testkit/visits-suite'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpVisits } from './http-visits.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const site = siteByKey('sweden')

describeVisits('Visits over HTTP', (given) => {
  network.use(...makeFakeBackend(visitEndpoints(given), { origin: baseUrl }).handlers)
  return makeHttpVisits({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }), site })
})

describeVisits('Visits by direct calls', (given) =>
  makeHttpVisits({ client: makeDirectClient(makeFakeBackend(visitEndpoints(given))), site }),
)

// Saved searches over HTTP and by direct calls.
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describeSavedSearches, savedSearchEndpoints } from '@husrum/testkit/saved-searches-suite'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpSavedSearches } from './http-saved-searches.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describeSavedSearches('Saved searches over HTTP', (given) => {
  network.use(...makeFakeBackend(savedSearchEndpoints(given), { origin: baseUrl }).handlers)
  return makeHttpSavedSearches({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }) })
})

describeSavedSearches('Saved searches by direct calls', (given) =>
  makeHttpSavedSearches({ client: makeDirectClient(makeFakeBackend(savedSearchEndpoints(given))) }),
)

// Showings over HTTP.
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describeShowings, showingEndpoints } from '@husrum/testkit/showings-suite'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpShowings } from './http-showings.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describeShowings('Showings over HTTP', (given) => {
  network.use(...makeFakeBackend(showingEndpoints(given), { origin: baseUrl }).handlers)
  return makeHttpShowings({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }) })
})

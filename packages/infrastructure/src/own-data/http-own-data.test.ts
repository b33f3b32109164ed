// One's own data over HTTP and by direct calls.
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describeOwnData, ownDataEndpoints } from '@husrum/testkit/own-data-suite'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpOwnData } from './http-own-data.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describeOwnData('One’s own data over HTTP', (given) => {
  network.use(...makeFakeBackend(ownDataEndpoints(given), { origin: baseUrl }).handlers)
  return makeHttpOwnData({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }) })
})

describeOwnData('One’s own data by direct calls', (given) =>
  makeHttpOwnData({ client: makeDirectClient(makeFakeBackend(ownDataEndpoints(given))) }),
)

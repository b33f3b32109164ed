// Errands over HTTP and by direct calls, which only read.
import { describeErrands, describeErrandsRead, errandEndpoints } from '@husrum/testkit/errands-suite'
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpErrands } from './http-errands.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describeErrands('Errands over HTTP', (given) => {
  network.use(...makeFakeBackend(errandEndpoints(given), { origin: baseUrl }).handlers)
  return makeHttpErrands({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }) })
})

describeErrandsRead('Errands by direct calls', (given) =>
  makeHttpErrands({ client: makeDirectClient(makeFakeBackend(errandEndpoints(given))) }),
)

// Residences over HTTP and by direct calls.
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describeResidences, residenceEndpoints } from '@husrum/testkit/residences-suite'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpResidences } from './http-residences.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describeResidences('Residences over HTTP', (given) => {
  network.use(...makeFakeBackend(residenceEndpoints(given), { origin: baseUrl }).handlers)
  return makeHttpResidences({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }) })
})

describeResidences('Residences by direct calls', (given) =>
  makeHttpResidences({ client: makeDirectClient(makeFakeBackend(residenceEndpoints(given))) }),
)

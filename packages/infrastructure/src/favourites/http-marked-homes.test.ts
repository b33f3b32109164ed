// Marked homes over HTTP and by direct calls.
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describeMarkedHomes, markedHomesEndpoints } from '@husrum/testkit/marked-homes-suite'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpMarkedHomes } from './http-marked-homes.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describeMarkedHomes('Marked homes over HTTP', (given) => {
  network.use(...makeFakeBackend(markedHomesEndpoints(given), { origin: baseUrl }).handlers)
  return makeHttpMarkedHomes({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }) })
})

describeMarkedHomes('Marked homes by direct calls', (given) =>
  makeHttpMarkedHomes({ client: makeDirectClient(makeFakeBackend(markedHomesEndpoints(given))) }),
)

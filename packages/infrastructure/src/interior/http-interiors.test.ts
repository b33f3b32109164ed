import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describeInteriors, interiorEndpoints } from '@husrum/testkit/interiors-suite'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpInteriors } from './http-interiors.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describeInteriors('Interiors in memory', (kept) => kept)

describeInteriors('Interiors over HTTP', (kept) => {
  network.use(...makeFakeBackend(interiorEndpoints(kept), { origin: baseUrl }).handlers)
  return makeHttpInteriors({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }) })
})

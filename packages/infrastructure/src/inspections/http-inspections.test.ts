import { makeInMemoryInspections } from '@husrum/application/testing'
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describeInspections, inspectionEndpoints } from '@husrum/testkit/inspections-suite'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpInspections } from './http-inspections.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describeInspections('Inspections in memory', makeInMemoryInspections)

describeInspections('Inspections over HTTP', (given) => {
  network.use(...makeFakeBackend(inspectionEndpoints(given), { origin: baseUrl }).handlers)
  return makeHttpInspections({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }) })
})

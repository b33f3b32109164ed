// Explorer data over HTTP and by direct calls.

import { describeExplorerSource, explorerEndpoints } from '@husrum/testkit/explorer-suite'
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpExplorerSource } from './http-explorer-source.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describeExplorerSource('Explorer data over HTTP', (given) => {
  network.use(...makeFakeBackend(explorerEndpoints(given), { origin: baseUrl }).handlers)
  return makeHttpExplorerSource({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }) })
})

describeExplorerSource('Explorer data by direct calls', (given) =>
  makeHttpExplorerSource({ client: makeDirectClient(makeFakeBackend(explorerEndpoints(given))) }),
)

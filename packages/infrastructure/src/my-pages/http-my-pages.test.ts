// My Pages over HTTP and by direct calls.
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describeMyPages, myPagesEndpoints } from '@husrum/testkit/my-pages-suite'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpMyPages } from './http-my-pages.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describeMyPages('My Pages over HTTP', (given) => {
  network.use(...makeFakeBackend(myPagesEndpoints(given), { origin: baseUrl }).handlers)
  return makeHttpMyPages({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }) })
})

describeMyPages('My Pages by direct calls', (given) =>
  makeHttpMyPages({ client: makeDirectClient(makeFakeBackend(myPagesEndpoints(given))) }),
)

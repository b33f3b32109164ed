// News over HTTP and by direct calls.
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describeNews, newsEndpoints } from '@husrum/testkit/news-suite'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpNews } from './http-news.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describeNews('News over HTTP', (given) => {
  network.use(...makeFakeBackend(newsEndpoints(given), { origin: baseUrl }).handlers)
  return makeHttpNews({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }) })
})

describeNews('News by direct calls', (given) =>
  makeHttpNews({ client: makeDirectClient(makeFakeBackend(newsEndpoints(given))) }),
)

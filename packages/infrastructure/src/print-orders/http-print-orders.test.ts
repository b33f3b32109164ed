// Printed material over HTTP and by direct calls.
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describePrintOrders, printOrderEndpoints } from '@husrum/testkit/print-orders-suite'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpPrintOrders } from './http-print-orders.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describePrintOrders('Printed material over HTTP', (given) => {
  network.use(...makeFakeBackend(printOrderEndpoints(given), { origin: baseUrl }).handlers)
  return makeHttpPrintOrders({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }) })
})

describePrintOrders('Printed material by direct calls', (given) =>
  makeHttpPrintOrders({ client: makeDirectClient(makeFakeBackend(printOrderEndpoints(given))) }),
)

// Bookings over HTTP and by direct calls, which only read.
import { bookingEndpoints, describeBookings, describeBookingsRead } from '@husrum/testkit/bookings-suite'
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpBookings } from './http-bookings.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describeBookings('Bookings over HTTP', (given) => {
  network.use(...makeFakeBackend(bookingEndpoints(given), { origin: baseUrl }).handlers)
  return makeHttpBookings({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }) })
})

describeBookingsRead('Bookings by direct calls', (given) =>
  makeHttpBookings({ client: makeDirectClient(makeFakeBackend(bookingEndpoints(given))) }),
)

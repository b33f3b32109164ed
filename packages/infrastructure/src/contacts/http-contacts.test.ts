// Contacts over HTTP and by direct calls.
import { contactEndpoints, describeContacts } from '@husrum/testkit/contacts-suite'
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpContacts } from './http-contacts.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

describeContacts('Contacts over HTTP', (given) => {
  network.use(...makeFakeBackend(contactEndpoints(given), { origin: baseUrl }).handlers)
  return makeHttpContacts({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }) })
})

describeContacts('Contacts by direct calls', (given) =>
  makeHttpContacts({ client: makeDirectClient(makeFakeBackend(contactEndpoints(given))) }),
)

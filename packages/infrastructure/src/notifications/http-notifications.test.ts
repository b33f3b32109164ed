// Notifications over HTTP and by direct calls.
import { siteByKey } from '@husrum/domain'
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { describeNotifications, notificationEndpoints } from '@husrum/testkit/notifications-suite'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpClient } from '../http/http-client.ts'
import { makeHttpNotifications } from './http-notifications.ts'

const baseUrl = 'http://backend.test'
const network = setupServer()
beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const site = siteByKey('norway')

describeNotifications('Notifications over HTTP', (given) => {
  network.use(...makeFakeBackend(notificationEndpoints(given), { origin: baseUrl }).handlers)
  return makeHttpNotifications({ client: makeHttpClient({ baseUrl, fetch: globalThis.fetch }), site })
})

describeNotifications('Notifications by direct calls', (given) =>
  makeHttpNotifications({ client: makeDirectClient(makeFakeBackend(notificationEndpoints(given))), site }),
)

it('notifications are requested for the site', async () => {
  const asked: string[] = []
  const { call } = makeFakeBackend({
    getNotifications: ({ siteKey }) => {
      asked.push(siteKey)
      return { status: 200, body: [] }
    },
  })
  await makeHttpNotifications({ client: makeDirectClient({ call }), site }).list()
  expect(asked).toEqual(['norway'])
})

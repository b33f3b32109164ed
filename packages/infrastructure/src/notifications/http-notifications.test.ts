// Notifications of a site. The server's tests tell the rest (server/src/notifications/routes.test.ts).
import { siteByKey } from '@husrum/domain'
import { makeFakeBackend } from '@husrum/testkit/fake-backend'
import { expect, it } from 'vitest'
import { makeDirectClient } from '../http/direct-client.ts'
import { makeHttpNotifications } from './http-notifications.ts'

const site = siteByKey('norway')

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

// Notifications: private to their owner, on their site, until they are paused.
import type { SiteKey } from '@husrum/domain'
import { pausedUntil, siteByKey } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import { makeHttpNotifications } from '@husrum/infrastructure'
import { makeAppClient } from '@husrum/testkit/app-client'
import { describeNotifications } from '@husrum/testkit/notifications-suite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SessionsForTests } from '../../testing/sessions.ts'
import { addAccount, openTestSessions } from '../../testing/sessions.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { callerOf, findNoCaller } from '../sessions/know-caller.ts'
import { makeStoredNotifications } from './postgres-notifications.ts'
import { notificationRoutes } from './routes.ts'

let house: SessionsForTests
let bea: string
beforeAll(async () => {
  house = await openTestSessions()
  bea = await addAccount(house.database, 'bea@example.com')
})
beforeEach(async () => {
  await house.database.db.deleteFrom('notifications').execute()
})
afterAll(() => house.database.close())

const add = async (
  accountId: string,
  type: 'VipPayment' | 'DocumentSigning' | 'Case',
  { brand = 'main' as 'main' | 'senior', createdAt = '2026-03-01T08:00:00.000Z' } = {},
): Promise<string> => {
  const { id } = await house.database.db
    .insertInto('notifications')
    .values({ account_id: accountId, brand, type, created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const consenting = aUser({
  consents: [
    { site: 'main', accepted: true },
    { site: 'senior', accepted: true },
  ],
})

const signedInAs =
  (accountId: string): FindCaller =>
  async (_, site) => {
    const session = { sessionId: 's', tokenId: 't', accountId, hasIdentity: true, beganAt: 0, expiresAt: 0 }
    return callerOf(session, site, { user: async () => consenting })
  }

const appFor = (findCaller: FindCaller) => {
  const { database, clock } = house
  const notifications = makeStoredNotifications(database.db, { now: clock.now })
  return makeTestApp({
    backend: { findCaller, routes: [(hono) => notificationRoutes(hono, { notifications })] },
  }).app
}
const appOf = (accountId: string) => appFor(signedInAs(accountId))

describeNotifications('The server', async ({ notifications = [], isSignedIn = true, failure }) => {
  const { accountId, database } = house
  for (const { id, notificationType: type, createdOn, about, link } of notifications)
    await database.db
      .insertInto('notifications')
      .values({
        id,
        account_id: accountId,
        brand: 'main',
        type,
        created_at: new Date(createdOn).toISOString(),
        about: about ?? null,
        link: link ?? null,
      })
      .execute()
  const findCaller = failure
    ? () => Promise.reject(failure)
    : isSignedIn
      ? signedInAs(accountId)
      : findNoCaller
  return makeHttpNotifications({ client: makeAppClient(appFor(findCaller)), site: siteByKey('sweden') })
})

const list = async (accountId: string, key: SiteKey = 'sweden', host = siteByKey(key).hosts.development) => {
  const response = await appOf(accountId).request(`/services/notifications/${key}`, { headers: { host } })
  return { status: response.status, body: (await response.json()) as { id: string; name: string }[] }
}

const pause = (accountId: string, id: string, method = 'POST') =>
  appOf(accountId).request(
    method === 'POST' ? `/services/notifications/${id}/pause` : `/services/notifications/pause/${id}`,
    { method },
  )

describe('The notifications of a person', () => {
  it('belong to them on the site’s brand, the latest first, under the names of PLAT-87', async () => {
    const { accountId: anna } = house
    const document = await add(anna, 'DocumentSigning', { createdAt: '2026-02-01T08:00:00.000Z' })
    const payment = await add(anna, 'VipPayment')
    await add(anna, 'Case', { brand: 'senior' })
    await add(bea, 'Case')
    expect((await list(anna)).body).toEqual([
      {
        id: payment,
        notificationType: 'VipPayment',
        name: 'approval',
        createdOn: Date.UTC(2026, 2, 1, 8),
        isRead: false,
      },
      {
        id: document,
        notificationType: 'DocumentSigning',
        name: 'awaiting_signature',
        createdOn: Date.UTC(2026, 1, 1, 8),
        isRead: false,
      },
    ])
    expect((await list(anna, 'senior')).body).toHaveLength(1)
  })

  it('are listed on the requested site only', async () => {
    expect((await list(house.accountId, 'senior', 'localhost')).status).toBe(404)
    expect((await list(house.accountId, 'nowhere' as SiteKey, 'localhost')).status).toBe(400)
  })
})

describe('Pausing a notification', () => {
  it('hides it for seven days, by either call', async () => {
    for (const method of ['POST', 'GET']) {
      const id = await add(house.accountId, 'Case')
      const response = await pause(house.accountId, id, method)
      expect(response.headers.get('cache-control')).toBe('no-store')
      const until = pausedUntil(house.clock.now())
      expect(await response.json()).toEqual({ id, pausedUntil: until })
      expect((await list(house.accountId)).body).toEqual([])
      house.clock.pass(until - house.clock.now())
      expect((await list(house.accountId)).body).toHaveLength(1)
      await house.database.db.deleteFrom('notifications').execute()
    }
  })

  it('is possible for its owner: for all others it does not exist', async () => {
    const id = await add(house.accountId, 'Case')
    expect((await pause(bea, id)).status).toBe(404)
    expect((await pause(bea, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
    expect((await pause(bea, 'not-an-id')).status).toBe(400)
    expect((await list(house.accountId)).body).toHaveLength(1)
  })
})

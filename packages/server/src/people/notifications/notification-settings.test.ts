// Opt-outs are respected, and letters are in the language of the settings.
import { notificationSettingsFormPath } from '@husrum/contract'
import { siteByKey } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { languageOfReader } from '../../platform/mail/language-of-reader.ts'
import type { SessionsForTests } from '../../testing/sessions.ts'
import { openTestSessions } from '../../testing/sessions.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { setMailLanguage } from '../accounts/set-account-facts.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { callerOf, findNoCaller } from '../sessions/know-caller.ts'
import { addNotification } from './add-notification.ts'
import { makeNotificationSettings } from './notification-settings.ts'
import { notificationSettingsRoutes } from './notification-settings-routes.ts'
import { isWanted, wantedBy } from './opt-outs.ts'

let house: SessionsForTests
beforeAll(async () => {
  house = await openTestSessions()
})
beforeEach(async () => {
  await house.database.db.deleteFrom('telling_stops').execute()
  await house.database.db.deleteFrom('notifications').execute()
})
afterAll(() => house.database.close())

const site = siteByKey('sweden')

const findThem: FindCaller = async (_, at) => {
  const session = {
    sessionId: 's',
    tokenId: 't',
    accountId: house.accountId,
    hasIdentity: true,
    beganAt: 0,
    expiresAt: 0,
  }
  return callerOf(session, at, { user: async () => aUser() })
}
const appFor = (findCaller: FindCaller) =>
  makeTestApp({
    backend: {
      findCaller,
      routes: [
        (hono) =>
          notificationSettingsRoutes(hono, {
            settings: makeNotificationSettings(house.database.db, setMailLanguage),
          }),
      ],
    },
  }).app

const ownPage = { 'sec-fetch-site': 'same-origin', host: 'localhost' }
const change = (body: object, app = appFor(findThem)) =>
  app.request('/services/account_service/notification_settings', {
    method: 'PATCH',
    headers: { ...ownPage, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const send = (fields: Record<string, string>, findCaller = findThem) =>
  appFor(findCaller).request(notificationSettingsFormPath, {
    method: 'POST',
    headers: { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

describe('A user who opts out of news by e-mail', () => {
  it('gets none, and all other e-mails as before', async () => {
    const { db } = house.database
    await change({ language: null, stops: [{ kind: 'news', channel: 'mail' }] })
    expect(await isWanted(db, house.accountId, 'news')).toBe(false)
    expect(await isWanted(db, house.accountId, 'news', 'bell')).toBe(true)
    expect(await isWanted(db, house.accountId, 'showing')).toBe(true)
    expect(await wantedBy(db, [house.accountId], 'news', 'mail')).toEqual([])
    expect(await wantedBy(db, [house.accountId], 'news', 'bell')).toEqual([house.accountId])
  })

  it('cannot opt out of e-mails that an agreement requires', async () => {
    const response = await change({ language: null, stops: [{ kind: 'dates', channel: 'mail' }] })
    expect(response.status).toBe(400)
    expect(await isWanted(house.database.db, house.accountId, 'dates')).toBe(true)
  })

  it('opts in again by saving new settings', async () => {
    await change({ language: null, stops: [{ kind: 'news', channel: 'mail' }] })
    await change({ language: null, stops: [] })
    expect(await isWanted(house.database.db, house.accountId, 'news')).toBe(true)
  })
})

describe('The form without script', () => {
  it('opts out of what is not ticked, and confirms it on the page', async () => {
    const response = await send({ language: 'en', 'mail:news': 'on' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      '/mina-sidor/mina-installningar/?settings=saved#own-notifications',
    )
    const { language, stops } = await makeNotificationSettings(house.database.db, setMailLanguage).of(
      house.accountId,
    )
    expect(language).toBe('en')
    expect(stops).toContainEqual({ kind: 'news', channel: 'bell' })
    expect(stops).not.toContainEqual({ kind: 'news', channel: 'mail' })
  })

  it('redirects a visitor who is not signed in to the sign-in page', async () => {
    const response = await send({}, findNoCaller)
    expect(response.headers.get('location')).toContain('/logga-in/')
  })
})

describe('An in-app notification', () => {
  const ring = (id?: string) =>
    addNotification(house.database.db, {
      accountId: house.accountId,
      site,
      type: 'News',
      kind: 'news',
      about: 'Brf Kajutan',
      now: house.clock.now(),
      ...(id !== undefined && { id }),
    })
  const bells = () => house.database.db.selectFrom('notifications').selectAll().execute()

  it('is not created after an opt-out', async () => {
    await change({ language: null, stops: [{ kind: 'news', channel: 'bell' }] })
    await ring()
    expect(await bells()).toEqual([])
  })

  it('becomes unread again for the same subject, without a duplicate', async () => {
    const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
    await ring(id)
    await house.database.db.updateTable('notifications').set({ read_at: new Date().toISOString() }).execute()
    await ring(id)
    expect(await bells()).toMatchObject([{ id, read_at: null, about: 'Brf Kajutan' }])
  })
})

describe('An e-mail', () => {
  it('is in the language of the account, and in the site’s for all others', async () => {
    const { db } = house.database
    await change({ language: 'fi', stops: [] })
    const { email } = await db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', house.accountId)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('accounts')
      .set({ email_confirmed_at: new Date().toISOString() })
      .where('id', '=', house.accountId)
      .execute()
    expect(await languageOfReader(db, { to: email, site })).toBe('fi')
    expect(await languageOfReader(db, { to: 'somebody@elsewhere.example', site })).toBe('sv')
    await db
      .updateTable('accounts')
      .set({ email_confirmed_at: null })
      .where('id', '=', house.accountId)
      .execute()
    expect(await languageOfReader(db, { to: email, site }), 'whose address is not confirmed').toBe('sv')
  })
})

// Favourites and hidden homes: private to their owner, without duplicates, merged at sign-in, and deleted with the account.
import { markFormPath } from '@husrum/contract'
import type { FavouriteHistory, HomeChange } from '@husrum/domain'
import { maxMarkedHomes, moneyOf } from '@husrum/domain'
import { aHome, aUser } from '@husrum/domain/testing'
import { makeHttpMarkedHomes } from '@husrum/infrastructure'
import { makeAppClient } from '@husrum/testkit/app-client'
import { describeMarkedHomes } from '@husrum/testkit/marked-homes-suite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SessionsForTests } from '../../testing/sessions.ts'
import { addAccount, openTestSessions } from '../../testing/sessions.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { callerOf, findNoCaller } from '../sessions/know-caller.ts'
import { favouritesModule } from './index.ts'
import { makeStoredMarkedHomes } from './postgres-marked-homes.ts'

let house: SessionsForTests
let bea: string
beforeAll(async () => {
  house = await openTestSessions()
  bea = await addAccount(house.database, 'bea@example.com')
})
beforeEach(async () => {
  await house.database.db.deleteFrom('marked_homes').execute()
})
afterAll(() => house.database.close())

const consenting = aUser({ consents: [{ site: 'main', accepted: true }] })
const signedInAs =
  (accountId: string): FindCaller =>
  async (_, site) => {
    const session = { sessionId: 's', tokenId: 't', accountId, hasIdentity: true, beganAt: 0, expiresAt: 0 }
    return callerOf(session, site, { user: async () => consenting })
  }

const anyHome = ['home-1', 'home-2', 'home-3']
const appFor = (findCaller: FindCaller, homes: readonly string[] = anyHome) => {
  const residences = {
    homesByIds: async (siteId: number, ids: readonly string[]) =>
      siteId === 1 ? ids.filter((id) => homes.includes(id)).map((id) => aHome({ id })) : [],
  }
  const { routes } = favouritesModule({ db: house.database.db, now: house.clock.now }, { residences })
  return makeTestApp({ backend: { findCaller, routes: routes ? [routes] : [] } }).app
}

describeMarkedHomes(
  'The server',
  async ({ homes, favourite = [], hidden = [], isSignedIn = true, failure }) => {
    const { accountId, database } = house
    const stored = makeStoredMarkedHomes(database.db, house.clock.now)
    await stored.add({ accountId, mark: 'favourite', siteId: 1 }, favourite)
    await stored.add({ accountId, mark: 'hidden', siteId: 1 }, hidden)
    const findCaller = failure
      ? () => Promise.reject(failure)
      : isSignedIn
        ? signedInAs(accountId)
        : findNoCaller
    return makeHttpMarkedHomes({ client: makeAppClient(appFor(findCaller, homes)) })
  },
)

const base = '/services/account_service'

describe('A favourite', () => {
  it('is listed with its price and status at the time it was marked, and is private to its owner', async () => {
    const mine = appFor(signedInAs(house.accountId))
    const theirs = appFor(signedInAs(bea))
    expect((await mine.request(`${base}/favorites/home-1`, { method: 'PUT' })).status).toBe(204)
    const told = { objectId: 'home-1', markedAt: house.clock.now(), price: 3_895_000, status: 'forSale' }
    expect(await (await mine.request(`${base}/favorites/home-1`)).json()).toEqual(told)
    expect(await (await mine.request(`${base}/favorites`)).json()).toEqual({ homes: [told], newsTo: 0 })
    expect((await theirs.request(`${base}/favorites/home-1`)).status).toBe(404)
    await theirs.request(`${base}/favorites/home-1`, { method: 'DELETE' })
    expect(await (await mine.request(`${base}/favorites`)).json()).toEqual({ homes: [told], newsTo: 0 })
    expect(await (await mine.request(`${base}/hidden_homes`)).json()).toEqual({ homes: [] })
  })

  it.each([
    ['unknown-home', 404],
    ['..%2Fhome', 400],
    ['%F0%9F%8F%A0', 400],
    ['a'.repeat(65), 400],
  ])('cannot be %s', async (id, status) => {
    const app = appFor(signedInAs(house.accountId))
    expect((await app.request(`${base}/favorites/${id}`, { method: 'PUT' })).status).toBe(status)
    expect((await app.request(`${base}/favorites/${id}`)).status).toBe(status)
  })

  it('is limited to as many as one query takes; a merge with more adds the latest', async () => {
    const app = appFor(signedInAs(house.accountId))
    const favorites = Array.from({ length: maxMarkedHomes }, (_, at) => ({
      objectId: `old-${at}`,
      markedAt: maxMarkedHomes - at,
    }))
    const merge = (body: object) =>
      app.request(`${base}/favorites/merge`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await merge({ favorites, hidden: [] })).status).toBe(204)
    expect((await app.request(`${base}/favorites/home-1`, { method: 'PUT' })).status).toBe(400)
    expect((await merge({ favorites: [{ objectId: 'more', markedAt: 1 }], hidden: [] })).status).toBe(204)
    expect(
      (await merge({ favorites: [...favorites, { objectId: 'x', markedAt: 1 }], hidden: [] })).status,
    ).toBe(400)
    expect((await merge({ favorites: [{ objectId: 'x', markedAt: 'now' }], hidden: [] })).status).toBe(400)
  })

  it('is deleted with its account', async () => {
    const leaving = await addAccount(house.database, 'leaving@example.com')
    await appFor(signedInAs(leaving)).request(`${base}/favorites/home-1`, { method: 'PUT' })
    await house.database.db.deleteFrom('accounts').where('id', '=', leaving).execute()
    expect(await house.database.db.selectFrom('marked_homes').selectAll().execute()).toEqual([])
  })
})

describe('The form without script', () => {
  const submit = (app: ReturnType<typeof appFor>, fields: Record<string, string>) =>
    app.request(`${base}/form/mark`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields).toString(),
    })
  const fields = { objectId: 'home-1', mark: 'favourite', marked: 'true' }

  it('adds and removes a favourite, and redirects to the page of favourites', async () => {
    const app = appFor(signedInAs(house.accountId))
    const answer = await submit(app, fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/favoriter/'])
    expect((await app.request(`${base}/favorites/home-1`)).status).toBe(200)
    await submit(app, { ...fields, marked: 'false' })
    expect((await app.request(`${base}/favorites/home-1`)).status).toBe(404)
  })

  it('redirects a visitor who is not signed in to the sign-in page', async () => {
    const answer = await submit(appFor(findNoCaller), fields)
    expect(answer.headers.get('location')).toBe('/logga-in/?referrer=%2Ffavoriter%2F')
  })

  it('rejects an unknown home or an unknown mark', async () => {
    const app = appFor(signedInAs(house.accountId))
    expect((await submit(app, { ...fields, objectId: 'unknown-id' })).status).toBe(404)
    expect((await submit(app, { ...fields, mark: 'eaten' })).status).toBe(400)
  })
})

describe('A change of a favourite', () => {
  const minute = 60_000
  const change = async (before: HomeChange, after: HomeChange, at = house.clock.now()) => {
    await house.database.db
      .insertInto('home_changes')
      .values({
        home_id: 'home-1',
        site_id: 1,
        changed_at: new Date(at).toISOString(),
        changed_by: 'staff',
        before: JSON.stringify(before),
        after: JSON.stringify(after),
      } as never)
      .execute()
  }
  const price = (was: number, is: number) => [{ price: moneyOf(was) }, { price: moneyOf(is) }] as const
  const app = () => appFor(signedInAs(house.accountId))
  const list = async () =>
    (await (await app().request(`${base}/favorites`)).json()) as {
      homes: readonly { history?: FavouriteHistory }[]
      newsTo: number
      newsSince?: number
    }
  const history = async () => (await list()).homes[0]?.history
  const see = async (newsTo: number) =>
    (
      await app().request(`${base}/favorites/seen`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ newsTo }),
      })
    ).status
  beforeEach(async () => {
    await house.database.db.deleteFrom('seen_lists').execute()
    await app().request(`${base}/favorites/home-1`, { method: 'PUT' })
  })

  it('is listed with its day, and earlier changes are not listed', async () => {
    await change(...price(4_000_000, 3_895_000), house.clock.now() - minute)
    expect(await history()).toBeUndefined()
    await change(...price(3_895_000, 3_795_000), house.clock.now() + minute)
    expect(await history()).toEqual({ price: { at: house.clock.now() + minute, isNew: true } })
  })

  it('is new in the visit that shows it, and not in the next one', async () => {
    await change({ status: 'forSale' }, { status: 'reserved' })
    const { newsTo } = await list()
    expect(await see(newsTo)).toBe(204)
    expect((await history())?.status?.isNew).toBe(true)
    const looked = house.clock.now()
    house.clock.pass(31 * minute)
    expect((await history())?.status?.isNew).toBe(false)
    expect((await list()).newsSince).toBe(looked)
    await change({ showings: [] }, { showings: ['2030-01-01T10:00:00Z'] })
    expect(await history()).toMatchObject({
      status: { isNew: false },
      showing: { isNew: true, added: ['2030-01-01T10:00:00Z'] },
    })
  })

  it('is marked as seen by a button without script', async () => {
    await change(...price(3_895_000, 3_695_000))
    const { newsTo } = await list()
    const response = await app().request(markFormPath, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: `newsTo=${newsTo}`,
    })
    expect(response.headers.get('location')).toBe('/favoriter/')
    expect((await history())?.price?.isNew).toBe(false)
  })
})

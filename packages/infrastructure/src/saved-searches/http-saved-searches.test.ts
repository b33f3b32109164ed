// Saved searches over HTTP, on the real server.
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { moneyOf } from '@husrum/domain'
import type { SavedSearchesForTests } from '@husrum/server/testing'
import { openSavedSearchesForTests } from '@husrum/server/testing'
import { makeAppClient } from '@husrum/testkit/app-client'
import { seededWorld } from '@husrum/testkit/seeded-world'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeHttpSavedSearches } from './http-saved-searches.ts'

let house: SavedSearchesForTests
let anna: string
beforeAll(async () => {
  house = await openSavedSearchesForTests({ world: seededWorld({ seed: 11, homes: 100 }) })
  anna = await house.addPerson('anna@example.com')
})
afterAll(() => house.close())
beforeEach(() => house.signIn(anna))

const searchesOf = (isDown = false) =>
  makeHttpSavedSearches({ client: makeAppClient(house.app, { token: 'anna', isDown }) })
const save = (name: string, address: string) =>
  house.call('POST', '/services/account_service/saved_searches', { name, address, rhythm: 'daily' })

it('Saved searches are listed, the latest first, with their news until those are seen', async () => {
  await save('Äldre', '/sok-bostad/?minRooms=3')
  house.clock.pass(1_000)
  await save('Alla', '/sok-bostad/')
  await house.tell()
  const before = await searchesOf().list()
  expect(before.searches.map(({ name }) => name)).toEqual(['Alla', 'Äldre'])
  const home = house.found().find(({ status, price }) => status === 'forSale' && price > 0)
  if (!home) throw new Error('There is no home')
  const lower = moneyOf(1_000_000)
  await house.change(home, { price: lower })
  await house.tell()
  const { searches, newsTo } = await searchesOf().list()
  expect(searches[0]).toMatchObject({
    name: 'Alla',
    rhythm: 'daily',
    createdOn: house.clock.now(),
    homes: house.found().length,
    news: {
      homes: 1,
      price: 1,
      latest: [
        { home: { id: home.id, path: home.path }, isNew: false, price: { before: home.price, now: lower } },
      ],
    },
  })
  await searchesOf().see(newsTo)
  // News stay new for this visit, which ends after half an hour.
  house.clock.pass(31 * 60_000)
  expect((await searchesOf().list()).searches[0]?.news.homes).toBe(0)
})

it('The input of a form that was submitted without JavaScript is returned in this browser', async () => {
  const cookies = new Map<string, string>()
  const { cookie } = await house.submit('/services/search_alerts/form/start', {
    email: 'anna at example',
    rhythm: 'daily',
    search: '/sok-bostad/',
  })
  for (const pair of cookie.split('; ')) cookies.set(...(pair.split('=') as [string, string]))
  const searches = makeHttpSavedSearches({ client: makeAppClient(house.app, { cookies }) })
  expect(await searches.typed()).toMatchObject({ email: 'anna at example' })
  expect(await searchesOf().typed()).toEqual({})
})

it('Saved searches reject if the caller is not signed in, or the service is unavailable', async () => {
  house.signOut()
  await expect(searchesOf().list()).rejects.toBeInstanceOf(SessionExpired)
  const away = searchesOf(true)
  await expect(away.list()).rejects.toBeInstanceOf(ServiceUnavailable)
  await expect(away.see(1)).rejects.toBeInstanceOf(ServiceUnavailable)
  await expect(away.typed()).rejects.toBeInstanceOf(ServiceUnavailable)
})

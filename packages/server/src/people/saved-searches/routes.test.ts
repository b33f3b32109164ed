// Saved searches in accounts: only the owner's, on the present site.
import { alertKinds, moneyOf } from '@husrum/domain'
import { seededWorld } from '@husrum/testkit/seeded-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SavedSearchesForTests } from '../../testing/saved-searches.ts'
import { openSavedSearchesForTests } from '../../testing/saved-searches.ts'
import { sweepSavedSearches } from './sweep-saved-searches.ts'

const path = '/services/account_service/saved_searches'
const form = '/services/search_alerts/form'
const kept = { name: 'Treor', address: '/sok-bostad/?minRooms=3', rhythm: 'daily' }

interface News {
  readonly homes: number
  readonly price: number
  readonly status: number
  readonly latest: readonly { readonly objectId: string; readonly price?: { readonly before: number } }[]
}

interface Saved {
  readonly news: News
  readonly id: string
  readonly name: string
  readonly address: string
  readonly kinds: readonly string[]
  readonly homes: number
}

let house: SavedSearchesForTests
let anna: string
let bea: string
beforeAll(async () => {
  house = await openSavedSearchesForTests({ world: seededWorld({ seed: 11, homes: 300 }) })
  anna = await house.addPerson('anna@example.com')
  bea = await house.addPerson('bea@example.com')
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.db.deleteFrom('saved_searches').execute()
  house.signIn(anna)
})

const save = async (facts: object = {}): Promise<Saved> =>
  (await house.call('POST', path, { ...kept, ...facts })).body as Saved
const list = async () =>
  ((await house.call('GET', path)).body as { savedSearches: readonly Saved[] }).savedSearches

describe('A saved search', () => {
  it('is listed with its present hits, without the position in the list', async () => {
    const { id } = await save({ address: '/sok-bostad/?minRooms=3&items=300&utm=x' })
    const homes = house.found().filter(({ rooms }) => rooms >= 3).length
    expect(await list()).toEqual([
      {
        id,
        ...kept,
        kinds: [...alertKinds],
        isPaused: false,
        createdOn: house.clock.now(),
        homes,
        places: [],
        news: { homes: 0, newHome: 0, price: 0, status: 0, showing: 0, latest: [] },
      },
    ])
  })

  it('is stored once: saving it again renames it', async () => {
    const first = await save()
    expect((await save({ name: 'Andra namnet' })).id).toBe(first.id)
    expect((await list()).map(({ name }) => name)).toEqual(['Andra namnet'])
  })

  it('reports the kinds of news that were selected last, at least one', async () => {
    const { id } = await save({ kinds: ['showing', 'price'] })
    expect((await list()).map(({ kinds }) => kinds)).toEqual([['price', 'showing']])
    await house.call('PATCH', `${path}/${id}`, { kinds: ['newHome'] })
    expect((await list()).map(({ kinds }) => kinds)).toEqual([['newHome']])
    expect((await house.call('PATCH', `${path}/${id}`, { kinds: [] })).status).toBe(400)
    expect((await house.call('PATCH', `${path}/${id}`, { kinds: ['gossip'] })).status).toBe(400)
  })

  it('is private to its owner: reading, changing and deleting', async () => {
    const { id } = await save()
    house.signIn(bea)
    expect(await list()).toEqual([])
    expect((await house.call('PATCH', `${path}/${id}`, { name: 'Bea' })).status).toBe(404)
    expect((await house.call('DELETE', `${path}/${id}`)).status).toBe(404)
    expect((await house.submit(`${form}/remove`, { id })).location?.searchParams.get('error')).toBe('unknown')
    house.signIn(anna)
    expect((await list()).map(({ name }) => name)).toEqual(['Treor'])
  })

  it('belongs to its site', async () => {
    const { id } = await save()
    const { status } = await house.send(`${path}/${id}`, { method: 'DELETE', site: 'cooperative' })
    expect(status).toBe(404)
  })

  it('is changed only in the fields that are sent', async () => {
    const { id } = await save()
    const { body } = await house.call('PATCH', `${path}/${id}`, { rhythm: 'weekly', isPaused: true })
    expect(body).toMatchObject({ name: 'Treor', rhythm: 'weekly', isPaused: true })
  })

  it('can be restored for an hour after its deletion', async () => {
    const { id } = await save()
    expect((await house.call('DELETE', `${path}/${id}`)).status).toBe(204)
    expect((await house.call('DELETE', `${path}/${id}`)).status).toBe(404)
    expect(await list()).toEqual([])
    await sweepSavedSearches(house.db, house.clock.now() + 3_599_000)
    expect((await house.call('PATCH', `${path}/${id}`, { isRemoved: false })).status).toBe(200)
    expect((await list()).map(({ id }) => id)).toEqual([id])
    await house.call('DELETE', `${path}/${id}`)
    await sweepSavedSearches(house.db, house.clock.now() + 3_601_000)
    expect((await house.call('PATCH', `${path}/${id}`, { isRemoved: false })).status).toBe(404)
  })

  it('is deleted with the account', async () => {
    const { body } = { body: await save() }
    const carl = await house.addPerson('carl@example.com')
    house.signIn(carl)
    await save()
    await house.db.deleteFrom('accounts').where('id', '=', carl).execute()
    const left = await house.db.selectFrom('saved_searches').select('id').execute()
    expect(left).toEqual([{ id: body.id }])
  })

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'a'.repeat(51) }, 'name'],
    [{ name: 'www.example.com' }, 'name'],
    [{ address: '/mina-sidor/' }, 'address'],
    [{ address: 'https://evil.example/sok-bostad/' }, 'address'],
    [{ rhythm: 'hourly' }, 'rhythm'],
  ])('is rejected with %j', async (facts, field) => {
    const { status, body } = await house.call('POST', path, { ...kept, ...facts })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalidRequest', errors: [{ field }] })
  })

  it('is limited to fifty', async () => {
    for (let rooms = 0; rooms < 50; rooms += 1)
      expect(
        (await house.call('POST', path, { ...kept, address: `/sok-bostad/?minArea=${rooms + 1}` })).status,
      ).toBe(200)
    expect((await house.call('POST', path, kept)).status).toBe(400)
    expect((await house.call('POST', path, { ...kept, address: '/sok-bostad/?minArea=7' })).status).toBe(200)
  })

  it('requires sign-in', async () => {
    house.signOut()
    expect((await house.call('GET', path)).status).toBe(401)
    const { status, location } = await house.submit(`${form}/save`, {
      name: 'x',
      rhythm: 'daily',
      search: '/sok-bostad/',
    })
    expect([status, location?.pathname]).toEqual([303, '/logga-in/'])
  })
})

describe('Without script', () => {
  it('a search is saved, renamed, paused, deleted and restored by forms', async () => {
    const saved = await house.submit(`${form}/save`, {
      name: 'Treor',
      rhythm: 'daily',
      search: '/sok-bostad/?minRooms=3',
    })
    expect([saved.location?.pathname, saved.location?.searchParams.get('done')]).toEqual([
      '/mina-sidor/sparade-sokningar/',
      'saved',
    ])
    const id = saved.location?.searchParams.get('id') ?? ''
    const steps = [
      ['change', { name: 'Större', rhythm: 'atOnce' }, 'changed'],
      ['change', { paused: 'true' }, 'paused'],
      ['change', { paused: 'false' }, 'resumed'],
      ['remove', {}, 'removed'],
      ['restore', {}, 'restored'],
    ] as const
    for (const [step, fields, done] of steps) {
      const { location } = await house.submit(`${form}/${step}`, { id, ...fields })
      expect(location?.searchParams.get('done')).toBe(done)
    }
    expect(await list()).toMatchObject([{ id, name: 'Större', rhythm: 'atOnce', isPaused: false }])
  })

  it('an invalid name is shown again in the form of that search', async () => {
    const { id } = await save()
    const { location, cookie } = await house.submit(`${form}/change`, { id, name: 'a@b', rhythm: 'daily' })
    expect(location?.pathname).toBe('/mina-sidor/sparade-sokningar/')
    expect([...(location?.searchParams.getAll('field') ?? []), location?.searchParams.get('id')]).toEqual([
      'name:invalidInput',
      id,
    ])
    expect((await house.send('/services/search_alerts/typed', { headers: { cookie } })).body).toMatchObject({
      fields: { name: 'a@b' },
    })
  })

  it('another site cannot submit a form in the visitor’s browser', async () => {
    const { id } = await save()
    const { status } = await house.send(`${form}/remove`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: `id=${id}`,
    })
    expect(status).toBe(403)
    expect(await list()).toHaveLength(1)
  })
})

describe('E-mails about a search of an account', () => {
  const news = () => house.mailsTo('anna@example.com')
  const priced = (at: number) =>
    house.found().filter(({ status, disposalForm }) => status === 'forSale' && disposalForm !== 'tenancy')[
      at
    ] ?? expect.fail()

  it('contain its name, are sent to the address of the account, and can be paused by one click', async () => {
    await save({ name: 'Alla hem', address: '/sok-bostad/', rhythm: 'atOnce' })
    await house.change(priced(0), { price: moneyOf(1_000_000) })
    await house.tell()
    expect(news()[0]?.subject).toBe('Nytt hos Husrum: Alla hem')
    const token = house.linkTo('anna@example.com', 'purpose=stop').searchParams.get('token') ?? ''
    house.signOut()
    await house.submit(`${form}/stop`, { token })
    house.signIn(anna)
    expect(await list()).toMatchObject([{ name: 'Alla hem', isPaused: true }])
    house.clock.pass(3_600_000)
    await house.change(priced(1), { price: moneyOf(1_000_000) })
    await house.tell()
    expect(news()).toHaveLength(1)
  })

  it('do not report later what happened in a pause', async () => {
    const { id } = await save({ address: '/sok-bostad/', rhythm: 'atOnce' })
    const before = news().length
    await house.call('PATCH', `${path}/${id}`, { isPaused: true })
    await house.change(priced(2), { price: moneyOf(1_000_000) })
    await house.call('PATCH', `${path}/${id}`, { isPaused: false })
    await house.tell()
    expect(news()).toHaveLength(before)
    await house.change(priced(3), { price: moneyOf(1_000_000) })
    await house.tell()
    expect(news()).toHaveLength(before + 1)
  })
})

describe('News of a search', () => {
  const minute = 60_000
  const homes = () =>
    house.found().filter(({ status, disposalForm }) => status === 'forSale' && disposalForm !== 'tenancy')
  const homeAt = (at: number) => homes()[at] ?? expect.fail('No more homes')
  const page = async () => (await house.call('GET', path)).body as { newsTo: number; newsSince?: number }
  const news = async () => (await list())[0]?.news ?? expect.fail('No search')
  const look = async () => {
    const { newsTo } = await page()
    expect((await house.call('POST', `${path}/seen`, { newsTo })).status).toBe(204)
  }
  const comeBackLater = () => house.clock.pass(31 * minute)
  beforeEach(async () => {
    await house.db.deleteFrom('seen_lists').execute()
    await house.tell()
    await save({ address: '/sok-bostad/', rhythm: 'daily' })
  })

  it('is shown on the page as in the e-mail, before it and after it', async () => {
    await house.change(homeAt(10), { price: moneyOf(1_010_000) })
    await house.change(homeAt(11), { status: 'reserved', price: moneyOf(1_020_000) })
    await house.tell()
    const told = { homes: 2, newHome: 0, price: 2, status: 1, showing: 0 }
    expect(await news()).toMatchObject(told)
    expect((await news()).latest.map(({ objectId }) => objectId)).toEqual([homeAt(11).id, homeAt(10).id])
    house.clock.pass(24 * 60 * minute)
    await house.tell()
    expect(house.mailsTo('anna@example.com')[0]?.text.match(/Nytt pris/g)).toHaveLength(2)
    expect(await news()).toMatchObject(told)
  })

  it('is new in the visit that shows it, and not in the next one', async () => {
    await house.change(homeAt(12), { price: moneyOf(1_030_000) })
    await house.tell()
    await look()
    expect(await news()).toMatchObject({ homes: 1 })
    house.clock.pass(20 * minute)
    await look()
    house.clock.pass(20 * minute)
    expect(await news()).toMatchObject({ homes: 1 })
    const lastLook = house.clock.now() - 20 * minute
    comeBackLater()
    expect(await news()).toMatchObject({ homes: 0, latest: [] })
    expect((await page()).newsSince).toBe(lastLook)
  })

  it('is new if it happened after the page was rendered, seen or not', async () => {
    await house.change(homeAt(13), { price: moneyOf(1_040_000) })
    await house.tell()
    const { newsTo } = await page()
    await house.change(homeAt(14), { price: moneyOf(1_050_000) })
    await house.tell()
    await house.call('POST', `${path}/seen`, { newsTo })
    comeBackLater()
    expect((await news()).latest.map(({ objectId }) => objectId)).toEqual([homeAt(14).id])
    // Limited to existing changes.
    await house.call('POST', `${path}/seen`, { newsTo: newsTo + 1_000_000 })
    await house.change(homeAt(15), { price: moneyOf(1_060_000) })
    await house.tell()
    comeBackLater()
    expect(await news()).toMatchObject({ homes: 1 })
  })

  it('is shown while e-mails are paused, and no e-mail reports it later', async () => {
    const [{ id } = expect.fail()] = await list()
    await house.call('PATCH', `${path}/${id}`, { isPaused: true })
    await house.change(homeAt(16), { price: moneyOf(1_070_000) })
    await house.tell()
    expect(await news()).toMatchObject({ homes: 1, price: 1 })
    const before = house.mailsTo('anna@example.com').length
    await house.call('PATCH', `${path}/${id}`, { isPaused: false })
    house.clock.pass(48 * 60 * minute)
    await house.tell()
    expect(house.mailsTo('anna@example.com')).toHaveLength(before)
  })

  it('is private: another person’s visit changes nothing', async () => {
    await house.change(homeAt(17), { price: moneyOf(1_080_000) })
    await house.tell()
    const { newsTo } = await page()
    house.signIn(bea)
    await house.call('POST', `${path}/seen`, { newsTo })
    comeBackLater()
    house.signIn(anna)
    expect(await news()).toMatchObject({ homes: 1 })
  })

  it('is marked as seen by a button without script', async () => {
    await house.change(homeAt(18), { price: moneyOf(1_090_000) })
    await house.tell()
    const { newsTo } = await page()
    const { location } = await house.submit(`${form}/see`, { newsTo: String(newsTo) })
    expect(location?.searchParams.get('done')).toBe('seen')
    expect(await news()).toMatchObject({ homes: 0 })
  })

  it('is deleted after a month', async () => {
    await house.change(homeAt(19), { price: moneyOf(1_100_000) })
    await house.tell()
    await house.db.updateTable('saved_search_hits').set({ told: true }).execute()
    await sweepSavedSearches(house.db, Date.now() + 29 * 24 * 60 * minute)
    expect(await news()).toMatchObject({ homes: 1 })
    await sweepSavedSearches(house.db, Date.now() + 31 * 24 * 60 * minute)
    expect(await news()).toMatchObject({ homes: 0 })
  })
})

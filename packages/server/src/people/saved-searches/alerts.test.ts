// E-mails of saved searches: started by an address alone, sent when due, stopped by one click.
import { moneyOf } from '@husrum/domain'
import { seededWorld } from '@husrum/testkit/seeded-world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertWorld } from '../../catalogue/search/insert-world.ts'
import type { SavedSearchesForTests } from '../../testing/saved-searches.ts'
import { openSavedSearchesForTests } from '../../testing/saved-searches.ts'
import { sweepSavedSearches } from './sweep-saved-searches.ts'

const hour = 3_600_000
const form = '/services/search_alerts/form'

let house: SavedSearchesForTests
beforeAll(async () => {
  house = await openSavedSearchesForTests({ world: seededWorld({ seed: 11, homes: 300 }) })
})
afterAll(() => house.close())
beforeEach(async () => {
  house.signOut()
  await house.db.deleteFrom('saved_searches').execute()
  await house.tell()
})

let people = 0
const anAddress = (): string => {
  people += 1
  return `person-${people}@example.com`
}

const subjectsTo = (email: string) => house.mailsTo(email).map(({ subject }) => subject)
const newsTo = (email: string) => house.mailsTo(email).filter(({ unsubscribe }) => unsubscribe !== undefined)

/** Saves a search without an account, and confirms it. */
const follow = async ({
  search = '/sok-bostad/',
  rhythm = 'atOnce',
  email = anAddress(),
  kinds = undefined as string | undefined,
} = {}) => {
  await house.submit(`${form}/start`, { email, rhythm, search, ...(kinds !== undefined && { kinds }) })
  const token = house.linkTo(email, 'token=').searchParams.get('token') ?? ''
  const { location } = await house.submit(`${form}/confirm`, { token })
  expect(location?.href).toContain('confirmed')
  return email
}

/** A home that is for sale now; each test has its own. */
let used = 0
const aHome = () => {
  used += 1
  return (
    house.found().filter(({ status, disposalForm }) => status === 'forSale' && disposalForm !== 'tenancy')[
      used
    ] ?? expect.fail('No more homes')
  )
}

describe('A subscriber without an account', () => {
  it('gets a confirmation e-mail first, and nothing before it is confirmed', async () => {
    const email = anAddress()
    const { status, location, cookie } = await house.submit(`${form}/start`, {
      email,
      rhythm: 'atOnce',
      search: '/sok-bostad/?minRooms=3&items=90',
    })
    expect([status, location?.pathname, location?.searchParams.get('done')]).toEqual([
      303,
      '/bevakning/',
      'started',
    ])
    expect(location?.href).not.toContain('person')
    expect(cookie).not.toContain('person')
    expect(subjectsTo(email)).toEqual(['Bekräfta din bevakning hos Husrum'])
    expect(house.mailsTo(email)[0]?.text.replaceAll('\u00a0', ' ')).toContain('från 3 rok')
    await house.change(aHome(), { price: moneyOf(1_000_000) })
    await house.tell()
    expect(newsTo(email)).toEqual([])
  })

  it('confirms by a button and not by opening the link; a second click changes nothing', async () => {
    const email = anAddress()
    await house.submit(`${form}/start`, { email, rhythm: 'daily', search: '/sok-bostad/' })
    const link = house.linkTo(email, 'token=')
    expect([link.pathname, link.searchParams.get('purpose')]).toEqual(['/bevakning/', 'confirm'])
    const confirmed = () =>
      house.db.selectFrom('saved_searches').select('confirmed_at').executeTakeFirstOrThrow()
    await house.send(link.pathname + link.search)
    expect((await confirmed()).confirmed_at).toBeNull()
    const token = link.searchParams.get('token') ?? ''
    for (let press = 0; press < 2; press += 1)
      expect((await house.submit(`${form}/confirm`, { token })).location?.searchParams.get('done')).toBe(
        'confirmed',
      )
    expect((await confirmed()).confirmed_at).not.toBeNull()
  })

  it('gets errors about the typed values, which are in no address', async () => {
    const { status, location, cookie } = await house.submit(`${form}/start`, {
      email: 'anna at example',
      rhythm: 'daily',
      search: '/sok-bostad/?minRooms=3',
    })
    expect([status, location?.pathname]).toEqual([303, '/bevakning/'])
    expect(location?.searchParams.get('error')).toBe('invalid')
    expect(location?.searchParams.get('search')).toBe('/sok-bostad/?minRooms=3')
    expect(location?.searchParams.getAll('field')).toEqual([expect.stringMatching(/^email:/)])
    expect(location?.href).not.toContain('anna')
    const typed = await house.send('/services/search_alerts/typed', { headers: { cookie } })
    expect(typed.body).toEqual({ fields: { email: 'anna at example', rhythm: 'daily' } })
  })

  it('follows the same search once, with the latest frequency', async () => {
    const email = await follow({ rhythm: 'weekly' })
    await follow({ rhythm: 'atOnce', email })
    const kept = await house.db.selectFrom('saved_searches').select(['rhythm']).execute()
    expect(kept).toEqual([{ rhythm: 'atOnce' }])
  })

  it('cannot flood another person with e-mails', async () => {
    const email = anAddress()
    for (let turn = 0; turn < 5; turn += 1) {
      const { location } = await house.submit(`${form}/start`, {
        email,
        rhythm: 'daily',
        search: '/sok-bostad/',
      })
      expect(location?.searchParams.get('done')).toBe('started')
    }
    expect(house.mailsTo(email)).toHaveLength(3)
  })

  it('can follow in English, where there is no sign-in', async () => {
    const email = anAddress()
    const english = { email, rhythm: 'daily', search: '/en/find-a-home/?minRooms=2', site: 'sweden-english' }
    const { location } = await house.submit(`${form}/start`, english)
    expect([location?.pathname, location?.searchParams.get('done')]).toEqual(['/en/home-alert/', 'started'])
    expect(subjectsTo(email)).toEqual(['Confirm your home alert from Husrum'])
    expect(house.linkTo(email, 'token=').pathname).toBe('/en/home-alert/')
    // A site of another host cannot be named here.
    const norwegian = { ...english, search: '/finn-din-bolig/', site: 'norway' }
    const refused = await house.submit(`${form}/start`, norwegian)
    expect([refused.location?.pathname, refused.location?.searchParams.get('error')]).toEqual([
      '/bevakning/',
      'invalid',
    ])
  })

  it('is deleted without a confirmation', async () => {
    await house.submit(`${form}/start`, { email: anAddress(), rhythm: 'daily', search: '/sok-bostad/' })
    const count = async () => (await house.db.selectFrom('saved_searches').select('id').execute()).length
    await sweepSavedSearches(house.db, house.clock.now() + 47 * hour)
    expect(await count()).toBe(1)
    await sweepSavedSearches(house.db, house.clock.now() + 49 * hour)
    expect(await count()).toBe(0)
  })
})

describe('An e-mail', () => {
  it('reports a price at once, with a link to the home and to the search', async () => {
    const email = await follow()
    const home = aHome()
    await house.change(home, { price: moneyOf(1_234_000) })
    await house.tell()
    const [mail, ...others] = newsTo(email)
    expect(others).toEqual([])
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Nytt pris: 1 234 000 kr')
    expect(house.linkTo(email, home.path).host).toBe('localhost')
    expect(house.linkTo(email, '/sok-bostad/').pathname).toBe('/sok-bostad/')
    await house.tell()
    expect(newsTo(email)).toHaveLength(1)
  })

  it('reports only what matches the search', async () => {
    const home = aHome()
    const [cheap, dear] = [
      await follow({ search: '/sok-bostad/?maxPrice=1500000' }),
      await follow({ search: '/sok-bostad/?minPrice=9000000' }),
    ]
    await house.change(home, { price: moneyOf(1_400_000) })
    await house.tell()
    expect([newsTo(cheap).length, newsTo(dear).length]).toEqual([1, 0])
    expect(newsTo(cheap)[0]?.text).toContain(`Ny · ${home.name}`)
  })

  it('of the day is sent at eight, and contains everything together', async () => {
    const email = await follow({ rhythm: 'daily' })
    const [one, other] = [aHome(), aHome()]
    await house.change(one, { price: moneyOf(1_111_000) })
    await house.tell()
    await house.change(other, { status: 'reserved' })
    await house.tell()
    expect(newsTo(email)).toEqual([])
    // Seven in the morning UTC, eight in Sweden.
    house.clock.pass(19 * hour - 1)
    await house.tell()
    expect(newsTo(email)).toEqual([])
    house.clock.pass(1)
    await house.tell()
    expect(newsTo(email)).toHaveLength(1)
    expect(newsTo(email)[0]?.text).toContain('Reserverad, tidigare till salu')
    house.clock.pass(48 * hour)
    await house.tell()
    expect(newsTo(email)).toHaveLength(1)
  })

  it('is not sent if everything has changed back by then', async () => {
    const email = await follow({ rhythm: 'daily' })
    const home = aHome()
    await house.change(home, { price: moneyOf(1_111_000) })
    await house.tell()
    await house.change(home, { price: home.price })
    await house.tell()
    house.clock.pass(24 * hour)
    await house.tell()
    expect(newsTo(email)).toEqual([])
  })

  it('reports homes of a new catalogue; one that is sold by then is left out', async () => {
    const email = await follow({ rhythm: 'daily' })
    const template = aHome()
    const newcomer = (id: string) => ({
      ...template,
      id,
      name: `Nykomling ${id}`,
      path: `${template.path.replace(/[^/]+\/$/, '')}${id}/`,
    })
    await insertWorld(house.db, {
      ...house.world,
      homes: [...house.world.homes, newcomer('n1'), newcomer('n2')],
    })
    await house.residences.refresh()
    await house.tell()
    await house.change({ id: 'n2' }, { status: 'sold' })
    await house.tell()
    house.clock.pass(24 * hour)
    await house.tell()
    const [mail] = newsTo(email)
    expect(mail?.text).toContain('Ny · Nykomling n1')
    expect(mail?.text).not.toContain('Nykomling n2')
  })

  it('is not sent to a subscriber who started after the change', async () => {
    await house.change(aHome(), { price: moneyOf(1_000_000) })
    const email = await follow()
    await house.tell()
    expect(newsTo(email)).toEqual([])
  })

  it('lists ten homes, and the number of further ones', async () => {
    const email = await follow()
    for (let at = 0; at < 12; at += 1) await house.change(aHome(), { price: moneyOf(2_000_000 + at * 1_000) })
    await house.tell()
    expect(newsTo(email)[0]?.text.match(/Nytt pris/g)).toHaveLength(10)
    expect(newsTo(email)[0]?.text).toContain('2 bostäder till har nyheter')
  })

  it('reports only the selected kinds of news', async () => {
    const [home, prices, viewings] = [
      aHome(),
      await follow({ kinds: 'price' }),
      await follow({ kinds: 'showing' }),
    ]
    const showing = new Date(house.clock.now() + 72 * hour).toISOString()
    await house.change(home, { price: moneyOf(2_345_000) })
    await house.tell()
    expect([newsTo(prices).length, newsTo(viewings).length]).toEqual([1, 0])
    await house.change(home, { showings: [showing] })
    await house.tell()
    expect([newsTo(prices).length, newsTo(viewings).length]).toEqual([1, 1])
    // Changes of other kinds are not reported along with it.
    expect(newsTo(viewings)[0]?.text).not.toContain('Nytt pris')
  })

  it('requires at least one kind, and only known ones', async () => {
    const wrong = async (kinds: string) => {
      const { location } = await house.submit(`${form}/start`, {
        email: anAddress(),
        rhythm: 'daily',
        search: '/sok-bostad/',
        kinds,
      })
      return location?.searchParams.getAll('field')
    }
    expect(await wrong('')).toEqual(['kinds:required'])
    expect(await wrong('gossip')).toEqual(['kinds:unknownValue'])
  })
})

describe('E-mails stop', () => {
  const told = async () => {
    const email = await follow()
    await house.change(aHome(), { price: moneyOf(1_300_000 + used) })
    await house.tell()
    const link = house.linkTo(email, 'purpose=stop')
    return {
      email,
      link,
      token: link.searchParams.get('token') ?? '',
      unsubscribe: new URL(newsTo(email)[0]?.unsubscribe ?? ''),
    }
  }
  const isKept = async (email: string) =>
    (await house.db.selectFrom('saved_searches').select('id').where('email', '=', email).execute()).length ===
    1

  it('by one click on the linked page; opening it changes nothing', async () => {
    const { email, link, token } = await told()
    await house.send(link.pathname + link.search)
    expect(await isKept(email)).toBe(true)
    const { location } = await house.submit(`${form}/stop`, { token })
    expect([location?.pathname, location?.searchParams.get('done')]).toEqual(['/bevakning/', 'stopped'])
    expect(await isKept(email)).toBe(false)
    await house.change(aHome(), { price: moneyOf(1_200_000) })
    await house.tell()
    expect(newsTo(email)).toHaveLength(1)
  })

  it('by one click in the mail program, without origin and cookies', async () => {
    const { email, unsubscribe } = await told()
    const path = unsubscribe.pathname + unsubscribe.search
    const look = await house.send(path)
    expect([look.status, look.location?.pathname]).toEqual([303, '/bevakning/'])
    expect(await isKept(email)).toBe(true)
    const { status } = await house.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(status).toBe(204)
    expect(await isKept(email)).toBe(false)
  })

  it.each(['', 'x', 'å', '../../../etc', 'a'.repeat(500)])(
    'with a neutral page for the unknown link %j',
    async (token) => {
      for (const purpose of ['stop', 'confirm']) {
        const { status, location } = await house.submit(`${form}/${purpose}`, { token })
        expect([status, location?.pathname, location?.searchParams.get('error')]).toEqual([
          303,
          '/bevakning/',
          'unknown',
        ])
      }
      const query = new URLSearchParams({ token })
      expect(
        (await house.send(`/services/search_alerts/unsubscribe?${query}`, { method: 'POST' })).status,
      ).toBe(204)
      expect((await house.send(`/services/search_alerts/unsubscribe?${query}`)).status).toBe(303)
    },
  )

  it('with the same neutral page for a used link', async () => {
    const { token } = await told()
    await house.submit(`${form}/stop`, { token })
    expect((await house.submit(`${form}/stop`, { token })).location?.searchParams.get('error')).toBe(
      'unknown',
    )
  })

  it('by a link that cannot confirm a subscription', async () => {
    const { email, token } = await told()
    expect((await house.submit(`${form}/confirm`, { token })).location?.searchParams.get('error')).toBe(
      'unknown',
    )
    expect(await isKept(email)).toBe(true)
  })

  it('and no secret is stored in the database', async () => {
    const { token } = await told()
    const { rows } = await house.db
      .selectFrom('saved_search_links')
      .selectAll()
      .execute()
      .then((rows) => ({ rows }))
    expect(rows.length).toBeGreaterThan(0)
    expect(
      JSON.stringify(
        rows.map(({ secret_hash, ...row }) => ({ ...row, hash: Buffer.from(secret_hash).toString() })),
      ),
    ).not.toContain(token)
  })
})

// News: its audience reads it and is notified according to its settings, and it is hidden from all others.
import { newsFormPath } from '@husrum/contract'
import { siteByKey } from '@husrum/domain'
import { makeHttpNews } from '@husrum/infrastructure'
import { makeAppClient } from '@husrum/testkit/app-client'
import { describeNews } from '@husrum/testkit/news-suite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { optOutOf } from '../../people/notifications/opt-outs.ts'
import type { FindCaller } from '../../people/sessions/know-caller.ts'
import { findNoCaller } from '../../people/sessions/know-caller.ts'
import { findKeysOf, makeIntegrationKeys } from '../../platform/integration-keys/integration-keys.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import type { WordsForTests } from '../../testing/words.ts'
import { openWords } from '../../testing/words.ts'
import { makeNewsDesk } from './news-desk.ts'
import { makeStoredNews } from './postgres-news.ts'
import type { NewsFor, PublishNews } from './publish-news.ts'
import { makePublishNews } from './publish-news.ts'
import { newsRoutes } from './routes.ts'
import { newsStaffRoutes } from './staff-routes.ts'

const sweden = siteByKey('sweden')
const norway = siteByKey('norway')

let house: Awaited<ReturnType<typeof openWords>> & WordsForTests
let publishNews: PublishNews
const people: Record<'anna' | 'bea' | 'cleo', string> = { anna: '', bea: '', cleo: '' }
let association: string
beforeAll(async () => {
  house = await openWords()
  const { database, jobs, mails, clock } = house
  publishNews = makePublishNews({
    db: database.db,
    jobs,
    mails,
    environment: 'production',
    now: clock.now,
  })
  people.anna = await house.person('anna.words@example.com')
  people.bea = await house.person('bea@example.com')
  people.cleo = await house.person('cleo@example.com')
  association = await house.association('Brf Lotsen', [people.bea])
}, 60_000)
beforeEach(async () => {
  const { db } = house.database
  for (const table of ['news_items', 'notifications', 'residences', 'telling_stops'] as const)
    await db.deleteFrom(table).execute()
})
afterAll(() => house.close())

const publish = (to: NewsFor, title = 'Hissen går igen', facts = {}) =>
  publishNews(
    {
      ...to,
      site: sweden,
      language: 'sv',
      title,
      preamble: 'Reservdelen kom i morse.',
      body: 'Hissen är **igång**. <script>alert(1)</script>',
      ...facts,
    },
    'https://www.husrum.example',
  )

const appFor = (findCaller: FindCaller) =>
  makeTestApp({
    backend: {
      findCaller,
      routes: [
        (hono) => newsRoutes(hono, { news: makeStoredNews(house.database.db, { now: house.clock.now }) }),
      ],
    },
  }).app

const ask = async (
  accountId: string,
  path = '',
  {
    associationId,
    host = 'localhost',
    method = 'GET',
  }: { associationId?: string; host?: string; method?: string } = {},
) => {
  const response = await appFor(house.as(accountId, associationId)).request(`/services/news${path}`, {
    method,
    headers: { host, 'sec-fetch-site': 'same-origin' },
  })
  const body = response.status === 204 ? undefined : await response.json()
  return {
    status: response.status,
    body: body as never as Record<string, unknown> & { items: { title: string }[] },
  }
}
const titlesOf = async (...given: Parameters<typeof ask>) =>
  (await ask(...given)).body.items.map(({ title }) => title)

describeNews('The server', async ({ items = [], isSignedIn = true, failure }) => {
  for (const { id, title, publishedOn } of items)
    await publish({ audience: 'site' }, title, {
      id,
      publishedOn,
      body: 'Hissen är igång igen.',
    })
  const findCaller = failure
    ? () => Promise.reject(failure)
    : isSignedIn
      ? house.as(people.anna)
      : findNoCaller
  return makeHttpNews({ client: makeAppClient(appFor(findCaller)) })
})

describe('A piece of news', () => {
  it('for a stage is read by residents of that stage only', async () => {
    await house.home(people.anna)
    await house.home(people.bea, { objectId: 'home-2', stageId: 'stage-2' })
    const id = await publish({ audience: 'stage', stageId: 'stage-1' })
    expect(await titlesOf(people.anna)).toEqual(['Hissen går igen'])
    expect(await titlesOf(people.bea)).toEqual([])
    expect((await ask(people.bea, `/${id}`)).status).toBe(404)
    expect((await ask(people.bea, `/${id}/read`, { method: 'POST' })).status).toBe(404)
  })

  it('is inaccessible to a resident who has moved out', async () => {
    await house.home(people.anna, { leftOn: '2026-02-01' })
    await publish({ audience: 'stage', stageId: 'stage-1' })
    expect(await titlesOf(people.anna)).toEqual([])
  })

  it('for one home is private to that home, and names it', async () => {
    const residenceId = await house.home(people.anna)
    await house.home(people.bea, { objectId: 'home-2' })
    const id = await publish({ audience: 'residence', residenceId })
    expect((await ask(people.anna, `/${id}`)).body).toMatchObject({ about: 'Brf Kajutan home-1' })
    expect((await ask(people.bea, `/${id}`)).status).toBe(404)
  })

  it('of an association is read by its board, signed in for it, who see nothing else', async () => {
    await house.home(people.bea)
    await publish({ audience: 'association', associationId: association }, 'Ronderingen är klar')
    await publish({ audience: 'stage', stageId: 'stage-1' })
    expect(await titlesOf(people.bea, '', { associationId: association })).toEqual(['Ronderingen är klar'])
    expect(await titlesOf(people.bea)).toEqual(['Hissen går igen'])
  })

  it('is read on its own site', async () => {
    await publish({ audience: 'site' })
    expect(await titlesOf(people.cleo)).toEqual(['Hissen går igen'])
    expect(await titlesOf(people.cleo, '', { host: norway.hosts.development })).toEqual([])
  })

  it('contains no scripts', async () => {
    const id = await publish({ audience: 'site' })
    expect((await ask(people.cleo, `/${id}`)).body.body).toBe('<p>Hissen är <strong>igång</strong>. </p>')
  })

  it('is also marked as read by a form', async () => {
    await publish({ audience: 'site' })
    const response = await appFor(house.as(people.cleo)).request(newsFormPath, {
      method: 'POST',
      headers: {
        host: 'localhost',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/mina-sidor/nyheter/'])
    expect((await ask(people.cleo)).body).toMatchObject({ total: 1, unread: 0 })
  })
})

describe('The audience of news', () => {
  const lettersTo = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    const before = house.sent.length
    await work()
    await house.mails.settled()
    return house.sent.slice(before).map(({ to }) => to)
  }
  const bells = () => house.database.db.selectFrom('notifications').selectAll().execute()

  it('is notified by e-mail and in the app, once', async () => {
    await house.home(people.anna)
    const letters = await lettersTo(async () => {
      const id = await publish({ audience: 'stage', stageId: 'stage-1' })
      await publish({ audience: 'stage', stageId: 'stage-1' }, 'Samma igen', { id })
    })
    expect(letters).toEqual(['anna.words@example.com'])
    expect(await bells()).toMatchObject([
      {
        account_id: people.anna,
        type: 'News',
        about: 'Hissen går igen',
        link: expect.stringMatching(/^\/mina-sidor\/nyheter\/\?newsId=/),
      },
    ])
  })

  it('gets no e-mail after an opt-out, but still the in-app notification', async () => {
    await house.home(people.anna)
    await optOutOf(house.database.db, people.anna, { kind: 'news', channel: 'mail' }, true)
    expect(await lettersTo(() => publish({ audience: 'stage', stageId: 'stage-1' }))).toEqual([])
    expect(await bells()).toHaveLength(1)
  })

  it('on a board is only notified by e-mail', async () => {
    const told = () => publish({ audience: 'association', associationId: association })
    expect(await lettersTo(told)).toEqual(['bea@example.com'])
    expect(await bells()).toEqual([])
  })

  it('is not notified of news for all visitors of the site', async () => {
    expect(await lettersTo(() => publish({ audience: 'site' }))).toEqual([])
  })
})

describe('News that staff publish by key', () => {
  const minuteMs = 60_000
  let call: (method: string, path: string, body?: object) => Promise<{ status: number; body: StaffAnswer }>
  interface StaffAnswer {
    readonly id: string
    readonly items: readonly { readonly title: string }[]
    readonly errors: readonly { readonly field: string }[]
  }
  beforeAll(async () => {
    const { db } = house.database
    const keys = makeIntegrationKeys({ db, now: house.clock.now })
    const { secret } = await keys.create({ name: 'Intranet', scopes: ['news:write'] })
    const { app } = makeTestApp({
      backend: {
        findKey: findKeysOf(keys, undefined),
        routes: [
          (hono) =>
            newsStaffRoutes(hono, {
              desk: makeNewsDesk(db, { now: house.clock.now }),
              publish: publishNews,
              now: house.clock.now,
            }),
        ],
      },
    })
    call = async (method, path, body) => {
      const response = await app.request(`/services/staff/news${path}`, {
        method,
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as StaffAnswer }
    }
  })
  const item = (facts: object = {}) => ({
    site: 'sweden',
    audience: { kind: 'home', id: 'home-1' },
    title: 'Vattnet stängs av',
    preamble: 'Tisdag klockan 9 till 11.',
    body: 'Fyll gärna en **kanna**.',
    ...facts,
  })

  it('reach the people of the home with a letter, once', async () => {
    await house.home(people.anna)
    await house.mails.settled()
    const before = house.sent.length
    const id = '552b32cf-76f7-4140-a7de-dfb2948cba83'
    expect((await call('POST', '', item({ id }))).status).toBe(200)
    expect((await call('POST', '', item({ id, title: 'Samma igen' }))).body).toMatchObject({
      id,
      title: 'Vattnet stängs av',
      language: 'sv',
    })
    await house.mails.settled()
    expect(house.sent.slice(before).map(({ to }) => to)).toEqual(['anna.words@example.com'])
    expect(await titlesOf(people.anna)).toEqual(['Vattnet stängs av'])
    expect(await titlesOf(people.bea)).toEqual([])
  })

  it('are hidden until their moment, without letters before', async () => {
    await house.home(people.anna)
    await house.mails.settled()
    const before = house.sent.length
    const publishAt = new Date(house.clock.now() + 10 * minuteMs).toISOString()
    await call('POST', '', item({ publishAt }))
    await house.mails.settled()
    expect(house.sent).toHaveLength(before)
    expect(await titlesOf(people.anna)).toEqual([])
    expect((await call('GET', '?site=sweden')).body.items).toMatchObject([{ publishedAt: publishAt }])
    house.clock.pass(11 * minuteMs)
    expect(await titlesOf(people.anna)).toEqual(['Vattnet stängs av'])
  })

  it('are corrected and withdrawn', async () => {
    await house.home(people.anna)
    const { id } = (await call('POST', '', item({ quiet: true }))).body
    const texts = { title: 'Vattnet stängs inte av', preamble: 'Jobbet är inställt.', body: 'Till våren.' }
    expect((await call('PATCH', `/${id}`, texts)).body).toMatchObject(texts)
    expect((await ask(people.anna, `/${id}`)).body).toMatchObject({ updatedOn: expect.any(Number) })
    expect((await call('DELETE', `/${id}`)).status).toBe(204)
    expect((await call('DELETE', `/${id}`)).status).toBe(204)
    expect(await titlesOf(people.anna)).toEqual([])
    expect((await call('PATCH', `/${id}`, texts)).status).toBe(404)
  })

  it.each([
    ['site', item({ site: 'denmark' })],
    ['audience.id', item({ audience: { kind: 'home', id: 'none' } })],
    ['audience.id', item({ audience: { kind: 'stage', id: 'none' } })],
    ['title', item({ title: ' ' })],
  ])('are refused with a wrong %s', async (field, sent) => {
    const { status, body } = await call('POST', '', sent)
    expect([status, body.errors.map((error) => error.field)]).toEqual([400, [field]])
  })
})

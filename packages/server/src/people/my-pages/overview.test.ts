// The overview of My Pages: the caller's own data of the site, in one query, for every kind of caller; also if a part fails.
import { randomUUID } from 'node:crypto'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { BookingStatus, HomeDetails, OverviewDayKind, SiteKey } from '@husrum/domain'
import { errandStatusIdOf, moneyOf, siteByKey } from '@husrum/domain'
import { aBookedHome } from '@husrum/domain/testing'
import { makeHttpMyPages } from '@husrum/infrastructure'
import { makeAppClient } from '@husrum/testkit/app-client'
import { seededWorld } from '@husrum/testkit/seeded-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertWorld } from '../../catalogue/search/insert-world.ts'
import type { ErrandsForTests, PersonForTests } from '../../testing/errands.ts'
import { openErrandsForTests } from '../../testing/errands.ts'
import { addPaymentPlan } from '../../testing/residences.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import { makeSeenLists } from '../seen-lists/seen-lists.ts'
import { bookingsPart, membershipsPart } from './booking-parts.ts'
import { errandsPart } from './errand-parts.ts'
import { overviewPart } from './overview-part.ts'
import type { OverviewOptions } from './read-overview.ts'
import { makeReadOverview } from './read-overview.ts'
import { myPagesRoutes } from './routes.ts'

const minute = 60_000

let house: ErrandsForTests
beforeAll(async () => {
  house = await openErrandsForTests()
})
afterAll(() => house.close())
beforeEach(async () => {
  for (const table of ['residences', 'bookings', 'cases', 'user_payments', 'notifications'] as const)
    await house.db.deleteFrom(table).execute()
})

let told: object[] = []
const noHomes: OverviewOptions['residences'] = { homesByIds: async () => [], tagsByUrl: async () => [] }
const appWith = (parts?: OverviewOptions['parts'], residences = noHomes) => {
  told = []
  const readOverview = makeReadOverview({
    residences,
    db: house.db,
    now: house.clock.now,
    log: { error: (line: object) => void told.push(line) } as never,
    ...(parts && { parts }),
  })
  return makeTestApp({
    backend: { findCaller: house.findCaller, routes: [(hono) => myPagesRoutes(hono, { readOverview })] },
  }).app
}
const see = async (who: PersonForTests, { site = 'sweden' as SiteKey, app = appWith() } = {}) => {
  const response = await app.request('/services/my_pages/overview', {
    headers: {
      host: siteByKey(site).hosts.development,
      ...(who !== 'anonymous' && { authorization: `Bearer ${who}`, cookie: 'bind=b' }),
    },
  })
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they name
  return { status: response.status, body: (await response.json()) as any }
}
const kindsOf = (lines: readonly { readonly kind: string; readonly about: string }[]) =>
  lines.map(({ kind, about }) => `${kind} ${about}`.trim())

const book = (who: PersonForTests, name: string, status: BookingStatus, site: SiteKey = 'sweden') =>
  house.db
    .insertInto('bookings')
    .values({
      id: randomUUID(),
      account_id: house.accountOf(who),
      site,
      object_id: name,
      project_id: name,
      variant: 'C',
      status,
      options: '[]',
      state: JSON.stringify({ kind: status, variant: 'C' }),
      hold_expires_at: new Date(house.clock.now() + 20 * minute).toISOString(),
      home: JSON.stringify(aBookedHome({ name })),
      terms: '{}',
      status_before: 'forSale',
      origin: '',
      started_at: new Date(house.clock.now()).toISOString(),
    })
    .execute()
const own = async (
  who: PersonForTests,
  name: string,
  days: readonly (readonly [kind: OverviewDayKind, earliest: string, latest?: string])[],
) => {
  const id = randomUUID()
  await house.db
    .insertInto('residences')
    .values({
      id,
      site: 'sweden',
      object_id: name,
      stage_id: 's',
      home: JSON.stringify(aBookedHome({ name })),
    })
    .execute()
  await house.db
    .insertInto('residence_people')
    .values({ residence_id: id, account_id: house.accountOf(who), role: 'owner' })
    .execute()
  for (const [kind, earliest, latest = null] of days)
    await house.db
      .insertInto('residence_days')
      .values({
        residence_id: id,
        kind,
        earliest,
        latest,
        source: 'agreement',
        set_at: new Date(0).toISOString(),
      })
      .execute()
  return id
}
const report = (problem: string, status: Parameters<typeof errandStatusIdOf>[0], facts: object = {}) =>
  house.db
    .insertInto('cases')
    .values({
      site_id: 1,
      origin: '',
      reporter_id: house.accountOf('anna'),
      role: 'RESIDENT',
      association_id: house.associationOf('board'),
      area: 'YourApartment',
      is_other_address: false,
      problem,
      description: '',
      case_status_id: errandStatusIdOf(status, 'SE'),
      status_since: new Date(house.clock.now()).toISOString(),
      created_at: new Date(house.clock.now()).toISOString(),
      ...facts,
    })
    .execute()
const hoursAhead = (hours: number): string => new Date(house.clock.now() + hours * 60 * minute).toISOString()

describe('The overview for the adapter of the web', () => {
  const overviewOf = (token?: PersonForTests, isDown = false) =>
    makeHttpMyPages({ client: makeAppClient(appWith(), { token, isDown }) }).overview()

  it('is complete, with amounts as money', async () => {
    const id = await own('anna', 'Kajutan 1', [['moveIn', '2026-04-01']])
    await addPaymentPlan(house.db, id, { agreedOn: '2026-03-02', moveInOn: '2026-04-01' })
    await report('Kranen droppar', 'ongoing', { question: 'När passar det?' })
    const { next, coming, ...rest } = await overviewOf('anna')
    expect(rest).toMatchObject({ hasErrands: true, isIdentityMissing: false, failed: [] })
    const { body } = await see('anna')
    expect([...next, ...coming].map(({ kind, id: each }) => [kind, each])).toEqual(
      [...body.next, ...body.coming].map((line) => [line.kind, line.id]),
    )
    const amounts = [...body.next, ...body.coming].flatMap(({ amount }) => amount ?? [])
    expect(amounts.length).toBeGreaterThan(0)
    expect([...next, ...coming].flatMap(({ amount }) => amount ?? [])).toEqual(amounts.map(moneyOf))
  })

  it('rejects if the caller is not signed in, or the service is unavailable', async () => {
    await expect(overviewOf()).rejects.toBeInstanceOf(SessionExpired)
    await expect(overviewOf('anna', true)).rejects.toBeInstanceOf(ServiceUnavailable)
  })
})

describe('The overview', () => {
  it('lists the next actions, open matters and news of every module', async () => {
    await book('anna', 'Kajutan 1', 'financing')
    await report('Kranen droppar', 'ongoing', { question: 'När passar det?' })
    await report('Elementet är kallt', 'ongoing', { done_by: hoursAhead(48), answered_at: hoursAhead(-1) })
    await report('Hissen står', 'registered', { promised_by: hoursAhead(-2) })
    await report('Dörren kärvar', 'executed', { done_at: hoursAhead(-24) })
    await report('Gammalt', 'executed', { done_at: hoursAhead(-24 * 20) })
    const { body } = await see('anna')
    expect(kindsOf(body.next)).toEqual(['bookingGoOn Kajutan 1', 'errandAnswer Kranen droppar'])
    expect(kindsOf(body.coming)).toEqual(['errandLate Hissen står', 'errandExpected Elementet är kallt'])
    expect(kindsOf(body.fresh)).toEqual(['errandDone Dörren kärvar'])
    expect(body).toMatchObject({ hasErrands: true, isIdentityMissing: false, failed: [] })
    expect(body.board).toBeUndefined()
  })

  it('has the dates of a home, of each kind the last one that was set', async () => {
    await own('anna', 'Kajutan 1', [
      ['moveIn', '2026-03-20', '2026-04-30'],
      ['inspection', '2026-02-01'],
      ['moveIn', '2026-03-09'],
      ['finalInspection', '2026-05-01', '2026-05-31'],
    ])
    const { body } = await see('anna')
    expect(kindsOf(body.next)).toEqual(['moveIn Kajutan 1'])
    expect(body.next[0]).toMatchObject({
      day: '2026-03-09',
      href: expect.stringMatching(/^\/mina-sidor\/tidslinje\/move-in\/\?id=[\da-f-]{36}$/),
    })
    expect(kindsOf(body.coming)).toEqual(['finalInspection Kajutan 1'])
    expect((await see('neighbour')).body).toMatchObject({ next: [], coming: [] })
    expect((await see('anna', { site: 'senior' })).body).toMatchObject({ next: [], coming: [] })
  })

  it('starts with the tasks of a home: to pay, to sign and to choose; completed ones are left out', async () => {
    const residence = await own('anna', 'Kajutan 1', [
      ['interior', '2026-02-01', '2026-04-01'],
      ['payment', '2026-03-20'],
    ])
    await house.db
      .insertInto('option_groups')
      .values({ stage_id: 's', id: 'floor', place: 1, title: 'Golv', rule: 'one', last_day: '2026-03-12' })
      .execute()
    const of = { residence_id: residence, currency: 'SEK' }
    await house.db
      .insertInto('residence_payments')
      .values([
        { ...of, id: randomUUID(), kind: 'options', amount: 1_240_000, due_on: '2026-02-20' },
        { ...of, id: randomUUID(), kind: 'final', amount: 300_000_000, due_on: '2026-03-20' },
        { ...of, id: randomUUID(), kind: 'instalment', amount: 30_000_000, due_on: null },
      ])
      .execute()
    const document = randomUUID()
    await house.db
      .insertInto('residence_documents')
      .values({
        id: document,
        residence_id: residence,
        kind: 'supplement',
        title: 'Tillägg 1',
        language: 'sv',
        content_sealed: Buffer.from('x'),
        hash: 'x',
        made_at: new Date(house.clock.now()).toISOString(),
        sign_by: '2026-03-10',
      })
      .execute()
    await house.db
      .insertInto('residence_document_signers')
      .values({ document_id: document, role: 'buyer', account_id: house.accountOf('anna') })
      .execute()
    const { body } = await see('anna')
    expect(kindsOf(body.next)).toEqual([
      'pay Kajutan 1',
      'documentSign Tillägg 1',
      'choose Kajutan 1',
      'pay Kajutan 1',
    ])
    expect(body.next[0]).toMatchObject({ amount: 12_400, day: '2026-02-20', isOverdue: true })
    expect(kindsOf(body.coming), 'the day of a payment that is told').toEqual(['interior Kajutan 1'])
    expect((await see('neighbour')).body).toMatchObject({ next: [], coming: [] })
    await house.db.updateTable('residence_payments').set({ status: 'paid', paid_on: '2026-03-02' }).execute()
    await house.db
      .updateTable('residence_document_signers')
      .set({ signed_at: new Date(house.clock.now()).toISOString() })
      .execute()
    await house.db
      .insertInto('interior_orders')
      .values({
        residence_id: residence,
        number: 1,
        options: '[]',
        sum: 0,
        ordered_at: new Date(house.clock.now()).toISOString(),
      })
      .execute()
    expect(kindsOf((await see('anna')).body.next)).toEqual([])
  })

  it('is private to the caller, on its own site', async () => {
    await book('anna', 'Kajutan 1', 'signed')
    await book('anna', 'Eken 2', 'signed', 'senior')
    await report('Kranen droppar', 'infoFromCustomer')
    const empty = { next: [], coming: [], fresh: [], hasErrands: false }
    expect((await see('neighbour')).body).toMatchObject(empty)
    expect(kindsOf((await see('anna', { site: 'senior' })).body.next)).toEqual([
      'bookingPay Eken 2',
      'errandAnswer Kranen droppar',
    ])
    expect((await see('otherBoard')).body).toMatchObject({ ...empty, board: { open: 0, late: 0 } })
  })

  it('shows a board the errands of its association, with the late ones counted, and no homes', async () => {
    await book('board', 'Kajutan 1', 'signed')
    await report('Hissen står', 'ongoing', { area: 'CommonAreas', promised_by: hoursAhead(-1) })
    await report('Lampan i trappan', 'infoFromCustomer', { area: 'CommonAreas' })
    await report('Hemligt i köket', 'infoFromCustomer', { question: 'Hemligt?', promised_by: hoursAhead(-9) })
    const { body } = await see('board')
    expect(JSON.stringify(body)).not.toContain('Hemligt')
    expect(kindsOf(body.next)).toEqual(['errandAnswer Lampan i trappan'])
    expect(kindsOf(body.coming)).toEqual(['errandLate Hissen står'])
    expect(body.board).toEqual({ open: 3, late: 1 })
    expect((await see('boardWithoutManagement')).body).toMatchObject({ next: [], coming: [], failed: [] })
  })

  it('asks a caller who signed in by e-mail for the identity, and shows what does not require it', async () => {
    const accountId = house.accountOf('privateWithoutIdentity')
    await house.db
      .insertInto('vip_memberships')
      .values({ account_id: accountId, brand: 'main' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await house.db
      .insertInto('user_payments')
      .values({ account_id: accountId, brand: 'main', status: 'NotPaid' })
      .execute()
    await book('privateWithoutIdentity', 'Kajutan 1', 'signed')
    const { body } = await see('privateWithoutIdentity')
    expect(kindsOf(body.next)).toEqual(['vipPay'])
    expect(body.isIdentityMissing).toBe(true)
  })

  it('exists for signed-in callers, on sites with My Pages', async () => {
    expect((await see('anonymous')).status).toBe(401)
    expect((await see('anna', { site: 'contractor' })).status).toBe(404)
  })
})

describe('A part that fails', () => {
  const broken = overviewPart({
    name: 'news',
    operation: 'notifications',
    ask: (db) => db.selectFrom('accounts').select(sql`1 / 0`.as('never')).limit(1),
    facts: () => [],
  })
  const unreadable = {
    ...membershipsPart,
    name: 'searches' as const,
    facts: () => [].at(0) as never,
    ask: bookingsPart.ask,
  }

  it('is named, and does not affect other parts', async () => {
    await book('anna', 'Kajutan 1', 'signed')
    await report('Kranen droppar', 'infoFromCustomer')
    const app = appWith([bookingsPart, broken, errandsPart])
    const { status, body } = await see('anna', { app })
    expect(status).toBe(200)
    expect(kindsOf(body.next)).toEqual(['bookingPay Kajutan 1', 'errandAnswer Kranen droppar'])
    expect(body).toMatchObject({ failed: ['news'], hasErrands: true })
    expect(told).toHaveLength(2)
  })

  it('is named also for a row that cannot be read', async () => {
    await book('anna', 'Kajutan 1', 'signed')
    const facts = () => {
      throw new Error('A row of tomorrow')
    }
    const app = appWith([bookingsPart, { ...unreadable, facts }])
    const { body } = await see('anna', { app })
    expect(kindsOf(body.next)).toEqual(['bookingPay Kajutan 1'])
    expect(body.failed).toEqual(['searches'])
  })

  it('does not cause an empty overview when every part fails', async () => {
    expect((await see('anna', { app: appWith([broken, { ...broken, name: 'showings' }]) })).status).toBe(503)
  })
})

describe('What is new in lists', () => {
  const [template = expect.fail()] = seededWorld({ seed: 1, homes: 20 }).homes.filter(
    ({ siteId }) => siteId === 1,
  )
  const home: HomeDetails = {
    ...template,
    name: 'Brf Kajutan 1',
    price: moneyOf(3_795_000),
    status: 'forSale',
    disposalForm: 'condominium',
  }
  const appWithHome = () =>
    appWith(undefined, {
      homesByIds: async (_, ids) => (ids.includes(home.id) ? [home] : []),
      tagsByUrl: async () => [],
    })
  const keep = async (who: PersonForTests) => {
    const account_id = house.accountOf(who)
    const { id } = await house.db
      .insertInto('saved_searches')
      .values({
        site_id: siteByKey('sweden').siteId,
        origin: '',
        account_id,
        name: 'Hav',
        address: '/sok-bostad/?maxPrice=4000000',
        rhythm: 'daily',
        confirmed_at: new Date(0).toISOString(),
        after_change: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await house.db
      .insertInto('marked_homes')
      .values({
        account_id,
        mark: 'favourite',
        home_id: home.id,
        site_id: 1,
        price: 3_895_000,
        status: home.status,
        marked_at: new Date(0).toISOString(),
      })
      .execute()
    const change = await house.db
      .insertInto('home_changes')
      .values({
        home_id: home.id,
        site_id: 1,
        changed_at: new Date(house.clock.now()).toISOString(),
        changed_by: 'staff',
        before: JSON.stringify({ price: moneyOf(3_895_000) }),
        after: JSON.stringify({ price: moneyOf(3_795_000) }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await house.db
      .insertInto('saved_search_hits')
      .values({ saved_search_id: id, change_id: change.id, hit: 'changed', told: true })
      .execute()
    return { id, change: change.id, account_id }
  }

  it('links to the pages of the lists, until those have been visited', async () => {
    await insertWorld(house.db, { ...seededWorld({ seed: 1, homes: 20 }), homes: [home] })
    const { id, change, account_id } = await keep('anna')
    const app = appWithHome()
    const { body } = await see('anna', { app })
    expect(kindsOf(body.fresh).sort()).toEqual(['favouriteNews Brf Kajutan 1', 'searchHits Hav'])
    expect(body.fresh.map((line: { href: string }) => line.href).sort()).toEqual([
      '/favoriter/',
      `/mina-sidor/sparade-sokningar/#search-${id}`,
    ])
    const site = siteByKey('sweden')
    const seen = makeSeenLists({ db: house.db, now: house.clock.now })
    for (const list of ['savedSearches', 'favourites'] as const)
      await seen.see({ accountId: account_id, site, list }, change, { isRead: true })
    expect((await see('anna', { app })).body.fresh).toEqual([])
  })
})

// Measures what My Pages request from the server: whole calls over a real PostgreSQL with 100,000 accounts and their data.
import type { EndpointName } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import { startRealPostgres } from '@husrum/testkit/real-postgres'
import { sql } from 'kysely'
import type { OpenDatabase } from '../src/platform/database/open-database.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import type { CallValues } from '../src/testing/contract-calls.ts'
import type { PersonOfServer } from '../src/testing/whole-server.ts'
import { openWholeServer } from '../src/testing/whole-server.ts'
import { percentile, table } from './statistics.ts'

const pages: readonly (readonly [page: string, name: EndpointName, values?: CallValues])[] = [
  ['who one is', 'getMe'],
  ['overview', 'getMyPagesOverview'],
  ['submenu: any errands', 'getHasErrands'],
  ['my residences', 'getResidences'],
  ['errands', 'getErrands'],
  ['payments', 'getOwnPayments'],
  ['contacts', 'getContacts'],
  ['news', 'getNews'],
  ['bell', 'getNotifications', { siteKey: 'sweden' }],
  ['VIP', 'getVip'],
  ['showings', 'getShowings'],
  ['bookings', 'getBookings'],
  ['saved searches', 'getSavedSearches'],
  ['favourites', 'listFavourites'],
  ['settings: one’s own data', 'getOwnData'],
  ['settings: devices', 'listSessions'],
]

/** Accounts with all the usual data, the first with the address `1@bench.example`. */
export const fillAccounts = async (db: OpenDatabase['db'], accounts: number) => {
  await sql`insert into accounts (organisation, first_name, last_name, email, email_key, email_confirmed_at, identity_lookup)
    select 'mainAndCooperative', 'Anna', 'Test', n || '@bench.example', n || '@bench.example', now(),
      decode(md5('bench' || n), 'hex')
    from generate_series(1, ${accounts}) n`.execute(db)
  const all = sql`from accounts where email like '%@bench.example'`
  await sql`insert into site_consents (account_id, brand, accepted) select id, 'main', true ${all}`.execute(
    db,
  )
  await sql`insert into vip_memberships (account_id, brand) select id, 'main' ${all} and hashtext(id::text) % 10 = 0`.execute(
    db,
  )
  await sql`insert into notifications (account_id, brand, type, created_at)
    select id, 'main', 'Case', now() - n * interval '1 day' from accounts, generate_series(1, 3) n
    where email like '%@bench.example'`.execute(db)
  await sql`insert into marked_homes (account_id, mark, home_id, site_id, marked_at)
    select id, 'favourite', 'home-' || n, 1, now() from accounts, generate_series(1, 5) n
    where email like '%@bench.example'`.execute(db)
  await sql`insert into interests (account_id, site_id, home_id, first_name, last_name, email, email_key, newsletter, registered_at, changed_at)
    select id, 1, 'home-1', 'Anna', 'Test', email, email_key, false, now(), now() ${all}`.execute(db)
  await sql`insert into cases (site_id, origin, reporter_id, role, area, is_other_address, problem, description,
      case_status_id, status_since, created_at, promised_by)
    select 1, '', id, 'RESIDENT', 'YourApartment', false, 'Kranen droppar', '',
      (select case_status_id from cases limit 1), now(), now(), now() + interval '3 days'
    from accounts, generate_series(1, 2) n where email like '%@bench.example'`.execute(db)
  await sql`insert into bookings (id, account_id, site, object_id, project_id, variant, status, state, home, terms, options,
      status_before, origin, started_at, signed_at, completed_at)
    select gen_random_uuid(), id, 'sweden', 'object-' || id, 'p', 'C', 'completed', '{"kind":"completed","variant":"C"}',
      '{"objectId":"x","name":"Kajutan 1203","address":"Kajgatan 4","areaName":"","municipality":"","stageName":"","path":"/","image":"","rooms":3,"area":70,"disposalForm":"condominium","inhabitDate":""}',
      '{}', '[]', 'forSale', '', now(), now(), now() ${all}`.execute(db)
  await sql`insert into residences (id, site, object_id, stage_id, booking_id, home, agreed_on)
    select gen_random_uuid(), 'sweden', object_id, 'p', id, home, current_date from bookings where object_id like 'object-%'`.execute(
    db,
  )
  await sql`insert into residence_people (residence_id, account_id, role)
    select residences.id, bookings.account_id, 'owner' from residences join bookings on bookings.id = residences.booking_id
    on conflict do nothing`.execute(db)
  await sql`insert into residence_days (residence_id, kind, earliest, source, set_at)
    select id, kind, current_date + 20, 'agreement', now()
    from residences, unnest(array['moveIn', 'inspection']) kind where object_id like 'object-%'`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

/** Measures, and returns a table in Markdown. Figures compare within one run only. */
export const runMyPagesBench = async ({
  accounts = 100_000,
  people = 50,
  turns = 300,
}: {
  readonly accounts?: number
  /** The callers, one after the other. */
  readonly people?: number
  readonly turns?: number
} = {}): Promise<string> => {
  const postgres = await startRealPostgres()
  const house = await openWholeServer({ url: postgres.url })
  try {
    const { db } = house
    // Filling takes longer than the statement timeout of requests.
    const filling = openDatabase({ url: postgres.url, statementTimeout: 0 })
    await fillAccounts(filling.db, accounts)
    await filling.close()
    const ids = await sql<{ id: string }>`select id from accounts where email like '%@bench.example'
      order by hashtext(email) limit ${people}`.execute(db)
    const signedIn: PersonOfServer[] = []
    for (const { id } of ids.rows) signedIn.push(await house.signIn(id))
    const found: (readonly string[])[] = []
    for (const [page, name, values = {}] of pages) {
      const endpoint = endpoints[name]
      if (!endpoint || !house.isBound(endpoint)) continue
      const times: number[] = []
      let status = 0
      for (let turn = -people; turn < turns; turn += 1) {
        const person = signedIn[Math.abs(turn) % signedIn.length]
        const start = performance.now()
        const answer = await person?.send(endpoint, values)
        if (turn >= 0) times.push(performance.now() - start)
        status = answer?.status ?? 0
      }
      found.push([
        page,
        String(status),
        percentile(times, 0.5).toFixed(1),
        percentile(times, 0.95).toFixed(1),
      ])
    }
    return [
      `Calls of My Pages, one after the other, of ${accounts.toLocaleString('en')} accounts on PostgreSQL (answers are held against the contract):`,
      '',
      table(['', 'status', 'p50 ms', 'p95 ms'], found),
    ].join('\n')
  } finally {
    await house.close()
    await postgres.stop()
  }
}

// Measures the lists of errands on a real PostgreSQL with 10,000 of them: a board's, a resident's, and those of one association that has
// them all.
import type { ErrandAddress } from '@husrum/domain'
import { defaultErrandOrder, errandStatusIdOf, siteByKey, untouchedErrandFilter } from '@husrum/domain'
import { startRealPostgres } from '@husrum/testkit/real-postgres'
import { sql } from 'kysely'
import { makeErrandLists } from '../src/living/errands/errand-lists.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { percentile, table } from './statistics.ts'

/** Number on the first page. */
const shown = 50

/** Measures, and returns a table in Markdown. Figures compare within one run only. */
export const runErrandsBench = async ({
  errands = 10_000,
  associations = 40,
  turns = 100,
}: {
  readonly errands?: number
  readonly associations?: number
  readonly turns?: number
} = {}): Promise<string> => {
  const postgres = await startRealPostgres()
  const database = openDatabase({ url: postgres.url })
  const { db } = database
  try {
    await migrate(db)
    const { siteId } = siteByKey('sweden')
    await sql`insert into associations (organisation, name, active_financial_management)
      select 'mainAndCooperative', 'Brf ' || n, true from generate_series(1, ${associations}) n`.execute(db)
    await sql`insert into accounts (organisation, first_name, last_name, email, email_key)
      select 'mainAndCooperative', 'Anna', 'Test', n || '@example.com', n || '@example.com'
      from generate_series(1, 1000) n`.execute(db)
    const statuses = sql.join(
      (['registered', 'ongoing', 'executed', 'completed'] as const).map((key) => errandStatusIdOf(key, 'SE')),
    )
    const add = (from: string, count: number) =>
      sql`insert into cases (site_id, origin, reporter_id, role, association_id, area, is_other_address, object_address,
          object_name, room_type, problem, description, case_status_id, status_since, ticket_number, created_at,
          promised_by)
        select ${siteId}, 'https://www.husrum.example',
          (array(select id from accounts order by id))[1 + n % 1000], 'RESIDENT',
          ${sql.raw(from)}, 'YourApartment', false, 'Kajgatan ' || n % 40, '1203', 'Kök', 'Vatten',
          repeat('Kranen droppar. ', 20), (array[${statuses}])[1 + n % 4], now(), 'B-' || ${count} || '-' || n,
          now() - n * interval '1 minute', now() + (n - 500) * interval '1 minute'
        from generate_series(1, ${count}) n`.execute(db)
    await add(`(array(select id from associations order by name))[1 + n % ${associations}]`, errands)
    await sql`insert into case_files (id, case_id, place, name, kind, size, added_at)
      select gen_random_uuid(), id, 0, 'kran.jpg', 'jpeg', 1000, now() from cases`.execute(db)
    await sql`analyze`.execute(db)
    const lists = makeErrandLists(db, { now: Date.now })
    const { rows } = await sql<{ id: string }>`select id from associations order by name`.execute(db)
    const accounts = await sql<{ id: string }>`select id from accounts order by id limit 50`.execute(db)

    const measure = async (work: (turn: number) => Promise<unknown>): Promise<readonly number[]> => {
      const times: number[] = []
      for (let turn = -10; turn < turns; turn += 1) {
        const start = performance.now()
        JSON.stringify(await work(Math.abs(turn)))
        if (turn >= 0) times.push(performance.now() - start)
      }
      return times
    }
    const board = (id = '') => ({ kind: 'boardMember', associationId: id, hasManagement: true }) as const
    const row = (name: string, times: readonly number[]) =>
      [name, percentile(times, 0.5).toFixed(1), percentile(times, 0.95).toFixed(1)] as const
    const newest = { filter: untouchedErrandFilter, order: defaultErrandOrder }
    const found = [
      row(
        `a board's ${errands / associations}`,
        await measure((turn) => lists.list(board(rows[turn % rows.length]?.id), newest, shown)),
      ),
      row(
        'a resident’s own',
        await measure((turn) => {
          const userId = accounts.rows[turn % accounts.rows.length]?.id ?? ''
          return lists.list({ kind: 'resident', userId, hasIdentity: true }, newest, shown)
        }),
      ),
    ]
    await sql`update cases set association_id = ${rows[0]?.id}`.execute(db)
    await sql`vacuum analyze cases`.execute(db)
    const whole = board(rows[0]?.id)
    const listed = (change: Partial<Pick<ErrandAddress, 'filter' | 'order'>>) =>
      measure(() => lists.list(whole, { ...newest, ...change }, shown))
    const filter = { statuses: ['executed'], types: ['management'] } as const
    found.push(
      row(`${errands} of one association: the newest`, await listed({})),
      row('… by address', await listed({ order: { by: 'address', descending: false } })),
      row('… by status', await listed({ order: { by: 'status', descending: true } })),
      row('… by number', await listed({ order: { by: 'ticketNumber', descending: true } })),
      row('… one status and type', await listed({ filter })),
      row('… the board’s overview', await measure(() => lists.overview(whole, shown))),
    )
    return [
      `Lists of ${shown} errands, read and written as JSON, of ${errands.toLocaleString('en')} on PostgreSQL:`,
      '',
      table(['', 'p50 ms', 'p95 ms'], found),
    ].join('\n')
  } finally {
    await database.close()
    await postgres.stop()
  }
}

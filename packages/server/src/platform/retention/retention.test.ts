// Each rule deletes what is due and nothing a day younger; what the law requires stays after the account is deleted; every table has a
// rule.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errandStatusIdOf } from '@husrum/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inColumns } from '../../in-columns.ts'
import { sweepAccounts } from '../../people/accounts/sweep-accounts.ts'
import { makeConsentRecords } from '../../people/consent/postgres-consent-records.ts'
import { sweepInterests } from '../../people/interests/postgres-interests.ts'
import { sweepUnconfirmedAccounts } from '../../people/own-data/unconfirmed-accounts.ts'
import { sweepSavedSearches } from '../../people/saved-searches/sweep-saved-searches.ts'
import { makeVisits } from '../../people/visits/postgres-visits.ts'
import { declarations } from '../../subjects.ts'
import { fillTable, letAnythingIn } from '../../testing/fill-tables.ts'
import { addAccount } from '../../testing/sessions.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently, openTestDatabase } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import type { OwnRule } from '../modules/retention-rule.ts'
import type { TableDeclaration } from '../modules/subject-declaration.ts'
import { isDue, makeRetention } from './apply-retention.ts'
import { latestRuns, rowsOfReport, rulesInMarkdown } from './retention-report.ts'

const { rules, apply: applyRetention, look: lookAtRetention } = makeRetention(declarations)

type Row = readonly [table: keyof Tables, columns: Readonly<Record<string, string>>]

let database: OpenDatabase
beforeAll(async () => {
  database = openTestDatabase()
  await letAnythingIn(database.db)
})
afterAll(() => database.close())

const day = 86_400_000
const happened = '2026-03-02T12:00:00.000Z'
const over = errandStatusIdOf('executed', 'SE')
const inYears = (years: number, days = 0): number =>
  Date.parse(happened.replace('2026', String(2026 + years))) + days * day

const add = async (rows: readonly Row[]): Promise<void> => {
  await sql`set session_replication_role = replica`.execute(database.db)
  for (const [table, columns] of rows) await fillTable(database.db, table, columns)
  await sql`set session_replication_role = origin`.execute(database.db)
}
const countOf = async ([table, columns]: Row): Promise<number> => {
  const are = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${sql.lit(value)}`)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
    where ${sql.join(are, sql` and `)}`.execute(database.db)
  return rows[0]?.count ?? 0
}
const id = () => crypto.randomUUID()

const declaredTables = declarations.flatMap(
  ({ tables }) => Object.entries(tables) as [keyof Tables, TableDeclaration][],
)

describe('The list of rules', () => {
  it('has every table of the database once, or the reason why it has no personal data', async () => {
    const { rows } = await sql<{
      name: keyof Tables
    }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%'`.execute(
      database.db,
    )
    const declared = declaredTables.map(([name]) => name)
    expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
    const withoutRule = declaredTables.filter(([, { retention }]) => retention.length === 0)
    expect(withoutRule).toEqual([])
  })

  it('calls no table with personal data impersonal', () => {
    const both = declaredTables.filter(
      ([, { retention, person }]) => typeof retention === 'string' && typeof person === 'object',
    )
    expect(both).toEqual([])
  })

  it('has each rule once', () => {
    const names = rules.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('is the same as in the guide', async () => {
    const guide = await readFile(join(import.meta.dirname, '../../../../../docs/guide/retention.md'), 'utf8')
    expect(guide).toContain(rulesInMarkdown(rules))
  })
})

const booking = (columns: Readonly<Record<string, string>>): Row => [
  'bookings',
  { started_at: happened, site: 'sweden', object_id: id(), ...columns },
]
const ended = (bookingId: string): Row => [
  'booking_log',
  { booking_id: bookingId, at: happened, changed_by: 'buyer' },
]

const cancelledPayment = (of: string): Row => [
  'payments',
  { id: of, purpose: 'vip', status: 'cancelled', created_at: happened, site_id: '1', number: of },
]

interface Case {
  readonly rows: readonly Row[]
  readonly gone?: readonly Row[]
  readonly stays: number
  readonly goes: number
}

/** One row of the table, in which everything happened on that day: for a rule about each row by itself. */
const rowByItself = async ({ table, term }: OwnRule): Promise<Case> => {
  const { rows: times } = await sql<{
    name: string
  }>`select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and data_type = 'timestamp with time zone'`.execute(
    database.db,
  )
  const { days = 0, years = 0 } = 'SE' in term ? term.SE : term
  return {
    rows: [[table, { id: id(), ...Object.fromEntries(times.map(({ name }) => [name, happened])) }]],
    stays: inYears(years, days - 1),
    goes: inYears(years, days + 1),
  }
}

/** Rows of an event on 2 March 2026, what is deleted of them, and when: the last moment to exist, and the first not to. */
const cases: Readonly<Record<string, () => Case>> = {
  'bookings never signed': () => {
    const of = id()
    const rows: Row[] = [
      booking({ id: of, status: 'expired' }),
      ended(of),
      ['booking_applicants', { booking_id: of, role: 'buyer' }],
    ]
    return { rows, stays: inYears(0, 89), goes: inYears(0, 91) }
  },
  'contracts without a home': () => {
    const [of, payment] = [id(), id()]
    const rows: Row[] = [
      booking({ id: of, status: 'cancelled', signed_at: happened }),
      ended(of),
      ['booking_documents', { booking_id: of, document_id: 'agreement' }],
      ['booking_signatures', { id: id(), booking_id: of, role: 'buyer' }],
      ['booking_withdrawals', { booking_id: of }],
      [
        'payments',
        {
          id: payment,
          booking_id: of,
          purpose: 'bookingFee',
          status: 'paid',
          paid_at: happened,
          site_id: '1',
          number: of,
        },
      ],
      ['payment_refunds', { payment_id: payment, status: 'done' }],
      ['payment_calls', { payment_id: payment }],
    ]
    return { rows, stays: inYears(10, -1), goes: inYears(10, 1) }
  },
  'loan promises': () => {
    const of = id()
    const file: Row = ['uploads', { id: id(), claimed_by: `booking:${of}` }]
    return {
      rows: [booking({ id: of, status: 'completed', completed_at: happened }), file],
      gone: [file],
      stays: inYears(1, -1),
      goes: inYears(1, 1),
    }
  },
  'payments of memberships': () => {
    const payment = id()
    const rows: Row[] = [
      [
        'payments',
        { id: payment, purpose: 'vip', status: 'paid', paid_at: happened, site_id: '1', number: payment },
      ],
      ['payment_calls', { payment_id: payment }],
    ]
    return { rows, stays: Date.UTC(2033, 11, 31, 12), goes: Date.UTC(2034, 0, 1, 12) }
  },
  'payments never made': () => {
    return { rows: [cancelledPayment(id())], stays: inYears(0, 89), goes: inYears(0, 91) }
  },
  'payments that came too late': () => {
    const payment = id()
    const rows: Row[] = [
      cancelledPayment(payment),
      ['payment_refunds', { payment_id: payment, status: 'done' }],
    ]
    return { rows, stays: Date.UTC(2033, 11, 31, 12), goes: Date.UTC(2034, 0, 1, 12) }
  },
  homes: () => {
    const [of, home, planned, payment, paper] = [id(), id(), id(), id(), id()]
    const rows: Row[] = [
      booking({ id: of, status: 'completed', signed_at: happened }),
      ['residences', { id: home, booking_id: of, completed_on: '2026-03-02' }],
      ['residence_days', { residence_id: home }],
      ['residence_payments', { id: planned, residence_id: home, paid_by: payment }],
      [
        'payments',
        {
          id: payment,
          residence_payment_id: planned,
          purpose: 'home',
          status: 'paid',
          paid_at: happened,
          site_id: '1',
          number: payment,
        },
      ],
      ['residence_documents', { id: paper, residence_id: home }],
      ['residence_document_signers', { document_id: paper, role: 'buyer' }],
      ['booking_signatures', { id: id(), residence_document_id: paper }],
      ['interior_choices', { residence_id: home }],
      ['interior_orders', { residence_id: home }],
      ['interior_letters', { residence_id: home }],
      ['inspections', { id: of, residence_id: home }],
      ['inspection_remarks', { id: id(), inspection_id: of, case_id: of }],
    ]
    return { rows, stays: inYears(10, -1), goes: inYears(10, 1) }
  },
  'contract parties': () => {
    const [party, payment] = [id(), id()]
    const paid: Row = [
      'payments',
      { id: payment, purpose: 'vip', status: 'paid', paid_at: happened, site_id: '1', number: payment },
    ]
    const rows: Row[] = [
      ['contract_parties', { id: party, account_deleted_at: happened }],
      ['contract_party_links', { party_id: party, payment_id: payment }],
    ]
    return { rows: [paid, ...rows], stays: Date.UTC(2033, 11, 31, 12), goes: Date.UTC(2034, 0, 1, 12) }
  },
  'contacts of errands': () => {
    const of = id()
    const columns = { id: of, case_status_id: over, done_at: happened, description: 'A tap drips' }
    return {
      rows: [
        [
          'cases',
          { ...columns, contact_email: 'anna@example.com', contact_phone: '070', copy_to: 'b@example.com' },
        ],
      ],
      gone: [['cases', { id: of, contact_email: 'anna@example.com' }]],
      stays: inYears(1, -1),
      goes: inYears(1, 1),
    }
  },
  errands: () => {
    const of = id()
    const rows: Row[] = [
      ['cases', { id: of, case_status_id: over, done_at: happened }],
      ['case_events', { case_id: of }],
      ['case_messages', { case_id: of }],
      ['case_files', { case_id: of, id: id() }],
      ['case_reports', { case_id: of, account_id: id() }],
      ['case_followers', { case_id: of, account_id: id() }],
      ['uploads', { id: id(), claimed_by: `case:${of}` }],
    ]
    return { rows, stays: inYears(10, -1), goes: inYears(10, 1) }
  },
  'messages to contacts': () => {
    const of = id()
    return {
      rows: [
        ['contact_messages', { id: of, sent_at: happened, account_id: id() }],
        ['uploads', { id: id(), claimed_by: `contact:${of}` }],
      ],
      stays: inYears(1, -1),
      goes: inYears(1, 1),
    }
  },
  'searches of silent addresses': () => ({
    rows: [['saved_searches', { id: id(), email: 'anna@example.com', confirmed_at: happened }]],
    stays: inYears(2, -1),
    goes: inYears(2, 1),
  }),
  'deleted accounts': () => ({
    rows: [['deleted_accounts', { id: id(), deleted_at: happened, listed_at: happened }]],
    stays: inYears(0, 39),
    goes: inYears(0, 41),
  }),
  'imports not applied': () => {
    const of = id()
    return {
      rows: [
        ['catalogue_imports', { id: of, created_at: happened, state: 'checked' }],
        ['catalogue_import_parts', { import_id: of }],
      ],
      stays: inYears(0, 29),
      goes: inYears(0, 31),
    }
  },
  'expected people': () => ({
    rows: [['expected_people', { id: id(), until_on: '2026-03-02' }]],
    stays: inYears(0, 29),
    goes: inYears(0, 31),
  }),
  'reports of retention': () => ({
    rows: [['retention_runs', { at: happened, rule: id() }]],
    stays: inYears(3, -1),
    goes: inYears(3, 1),
  }),
}

describe('The daily job', () => {
  const own = rules.filter((rule): rule is OwnRule => rule.by === 'retention')

  it.each(own.map((rule) => [rule.name, rule] as const))(
    'deletes %s when they are due, and not a day earlier',
    async (name, rule) => {
      const { rows, gone = rows, stays, goes } = cases[name]?.() ?? (await rowByItself(rule))
      // Deletes everything of earlier cases.
      await applyRetention(database.db, inYears(60))
      await add(rows)
      await applyRetention(database.db, stays)
      expect(await Promise.all(gone.map(countOf))).toEqual(gone.map(() => 1))
      const run = (await applyRetention(database.db, goes)).find(({ rule }) => rule === name)
      expect(await Promise.all(gone.map(countOf))).toEqual(gone.map(() => 0))
      expect(run).toMatchObject({ gone: 1, overdue: 0 })
      expect(
        await countOf(['retention_runs', { rule: name, gone: '1', at: new Date(goes).toISOString() }]),
      ).toBe(1)
    },
  )

  it('retains accounts for as long as the law of each country requires', async () => {
    const paid = (site: string, at: string): Row => {
      const payment = id()
      return [
        'payments',
        { id: payment, purpose: 'vip', status: 'paid', paid_at: at, site_id: site, number: payment },
      ]
    }
    // In Norway and Finland the year has ended when Sweden's has.
    const [norway, finland] = [paid('3', '2026-12-31T12:00:00Z'), paid('4', '2027-01-01T12:00:00Z')]
    await add([norway, finland])
    const left = async (at: string) => {
      await applyRetention(database.db, Date.parse(at))
      return Promise.all([norway, finland].map(([table, { id: of = '' }]) => countOf([table, { id: of }])))
    }
    expect(await left('2031-12-31T12:00:00Z')).toEqual([1, 1])
    expect(await left('2032-01-01T12:00:00Z')).toEqual([0, 1])
    expect(await left('2033-12-31T12:00:00Z')).toEqual([0, 1])
    expect(await left('2034-01-01T12:00:00Z')).toEqual([0, 0])
  })

  it('retains documents and payments of a deleted account, and all data of a home with residents', async () => {
    const { db } = database
    const accountId = await addAccount(database, 'gone@example.com')
    const neighbour = await addAccount(database, 'stays@example.com')
    const [of, home, payment] = [id(), id(), id()]
    const papers: Row[] = [
      ['bookings', { id: of }],
      ['booking_documents', { booking_id: of }],
      ['residences', { id: home }],
      ['payments', { id: payment }],
    ]
    await add([
      booking({ id: of, account_id: accountId, status: 'completed', signed_at: happened }),
      ['booking_documents', { booking_id: of, document_id: 'agreement' }],
      ['residences', { id: home, booking_id: of, completed_on: '2026-03-02' }],
      ['residence_people', { residence_id: home, account_id: accountId, role: 'owner' }],
      ['residence_people', { residence_id: home, account_id: neighbour, role: 'coOwner' }],
      [
        'payments',
        {
          id: payment,
          booking_id: of,
          account_id: accountId,
          purpose: 'bookingFee',
          status: 'paid',
          paid_at: happened,
          site_id: '1',
          number: of,
        },
      ],
    ])
    const left = () => Promise.all(papers.map(countOf))
    await db.deleteFrom('accounts').where('id', '=', accountId).execute()
    await applyRetention(db, inYears(7, 300))
    expect(await left()).toEqual([1, 1, 1, 1])
    await applyRetention(db, inYears(20))
    expect(await left()).toEqual([1, 1, 1, 1])
    await db.deleteFrom('accounts').where('id', '=', neighbour).execute()
    await applyRetention(db, inYears(20))
    expect(await left()).toEqual([0, 0, 0, 0])
  })

  it('retains open errands and bookings of any age', async () => {
    const rows: Row[] = [
      [
        'cases',
        {
          id: id(),
          case_status_id: errandStatusIdOf('registered', 'SE'),
          status_since: happened,
          contact_email: 'anna@example.com',
        },
      ],
      booking({ id: id(), status: 'signed', signed_at: happened }),
    ]
    await add(rows)
    await applyRetention(database.db, inYears(30))
    expect(await Promise.all(rows.map(([table, { id: of = '' }]) => countOf([table, { id: of }])))).toEqual([
      1, 1,
    ])
  })
})

describe('What other jobs delete', () => {
  const sweeps: Readonly<Record<string, (now: number) => Promise<unknown>>> = {
    accounts: (now) => sweepAccounts(database.db, now),
    interests: (now) => sweepInterests(database.db, now),
    'unconfirmed accounts': (now) => sweepUnconfirmedAccounts(database.db, now),
    consent: (now) => makeConsentRecords(database.db, { uiVersion: '' }).sweep(now),
    visits: (now) => makeVisits(database.db).sweep(now),
    'saved searches': (now) => sweepSavedSearches(database.db, now),
  }
  const rowsOf: Readonly<Record<string, (at: string) => readonly Row[]>> = {
    interests: (at) => [['interests', { id: id(), changed_at: at }]],
    'unconfirmed searches': (at) => [['saved_searches', { id: id(), created_at: at }]],
    'links in letters of searches': (at) => [
      ['saved_search_links', { secret_hash: `\\x${id().replaceAll('-', '')}`, expires_at: at }],
    ],
    visits: (at) => [['visits', { visited_at: at, stage_id: id() }]],
    'unconfirmed accounts': (at) => [
      ['accounts', { id: id(), created_at: at, password_hash: 'x', email_key: id() }],
    ],
    'links of accounts': (at) => [['account_links', { id: id(), expires_at: at }]],
    'undoing changes of accounts': (at) => [['account_undos', { account_id: id(), expires_at: at }]],
    'failed sign-ins': (at) => [
      ['sign_in_failures', { kind: 'mail', failed_at: at, lookup: `\\x${id().replaceAll('-', '')}` }],
    ],
    'audit log': (at) => [['audit_log', { id: id(), at }]],
    'choices of cookies': (at) => [['consent_records', { id: id(), recorded_at: at }]],
  }

  it.each(Object.keys(rowsOf))('is %s, at the time of the rule', async (name) => {
    const rule = rules.find((each) => each.name === name)
    if (rule?.by !== 'sweep') return expect.fail(`${name} is no rule of another job`)
    await add(rowsOf[name]?.(happened) ?? [])
    const { db } = database
    const due = async (now: number) =>
      (await sql`select 1 from ${sql.table(rule.table)} where ${isDue(rule, now)}`.execute(db)).rows.length
    // The first hour in which the rule applies: then the job deletes them, and not an hour before.
    let now = Date.parse(happened)
    const years = (hours: number) => now + hours * 3_600_000
    let [low, high] = [0, 24 * 366 * 3]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if ((await due(years(middle))) > 0) high = middle
      else low = middle + 1
    }
    now = years(low - 2)
    await sweeps[rule.sweep]?.(now)
    now += 4 * 3_600_000
    expect(await due(now)).toBe(1)
    await sweeps[rule.sweep]?.(now)
    expect(await due(now)).toBe(0)
  })
})

describe('The report', () => {
  it('lists what is due without deleting it, and then what was deleted and what is left', async () => {
    const { db } = database
    await applyRetention(db, inYears(1))
    const row: Row = ['notifications', { id: id(), created_at: happened }]
    await add([row, ['notifications', { id: id(), created_at: new Date(inYears(1)).toISOString() }]])
    const now = inYears(1, 1)
    const looked = (await lookAtRetention(db, now)).find(({ rule }) => rule === 'notifications')
    expect(looked).toMatchObject({ overdue: 1, gone: undefined })
    expect(await countOf(row)).toBe(1)
    await applyRetention(db, now)
    const { at, runs } = await latestRuns(db, now)
    expect(Date.parse(at ?? '')).toBe(now)
    const [line] = rowsOfReport(
      rules,
      runs.filter(({ rule }) => rule === 'notifications'),
    )
    expect(line).toMatchObject({
      kept: '1 year after it was created',
      gone: '1',
      overdue: '0',
      oldestLeft: '2027-03-02',
    })
    if (line) expect(inColumns([line], line).split('\n')).toHaveLength(2)
  })
})

describe('A rule that fails', () => {
  it('does not block the others, and is reported', async () => {
    const { db } = database
    const rows: Row[] = [
      ['notifications', { id: id(), created_at: happened }],
      ['interests', { id: id(), changed_at: happened }],
    ]
    await add(rows)
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
      db,
    )
    await sql`create trigger refuse before delete on notifications execute function refuse()`.execute(db)
    const told: string[] = []
    try {
      await expect(applyRetention(db, inYears(31), (rule) => void told.push(rule))).rejects.toThrow('no')
    } finally {
      await sql`drop function refuse cascade`.execute(db)
    }
    expect(told).toEqual(['notifications'])
    const at = new Date(inYears(31)).toISOString()
    const runs = await db.selectFrom('retention_runs').select('rule').where('at', '=', at).execute()
    const applied = rules.flatMap(({ by, name }) => (by === 'retention' ? name : []))
    expect(applied.filter((name) => !runs.some(({ rule }) => rule === name))).toEqual(['notifications'])
  })
})

describe('Two concurrent servers', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await makeTestPostgres()
  })
  afterAll(() => postgres.drop())

  it('delete each row once', async () => {
    const [one, other] = [openPatiently(postgres.url), openPatiently(postgres.url)]
    try {
      const accountId = await addAccount(one)
      await sql`insert into notifications (account_id, brand, type, created_at)
        select ${accountId}, 'main', ${'newErrandMessage'}, ${happened}::timestamptz from generate_series(1, 1300)`.execute(
        one.db,
      )
      const runs = await Promise.all([one, other].map(({ db }) => applyRetention(db, inYears(2))))
      const gone = runs.flat().filter(({ rule }) => rule === 'notifications')
      expect(gone.reduce((sum, run) => sum + (run.gone ?? 0), 0)).toBe(1300)
      expect(gone.map(({ overdue }) => overdue)).toContain(0)
    } finally {
      await Promise.all([one.close(), other.close()])
    }
  })
})

// Payments, refunds and tasks that begin during the deletion of an account, on real PostgreSQL: either they block the deletion, or
// they do not begin; no row stays without an owner.
import { randomUUID } from 'node:crypto'
import { siteByKey } from '@husrum/domain'
import { aBookedHome } from '@husrum/domain/testing'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PaymentsModule } from '../../buying/payments/index.ts'
import { paymentsModule } from '../../buying/payments/index.ts'
import { makePaymentProviders } from '../../buying/payments/open-payment-providers.ts'
import { makeMailbox } from '../../dev/mailbox.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { openPgBossJobs } from '../../platform/jobs/pg-boss-jobs.ts'
import { makeMailService } from '../../platform/mail/mail-service.ts'
import { makeStaffTasks } from '../../platform/staff-tasks/staff-tasks.ts'
import { letters } from '../../subjects.ts'
import type { AccountsForTests } from '../../testing/accounts.ts'
import { goodPassword, openAccountsForTests } from '../../testing/accounts.ts'
import { addPaymentPlan, addResidence } from '../../testing/residences.ts'
import { makeScriptedProvider } from '../../testing/scripted-provider.ts'
import { randomOf } from '../../testing/seeded-random.ts'
import { makeTestBookings } from '../../testing/test-bookings.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import { deleteIfAllowed } from './delete-if-allowed.ts'

/** `HUSRUM_DELETION_SCHEDULES=2000` tries more. */
const schedules = Number(process.env.HUSRUM_DELETION_SCHEDULES ?? 60)
const site = siteByKey('sweden')
const instant = '2026-03-01T10:00:00.000Z'
const waitOptions = { timeout: 60_000, interval: 10 }

let postgres: TestPostgres
let house: AccountsForTests
/** The other server, on connections of its own. */
let other: OpenDatabase
let jobs: Jobs & { readonly finish: () => Promise<unknown> }
let module: PaymentsModule
const provider = makeScriptedProvider()

beforeAll(async () => {
  postgres = await makeTestPostgres()
  house = await openAccountsForTests({ database: openPatiently(postgres.url) })
  other = openPatiently(postgres.url)
  const { db } = other
  const { now } = house.clock
  const { keys } = house
  const log = { error: () => undefined, warn: () => undefined } as never
  const opened = await openPgBossJobs({
    db,
    keys,
    log,
    retries: { limit: 0, firstSeconds: 0, longestSeconds: 0 },
  })
  jobs = opened
  const mails = makeMailService({ letters, db, jobs: opened, mailer: makeMailbox(), keys, now, log })
  const bookings = await makeTestBookings(db)
  module = paymentsModule(
    { db, keys, now, log },
    {
      jobs: opened,
      mails,
      bookingService: bookings.bookingService,
      tasks: makeStaffTasks({
        db,
        mails,
        now,
        staffAddress: undefined,
        environment: 'development',
        settle: () => module.settleTask,
      }),
      settings: {},
      providers: makePaymentProviders({ swish: provider }),
    },
  )
})
afterAll(async () => {
  await jobs.finish()
  await other.close()
  await house.close()
  await postgres.drop()
})

const addPerson = async () => {
  const account = await house.addAccount()
  const browser = house.aBrowser()
  await browser.logIn(account.email)
  return { ...account, browser, payer: { accountId: account.id, site, origin: 'http://localhost:3000' } }
}
type Person = Awaited<ReturnType<typeof addPerson>>

const remove = ({ browser }: Person) => browser.post('delete', { password: goodPassword, confirmed: true })
const uploads = { release: async () => undefined }

/** Work in a transaction of the other server, which the test commits. */
const openTransaction = async (work: (trx: Transaction<Schema>) => Promise<unknown>) => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const done = other.db.transaction().execute(async (trx) => {
    await work(trx)
    begun.resolve()
    await end.promise
  })
  await Promise.race([begun.promise, done])
  return {
    commit: async () => {
      end.resolve()
      await done
    },
  }
}

/** Waits until a statement with this beginning waits for a lock. */
const untilWaiting = (statement: string) =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like ${`${statement}%`}`.execute(
      other.db,
    )
    expect(rows).not.toEqual([])
  }, waitOptions)

const exists = async ({ id }: Person) =>
  (await other.db.selectFrom('accounts').select('id').where('id', '=', id).execute()).length === 1

/** Payments without an account and without a party. */
const withoutOwner = async () => {
  const { rows } = await sql`select id, status from payments where account_id is null and not exists
    (select from contract_party_links where contract_party_links.payment_id = payments.id)`.execute(other.db)
  return rows
}

describe('An account that is being deleted', () => {
  it('stays if its payment is sent to the provider meanwhile', async () => {
    const anna = await addPerson()
    const made = await module.payments.paymentId(anna.payer, 'vip')
    const id = 'paymentId' in made ? made.paymentId : ''
    // As written by the start of a payment, before the provider is called.
    const start = await openTransaction((trx) =>
      trx
        .updateTable('payments')
        .set({
          status: 'pending',
          state: JSON.stringify({ kind: 'pending', startedAt: 0 }),
          provider: 'swish',
        })
        .where('id', '=', id)
        .execute(),
    )
    const deletion = remove(anna)
    await untilWaiting('delete from "payments"')
    await start.commit()
    expect(await deletion).toMatchObject({ status: 409, body: { blocking: [{ kind: 'payment', id }] } })
    expect(await exists(anna)).toBe(true)
    expect(await withoutOwner()).toEqual([])
  })

  it('stays if a refund of it begins meanwhile', async () => {
    const anna = await addPerson()
    const id = randomUUID()
    await other.db
      .insertInto('payments')
      .values({
        id,
        purpose: 'vip',
        brand: 'main',
        account_id: anna.id,
        site_id: 1,
        origin: '',
        about: 'VIP',
        amount: 20_000,
        currency: 'SEK',
        provider: 'swish',
        status: 'cancelled',
        state: JSON.stringify({ kind: 'cancelled', messageKey: 'cancelled' }),
        created_at: instant,
      })
      .execute()
    const late = await openTransaction((trx) =>
      trx
        .insertInto('payment_refunds')
        .values({ payment_id: id, amount: 20_000, reason: 'afterEnd', status: 'asked', created_at: instant })
        .execute(),
    )
    const deletion = remove(anna)
    await untilWaiting('select "id" from "payments"')
    await late.commit()
    expect(await deletion).toMatchObject({ status: 409, body: { blocking: [{ kind: 'refund', id }] } })
    expect(await exists(anna)).toBe(true)
  })

  it('cannot begin a payment from then on', async () => {
    const anna = await addPerson()
    const locked = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const deletion = deleteIfAllowed(house.db, anna.id, {
      uploads,
      now: house.clock.now,
      also: async () => {
        locked.resolve()
        await end.promise
      },
    })
    await locked.promise
    const begun = module.payments.paymentId(anna.payer, 'vip').catch((cause: unknown) => cause)
    await untilWaiting('insert into "payments"')
    end.resolve()
    expect(await deletion).toEqual({ kind: 'deleted' })
    const refused = await begun
    expect(refused).toBeInstanceOf(Problem)
    expect(refused).toMatchObject({ code: 'signedOut' })
    expect(await withoutOwner()).toEqual([])
  })

  it('does not block a change of its booking that locks the account last', async () => {
    const anna = await addPerson()
    const booking = randomUUID()
    await other.db
      .insertInto('bookings')
      .values({
        id: booking,
        account_id: anna.id,
        site: 'sweden',
        object_id: randomUUID(),
        project_id: 'p',
        variant: 'C',
        status: 'completed',
        state: JSON.stringify({ kind: 'completed', variant: 'C' }) as never,
        options: '[]',
        home: JSON.stringify(aBookedHome()),
        terms: '{}',
        status_before: 'forSale',
        origin: '',
        started_at: instant,
        signed_at: instant,
      })
      .execute()
    const residenceId = await addResidence(other.db, { people: {} })
    const plan = await addPaymentPlan(other.db, residenceId)
    const named = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const change = other.db.transaction().execute(async (trx) => {
      await trx.selectFrom('bookings').select('id').where('id', '=', booking).forUpdate().execute()
      locked.resolve()
      await named.promise
      await trx
        .insertInto('staff_tasks')
        .values({
          kind: 'payBack',
          site: 'sweden',
          about: 'Kajutan 1203',
          residence_payment_id: Object.values(plan)[0] ?? '',
          booking_id: booking,
          account_id: anna.id,
          amount: 100,
          currency: 'SEK',
          created_at: instant,
          due_on: '2026-03-16',
        })
        .execute()
    })
    await locked.promise
    const deletion = remove(anna)
    await untilWaiting('select "id" from "bookings"')
    named.resolve()
    await change
    expect(await deletion).toMatchObject({ status: 409, body: { blocking: [{ kind: 'refund' }] } })
    expect(await exists(anna)).toBe(true)
  })

  it(`leaves every payment with an owner, in ${schedules} schedules of paying and deleting`, {
    timeout: 600_000,
  }, async () => {
    const failed: string[] = []
    for (let schedule = 0; schedule < schedules; schedule += 1) {
      const random = randomOf(schedule)
      const anna = await addPerson()
      const press = async () => {
        const made = await module.payments.paymentId(anna.payer, 'vip')
        if (made.kind === 'made')
          await module.payments.start(anna.payer, {
            thing: 'vip',
            paymentId: made.paymentId,
            provider: 'swish',
          })
      }
      const settle = async () => {
        const rows = await other.db
          .selectFrom('payments')
          .select(['id', 'number'])
          .where('account_id', '=', anna.id)
          .execute()
        for (const { id, number } of rows) {
          provider.end(number, random() < 0.5 ? 'paid' : 'cancelled')
          await module.hear(id)
        }
      }
      const moves = [press, settle, () => remove(anna), () => remove(anna)]
      if (random() < 0.5) await press()
      for (let round = 0; round < 2; round += 1)
        await Promise.all(
          Array.from({ length: 3 }, async () => {
            try {
              const answer = await moves[Math.floor(random() * moves.length)]?.()
              if (answer && ![200, 401, 409].includes(answer.status)) failed.push(String(answer.status))
            } catch (cause) {
              if (!(cause instanceof Problem && cause.code === 'signedOut')) failed.push(String(cause))
            }
          }),
        )
    }
    expect({ failed: [...new Set(failed)], withoutOwner: await withoutOwner() }).toEqual({
      failed: [],
      withoutOwner: [],
    })
    const { rows } = await sql`select id from payments where account_id is null
      and status in ('created', 'pending', 'unknown')`.execute(other.db)
    expect(rows).toEqual([])
  })
})

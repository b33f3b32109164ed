// Random schedules of clicks, answers, callbacks and campaign codes on real PostgreSQL, at two providers, one of which loses its
// credentials for a while: in any order, charges equal bookings and refunds.
import { randomUUID } from 'node:crypto'
import type { Money, PaymentProvider } from '@husrum/domain'
import { siteByKey, vipFeeOf } from '@husrum/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMailbox } from '../../dev/mailbox.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { openPgBossJobs } from '../../platform/jobs/pg-boss-jobs.ts'
import { makeMailService } from '../../platform/mail/mail-service.ts'
import { makeSecretKeys } from '../../platform/secrets/secret-keys.ts'
import { makeStaffTasks } from '../../platform/staff-tasks/staff-tasks.ts'
import { letters } from '../../subjects.ts'
import { addResidence } from '../../testing/residences.ts'
import type { ScriptedOptions } from '../../testing/scripted-provider.ts'
import { makeScriptedProvider } from '../../testing/scripted-provider.ts'
import { randomOf } from '../../testing/seeded-random.ts'
import { makeTestClock, testSecret } from '../../testing/sessions.ts'
import { makeTestBookings } from '../../testing/test-bookings.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import type { PaidThing } from './charge-of.ts'
import { addHomePayment } from './home-payments.ts'
import type { PaymentsModule } from './index.ts'
import { paymentsModule } from './index.ts'
import type { PaymentProviders } from './open-payment-providers.ts'
import { makePaymentProviders } from './open-payment-providers.ts'

/** `HUSRUM_SCHEDULES=10000` runs them all. */
const schedules = Number(process.env.HUSRUM_SCHEDULES ?? 12)
/** Played concurrently, each over a database and with a clock of its own: most of the time is spent waiting for answers. */
const lanes = schedules > 1_000 ? 5 : 1

interface Lane {
  readonly postgres: TestPostgres
  readonly database: OpenDatabase
}
const opened: Lane[] = []
beforeAll(async () => {
  for (let lane = 0; lane < lanes; lane += 1) {
    const postgres = await makeTestPostgres()
    opened.push({ postgres, database: openPatiently(postgres.url) })
  }
})
afterAll(async () => {
  for (const { database, postgres } of opened) {
    await database.close()
    await postgres.drop()
  }
})

const atOnce = 4
const minute = 60_000
const day = 24 * 60 * minute
const site = siteByKey('sweden')
const origin = 'http://localhost:3000'
const fee = 2_500_000
/** Pays for any number of memberships. */
const code = 'MEDLEM'

const openHouse = async ({ database: { db } }: Lane, options: ScriptedOptions = {}) => {
  await sql`truncate payments, payment_refunds, payment_calls, receipt_numbers, user_payments, vip_memberships, campaign_codes, staff_tasks, residences cascade`.execute(
    db,
  )
  const clock = makeTestClock()
  const log = { error: () => undefined, warn: () => undefined } as never
  const keys = makeSecretKeys(testSecret)
  const jobs = await openPgBossJobs({
    db,
    keys,
    log,
    retries: { limit: 0, firstSeconds: 0, longestSeconds: 0 },
  })
  const mails = makeMailService({ letters, db, jobs, mailer: makeMailbox(), keys, now: clock.now, log })
  const bookings = await makeTestBookings(db)
  const ports = { swish: makeScriptedProvider(options), svea: makeScriptedProvider(options) }
  const withoutCredentials = new Set<PaymentProvider>()
  const all = makePaymentProviders(ports)
  const providers: PaymentProviders = {
    ...all,
    of: (name) => (withoutCredentials.has(name) ? undefined : all.of(name)),
    offeredOn: (at) => all.offeredOn(at).filter((name) => !withoutCredentials.has(name)),
  }
  await db.insertInto('campaign_codes').values({ code, brand: 'main' }).execute()
  const module: PaymentsModule = paymentsModule(
    { db, keys, now: clock.now, log },
    {
      jobs,
      mails,
      bookingService: bookings.bookingService,
      tasks: makeStaffTasks({
        db,
        mails,
        now: clock.now,
        staffAddress: 'staff@example.com',
        environment: 'development',
        settle: () => module.settleTask,
      }),
      settings: {},
      providers,
    },
  )
  bookings.setMoney(module.money)
  /** Of all providers, by the number that people read. */
  const chargesOf = (number: string) => Object.values(ports).flatMap((port) => port.of(number))
  return { db, clock, jobs, bookings, ports, withoutCredentials, chargesOf, module }
}
type House = Awaited<ReturnType<typeof openHouse>>

interface Scheduled {
  readonly seed: number
  readonly accountId: string
  readonly thing: PaidThing
}

/** A payer with random actions. */
const play = async (house: House, { seed, accountId, thing }: Scheduled): Promise<void> => {
  const { db, clock, module, ports, withoutCredentials } = house
  const random = randomOf(seed)
  const chance = (share: number) => random() < share
  const payer = { accountId, site, origin }
  const press = async (): Promise<void> => {
    const made = await module.payments.paymentId(payer, thing)
    if (made.kind !== 'made') return
    const provider = chance(0.6) ? ('swish' as const) : ('svea' as const)
    const order = { thing, paymentId: made.paymentId, provider }
    // A double click, or a second tab.
    await Promise.all(Array.from({ length: chance(0.4) ? 2 : 1 }, () => module.payments.start(payer, order)))
  }
  const own = () =>
    db
      .selectFrom('payments')
      .select(['id', 'number', 'status', 'provider'])
      .where('account_id', '=', accountId)
      .execute()
  const one = async () => {
    const all = await own()
    return all[Math.floor(random() * all.length)]
  }
  const moves: readonly (() => Promise<unknown>)[] = [
    press,
    press,
    async () => {
      const payment = await one()
      if (payment?.provider === 'swish' || payment?.provider === 'svea')
        ports[payment.provider].end(
          payment.number,
          chance(0.7) ? 'paid' : chance(0.5) ? 'declined' : 'cancelled',
        )
    },
    async () => {
      const payment = await one()
      // The provider's callback, perhaps twice, perhaps while the page polls too.
      if (payment)
        await Promise.all(
          Array.from({ length: chance(0.5) ? 2 : 1 }, () => module.payments.status(payer, payment.id)).concat(
            Array.from({ length: chance(0.5) ? 2 : 1 }, () => house.module.hear(payment.id) as never),
          ),
        )
    },
    async () => {
      const payment = await one()
      if (payment) await module.payments.cancel(payer, payment.id)
    },
    async () => clock.pass(chance(0.2) ? 4 * minute : chance(0.1) ? 100 * minute : 3_000),
    // Credentials are removed, and restored.
    async () => {
      if (chance(0.3)) withoutCredentials.add('svea')
      else withoutCredentials.clear()
    },
    async () => {
      if (thing === 'vip') await module.vip.joinByCode({ accountId, site }, code)
    },
    async () => {
      await module.reconcile()
      // Runs due jobs now: otherwise all of them wait for the end.
      await house.jobs.settled()
    },
    // Staff, or the buyers, end the booking.
    async () => {
      if (thing === 'vip' || !('bookingId' in thing) || !chance(0.3)) return
      await db
        .transaction()
        .execute((trx) =>
          house.bookings.bookingService.tell(trx, thing.bookingId, { kind: 'cancelAsked' }, 'buyer'),
        )
    },
  ]
  await press()
  const length = 2 + Math.floor(random() * 7)
  for (let step = 0; step < length; step += 1) {
    const move = moves[Math.floor(random() * moves.length)]
    // Two actions on one booking.
    const other = chance(0.25) ? moves[Math.floor(random() * moves.length)] : undefined
    await Promise.all([move?.(), other?.()])
  }
}

const isHomePaid = async (db: House['db'], id: string): Promise<boolean> =>
  (await db.selectFrom('residence_payments').select('status').where('id', '=', id).executeTakeFirst())
    ?.status === 'paid'

/** Inconsistencies: one line per schedule. */
const judge = async (
  { db, bookings, chargesOf }: House,
  all: readonly Scheduled[],
): Promise<readonly string[]> => {
  const wrong: string[] = []
  const rows = await db
    .selectFrom('payments')
    .select(['account_id', 'number', 'status', 'receipt_number'])
    .execute()
  const paidRows = await db
    .selectFrom('user_payments')
    .select(['account_id', 'status', 'paid_with_code'])
    .execute()
  for (const { seed, accountId, thing } of all) {
    const charges = rows
      .filter(({ account_id }) => account_id === accountId)
      .flatMap(({ number }) => chargesOf(number))
    const charged = charges.reduce(
      (sum, { status, order }) => sum + (status === 'paid' ? order.amount : 0),
      0,
    )
    const back = charges.reduce((sum, { refunded }) => sum + refunded, 0)
    const paidNotes = paidRows.filter(
      ({ account_id, status }) => account_id === accountId && status === 'Paid',
    )
    if (paidNotes.length > 1) wrong.push(`${seed}: ${paidNotes.length} paid memberships`)
    const memberships = paidNotes.filter(({ paid_with_code }) => paid_with_code === null).length
    const booked =
      thing === 'vip'
        ? memberships * (vipFeeOf('SE') ?? 0)
        : 'homePaymentId' in thing
          ? (await isHomePaid(db, thing.homePaymentId))
            ? fee
            : 0
          : ['paid', 'completed'].includes((await bookings.stateOf(thing.bookingId)).kind)
            ? fee
            : 0
    if (charged !== booked + back) wrong.push(`${seed}: charged ${charged}, booked ${booked}, back ${back}`)
  }
  const receipts = rows.flatMap(({ receipt_number }) => receipt_number ?? [])
  const last = Math.max(0, ...receipts.map((number) => Number(number.split('-').at(-1))))
  if (last !== receipts.length) wrong.push(`${receipts.length} receipts, and the last is ${last}`)
  return wrong
}

const run = async (house: House, count: number, firstSeed: number): Promise<readonly string[]> => {
  const { db, clock, jobs, bookings, ports, withoutCredentials, module } = house
  const luck = randomOf(firstSeed)
  for (const port of Object.values(ports))
    port.luck = () => {
      const drawn = luck()
      return drawn < 0.6 ? 'well' : drawn < 0.78 ? 'lost' : drawn < 0.93 ? 'deaf' : 'lying'
    }
  const all: Scheduled[] = []
  const playNext = async (): Promise<void> => {
    while (all.length < count) {
      const seed = firstSeed + all.length
      const accountId = randomUUID()
      const random = randomOf(seed ^ 0x5bd1e995)
      const isVip = random() < 0.25
      const isHome = !isVip && random() < 0.3
      const scheduled: { -readonly [Key in keyof Scheduled]: Scheduled[Key] } = {
        seed,
        accountId,
        thing: 'vip',
      }
      all.push(scheduled)
      await sql`insert into accounts (id, organisation, first_name, last_name, email, email_key)
        values (${accountId}::uuid, 'mainAndCooperative', 'A', 'B', ${`${accountId}@example.com`}, ${`${accountId}@example.com`})`.execute(
        db,
      )
      if (isHome) {
        const residenceId = await addResidence(db, { people: { [accountId]: 'owner' } })
        const payment = { residenceId, kind: 'options', amount: fee as Money, currency: 'SEK' } as const
        scheduled.thing = { homePaymentId: await addHomePayment(db, payment) }
      } else if (!isVip)
        scheduled.thing = {
          bookingId: await bookings.add({
            accountId,
            // At the edge of the hold, now and then.
            ...(random() < 0.4 && { holdExpiresAt: clock.now() + Math.floor(random() * 6 * minute) }),
          }),
        }
      bookings.setFree(luck() < 0.5)
      await play(house, scheduled)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, playNext))
  // Failures end, and time passes.
  for (const port of Object.values(ports)) port.luck = () => 'well'
  withoutCredentials.clear()
  for (let round = 0; round < 8; round += 1) {
    clock.pass(round < 3 ? 10 * minute : day)
    while ((await module.reconcile()) > 0) await jobs.settled()
    await jobs.settled()
  }
  const wrong = await judge(house, all)
  await jobs.finish()
  return wrong
}

describe('Random clicks, answers, failures and contradictions', () => {
  it('leave charges equal to bookings and refunds', { timeout: 3_600_000 }, async () => {
    const share = Math.ceil(schedules / lanes)
    const wrong = await Promise.all(
      opened.map(async (lane, at) => run(await openHouse(lane), share, 1 + at * share)),
    )
    expect(wrong.flat()).toEqual([])
  })

  it('reveal a provider that does not get the same id twice', { timeout: 3_600_000 }, async () => {
    const withoutKey = await openHouse(opened[0] as Lane, { keyOf: () => randomUUID() })
    // The schedules meet by chance: seldom, none of a hundred and fifty charges twice.
    let wrong: readonly string[] = []
    for (let batch = 0; batch < 6 && wrong.length === 0; batch += 1)
      wrong = await run(withoutKey, 150, 1 + batch * 150)
    expect(wrong).not.toEqual([])
  })
})

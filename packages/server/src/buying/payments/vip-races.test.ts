// A campaign code, a payment, a withdrawal and the end of a year at the same time, on two servers over real PostgreSQL: at most one paid
// membership, money that buys nothing is refunded, and no call fails by a deadlock.
import { randomUUID } from 'node:crypto'
import { siteByKey, vipFeeOf } from '@husrum/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeMailbox } from '../../dev/mailbox.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { openPgBossJobs } from '../../platform/jobs/pg-boss-jobs.ts'
import { makeMailService } from '../../platform/mail/mail-service.ts'
import { makeSecretKeys } from '../../platform/secrets/secret-keys.ts'
import { makeStaffTasks } from '../../platform/staff-tasks/staff-tasks.ts'
import { letters } from '../../subjects.ts'
import { makeScriptedProvider } from '../../testing/scripted-provider.ts'
import { randomOf } from '../../testing/seeded-random.ts'
import { makeTestClock, testSecret } from '../../testing/sessions.ts'
import { makeTestBookings } from '../../testing/test-bookings.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import type { PaymentsModule } from './index.ts'
import { paymentsModule } from './index.ts'
import { makePaymentProviders } from './open-payment-providers.ts'
import { makeWithdrawVip } from './withdraw-vip.ts'

/** `HUSRUM_VIP_SCHEDULES=5000` searches longer. */
const schedules = Number(process.env.HUSRUM_VIP_SCHEDULES ?? 150)
const atOnce = 4
const minute = 60_000
const day = 86_400_000
const site = siteByKey('sweden')
const origin = 'http://localhost:3000'
const code = 'MEDLEM'
const fee = vipFeeOf('SE') ?? 0

let postgres: TestPostgres
const databases: OpenDatabase[] = []
beforeAll(async () => {
  postgres = await makeTestPostgres()
  for (let server = 0; server < 2; server += 1) databases.push(openPatiently(postgres.url))
})
afterAll(async () => {
  for (const database of databases) await database.close()
  await postgres.drop()
})

const clock = makeTestClock()
const provider = makeScriptedProvider()

const openServer = async ({ db }: OpenDatabase) => {
  const log = { error: () => undefined, warn: () => undefined } as never
  const keys = makeSecretKeys(testSecret)
  const retries = { limit: 0, firstSeconds: 0, longestSeconds: 0 }
  const jobs = await openPgBossJobs({ db, keys, log, retries })
  const mails = makeMailService({ letters, db, jobs, mailer: makeMailbox(), keys, now: clock.now, log })
  const bookings = await makeTestBookings(db)
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
        staffAddress: undefined,
        environment: 'development',
        settle: () => module.settleTask,
      }),
      settings: {},
      providers: makePaymentProviders({ swish: provider }),
    },
  )
  const withdraw = makeWithdrawVip({ db, now: clock.now, refunds: module.refunds, mails })
  return { db, jobs, module, withdraw }
}
type Server = Awaited<ReturnType<typeof openServer>>

it('A person has at most one paid membership, and all money pays for one or is refunded', {
  timeout: 3_600_000,
}, async () => {
  const servers: Server[] = []
  for (const database of databases) servers.push(await openServer(database))
  const [{ db, module, jobs }] = servers as [Server, Server]
  await db.insertInto('campaign_codes').values({ code, brand: 'main' }).execute()
  const failed: string[] = []
  /** By account: the price of ended memberships. */
  const spent = new Map<string, number>()
  const isMemberByPayment = async (accountId: string): Promise<boolean> => {
    const { rows } = await sql`select from user_payments join vip_memberships using (account_id, brand)
      where account_id = ${accountId} and status = 'Paid' and paid_with_code is null`.execute(db)
    return rows.length > 0
  }
  const people: string[] = []

  const play = async (): Promise<void> => {
    while (people.length < schedules) {
      const accountId = randomUUID()
      people.push(accountId)
      const random = randomOf(people.length)
      await sql`insert into accounts (id, organisation, first_name, last_name, email, email_key)
        values (${accountId}::uuid, 'mainAndCooperative', 'A', 'B', ${accountId}, ${accountId})`.execute(db)
      const member = { accountId, site }
      const payer = { ...member, origin }
      const pick = () => servers[Math.floor(random() * servers.length)] as Server
      const own = () =>
        db.selectFrom('payments').select(['id', 'number']).where('account_id', '=', accountId).execute()
      const press = async () => {
        const { payments } = pick().module
        const made = await payments.paymentId(payer, 'vip')
        if (made.kind === 'made')
          await payments.start(payer, { thing: 'vip', paymentId: made.paymentId, provider: 'swish' })
      }
      const moves: readonly (() => Promise<unknown>)[] = [
        press,
        () => pick().module.vip.joinByCode(member, code),
        () => pick().module.vip.joinByCode(member, code),
        // The payer approves, and the provider calls both servers.
        async () => {
          const all = await own()
          for (const { number } of all) provider.end(number, 'paid')
          await Promise.all(all.flatMap(({ id }) => servers.map((each) => each.module.hear(id))))
        },
        () => pick().withdraw(member),
        () => pick().module.vip.renew(member, random() < 0.5),
        () => pick().module.vip.endOver(),
      ]
      await press()
      for (let round = 0; round < 4; round += 1) {
        await Promise.all(
          Array.from({ length: 4 }, () => moves[Math.floor(random() * moves.length)]?.()).map((move) =>
            move?.catch((cause: unknown) => {
              // No membership to withdraw from, or an unpaid one: an expected answer.
              if (!(cause instanceof Problem && ['notMember', 'notPaid'].includes(cause.code)))
                failed.push(String(cause))
            }),
          ),
        )
        if (round !== 1 || random() < 0.5) continue
        // The year is over: its price is spent, and the next one is paid again.
        if (await isMemberByPayment(accountId)) spent.set(accountId, (spent.get(accountId) ?? 0) + fee)
        await sql`update vip_memberships set ends_at = joined_at where account_id = ${accountId}`.execute(db)
        await pick().module.vip.endOver()
        clock.pass(2 * minute)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, play))
  for (let round = 0; round < 6; round += 1) {
    clock.pass(round < 3 ? 10 * minute : day)
    while ((await module.reconcile()) > 0) await jobs.settled()
    await jobs.settled()
  }

  const { rows } = await sql<{ account: string; paid: number; numbers: string[] }>`
    select accounts.id as account,
      (select count(*)::int from user_payments where account_id = accounts.id and status = 'Paid') as paid,
      array(select number from payments where account_id = accounts.id) as numbers
    from accounts`.execute(db)
  const wrong: string[] = []
  for (const { account, paid, numbers } of rows) {
    const charges = numbers.flatMap((number) => provider.of(number))
    const charged = charges.reduce((sum, { status }) => sum + (status === 'paid' ? fee : 0), 0)
    const back = charges.reduce((sum, { refunded }) => sum + refunded, 0)
    const used = (spent.get(account) ?? 0) + ((await isMemberByPayment(account)) ? fee : 0)
    if (paid > 1) wrong.push(`${account}: ${paid} paid memberships`)
    if (charged !== used + back) wrong.push(`${account}: charged ${charged}, used ${used}, back ${back}`)
  }
  expect({ failed: [...new Set(failed)], wrong }).toEqual({ failed: [], wrong: [] })
  for (const server of servers) await server.jobs.finish()
})

// Random schedules of files, parts, reversals, staff, reminders, online payments, ended purchases and deleted accounts on real PostgreSQL:
// money in = what pays claims + what is paid back + what is not matched, and nothing is said twice.
import { randomUUID } from 'node:crypto'
import type { Money } from '@husrum/domain'
import { paymentReferenceOf, siteByKey } from '@husrum/domain'
import { aBookedHome } from '@husrum/domain/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeMailbox } from '../../../dev/mailbox.ts'
import type { OpenDatabase } from '../../../platform/database/open-database.ts'
import { openPgBossJobs } from '../../../platform/jobs/pg-boss-jobs.ts'
import { makeMailService } from '../../../platform/mail/mail-service.ts'
import { makeSecretKeys } from '../../../platform/secrets/secret-keys.ts'
import { makeStaffTasks } from '../../../platform/staff-tasks/staff-tasks.ts'
import { letters } from '../../../subjects.ts'
import { addPaymentPlan, addResidence } from '../../../testing/residences.ts'
import { makeScriptedProvider } from '../../../testing/scripted-provider.ts'
import { randomOf } from '../../../testing/seeded-random.ts'
import { makeTestClock, testSecret } from '../../../testing/sessions.ts'
import { makeTestBookings } from '../../../testing/test-bookings.ts'
import type { TestPostgres } from '../../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../../testing/test-database.ts'
import type { PaymentsModule } from '../index.ts'
import { paymentsModule } from '../index.ts'
import { makePaymentProviders } from '../open-payment-providers.ts'
import type { BankEntry } from './bank-entry.ts'

/** `HUSRUM_SCHEDULES=10000` runs them all. */
const schedules = Number(process.env.HUSRUM_SCHEDULES ?? 60)
const firstSeed = Number(process.env.HUSRUM_SEED ?? 1)

let postgres: TestPostgres
let database: OpenDatabase
beforeAll(async () => {
  postgres = await makeTestPostgres()
  database = openPatiently(postgres.url)
})
afterAll(async () => {
  await database.close()
  await postgres.drop()
})

const day = 86_400_000
const site = siteByKey('sweden')
const account = '50501055'

const openHouse = async () => {
  const { db } = database
  await sql`alter table residences drop constraint if exists residences_booking_id_fkey`.execute(db)
  await db
    .insertInto('sellers')
    .values({
      key: 'kajutan',
      changed_at: new Date(0).toISOString(),
      record: JSON.stringify({
        key: 'kajutan',
        country: 'SE',
        siteIds: [1],
        legalName: 'Kajutan Bostad AB',
        bank: { bankgiro: '5050-1055' },
      }),
    })
    .execute()
  const clock = makeTestClock()
  const log = { error: () => undefined, warn: () => undefined } as never
  const keys = makeSecretKeys(testSecret)
  const retries = { limit: 0, firstSeconds: 0, longestSeconds: 0 }
  const jobs = await openPgBossJobs({ db, keys, log, retries })
  const mailbox = makeMailbox()
  const mails = makeMailService({ letters, db, jobs, mailer: mailbox, keys, now: clock.now, log })
  const bookings = await makeTestBookings(db)
  const swish = makeScriptedProvider({})
  const tasks = makeStaffTasks({
    db,
    mails,
    now: clock.now,
    staffAddress: undefined,
    environment: 'development',
    settle: () => module.settleTask,
  })
  const module: PaymentsModule = paymentsModule(
    { db, keys, now: clock.now, log, environment: 'development' },
    {
      jobs,
      mails,
      bookingService: bookings.bookingService,
      tasks,
      settings: {},
      providers: makePaymentProviders({ swish }),
    },
  )
  bookings.setMoney(module.money)
  return { db, clock, jobs, mailbox, swish, tasks, module }
}
type House = Awaited<ReturnType<typeof openHouse>>

const wordsOfMails = ({ mailbox }: House, name: string) =>
  mailbox
    .list()
    .map(({ subject }) => subject.replace(/\s/g, ' '))
    .filter((subject) => subject.includes(name))

/** One home, its buyer, and what happens. Returns what is wrong. */
const play = async (house: House, seed: number): Promise<readonly string[]> => {
  const { db, clock, jobs, module, swish, tasks } = house
  const random = randomOf(seed)
  const chance = (share: number) => random() < share
  const oneOf = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(random() * values.length)]
  const accountId = randomUUID()
  const bookingId = randomUUID()
  const name = `Hem ${seed}.`
  await sql`insert into accounts (id, organisation, first_name, last_name, email, email_key)
    values (${accountId}::uuid, 'mainAndCooperative', 'A', 'B', ${`${accountId}@example.com`}, ${`${accountId}@example.com`})`.execute(
    db,
  )
  const residenceId = await addResidence(db, {
    people: { [accountId]: 'owner' },
    home: aBookedHome({ objectId: 'home-1', name }),
    agreedOn: '2026-03-02',
    bookingId,
  })
  await addPaymentPlan(db, residenceId)
  const today = new Date(clock.now()).toISOString().slice(0, 10)
  await db
    .updateTable('residence_payments')
    .set({ due_on: today })
    .where('residence_id', '=', residenceId)
    .execute()
  const claims = () =>
    db
      .selectFrom('residence_payments')
      .selectAll()
      .where('residence_id', '=', residenceId)
      .orderBy('number')
      .execute()
  const planned = await claims()
  const sent: BankEntry[] = []
  const reversed = new Set<string>()
  const lines = () =>
    db.selectFrom('bank_lines').select('id').where('payer', '=', name).orderBy('id').execute()
  const transfer = (): BankEntry => {
    const claim = oneOf(planned)
    const amount = Number(claim?.amount)
    const drawn = random()
    const share = drawn < 0.5 ? 1 : drawn < 0.75 ? 0.5 : 1.5
    return {
      entryId: randomUUID(),
      account,
      bookedOn: today,
      amount: Math.round(amount * share) as Money,
      currency: 'SEK',
      references: [chance(0.85) ? paymentReferenceOf(Number(claim?.number), 'SE') : '12345'],
      payer: name,
      message: '',
    }
  }
  const sendFile = async (entries: readonly BankEntry[]) => {
    const file = { format: 'bgmax', entries, skipped: 0 } as const
    const facts = { name: 'file', sha256: randomUUID(), key: 'key' }
    // Twice the same, perhaps at once; and perhaps the same movements in another file.
    await Promise.all(Array.from({ length: chance(0.3) ? 2 : 1 }, () => module.bank.addFile(file, facts)))
    if (chance(0.3)) await module.bank.addFile(file, { ...facts, sha256: randomUUID() })
  }
  let isOver = false
  const wrong: string[] = []
  const eva = { by: 'Eva', key: 'first' }
  const overdueLetters = () => wordsOfMails(house, name).filter((subject) => subject.startsWith('Påminnelse'))
  const moves: readonly (() => Promise<unknown>)[] = [
    async () => {
      const made = Array.from({ length: chance(0.4) ? 2 : 1 }, transfer)
      sent.push(...made)
      await sendFile(chance(0.3) ? [...sent] : made)
    },
    async () => {
      const made = transfer()
      sent.push(made)
      await sendFile([made])
    },
    async () => {
      const original = oneOf(sent.filter(({ amount, entryId }) => amount > 0 && !reversed.has(entryId)))
      if (!original) return
      reversed.add(original.entryId)
      const back = { ...original, entryId: `back ${original.entryId}`, amount: -original.amount as Money }
      sent.push(back)
      await sendFile([back])
    },
    async () => {
      const line = oneOf(await lines())
      const claim = oneOf(planned)
      if (line && claim) await module.bank.match(line.id, claim.id, eva)
    },
    async () => {
      const line = oneOf(await lines())
      if (line && chance(0.5)) await module.bank.unmatch(line.id, eva)
    },
    async () => {
      const line = oneOf(await lines())
      if (line) await module.bank.payBack(line.id, eva)
    },
    async () => {
      const open = (await tasks.list()).filter(
        ({ done_at, booking_id, bank_line_id, about }) =>
          done_at === null && (booking_id === bookingId || (bank_line_id !== null && about === name)),
      )
      const task = oneOf(open)
      if (!task) return
      if (task.prepared_at === null) await tasks.prepare(task.id, eva)
      await tasks.finish(task.id, { by: 'Karin', key: 'second', reference: randomUUID() })
    },
    async () => {
      if (!chance(0.3)) return
      isOver = true
      await db.transaction().execute(async (trx) => {
        await module.money.cancelPlan(trx, bookingId)
        await module.money.refund(trx, bookingId, 'withdrawn', (chance(0.3) ? 700_000 : 0) as Money)
      })
    },
    async () => {
      clock.pass(chance(0.5) ? day : 5 * day)
      await Promise.all([module.remind(), module.remind()])
    },
    // Online, as far as it is possible.
    async () => {
      const claim = planned[0]
      if (!claim || !chance(0.5)) return
      const payer = { accountId, site, origin: 'http://localhost:3000' }
      const thing = { homePaymentId: claim.id }
      const made = await module.payments.paymentId(payer, thing)
      if (made.kind !== 'made') return
      await module.payments.start(payer, { thing, paymentId: made.paymentId, provider: 'swish' })
      const row = await db
        .selectFrom('payments')
        .select('number')
        .where('id', '=', made.paymentId)
        .executeTakeFirst()
      if (row) swish.end(row.number, chance(0.7) ? 'paid' : 'declined')
      await module.hear(made.paymentId)
    },
    async () => {
      if (chance(0.2)) await db.deleteFrom('residence_people').where('account_id', '=', accountId).execute()
    },
  ]
  const length = 4 + Math.floor(random() * 9)
  for (let step = 0; step < length; step += 1) {
    const other = chance(0.3) ? oneOf(moves) : undefined
    await Promise.all([oneOf(moves)?.(), other?.()])
  }
  await jobs.settled()
  // A reminder goes to none who has paid.
  const before = (await claims()).filter(({ status }) => status === 'open').length
  const overdue = overdueLetters().length
  clock.pass(5 * day)
  await module.remind()
  await jobs.settled()
  if (overdueLetters().length - overdue > before) wrong.push('a reminder of what is paid')

  // What the bank has credited, as the test knows it.
  const moneyIn = sent.reduce((sum, { amount }) => sum + amount, 0)
  const booked = await module.bank.lines({
    isOpen: false,
    ids: (await lines()).map(({ id }) => id),
    limit: 10_000,
  })
  if (booked.length !== sent.length) wrong.push(`${sent.length} movements, ${booked.length} lines`)
  const all = await claims()
  const done = await db
    .selectFrom('staff_tasks')
    .select(['residence_payment_id', 'bank_line_id', 'amount', 'done_at'])
    .where((task) => task.or([task('booking_id', '=', bookingId), task('about', '=', name)]))
    .execute()
  const sum = (amounts: readonly (number | string)[]) =>
    amounts.reduce<number>((total, each) => total + Number(each), 0)
  const pays = sum(all.map(({ received }) => received))
  const ofClaims = done.filter((task) => task.residence_payment_id !== null)
  const backOfClaims = sum(ofClaims.flatMap(({ done_at, amount }) => (done_at === null ? [] : [amount])))
  const backOfLines = sum(done.flatMap(({ bank_line_id, amount }) => (bank_line_id === null ? [] : [amount])))
  const unmatched = sum(booked.map(({ rest }) => rest))
  if (moneyIn !== pays - backOfClaims + backOfClaims + backOfLines + unmatched)
    wrong.push(`in ${moneyIn}, pays ${pays}, back ${backOfClaims} + ${backOfLines}, unmatched ${unmatched}`)
  for (const { amount, rest } of booked)
    if (amount > 0 && rest < 0) wrong.push(`a line of ${amount} has ${rest} left`)
  const [received, takenBack] = ['Vi har fått', 'är inte längre betalt'].map((words) =>
    wordsOfMails(house, name).filter((subject) => subject.includes(words)),
  )
  for (const claim of all) {
    const parts = sum(
      booked.flatMap((line) => line.parts.flatMap((part) => (part.claim === claim.id ? [part.amount] : []))),
    )
    const label = `${claim.kind} of ${claim.amount}, ${claim.status}, received ${claim.received}`
    if (parts !== Number(claim.received)) wrong.push(`${label}: parts ${parts}`)
    if (parts > Number(claim.amount)) wrong.push(`${label}: more than asked for`)
    if (claim.paid_by !== null && parts > 0) wrong.push(`${label}: paid twice`)
    const isPaidByBank = claim.status === 'paid' && claim.paid_by === null
    if (isPaidByBank && parts !== Number(claim.amount)) wrong.push(`${label}: paid without money`)
    if (claim.status === 'open' && parts >= Number(claim.amount)) wrong.push(`${label}: not seen as paid`)
    const back = ofClaims.find(({ residence_payment_id }) => residence_payment_id === claim.id)
    if (back && Number(back.amount) > parts) wrong.push(`${label}: ${back.amount} goes back`)
    if (isOver && claim.status === 'open') wrong.push(`${label}: asked for after the end`)
    const text = `${(Number(claim.amount) / 100).toLocaleString('sv-SE').replace(/\s/g, ' ')} kr`
    const saidPaid = (received ?? []).filter((subject) => subject.includes(`fått ${text} `)).length
    const saidOpen = (takenBack ?? []).filter((subject) => subject.includes(`: ${text} `)).length
    if (saidPaid - saidOpen > 1 || saidPaid < saidOpen)
      wrong.push(`${label}: said paid ${saidPaid}, open ${saidOpen}`)
    if (overdueLetters().filter((subject) => subject.includes(`: ${text} `)).length > 1)
      wrong.push(`${label}: reminded twice`)
  }
  return wrong.map((each) => `${seed}: ${each}`)
}

it('Money in is what pays claims, what is paid back, and what is not matched; nothing is said twice', {
  timeout: 3_600_000,
}, async () => {
  const house = await openHouse()
  const wrong: string[] = []
  for (let at = 0; at < schedules; at += 1) wrong.push(...(await play(house, firstSeed + at)))
  await house.jobs.finish()
  expect(wrong).toEqual([])
})

// Refunds of bank transfers: staff are notified at once and reminded, do it once, and the buyer sees it.
import { randomUUID } from 'node:crypto'
import type { Money } from '@husrum/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentsForTests } from '../../testing/payments.ts'
import { openPaymentsForTests, staffForTests } from '../../testing/payments.ts'
import { addPaymentPlan, addResidence } from '../../testing/residences.ts'

let house: PaymentsForTests
beforeAll(async () => {
  house = await openPaymentsForTests()
  await sql`alter table residences drop constraint if exists residences_booking_id_fkey`.execute(house.db)
})
beforeEach(() => house.forget())
afterAll(() => house.close())

const day = 86_400_000
/** Anna's home from a booking, with its bank transfers. */
const paidHome = async (...kinds: ('deposit' | 'instalment')[]) => {
  const bookingId = randomUUID()
  const residenceId = await addResidence(house.db, {
    people: { [house.accounts.anna]: 'owner' },
    agreedOn: '2026-03-02',
  })
  const plan: Readonly<Record<string, string>> = await addPaymentPlan(house.db, residenceId)
  await house.db
    .updateTable('residences')
    .set({ booking_id: bookingId })
    .where('id', '=', residenceId)
    .execute()
  const ids = kinds.map((kind) => plan[kind] ?? '')
  await house.db
    .updateTable('residence_payments')
    .set({ status: 'paid', paid_on: '2026-03-02' })
    .where('id', 'in', ids)
    .execute()
  return { bookingId, ids }
}
const endPurchase = (bookingId: string, kept?: Money) =>
  house.db.transaction().execute(async (trx) => {
    await house.module.money.cancelPlan(trx, bookingId)
    await house.module.money.refund(trx, bookingId, 'withdrawn', kept)
  })
const lettersTo = async (address: string) => {
  await house.jobs.settled()
  return house.mailbox
    .list()
    .flatMap(({ to, subject }) => (to === address ? [subject.replace(/\s/g, ' ')] : []))
}
const asStaff = (method: string, path = '', body?: object, key = staffForTests.key) =>
  house.ask('anonymous', method, `/services/staff/tasks${path}`, {
    ...(body && { body }),
    headers: { authorization: `Bearer ${key}` },
  })
const tasks = async () => (await asStaff('GET')).body.tasks
const payBacks = async () => {
  const { body } = await house.ask('anna', 'GET', '/services/payments')
  return body.homes[0].payments.flatMap(({ payBack }: { payBack?: object }) => payBack ?? [])
}

describe('A purchase that ends after a bank transfer arrived', () => {
  it('creates a task for each payment, once, with an e-mail, and shows the buyer a date', async () => {
    const { bookingId } = await paidHome('deposit', 'instalment')
    await Promise.all([endPurchase(bookingId), endPurchase(bookingId)])
    expect(await tasks()).toMatchObject([
      {
        kind: 'payBack',
        about: 'Kajutan 1203',
        payment: 'deposit',
        amount: 100_000,
        dueOn: '2026-03-16',
        bookingId,
      },
      { kind: 'payBack', payment: 'instalment', amount: 300_000, currency: 'SEK' },
    ])
    expect((await lettersTo(staffForTests.address)).toSorted()).toEqual([
      'Husrum: Betala tillbaka 100 000 kr för Kajutan 1203 senast 2026-03-16',
      'Husrum: Betala tillbaka 300 000 kr för Kajutan 1203 senast 2026-03-16',
    ])
    expect(await payBacks()).toEqual([
      { amount: 100_000, dueOn: '2026-03-16' },
      { amount: 300_000, dueOn: '2026-03-16' },
    ])
  })

  it('retains the withdrawal cost, once', async () => {
    const { bookingId } = await paidHome('deposit', 'instalment')
    await endPurchase(bookingId, 12_000_000 as Money)
    expect(await tasks()).toMatchObject([{ payment: 'instalment', amount: 280_000 }])
  })

  it('creates no task and no e-mail if the decision is rolled back', async () => {
    const { bookingId } = await paidHome('deposit')
    await expect(
      house.db.transaction().execute(async (trx) => {
        await house.module.money.refund(trx, bookingId, 'withdrawn')
        throw new Error('Something else went wrong')
      }),
    ).rejects.toThrow('Something else')
    expect(await tasks()).toEqual([])
    expect(await lettersTo(staffForTests.address)).toEqual([])
  })
})

describe('A task of staff', () => {
  const open = async () => {
    const { bookingId } = await paidHome('deposit')
    await sql`set session_replication_role = replica`.execute(house.db)
    await house.db
      .insertInto('bookings')
      .values({
        id: bookingId,
        account_id: house.accounts.anna,
        site: 'sweden',
        object_id: randomUUID(),
        project_id: 'p',
        variant: 'C',
        status: 'completed',
        state: '{}',
        options: '[]',
        home: '{}',
        terms: '{}',
        status_before: 'forSale',
        origin: '',
        started_at: new Date(house.clock.now()).toISOString(),
      })
      .execute()
    await sql`set session_replication_role = origin`.execute(house.db)
    await endPurchase(bookingId)
    const [task] = await tasks()
    return task.id as string
  }
  const done = { by: 'Karin Ek', reference: 'BG 4711' }
  const prepare = async (id: string, by = 'Eva Ek', name = 'Bank desk') => {
    const { secret } = await house.integrationKeys.create({ name, scopes: ['tasks:write'] })
    return asStaff('POST', `/${id}/prepared`, { by }, secret)
  }

  it('needs two people with two keys', async () => {
    const id = await open()
    const refused = async () => {
      const { status, body } = await asStaff('POST', `/${id}/done`, done)
      return [status, body.present]
    }
    expect(await refused()).toEqual([409, 'needsAnotherPerson'])
    await asStaff('POST', `/${id}/prepared`, { by: 'Eva Ek' })
    expect(await refused()).toEqual([409, 'needsAnotherPerson'])
    await prepare(id, 'karin ek ')
    expect(await refused()).toEqual([409, 'needsAnotherPerson'])
    expect((await prepare(id)).body.prepared).toEqual({ on: '2026-03-02', by: 'Eva Ek' })
    expect((await asStaff('POST', `/${id}/done`, done)).status).toBe(200)
    expect((await prepare(id)).status).toBe(404)
    expect((await prepare('x')).status).toBe(404)
  })

  it('is completed once, with the bank’s reference, and the recipient of the money is notified', async () => {
    const id = await open()
    await prepare(id)
    const answers = await Promise.all([
      asStaff('POST', `/${id}/done`, done),
      asStaff('POST', `/${id}/done`, done),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await asStaff('POST', `/${id}/done`, { ...done, reference: 'BG 4712' })).status).toBe(409)
    expect(await tasks()).toMatchObject([{ id, done: { ...done, on: '2026-03-02' } }])
    expect(await payBacks()).toEqual([{ amount: 100_000, dueOn: '2026-03-16', doneOn: '2026-03-02' }])
    const { email } = await house.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', house.accounts.anna)
      .executeTakeFirstOrThrow()
    expect(await lettersTo(email)).toEqual(['Husrum: 100 000 kr är tillbaka hos dig'])
  })

  it('has a reminder after five working days, once, unless it is done', async () => {
    const id = await open()
    await lettersTo(staffForTests.address)
    house.mailbox.forget()
    // From Monday 2 March to Monday 9 March.
    house.clock.pass(6 * day)
    expect(await house.tasks.remind()).toBe(0)
    house.clock.pass(day)
    expect(await Promise.all([house.tasks.remind(), house.tasks.remind()])).toContain(1)
    expect(await lettersTo(staffForTests.address)).toEqual([
      'Husrum: 100 000 kr för Kajutan 1203 är inte återbetalt än',
    ])
    await house.db.updateTable('staff_tasks').set({ reminded_at: null }).execute()
    await prepare(id)
    await asStaff('POST', `/${id}/done`, done)
    expect(await house.tasks.remind()).toBe(0)
    house.clock.pass(-7 * day)
  })

  it('is inaccessible without the key of the company’s system, and an unknown one does not exist', async () => {
    const id = await open()
    expect((await asStaff('GET', '', undefined, 'guessed')).status).toBe(401)
    expect((await asStaff('POST', `/${id}/done`, done, 'guessed')).status).toBe(401)
    expect((await asStaff('POST', `/${randomUUID()}/done`, done)).status).toBe(404)
    expect((await asStaff('POST', '/x/done', done)).status).toBe(404)
    expect((await asStaff('POST', `/${id}/done`, { by: ' ', reference: 'x' })).status).toBe(400)
  })
})

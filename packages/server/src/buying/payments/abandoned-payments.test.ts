// Payments that their payer abandoned: they end after a bounded time, do not block other ways of paying, and late money is
// refunded. Over HTTP, against each provider's simulator.
import { paymentClosingMargin, paymentLifetimes } from '@husrum/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentsForTests } from '../../testing/payments.ts'
import { openPaymentsForTests, staffForTests } from '../../testing/payments.ts'

let house: PaymentsForTests
beforeAll(async () => {
  house = await openPaymentsForTests()
})
beforeEach(() => house.forget())
afterAll(() => house.close())

const minute = 60_000
const day = 24 * 60 * minute
/** For the effects of callbacks. */
const soon = { timeout: 20_000, interval: 20 }
type Provider = 'swish' | 'svea' | 'nordea'

const begin = async (provider: Provider, site: 'sweden' | 'finland' = 'sweden') => {
  const booking = await house.bookings.add({
    accountId: house.accounts.anna,
    site,
    ...(site === 'finland' && { fee: 100_000 }),
  })
  const id = await house.paymentId(booking, site)
  const { body } = await house.start(provider, booking, id, { site })
  expect(body.status).toBe('pending')
  return { booking, id }
}
const rowOf = (id: string) =>
  house.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const statusOf = async (id: string, site?: 'sweden' | 'finland') => (await house.status(id, site)).body
const sveaOrderOf = async (id: string) => house.simulators.svea.orderOf((await rowOf(id)).number) ?? ''
const refunds = () =>
  house.db.selectFrom('payment_refunds').select(['payment_id', 'amount', 'status', 'reason']).execute()

/** Advances the clock, with a sweep every quarter of a minute. */
const wait = async (ms: number, step = 5 * minute) => {
  for (let passed = 0; passed < ms; passed += step) {
    house.clock.pass(step)
    await house.sweep()
  }
}

describe('An abandoned payment', () => {
  it.each([
    ['swish', 'sweden'],
    ['svea', 'sweden'],
    ['nordea', 'finland'],
  ] as const)(
    'by %s is closed after the timeout of its provider, and another one can begin',
    async (provider, site) => {
      const { booking, id } = await begin(provider, site)
      await wait(paymentLifetimes[provider] - 5 * minute)
      expect(['pending', 'unknown']).toContain((await rowOf(id)).status)
      await wait(paymentClosingMargin)
      expect(['failed', 'cancelled']).toContain((await rowOf(id)).status)
      expect((await house.bookings.stateOf(booking)).kind).toBe('signed')
      const next = await house.paymentId(booking, site)
      expect(next).not.toBe(id)
      expect((await house.start(provider, booking, next, { site })).body.status).toBe('pending')
    },
  )

  it('ends in time, too, while its provider does not answer', async () => {
    const { id } = await begin('swish')
    house.simulators.swish.setMood({ isDeaf: true })
    await wait(paymentLifetimes.swish + paymentClosingMargin - 5 * minute)
    expect((await rowOf(id)).status).toBe('unknown')
    await wait(10 * minute)
    expect(await statusOf(id)).toMatchObject({ status: 'failed', messageKey: 'closed' })
    expect(house.lines).toContainEqual(expect.objectContaining({ provider: 'swish', why: 'notConfirmed' }))
  })

  it('is closed also if no sweep ran for sixty days', async () => {
    const { booking, id } = await begin('svea')
    house.clock.pass(60 * day)
    await house.sweep()
    expect((await rowOf(id)).status).toBe('failed')
    const next = await house.paymentId(booking)
    expect((await house.start('swish', booking, next)).body.status).toBe('pending')
  })

  it('is refunded once if its money arrives after it was closed', async () => {
    const { id } = await begin('svea')
    await wait(paymentLifetimes.svea + paymentClosingMargin)
    house.simulators.svea.setMood({ pushes: 'none' })
    // Svea charged it anyway.
    house.simulators.ledger.end(await sveaOrderOf(id), 'paid')
    await wait(2 * day, 60 * minute)
    expect(await refunds()).toEqual([
      { payment_id: id, amount: 2_500_000, status: 'done', reason: 'afterEnd' },
    ])
    expect([...house.simulators.svea.credited.values()]).toEqual([2_500_000])
    expect(await statusOf(id)).toMatchObject({ refund: 'done' })
  })

  it('is polled until its provider confirms the end, and a few times after that', async () => {
    const { id } = await begin('svea')
    await wait(paymentLifetimes.svea)
    expect((await rowOf(id)).state).toMatchObject({ messageKey: 'closed', isUnconfirmed: true })
    // As Svea does after two days.
    await wait(20 * day, 6 * 60 * minute)
    expect((await rowOf(id)).next_check_at).not.toBeNull()
    house.simulators.svea.setMood({ pushes: 'none' })
    house.simulators.ledger.end(await sveaOrderOf(id), 'cancelled')
    await wait(10 * day, 6 * 60 * minute)
    expect(await rowOf(id)).toMatchObject({ next_check_at: null })
    expect((await rowOf(id)).state).not.toHaveProperty('isUnconfirmed')
  })

  it('that an older release stopped polling is polled again, and so is a refund', async () => {
    const paid = await begin('swish')
    house.simulators.ledger.end(house.instructionOf(paid.id), 'paid')
    await vi.waitFor(async () => expect((await rowOf(paid.id)).status).toBe('paid'), soon)
    await house.db.transaction().execute((trx) => house.module.money.refund(trx, paid.booking, 'withdrawn'))
    const { id } = await begin('svea')
    await house.db
      .updateTable('payments')
      .set({ status: 'unknown', state: JSON.stringify({ kind: 'unknown', messageKey: 'unclear' }) as never })
      .where('id', '=', id)
      .execute()
    await sql`update payments set next_check_at = null`.execute(house.db)
    await sql`update payment_refunds set next_check_at = null, status = 'underWay'`.execute(house.db)
    await sql`delete from pgboss.job`.execute(house.db)
    house.clock.pass(30 * day)
    await house.sweep()
    expect((await rowOf(id)).status).toBe('failed')
    await wait(3 * day, day)
    expect(await refunds()).toMatchObject([{ payment_id: paid.id, status: 'done' }])
  })
})

describe('A payer who chooses another way to pay', () => {
  it('has the first payment cancelled at its provider, and can use the other at once', async () => {
    const { booking, id } = await begin('swish')
    const { body } = await house.start('svea', booking, id)
    expect(body).toMatchObject({ status: 'pending', redirectUrl: expect.stringContaining('/handover/') })
    expect(body.paymentId).not.toBe(id)
    expect(house.simulators.ledger.payments.get(house.instructionOf(id))?.status).toBe('cancelled')
    expect(await statusOf(id)).toMatchObject({ status: 'cancelled', messageKey: 'cancelled' })
    house.simulators.ledger.end(await sveaOrderOf(body.paymentId), 'paid')
    await vi.waitFor(async () => expect((await rowOf(body.paymentId)).status).toBe('paid'), soon)
    expect((await house.bookings.stateOf(booking)).kind).toBe('paid')
    expect(await refunds()).toEqual([])
  })

  it('starts one payment for repeated clicks', async () => {
    const { booking, id } = await begin('svea')
    const answers = await Promise.all([1, 2, 3].map(() => house.start('swish', booking, id)))
    expect(new Set(answers.map(({ body }) => body.paymentId)).size).toBe(1)
    const open = await house.db
      .selectFrom('payments')
      .select('provider')
      .where('status', 'in', ['created', 'pending', 'unknown'])
      .execute()
    expect(open).toEqual([{ provider: 'swish' }])
  })

  it('cannot pay any more on an open page of Svea', async () => {
    const { booking, id } = await begin('svea')
    const order = await sveaOrderOf(id)
    const { body } = await house.start('swish', booking, id)
    expect(body.status).toBe('pending')
    expect(await house.simulators.ledger.pay(order)).toBe(false)
    expect(house.simulators.ledger.payments.get(order)?.status).toBe('waiting')
    // A payment under way can be completed.
    const other = await begin('svea')
    expect(await house.simulators.ledger.pay(await sveaOrderOf(other.id))).toBe(true)
    await vi.waitFor(async () => expect((await rowOf(other.id)).status).toBe('paid'), soon)
  })

  it('has to wait while the first payment may be completed, with a message', async () => {
    const { booking, id } = await begin('svea')
    house.simulators.svea.setMood({ isAtWork: true })
    expect((await house.start('swish', booking, id)).body).toMatchObject({
      code: 'statusConflict',
      present: 'pending',
    })
    // A payer who has paid already does not pay twice.
    house.simulators.svea.setMood({ pushes: 'none' })
    house.simulators.ledger.end(await sveaOrderOf(id), 'paid')
    expect((await house.start('swish', booking, id)).body).toMatchObject({ present: 'paid' })
    expect((await house.bookings.stateOf(booking)).kind).toBe('paid')
    expect(house.simulators.ledger.payments.size).toBe(1)
  })

  it('can use the same provider again after a failed attempt', async () => {
    const { booking, id } = await begin('svea')
    house.clock.pass(7 * minute)
    expect(await statusOf(id)).toMatchObject({ status: 'unknown' })
    const { body } = await house.start('svea', booking, id)
    expect(body).toMatchObject({ status: 'pending' })
    expect(body.paymentId).not.toBe(id)
  })

  it('can cancel a payment in doubt', async () => {
    const { id } = await begin('svea')
    house.clock.pass(7 * minute)
    expect(await statusOf(id)).toMatchObject({ status: 'unknown' })
    expect((await house.cancel(id)).body).toMatchObject({ status: 'failed', messageKey: 'closed' })
  })
})

describe('The validation of an order of Svea', () => {
  it('is rejected for a caller without its token', async () => {
    const { id } = await begin('svea')
    const path = '/services/payments/svea/validation'
    const answers = await Promise.all(
      [`?payment=${id}`, `?payment=${id}&mark=${'0'.repeat(32)}`, '', '?payment=x&mark=x'].map((query) =>
        house.ask('anonymous', 'GET', path + query),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})

describe('A provider that is switched off', () => {
  it('is not offered, and payments under way are still polled', async () => {
    const { booking, id } = await begin('svea')
    house.restartWith({ ...house.simulators.settings, off: ['svea'] })
    const other = await house.bookings.add({ accountId: house.accounts.anna })
    expect((await house.start('svea', other, await house.paymentId(other))).body).toMatchObject({
      code: 'notAvailable',
    })
    house.simulators.svea.setMood({ pushes: 'none' })
    house.simulators.ledger.end(await sveaOrderOf(id), 'paid')
    await wait(minute, minute)
    expect((await house.bookings.stateOf(booking)).kind).toBe('paid')
    await house.db.transaction().execute((trx) => house.module.money.refund(trx, booking, 'withdrawn'))
    await wait(3 * minute, minute)
    expect(await refunds()).toMatchObject([{ status: 'done' }])
  })
})

describe('A provider without credentials', () => {
  const withoutSvea = () => {
    const { svea: _, ...settings } = house.simulators.settings
    house.restartWith(settings)
  }
  const asStaff = (method: string, path = '', body?: object) =>
    house.ask('anonymous', method, `/services/staff/tasks${path}`, {
      ...(body && { body }),
      headers: { authorization: `Bearer ${staffForTests.key}` },
    })
  const tasks = async () => (await asStaff('GET')).body.tasks
  const lettersToStaff = async () => {
    await house.jobs.settled()
    return house.mailbox
      .list()
      .flatMap(({ to, subject }) => (to === staffForTests.address ? [subject.replace(/\s/g, ' ')] : []))
  }
  const karin = { by: 'Karin Ek', reference: 'SVEA 5000000' }

  it('does not block the payer: another one can be used at once, staff get a task, and it is logged', async () => {
    const { booking, id } = await begin('svea')
    withoutSvea()
    const { body } = await house.start('swish', booking, id)
    expect(body).toMatchObject({ status: 'pending', qr: expect.any(String) })
    const { number } = await rowOf(id)
    expect(await tasks()).toMatchObject([
      { kind: 'checkPayment', paymentId: id, paymentNumber: number, provider: 'svea', amount: 25_000 },
    ])
    expect(await lettersToStaff()).toEqual(['Husrum: Ta reda på om 25 000 kr för Kajutan 1203 har kommit'])
    expect(house.lines).toContainEqual({ payment: number, provider: 'svea', why: 'noCredentials' })
  })

  it('does not block a payer who does nothing, and creates one task for staff', async () => {
    const { booking, id } = await begin('svea')
    withoutSvea()
    await wait(paymentLifetimes.svea + 20 * minute)
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled' })
    expect((await house.bookings.stateOf(booking)).kind).toBe('signed')
    await wait(10 * day, 12 * 60 * minute)
    expect(await tasks()).toHaveLength(1)
  })

  it('has money that arrived refunded manually, after staff have checked it', async () => {
    const { id } = await begin('svea')
    withoutSvea()
    await wait(paymentLifetimes.svea + 20 * minute)
    const [task] = await tasks()
    expect((await asStaff('POST', `/${task.id}/done`, karin)).body.errors).toEqual([
      { field: 'outcome', key: 'required' },
    ])
    const answers = await Promise.all(
      [1, 2].map(() => asStaff('POST', `/${task.id}/done`, { ...karin, outcome: 'paid' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    await house.sweep()
    expect(await refunds()).toMatchObject([{ payment_id: id, status: 'asked' }])
    const check = (await tasks()).find(({ kind }: { kind: string }) => kind === 'checkRefund')
    expect(check).toMatchObject({ paymentId: id, amount: 25_000 })
    await asStaff('POST', `/${check.id}/done`, { ...karin, outcome: 'notPaid' })
    const payBack = (await tasks()).find(({ kind }: { kind: string }) => kind === 'payBack')
    expect(payBack).toMatchObject({ paymentId: id })
    expect((await asStaff('POST', `/${payBack.id}/done`, { by: 'Karin Ek', reference: 'BG 1' })).status).toBe(
      200,
    )
    expect(await refunds()).toMatchObject([{ status: 'done' }])
    expect((await tasks()).filter(({ done }: { done?: object }) => !done)).toEqual([])
    await house.jobs.settled()
    expect(
      house.mailbox
        .list()
        .some(({ to, subject }) => to === 'anna@example.com' && /är tillbaka/.test(subject)),
    ).toBe(true)
  })

  it('is polled again once it has its credentials, and the task of staff is removed', async () => {
    const { id } = await begin('svea')
    withoutSvea()
    await wait(paymentLifetimes.svea + 20 * minute)
    expect(await tasks()).toHaveLength(1)
    house.simulators.svea.setMood({ pushes: 'none' })
    house.simulators.ledger.end(await sveaOrderOf(id), 'cancelled')
    house.restartWith(house.simulators.settings)
    await wait(day, 60 * minute)
    expect(await tasks()).toMatchObject([{ done: { by: 'provider' } }])
    expect((await rowOf(id)).state).not.toHaveProperty('isUnconfirmed')
  })

  it('is logged when a server starts, with the number of its payments under way', async () => {
    await begin('svea')
    withoutSvea()
    house.module.start?.()
    await vi.waitFor(
      () => expect(house.lines).toContainEqual({ provider: 'svea', payments: 1, refunds: 0 }),
      soon,
    )
  })
})

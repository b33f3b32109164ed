// Staff decisions about refunds and payments, of memberships and bookings, by any of their ids.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentsForTests } from '../../testing/payments.ts'
import { openPaymentsForTests, staffForTests, testIds } from '../../testing/payments.ts'

let house: PaymentsForTests
beforeAll(async () => {
  house = await openPaymentsForTests()
})
beforeEach(() => house.forget())
afterAll(() => house.close())

const minute = 60_000
const soon = { timeout: 20_000, interval: 20 }
const karin = { by: 'Karin Ek', reference: 'BG 4711' }
const staff = () => house.module.staff

const rowOf = (id: string) =>
  house.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const pay = async (thing: string) => {
  const id = await house.paymentId(thing)
  await house.start('swish', thing, id, thing === 'vip' ? ({ ObjectId: 'vip' } as never) : {})
  house.simulators.ledger.end(house.instructionOf(id), 'paid')
  await vi.waitFor(async () => expect((await rowOf(id)).status).toBe('paid'), soon)
  return id
}
const refundOf = (paymentId: string) =>
  house.db
    .selectFrom('payment_refunds')
    .select(['id', 'status', 'is_by_hand'])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
const tasks = () => house.db.selectFrom('staff_tasks').select(['kind', 'done_by', 'reference']).execute()

/** A withdrawn membership whose refund Swish rejects. */
const failedRefundOfMembership = async () => {
  const paymentId = await pay('vip')
  house.simulators.swish.setMood({ refunds: 'RF02' })
  expect((await house.ask('anna', 'POST', '/services/vip/withdrawal', { body: {} })).status).toBe(200)
  await house.jobs.settled()
  const refund = await refundOf(paymentId)
  expect(refund?.status).toBe('failed')
  return { paymentId, refundId: refund?.id ?? '' }
}

describe('A refund of a membership that failed', () => {
  it.each(['paymentId', 'refundId'] as const)('is marked as paid by hand, once, by its %s', async (name) => {
    const ids = await failedRefundOfMembership()
    expect(await tasks()).toEqual([{ kind: 'payBack', done_by: null, reference: null }])
    expect(await staff().markRefunded(ids[name], karin)).toEqual({ kind: 'done', refundIds: [ids.refundId] })
    expect(await staff().markRefunded(ids[name], karin)).toEqual({ kind: 'refused', present: 'done' })
    expect(await refundOf(ids.paymentId)).toMatchObject({ status: 'done' })
    expect(await tasks()).toEqual([{ kind: 'payBack', done_by: 'Karin Ek', reference: 'BG 4711' }])
    await house.jobs.settled()
    const letters = house.mailbox.list().map(({ subject }) => subject.replace(/\s/g, ' '))
    expect(letters.filter((subject) => subject === 'Husrum: 200 kr är tillbaka hos dig')).toHaveLength(1)
  })

  it.each(['paymentId', 'refundId'] as const)('is retried by its %s', async (name) => {
    const ids = await failedRefundOfMembership()
    house.simulators.swish.setMood({})
    expect(await staff().retryRefund(ids[name])).toEqual({ kind: 'done', refundIds: [ids.refundId] })
    await house.jobs.settled()
    house.clock.pass(2 * minute)
    await house.sweep()
    expect(await refundOf(ids.paymentId)).toMatchObject({ status: 'done' })
    // The manual transfer is no longer needed.
    expect(await tasks()).toEqual([{ kind: 'payBack', done_by: 'provider', reference: 'provider' }])
    expect(await staff().retryRefund(ids[name])).toEqual({ kind: 'refused', present: 'done' })
  })

  it('is unchanged if the staff transaction is rolled back', async () => {
    const { paymentId } = await failedRefundOfMembership()
    await expect(
      house.db.transaction().execute(async (trx) => {
        expect((await staff().markRefunded(paymentId, karin, trx)).kind).toBe('done')
        throw new Error('Something else went wrong')
      }),
    ).rejects.toThrow('Something else')
    expect(await refundOf(paymentId)).toMatchObject({ status: 'failed' })
  })
})

describe('Staff, with a key', () => {
  let secret: string
  beforeAll(async () => {
    const key = { name: 'Finance', scopes: ['bookings:read', 'refunds:write'] as const }
    secret = (await house.integrationKeys.create(key)).secret
  })
  const withKey = (method: string, path: string, body?: object, key = secret) =>
    house.ask('anonymous', method, `/services/staff/refunds${path}`, {
      ...(body && { body }),
      headers: { authorization: `Bearer ${key}` },
    })

  it('read the failed refund of a membership, retry it, and record a manual transfer', async () => {
    const { paymentId, refundId } = await failedRefundOfMembership()
    expect((await withKey('GET', '')).body.refunds).toMatchObject([
      { id: refundId, paymentId, purpose: 'vip', site: 'sweden', amount: 200, status: 'failed' },
    ])
    const again = await withKey('POST', `/${refundId}/retry`, { by: 'Karin Ek', reason: 'Swish is up again' })
    expect(again).toMatchObject({ status: 200, body: { refunds: [{ id: refundId }] } })
    await house.jobs.settled()
    expect(await refundOf(paymentId)).toMatchObject({ status: 'failed' })
    const paid = { by: 'Karin Ek', reference: 'BG 4711' }
    expect(await withKey('POST', `/${paymentId}/mark_paid`, paid)).toMatchObject({
      status: 200,
      body: { refunds: [{ id: refundId, status: 'done' }] },
    })
    expect(await withKey('POST', `/${paymentId}/mark_paid`, paid)).toMatchObject({
      status: 409,
      body: { present: 'done' },
    })
    expect((await withKey('GET', '')).body.refunds).toEqual([])
  })

  it('find the refund of a booking by the booking, and its log contains each name and action', async () => {
    const booking = await house.bookings.add({ accountId: house.accounts.anna })
    await pay(booking)
    house.simulators.swish.setMood({ refunds: 'RF02' })
    await house.db.transaction().execute((trx) => house.module.money.refund(trx, booking, 'withdrawn'))
    await house.jobs.settled()
    const paid = { by: 'Karin Ek', reference: 'BG 4712' }
    expect(await withKey('POST', `/${booking}/mark_paid`, paid)).toMatchObject({
      status: 200,
      body: { refunds: [{ bookingId: booking, purpose: 'bookingFee', amount: 25_000, status: 'done' }] },
    })
    expect(house.bookings.notes.filter(({ id }) => id === booking)).toEqual([
      { id: booking, kind: 'refundDone', reason: 'BG 4712', actor: 'Karin Ek (Finance)' },
    ])
  })

  it('are rejected without the key, without a reference, and if there is no refund', async () => {
    const { refundId } = await failedRefundOfMembership()
    expect((await house.ask('anna', 'GET', '/services/staff/refunds')).status).toBe(401)
    expect((await withKey('GET', '', undefined, staffForTests.key)).status).toBe(403)
    expect((await withKey('GET', '', undefined, 'unknown')).status).toBe(401)
    expect(await withKey('POST', `/${refundId}/mark_paid`, { by: 'Karin Ek', reference: ' ' })).toMatchObject(
      {
        status: 400,
        body: { errors: [{ field: 'reference' }] },
      },
    )
    const paid = { by: 'Karin Ek', reference: 'BG 4711' }
    expect((await withKey('POST', `/${randomUUID()}/mark_paid`, paid)).status).toBe(404)
    expect(
      (
        await withKey(
          'POST',
          `/${await pay(await house.bookings.add({ accountId: house.accounts.anna }))}/mark_paid`,
          paid,
        )
      ).status,
    ).toBe(404)
  })
})

describe('A refund of a booking', () => {
  it('is found by the booking, and is not marked as paid by hand while its provider is processing it', async () => {
    const booking = await house.bookings.add({ accountId: house.accounts.anna })
    const paymentId = await pay(booking)
    house.simulators.swish.setMood({ callbacks: 'none' })
    await house.db.transaction().execute((trx) => house.module.money.refund(trx, booking, 'withdrawn'))
    await house.jobs.settled()
    expect(await staff().markRefunded(booking, karin)).toEqual({ kind: 'refused', present: 'underWay' })
    // A check without a response is repeated later.
    await vi.waitFor(async () => {
      house.clock.pass(2 * minute)
      await house.sweep()
      expect(await refundOf(paymentId)).toMatchObject({ status: 'done' })
    }, 20_000)
  })
})

describe('An id', () => {
  it('is unknown if nothing has it, has no refund if nothing is refunded, and no text causes an error', async () => {
    const paymentId = await pay('vip')
    expect(await staff().markRefunded(paymentId, karin)).toEqual({ kind: 'noRefund' })
    for (const id of [
      testIds.unknown,
      randomUUID(),
      'vip',
      '',
      "'; drop table payments",
      'x'.repeat(9_000),
    ]) {
      expect(await staff().markRefunded(id, karin)).toEqual({ kind: 'unknown' })
      expect(await staff().retryRefund(id)).toEqual({ kind: 'unknown' })
      expect(await staff().refundByHand(id, karin)).toEqual({ kind: 'unknown' })
      expect(await staff().refundPayment(id, 'goodwill')).toEqual({ kind: 'unknown' })
      expect(await staff().recordOutcome(id, 'paid', karin)).toEqual({ kind: 'unknown' })
    }
  })
})

describe('A payment', () => {
  it('that has arrived is refunded once, and a membership stays', async () => {
    const paymentId = await pay('vip')
    const [first, twice] = [
      await staff().refundPayment(paymentId, 'goodwill'),
      await staff().refundPayment(paymentId, 'goodwill'),
    ]
    expect([first, twice]).toMatchObject([{ kind: 'done' }, { kind: 'done' }])
    house.clock.pass(2 * minute)
    await house.sweep()
    expect(house.simulators.swish.refunds.size).toBe(1)
    expect((await house.ask('anna', 'GET', '/services/vip')).body).toMatchObject({ isPaid: true })
  })

  it('under way cannot be ended by staff while its provider can be polled', async () => {
    const id = await house.paymentId('vip')
    await house.start('swish', 'vip', id, { ObjectId: 'vip' } as never)
    expect(await staff().recordOutcome(id, 'paid', karin)).toEqual({ kind: 'refused', present: 'pending' })
    const { swish: _, ...settings } = house.simulators.settings
    house.restartWith(settings)
    expect(await staff().recordOutcome(id, 'paid', karin)).toEqual({ kind: 'done' })
    expect((await house.ask('anna', 'GET', '/services/vip')).body).toMatchObject({ isPaid: true })
    expect(await rowOf(id)).toMatchObject({ status: 'paid', provider_reference: 'BG 4711' })
    expect(await staff().recordOutcome(id, 'notPaid', karin)).toEqual({ kind: 'refused', present: 'paid' })
  })
})

// Paying a booking's fee, by payers, providers and strangers: over HTTP, against each provider's simulator.

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentsForTests } from '../../testing/payments.ts'
import { openPaymentsForTests, testIds } from '../../testing/payments.ts'
import { toldEvents } from '../../testing/told-events.ts'
import { checkJob } from './reconcile.ts'

let house: PaymentsForTests
beforeAll(async () => {
  house = await openPaymentsForTests()
})
beforeEach(() => house.forget())
afterAll(() => house.close())

const minute = 60_000
/** For the effects of callbacks. */
const soon = { timeout: 20_000, interval: 20 }

const aSignedBooking = (site?: 'sweden' | 'finland', facts = {}) =>
  house.bookings.add({ accountId: house.accounts.anna, ...(site && { site }), ...facts })

const statusOf = async (paymentId: string, site?: 'sweden' | 'finland') =>
  (await house.status(paymentId, site)).body

/** Waits until the provider's callback was handled. */
const heard = (paymentId: string, status: string) =>
  vi.waitFor(async () => {
    const row = await house.db
      .selectFrom('payments')
      .select('status')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
    expect(row.status).toBe(status)
  }, soon)

const letters = () => house.mailbox.list().map(({ subject }) => subject.replace(/\s/g, ' '))

describe('A payment by Swish', () => {
  it('is requested once, shown as a code, paid, and completes the booking with a receipt', async () => {
    const booking = await aSignedBooking()
    const id = await house.paymentId(booking)
    expect(await house.paymentId(booking)).toBe(id)
    const started = await house.start('swish', booking, id)
    expect(started.body).toMatchObject({
      paymentId: id,
      status: 'pending',
      qr: expect.stringMatching(/^D[\da-f]{32}$/),
      appUrl: expect.stringMatching(/^swish:\/\/paymentrequest\?token=[\da-f]{32}&callbackurl=/),
    })
    const again = await house.start('swish', booking, id)
    expect(again.body).toEqual(started.body)
    expect(house.simulators.ledger.payments.size).toBe(1)
    expect((await house.bookings.stateOf(booking)).kind).toBe('paying')

    house.simulators.ledger.end(house.instructionOf(id), 'paid')
    await heard(id, 'paid')
    expect(await statusOf(id)).toEqual({
      paymentId: id,
      status: 'paid',
      messageKey: 'paid',
      receiptId: 'K-1-000001',
    })
    expect((await house.bookings.stateOf(booking)).kind).toBe('paid')
    expect(await house.module.money.receiptOf(house.db, booking)).toMatchObject({
      number: 'K-1-000001',
      provider: 'swish',
      amount: 2_500_000,
      currency: 'SEK',
      about: 'Kajutan 1203',
      providerReference: 'SWISH1',
    })
    expect(await house.module.money.view(house.db, booking)).toMatchObject({
      status: 'paid',
      amount: 2_500_000,
    })
    expect(await toldEvents(house.db)).toContain('payment.paid')
  })

  it('is sent to a phone, whose number is validated and not stored', async () => {
    const booking = await aSignedBooking()
    const id = await house.paymentId(booking)
    const wrong = await house.start('swish', booking, id, { PhoneNumber: '12' } as never)
    expect([wrong.status, wrong.body.errors]).toEqual([400, [{ field: 'PhoneNumber', key: 'swedishPhone' }]])
    const started = await house.start('swish', booking, id, { PhoneNumber: '070-174 06 05' } as never)
    expect(started.body).toEqual({ paymentId: id, status: 'pending', messageKey: 'pending' })
    const rows = await house.db.selectFrom('payments').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('1740605')
  })

  it('that a bank declines allows a retry with another number', async () => {
    const booking = await aSignedBooking()
    const id = await house.paymentId(booking)
    await house.start('swish', booking, id)
    house.simulators.ledger.end(house.instructionOf(id), 'failed', 'RF07')
    await heard(id, 'declined')
    expect(await statusOf(id)).toMatchObject({ status: 'declined', messageKey: 'declinedByBank' })
    expect((await house.bookings.stateOf(booking)).kind).toBe('signed')
    const other = await house.paymentId(booking)
    expect(other).not.toBe(id)
    expect((await house.start('swish', booking, id)).body.present).toBe('declined')
    expect((await house.start('swish', booking, other)).body.status).toBe('pending')
  })

  it('whose response is lost is the same payment', async () => {
    const booking = await aSignedBooking()
    const id = await house.paymentId(booking)
    house.simulators.swish.setMood({ losesAnswers: true })
    expect((await house.start('swish', booking, id)).body.status).toBe('pending')
    house.simulators.swish.setMood({})
    expect(house.simulators.ledger.payments.size).toBe(1)
    house.clock.pass(3_000)
    house.simulators.ledger.end(house.instructionOf(id), 'paid')
    await heard(id, 'paid')
    expect((await house.bookings.stateOf(booking)).kind).toBe('paid')
  })

  it('that Swish does not know fails after a minute, and blocks others until then', async () => {
    const booking = await aSignedBooking()
    const id = await house.paymentId(booking)
    house.simulators.swish.setMood({ isDeaf: true })
    await house.start('swish', booking, id)
    house.simulators.swish.setMood({})
    expect(await statusOf(id)).toMatchObject({ status: 'pending' })
    expect(await house.paymentId(booking)).toBe(id)
    house.clock.pass(minute)
    expect(await statusOf(id)).toMatchObject({ status: 'failed', messageKey: 'couldNotStart' })
  })

  it('is requested once for many concurrent polls', async () => {
    const booking = await aSignedBooking()
    const id = await house.paymentId(booking)
    await house.start('swish', booking, id)
    const asked = async () =>
      (await house.db.selectFrom('payment_calls').select('id').where('call', '=', 'status').execute()).length
    const before = await asked()
    house.clock.pass(minute)
    for (let server = 0; server < 3; server += 1)
      await house.jobs.enqueue(house.db, { kind: checkJob, facts: { id } })
    await house.jobs.settled()
    expect(await asked()).toBe(before + 1)
  })

  it('in doubt is reported as such, and resolved by the sweep', async () => {
    const booking = await aSignedBooking()
    const id = await house.paymentId(booking)
    await house.start('swish', booking, id)
    house.simulators.swish.setMood({ isDeaf: true, callbacks: 'none' })
    house.simulators.ledger.end(house.instructionOf(id), 'paid')
    house.clock.pass(6 * minute)
    expect(await statusOf(id)).toMatchObject({ status: 'unknown', messageKey: 'unclear' })
    expect((await house.start('swish', booking, id)).body).toMatchObject({
      code: 'statusConflict',
      present: 'unknown',
    })
    house.clock.pass(minute)
    await house.module.reconcile()
    await house.jobs.settled()
    expect(await statusOf(id)).toMatchObject({ status: 'unknown' })
    house.simulators.swish.setMood({})
    house.clock.pass(60 * minute)
    await house.module.reconcile()
    await house.jobs.settled()
    expect(await statusOf(id)).toMatchObject({ status: 'paid', receiptId: 'K-1-000001' })
  })

  it('is cancelled at Swish, and one that was paid meanwhile stays paid', async () => {
    const first = await aSignedBooking()
    const one = await house.paymentId(first)
    await house.start('swish', first, one)
    expect((await house.cancel(one)).body).toMatchObject({ status: 'cancelled', messageKey: 'cancelled' })
    expect(house.simulators.ledger.payments.get(house.instructionOf(one))?.status).toBe('cancelled')

    const second = await aSignedBooking()
    const two = await house.paymentId(second)
    await house.start('swish', second, two)
    house.simulators.swish.setMood({ callbacks: 'none' })
    house.simulators.ledger.end(house.instructionOf(two), 'paid')
    expect((await house.cancel(two)).body).toMatchObject({ status: 'paid', receiptId: 'K-1-000001' })
    expect((await house.bookings.stateOf(second)).kind).toBe('paid')
  })

  it('after the hold buys the home if it is free, and is refunded otherwise, once, with e-mails', async () => {
    for (const isFree of [true, false]) {
      const booking = await aSignedBooking('sweden', { holdExpiresAt: house.clock.now() + 5 * minute })
      house.bookings.setFree(isFree)
      const id = await house.paymentId(booking)
      await house.start('swish', booking, id)
      house.simulators.swish.setMood({ callbacks: 'none' })
      house.clock.pass(13 * minute)
      house.simulators.ledger.end(house.instructionOf(id), 'paid')
      expect(await statusOf(id)).toMatchObject({ status: 'paid' })
      const state = await house.bookings.stateOf(booking)
      expect(state.kind).toBe(isFree ? 'paid' : 'expired')
      if (isFree) continue
      expect((await statusOf(id)).refund).toBe('underWay')
      await house.jobs.settled()
      house.clock.pass(minute)
      await house.module.reconcile()
      await house.jobs.settled()
      expect((await statusOf(id)).refund).toBe('done')
    }
    expect([...house.simulators.swish.refunds.values()].map(({ amount }) => amount)).toEqual([25_000])
    expect(letters()).toEqual([
      'Husrum: 25 000 kr är tillbaka hos dig',
      'Husrum: 25 000 kr är på väg tillbaka till dig',
    ])
  })

  it('that arrives after its cancellation is refunded', async () => {
    const booking = await aSignedBooking()
    const id = await house.paymentId(booking)
    await house.start('swish', booking, id)
    await house.cancel(id)
    // The bank was notified too late.
    Object.assign(house.simulators.ledger.payments.get(house.instructionOf(id)) ?? {}, {
      status: 'paid',
      reference: 'SWISH77',
    })
    house.clock.pass(11 * minute)
    await house.module.reconcile()
    await house.jobs.settled()
    expect(await statusOf(id)).toMatchObject({
      status: 'cancelled',
      refund: expect.stringMatching(/underWay|done/),
    })
    expect(house.simulators.swish.refunds.size).toBe(1)
    expect((await house.bookings.stateOf(booking)).kind).toBe('signed')
    expect(await toldEvents(house.db)).toContain('payment.refund_due')
  })

  it.each([
    [{ amount: '1' }, 'amount'],
    [{ currency: 'EUR' }, 'currency'],
  ])('for which Swish reports %j is not accepted', async (tells, field) => {
    const booking = await aSignedBooking()
    const id = await house.paymentId(booking)
    await house.start('swish', booking, id)
    house.simulators.swish.setMood({ tells })
    house.simulators.ledger.end(house.instructionOf(id), 'paid')
    house.clock.pass(3_000)
    expect(await statusOf(id)).toMatchObject({ status: 'pending' })
    await vi.waitFor(
      () => expect(house.lines).toContainEqual(expect.objectContaining({ fields: [field] })),
      soon,
    )
    expect((await house.bookings.stateOf(booking)).kind).toBe('paying')
  })
})

describe('A refund', () => {
  const aPaidBooking = async () => {
    const booking = await aSignedBooking()
    const id = await house.paymentId(booking)
    await house.start('swish', booking, id)
    house.simulators.ledger.end(house.instructionOf(id), 'paid')
    await heard(id, 'paid')
    return { booking, id }
  }
  const refund = (booking: string) =>
    house.db.transaction().execute((trx) => house.module.money.refund(trx, booking, 'withdrawn'))

  it('is made once for repeated requests', async () => {
    const { booking, id } = await aPaidBooking()
    await Promise.all([refund(booking), refund(booking)])
    await house.jobs.settled()
    await refund(booking)
    await house.jobs.settled()
    expect(house.simulators.swish.refunds.size).toBe(1)
    // The callback may arrive before the response to the request: then the next sweep finds the outcome.
    await vi.waitFor(async () => {
      house.clock.pass(2 * minute)
      await house.sweep()
      expect((await statusOf(id)).refund).toBe('done')
    }, soon)
    expect(letters().filter((subject) => subject.includes('på väg'))).toHaveLength(1)
    expect(await house.module.money.receiptOf(house.db, booking)).toMatchObject({
      refund: { amount: 2_500_000, status: 'done' },
    })
  })

  it('whose response is lost is retried with the same id', async () => {
    const { booking, id } = await aPaidBooking()
    house.simulators.swish.setMood({ losesAnswers: true })
    await refund(booking)
    await house.jobs.settled()
    house.simulators.swish.setMood({})
    house.clock.pass(2 * minute)
    await house.module.reconcile()
    await house.jobs.settled()
    house.clock.pass(2 * minute)
    await house.module.reconcile()
    await house.jobs.settled()
    expect((await statusOf(id)).refund).toBe('done')
    expect(house.simulators.swish.refunds.size).toBe(1)
  })

  it('that fails waits for staff, who retry it', async () => {
    const { booking, id } = await aPaidBooking()
    house.simulators.swish.setMood({ refunds: 'RF02' })
    await refund(booking)
    await house.jobs.settled()
    expect((await statusOf(id)).refund).toBe('failed')
    expect(house.lines).toContainEqual(expect.objectContaining({ outcome: 'failed', code: 'RF02' }))
    house.simulators.swish.setMood({})
    const { id: refundId } = await house.db
      .selectFrom('payment_refunds')
      .select('id')
      .executeTakeFirstOrThrow()
    expect(await house.module.refunds.retry(refundId)).toBe(true)
    await house.jobs.settled()
    house.clock.pass(2 * minute)
    await house.module.reconcile()
    await house.jobs.settled()
    expect((await statusOf(id)).refund).toBe('done')
  })
})

describe('A payment by Svea', () => {
  it('leads to our page with its frame, and is completed by its push callback', async () => {
    const booking = await aSignedBooking()
    const id = await house.paymentId(booking)
    const { body } = await house.start('svea', booking, id)
    const page = await house.ask('anonymous', 'GET', body.redirectUrl.replace(/^https?:\/\/[^/]+/, ''))
    expect(page.status).toBe(200)
    expect(page.text).toContain('svea-checkout-container')
    const origin = new URL(house.simulators.svea.url).origin
    expect(page.headers.get('content-security-policy')).toContain(
      `frame-src https://www.youtube-nocookie.com https://player.vimeo.com ${origin}`,
    )
    // Svea's own script does not support it.
    expect(page.headers.get('content-security-policy')).not.toContain('trusted-types')
    const row = await house.db.selectFrom('payments').select('number').executeTakeFirstOrThrow()
    house.simulators.ledger.end(house.simulators.svea.orderOf(row.number) ?? '', 'paid')
    await heard(id, 'paid')
    expect(await house.module.money.receiptOf(house.db, booking)).toMatchObject({ provider: 'svea' })
    await house.db.transaction().execute((trx) => house.module.money.refund(trx, booking, 'withdrawn'))
    await house.jobs.settled()
    house.clock.pass(2 * minute)
    await house.module.reconcile()
    await house.jobs.settled()
    expect((await statusOf(id)).refund).toBe('done')
    expect([...house.simulators.svea.credited.values()]).toEqual([2_500_000])
  })

  it('whose first response is lost is the same order', async () => {
    const booking = await aSignedBooking()
    const id = await house.paymentId(booking)
    house.simulators.svea.setMood({ losesAnswers: true })
    expect((await house.start('svea', booking, id)).body).toEqual({
      paymentId: id,
      status: 'pending',
      messageKey: 'pending',
    })
    house.simulators.svea.setMood({})
    house.clock.pass(10_000)
    expect((await house.start('svea', booking, id)).body.redirectUrl).toContain(
      '/services/payments/handover/',
    )
    expect(house.simulators.ledger.payments.size).toBe(1)
  })
})

describe('A payment by Nordea', () => {
  /** The payer presses the button, pays, and returns. */
  const payAtTheBank = async (id: string, status: 'paid' | 'cancelled') => {
    const booking = await house.db
      .selectFrom('payments')
      .select('booking_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { body } = await house.start('nordea', booking.booking_id ?? '', id, { site: 'finland' })
    const page = await house.ask('anonymous', 'GET', body.redirectUrl.replace(/^https?:\/\/[^/]+/, ''), {
      site: 'finland',
    })
    expect(page.text).toContain('Jatka palveluun Nordea')
    expect(page.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://epmt.nordea.example;",
    )
    const fields = Object.fromEntries(
      [...page.text.matchAll(/name="(SOLOPMT_\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value.replaceAll('&amp;', '&'),
      ]),
    )
    const taken = house.simulators.nordea.take(fields) ?? ''
    house.simulators.ledger.end(taken, status)
    return new URL(house.simulators.ledger.payments.get(taken)?.returnTo?.(status) ?? '')
  }
  const comeBack = (address: URL) =>
    house.ask('anonymous', 'GET', address.pathname + address.search, { site: 'finland' })
  const begin = async () => {
    const booking = await aSignedBooking('finland', { fee: 100_000 })
    return { booking, id: await house.paymentId(booking, 'finland') }
  }

  it('is proved by the MAC of its return, also the second time', async () => {
    const { booking, id } = await begin()
    const address = await payAtTheBank(id, 'paid')
    for (const _ of [1, 2]) {
      const back = await comeBack(address)
      expect([back.status, back.headers.get('location')]).toEqual([
        303,
        `http://fi.localhost:${house.port}/varaus/maksu/?bookingId=${booking}`,
      ])
    }
    expect(await statusOf(id, 'finland')).toMatchObject({
      status: 'paid',
      receiptId: expect.stringMatching(/-000001$/),
    })
    expect((await house.bookings.stateOf(booking)).kind).toBe('paid')
  })

  it('is cancelled by a return without a payment', async () => {
    const { id } = await begin()
    await comeBack(await payAtTheBank(id, 'cancelled'))
    expect(await statusOf(id, 'finland')).toMatchObject({ status: 'cancelled' })
  })

  it('is checked at the bank if its return proves nothing', async () => {
    const { id } = await begin()
    house.simulators.nordea.setMood({ returns: 'unsigned' })
    await comeBack(await payAtTheBank(id, 'paid'))
    expect(await statusOf(id, 'finland')).toMatchObject({ status: 'paid' })
  })

  it('is not changed by a forged return, or by that of another payment', async () => {
    const [one, other] = [await begin(), await begin()]
    house.simulators.nordea.setMood({ returns: 'forged' })
    const forged = await payAtTheBank(one.id, 'paid')
    expect((await comeBack(forged)).status).toBe(400)
    house.simulators.nordea.setMood({})
    const good = await payAtTheBank(other.id, 'paid')
    good.searchParams.set('payment', one.id)
    expect((await comeBack(good)).status).toBe(400)
    const rows = await house.db.selectFrom('payments').select('status').execute()
    expect(rows).toEqual([{ status: 'pending' }, { status: 'pending' }])
    expect(house.lines).toContainEqual({ provider: 'nordea', why: 'mac' })
  })

  it('is refunded by staff', async () => {
    const { booking, id } = await begin()
    await comeBack(await payAtTheBank(id, 'paid'))
    await house.db.transaction().execute((trx) => house.module.money.refund(trx, booking, 'withdrawn'))
    await house.jobs.settled()
    expect((await statusOf(id, 'finland')).refund).toBe('underWay')
    const { id: refundId } = await house.db
      .selectFrom('payment_refunds')
      .select('id')
      .executeTakeFirstOrThrow()
    expect(await house.module.refunds.markDone(refundId)).toBe(true)
    expect(await house.module.refunds.markDone(refundId)).toBe(false)
    expect((await statusOf(id, 'finland')).refund).toBe('done')
  })
})

describe('A caller without access to a payment', () => {
  it('sees no payment', async () => {
    const booking = await aSignedBooking()
    const id = await house.paymentId(booking)
    const page = '/api/buyresidence'
    const statuses = await Promise.all([
      house.ask('stranger', 'POST', `${page}/createpaymentid/${booking}`),
      house.start('swish', booking, id, { who: 'stranger' }),
      house.status(id, 'sweden', 'stranger'),
      house.ask('stranger', 'POST', `/services/payments/${id}/cancel`),
      house.start('swish', booking, testIds.unknown),
      house.start('swish', booking, id, { ObjectId: 'home-2' } as never),
      house.start('nordea', booking, id),
      house.ask('anna', 'GET', `${page}/paymentstatus/${id}/${testIds.unknown}`),
      house.ask('anonymous', 'GET', `/services/payments/handover/${id}?key=${'0'.repeat(32)}`),
    ])
    expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 404))
    expect((await house.ask('anna', 'GET', `${page}/paymentstatus/${id}/${booking}`)).status).toBe(200)
    expect((await house.ask('anonymous', 'POST', `${page}/createpaymentid/${booking}`)).status).toBe(401)
    const fromElsewhere = { headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await house.ask('anna', 'GET', `${page}/createpaymentid/${booking}`, fromElsewhere)).status).toBe(
      403,
    )
    expect(await statusOf(id)).toMatchObject({ status: 'created' })
    expect(house.simulators.ledger.payments.size).toBe(0)
  })

  it('changes nothing by a callback', async () => {
    const booking = await aSignedBooking()
    const id = await house.paymentId(booking)
    await house.start('swish', booking, id)
    const callback = '/services/payments/swish/callback'
    const paid = { id: house.instructionOf(id), status: 'PAID', amount: 25_000, currency: 'SEK' }
    const answers = await Promise.all([
      house.ask('anonymous', 'POST', callback, { body: paid }),
      house.ask('anonymous', 'POST', callback, {
        body: paid,
        headers: { callbackidentifier: '0'.repeat(32) },
      }),
      house.ask('anonymous', 'POST', callback, { body: 'no json' }),
      house.ask('anonymous', 'POST', callback, { body: { id: '../../../x' } }),
      house.ask('anonymous', 'POST', callback, { body: 'x'.repeat(20_000) }),
      house.ask('anonymous', 'POST', `/services/payments/svea/push?payment=${id}&order=1`, { body: {} }),
      house.ask('anonymous', 'GET', `/services/payments/nordea/return?payment=${id}&SOLOPMT_RETURN_MAC=A`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 400, 400, 413, 403, 404])
    expect(await statusOf(id)).toMatchObject({ status: 'pending' })
    expect(house.lines.length).toBeGreaterThan(4)
  })

  it('cannot set amount, currency and people', async () => {
    const booking = await aSignedBooking()
    const id = await house.paymentId(booking)
    await house.start('swish', booking, id, { UserIds: ['x'], Message: 'FF10' } as never)
    const [charged] = [...house.simulators.ledger.payments.values()]
    expect(charged).toMatchObject({ amount: '25000.00', currency: 'SEK', about: 'Kajutan 1203' })
  })

  it('cannot pay for a booking that is not signed', async () => {
    const booking = await aSignedBooking('sweden', { holdExpiresAt: house.clock.now() + minute })
    const id = await house.paymentId(booking)
    house.clock.pass(2 * minute)
    const late = await house.start('swish', booking, id)
    expect([late.status, late.body.present]).toEqual([409, 'expired'])
    expect(
      (await house.ask('anna', 'POST', `/api/buyresidence/createpaymentid/${booking}`)).body.present,
    ).toBe('expired')
  })
})

describe('A membership', () => {
  it('is paid by the same calls, and starts with the payment', async () => {
    const id = await house.paymentId('vip')
    expect((await house.start('swish', 'vip', id, { ObjectId: 'vip' } as never)).body.qr).toBeDefined()
    expect([...house.simulators.ledger.payments.values()][0]).toMatchObject({ amount: '200.00' })
    house.simulators.ledger.end(house.instructionOf(id), 'paid')
    await heard(id, 'paid')
    const payments = await house.db.selectFrom('user_payments').select(['brand', 'status']).execute()
    const memberships = await house.db.selectFrom('vip_memberships').select('brand').execute()
    expect([payments, memberships]).toEqual([[{ brand: 'main', status: 'Paid' }], [{ brand: 'main' }]])
    const again = await house.ask('anna', 'POST', '/api/buyresidence/createpaymentid/vip')
    expect([again.status, again.body.present]).toEqual([409, 'paid'])
  })

  const join = async () => {
    const id = await house.paymentId('vip')
    await house.start('swish', 'vip', id, { ObjectId: 'vip' } as never)
    house.simulators.ledger.end(house.instructionOf(id), 'paid')
    await heard(id, 'paid')
    return id
  }
  const withdraw = () => house.ask('anna', 'POST', '/services/vip/withdrawal', { body: {} })

  it('is withdrawn within fourteen days: it ends, the money is refunded, and an e-mail records the time', async () => {
    const id = await join()
    const standing = await house.ask('anna', 'GET', '/services/vip')
    expect(standing.body.withdrawalEnds).toMatch(/^\d{4}-\d\d-\d\d$/)
    house.clock.pass(13 * 24 * 60 * minute)
    const [first, twice] = [await withdraw(), await withdraw()]
    expect([first.status, twice.status]).toEqual([200, 409])
    expect(first.body).toMatchObject({ isMember: false, isPaid: false })
    await house.jobs.settled()
    const subjects = house.mailbox.list().map(({ subject }) => subject)
    expect(subjects.filter((subject) => /ångrat ditt medlemskap/.test(subject))).toHaveLength(1)
    house.clock.pass(2 * minute)
    await house.module.reconcile()
    await house.jobs.settled()
    expect((await statusOf(id)).refund).toBe('done')
    // Joining again is possible.
    expect(await house.paymentId('vip')).not.toBe(id)
  })

  it('can be withdrawn, too, if its payment was started days before the money arrived', async () => {
    const id = await house.paymentId('vip')
    house.clock.pass(3 * 24 * 60 * minute)
    await house.start('swish', 'vip', id, { ObjectId: 'vip' } as never)
    house.simulators.ledger.end(house.instructionOf(id), 'paid')
    await heard(id, 'paid')
    expect((await withdraw()).status).toBe(200)
  })

  it('can be paid again after it has ended', async () => {
    await join()
    await house.db.deleteFrom('vip_memberships').execute()
    await join()
    expect((await house.ask('anna', 'GET', '/services/vip')).body).toMatchObject({
      isMember: true,
      isPaid: true,
    })
  })

  const joinByCode = async () => {
    await house.db.insertInto('campaign_codes').values({ code: 'MEDLEM', brand: 'main' }).execute()
    const body = { campaignCode: 'medlem' }
    expect((await house.ask('anna', 'POST', '/services/vip/join', { body })).body).toMatchObject({
      isPaid: true,
      isByCode: true,
    })
  }
  const notes = () => house.db.selectFrom('user_payments').select(['status', 'paid_with_code']).execute()

  it('paid by a code cancels the payment under way at its provider', async () => {
    const id = await house.paymentId('vip')
    await house.start('swish', 'vip', id, { ObjectId: 'vip' } as never)
    await joinByCode()
    await house.jobs.settled()
    expect(house.simulators.ledger.payments.get(house.instructionOf(id))?.status).toBe('cancelled')
    expect(await statusOf(id)).toMatchObject({ status: 'cancelled' })
  })

  it('refunds a payment that arrives after the code, once', async () => {
    const id = await house.paymentId('vip')
    await house.start('swish', 'vip', id, { ObjectId: 'vip' } as never)
    // Paid before Swish is asked to cancel it.
    house.simulators.swish.setMood({ callbacks: 'none' })
    house.simulators.ledger.end(house.instructionOf(id), 'paid')
    await joinByCode()
    await house.sweep()
    house.clock.pass(2 * minute)
    await house.sweep()
    expect(await statusOf(id)).toMatchObject({ status: 'paid', refund: 'done' })
    expect(house.simulators.swish.refunds.size).toBe(1)
    expect(await notes()).toEqual([{ status: 'Paid', paid_with_code: 'MEDLEM' }])
  })

  it('paid by a code cannot be paid with an earlier number', async () => {
    const id = await house.paymentId('vip')
    await house.db.updateTable('payments').set({ account_id: null }).where('id', '=', id).execute()
    await joinByCode()
    await house.db
      .updateTable('payments')
      .set({ account_id: house.accounts.anna })
      .where('id', '=', id)
      .execute()
    const late = await house.start('swish', 'vip', id, { ObjectId: 'vip' } as never)
    expect([late.status, late.body.present]).toEqual([409, 'paid'])
    expect(house.simulators.ledger.payments.size).toBe(0)
  })

  it('paid by a code has nothing to withdraw, and refunds no payment of another year', async () => {
    const id = await join()
    await house.db.deleteFrom('vip_memberships').execute()
    await joinByCode()
    expect((await withdraw()).body).toMatchObject({ code: 'notPaid' })
    expect(await statusOf(id)).not.toHaveProperty('refund')
  })

  it('cannot be withdrawn after the last day', async () => {
    await join()
    house.clock.pass(20 * 24 * 60 * minute)
    expect((await withdraw()).body).toMatchObject({ code: 'tooLate' })
    expect((await house.ask('anna', 'GET', '/services/vip')).body).toMatchObject({ isPaid: true })
  })
})

// Payments and memberships over HTTP, on the real server with the simulator of a provider.
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { moneyOf } from '@husrum/domain'
import type { PaymentsForTests } from '@husrum/server/testing'
import { addPaymentPlan, addResidence, openPaymentsForTests } from '@husrum/server/testing'
import { makeAppClient } from '@husrum/testkit/app-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeHttpBookingPayments } from '../booking/http-booking-payments.ts'
import { makeHttpMembership } from './http-membership.ts'
import { makeHttpPayments } from './http-payments.ts'

let house: PaymentsForTests
beforeAll(async () => {
  house = await openPaymentsForTests()
})
beforeEach(() => house.forget())
afterAll(() => house.close())

const clientOf = (token?: 'anna' | 'stranger', isDown = false) => makeAppClient(house.app, { token, isDown })

describe('The payment of a booking', () => {
  /** Anna is about to pay for a signed booking. */
  const begin = async () => {
    const bookingId = await house.bookings.add({ accountId: house.accounts.anna })
    const payments = makeHttpBookingPayments({ client: clientOf('anna') })
    const paymentId = await payments.paymentId(bookingId)
    return { payments, paymentId, order: { objectId: 'home-1', bookingId, paymentId } }
  }
  /** The provider has ended it, and the server has asked for the result. */
  const end = async (paymentId: string, status: 'paid' | 'failed', code?: string) => {
    house.simulators.ledger.end(house.instructionOf(paymentId), status, code)
    house.clock.pass(3_000)
    await house.sweep()
  }

  it('is started with a code and a link to the app, and then paid with a receipt', async () => {
    const { payments, paymentId, order } = await begin()
    expect(await payments.start('swish', order)).toEqual({
      paymentId,
      status: 'pending',
      messageKey: 'pending',
      qr: expect.any(String),
      appUrl: expect.stringMatching(/^swish:/),
    })
    expect(await payments.status(paymentId)).toMatchObject({ paymentId, status: 'pending' })
    await end(paymentId, 'paid')
    expect(await payments.status(paymentId)).toEqual({
      paymentId,
      status: 'paid',
      messageKey: 'paid',
      receiptId: expect.any(String),
    })
  })

  it('that the bank declines says so, and cannot be started again', async () => {
    const { payments, paymentId, order } = await begin()
    await payments.start('swish', order)
    await end(paymentId, 'failed', 'RF07')
    expect(await payments.status(paymentId)).toMatchObject({
      status: 'declined',
      messageKey: 'declinedByBank',
    })
    expect(await payments.start('swish', order)).toMatchObject({ kind: 'refused' })
  })

  it('is refused for an invalid phone number', async () => {
    const { payments, order } = await begin()
    expect(await payments.start('swish', { ...order, phone: '12' })).toEqual({
      kind: 'refused',
      messageKey: 'checkNumber',
    })
  })

  it('is cancelled by the payer', async () => {
    const { payments, paymentId, order } = await begin()
    await payments.start('swish', order)
    expect(await payments.cancel(paymentId)).toMatchObject({ paymentId, status: 'cancelled' })
  })

  it('is private to the payer', async () => {
    const { paymentId } = await begin()
    const strangers = makeHttpBookingPayments({ client: clientOf('stranger') })
    await expect(strangers.status(paymentId)).rejects.toThrow('404')
  })
})

describe('The payments of a person', () => {
  it('are those of the plan of their home, with sums as money', async () => {
    const residenceId = await addResidence(house.db, { people: { [house.accounts.anna]: 'owner' } })
    await addPaymentPlan(house.db, residenceId)
    const { homes, others } = await makeHttpPayments({ client: clientOf('anna') }).list()
    expect(homes).toMatchObject([
      { residenceId, total: moneyOf(4_000_000), paid: 0, left: moneyOf(4_000_000) },
    ])
    const sum = homes[0]?.payments.reduce((total, { amount }) => total + amount, 0)
    expect(sum).toBe(moneyOf(4_000_000))
    expect(others).toEqual([])
  })

  it('reject if the caller is not signed in, or the service is unavailable', async () => {
    await expect(makeHttpPayments({ client: clientOf() }).list()).rejects.toBeInstanceOf(SessionExpired)
    const away = makeHttpPayments({ client: clientOf('anna', true) })
    await expect(away.list()).rejects.toBeInstanceOf(ServiceUnavailable)
  })
})

describe('A membership', () => {
  it('begins with a valid campaign code only', async () => {
    await house.db
      .insertInto('campaign_codes')
      .values({ code: 'ENDA', brand: 'main', most_uses: 1 })
      .execute()
    const membership = makeHttpMembership({ client: clientOf('anna') })
    expect(await membership.standing()).toMatchObject({ isMember: false, fee: moneyOf(200), sales: [] })
    expect(await membership.joinByCode('gissat')).toEqual({ kind: 'refused' })
    expect(await membership.joinByCode('enda')).toMatchObject({
      kind: 'joined',
      standing: { isMember: true, isByCode: true, joinedAt: house.clock.now(), place: 1 },
    })
  })
})

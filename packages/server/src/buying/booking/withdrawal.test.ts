// Cancelling and withdrawing: by a form without script, in every state, and the response where it is not possible.
import { bookingWithdrawalFormPath } from '@husrum/contract/booking/wire'
import type { BookingEvent } from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingsForTests, BuyerForTests } from '../../testing/bookings.ts'
import { bookedWorld, openBookingsForTests } from '../../testing/bookings.ts'
import { fillInBooking } from '../../testing/signing-buyers.ts'

const day = 86_400_000
let world: BookingsForTests
beforeAll(async () => {
  world = await openBookingsForTests({ world: bookedWorld(8) })
})
afterAll(() => world.close())

const sendForm = async (
  { send }: Pick<BuyerForTests, 'send'>,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) => {
  const { status, headers: answered } = await send(bookingWithdrawalFormPath, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
  return { status, location: answered.get('location') ?? '' }
}

const statusOf = async (buyer: BuyerForTests, id: string) => (await buyer.one(id)).body.status

/** Creates a booking and applies the events after the hold, with or without the payment. */
const booked = async (buyer: BuyerForTests, objectId: string, isPaid: boolean): Promise<string> => {
  const { id } = (await buyer.start(objectId)).body
  const now = world.clock.now()
  const events: readonly BookingEvent[] = [
    { kind: 'infoOpened', now },
    { kind: 'infoFilled', applicants: 1, now },
    ...(['documents', 'choices', 'financing', 'accommodation'] as const).map(
      (form): BookingEvent => ({ kind: 'formFilled', form, now }),
    ),
    { kind: 'signatureGiven', by: 'buyer', now },
    ...(isPaid
      ? ([
          { kind: 'paymentAsked', now },
          { kind: 'paymentAnswered', status: 'paid', now },
        ] as const)
      : []),
  ]
  for (const event of events)
    await world.db.transaction().execute((trx) => world.module.bookingService.tell(trx, id, event, 'buyer'))
  return id
}

describe('A form without script', () => {
  it('cancels a booking in progress, and redirects to the page that confirms it', async () => {
    const anna = await world.buyer()
    const { id } = (await anna.start('sweden-1')).body
    expect((await anna.list())[0]).toMatchObject({ role: 'buyer', wayOut: 'cancel' })
    expect(await sendForm(anna, { bookingId: id, action: 'cancel' })).toEqual({
      status: 303,
      location: `/boka/angra/?bookingId=${id}`,
    })
    expect((await anna.one(id)).body).toMatchObject({ status: 'cancelled', endedBy: 'buyer' })
    expect(await world.lettersTo(anna.email)).toContain('Husrum: din bokning av sweden 1 är avbruten')
  })

  it('cancels a signed, unpaid booking, and withdraws from a completed one', async () => {
    const anna = await world.buyer()
    const signed = await booked(anna, 'sweden-2', false)
    await sendForm(anna, { bookingId: signed, action: 'cancel' })
    expect(await statusOf(anna, signed)).toBe('cancelled')
    const completed = await booked(anna, 'sweden-2', true)
    expect(
      (await anna.list()).find((each: { bookingId: string }) => each.bookingId === completed),
    ).toMatchObject({ wayOut: 'withdraw', withdrawalEnds: '2026-03-16' })
    await sendForm(anna, { bookingId: completed, action: 'withdraw' })
    expect((await anna.one(completed)).body.log.at(-1)).toMatchObject({ kind: 'withdrawn', by: 'buyer' })
    // Idempotent.
    expect((await sendForm(anna, { bookingId: completed, action: 'withdraw' })).status).toBe(303)
    expect(
      (await anna.one(completed)).body.log.filter(({ kind }: { kind: string }) => kind === 'withdrawn'),
    ).toHaveLength(1)
  })

  it('changes nothing after the last day, nor where an offer is binding', async () => {
    const [swede, norwegian] = [await world.buyer(), await world.buyer('norway')]
    const late = await booked(swede, 'sweden-3', true)
    const binding = await booked(norwegian, 'norway-1', false)
    world.clock.pass(15 * day)
    for (const action of ['withdraw', 'cancel']) {
      expect(await sendForm(swede, { bookingId: late, action })).toEqual({
        status: 303,
        location: `/boka/angra/?bookingId=${late}`,
      })
      await sendForm(norwegian, { bookingId: binding, action })
    }
    expect(await statusOf(swede, late)).toBe('completed')
    expect(await statusOf(norwegian, binding)).toBe('completed')
    expect((await swede.list())[0].wayOut).toBeUndefined()
  })

  it('changes nothing for a stranger, a guest, a page of another site or an unknown action', async () => {
    const [anna, olle] = [await world.buyer(), await world.buyer()]
    const { id } = (await anna.start('sweden-4')).body
    const fields = { bookingId: id, action: 'cancel' }
    await sendForm(olle, fields)
    const guest = await sendForm(world.browser(), fields)
    expect(guest.location).toMatch(/^\/logga-in\/\?referrer=.*angra/)
    expect((await sendForm(anna, fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    await sendForm(anna, { bookingId: id, action: 'sell' })
    expect(await statusOf(anna, id)).toBe('held')
  })
})

describe('A co-buyer', () => {
  /** A booking of two buyers, filled in by the first of them. */
  const ofTwo = async (objectId: string) => {
    const [anna, olle] = [await world.buyer(), await world.buyer()]
    const id = await fillInBooking(anna, objectId, olle)
    return { anna, olle, id }
  }

  it('cancels before anything is signed, and both buyers are notified', async () => {
    const { anna, olle, id } = await ofTwo('sweden-6')
    expect((await olle.one(id)).body).toMatchObject({ role: 'coBuyer', can: { cancel: true, goBack: false } })
    expect((await olle.list())[0]).toMatchObject({ wayOut: 'cancel' })
    await sendForm(olle, { bookingId: id, action: 'cancel' })
    expect((await anna.one(id)).body).toMatchObject({ status: 'cancelled', endedBy: 'buyer' })
    expect((await anna.one(id)).body.log.at(-1)).toMatchObject({ by: 'coBuyer' })
    for (const { email } of [anna, olle])
      expect(await world.lettersTo(email)).toContain('Husrum: din bokning av sweden 6 är avbruten')
  })

  it('withdraws for both from a completed booking, and cannot change anything else', async () => {
    const { olle, id } = await ofTwo('sweden-7')
    expect((await olle.save(id, 'sign', {})).status).toBe(403)
    const now = world.clock.now()
    const events: readonly BookingEvent[] = [
      { kind: 'signatureGiven', by: 'buyer', now },
      { kind: 'signatureGiven', by: 'coBuyer', now },
      { kind: 'paymentAsked', now },
      { kind: 'paymentAnswered', status: 'paid', now },
    ]
    for (const event of events)
      await world.db.transaction().execute((trx) => world.module.bookingService.tell(trx, id, event, 'buyer'))
    await sendForm(olle, { bookingId: id, action: 'withdraw' })
    expect((await olle.one(id)).body.log.at(-1)).toMatchObject({ kind: 'withdrawn', by: 'coBuyer' })
  })
})

it('A buyer sees their own places on the waiting lists, and no others', async () => {
  const [anna, olle] = [await world.buyer(), await world.buyer()]
  const { id } = (await anna.start('sweden-5')).body
  await olle.join('sweden-5')
  const lines = '/services/booking/line'
  expect((await olle.send(lines)).body).toMatchObject([
    { objectId: 'sweden-5', name: 'sweden 5', place: 1, length: 1 },
  ])
  expect((await anna.send(lines)).body).toEqual([])
  expect((await world.browser().send(lines)).status).toBe(401)
  await anna.cancel(id)
  expect((await olle.send(lines)).body[0].offeredUntil).toBe(world.clock.now() + 3_600_000)
})

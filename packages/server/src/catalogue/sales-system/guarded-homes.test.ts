// With any input from the sales system, every home has at most one buyer.

import { integrationScopes } from '@husrum/contract'
import type { BookingEvent } from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingsForTests, BuyerForTests } from '../../testing/bookings.ts'
import { openBookingsForTests } from '../../testing/bookings.ts'

let bookings: BookingsForTests
const refunds: string[] = []

beforeAll(async () => {
  bookings = await openBookingsForTests({
    money: () => ({
      view: async () => undefined,
      cancel: async () => undefined,
      refund: async (_, id) => void refunds.push(id),
      plan: async () => undefined,
      cancelPlan: async () => undefined,
    }),
  })
})
afterAll(() => bookings.close())

const move = (id: string, event: BookingEvent) =>
  bookings.db.transaction().execute((trx) => bookings.module.bookingService.tell(trx, id, event, 'provider'))

/** Takes a booking of a Swedish home to its signatures, and to its end if it is paid. */
const sign = async (buyer: BuyerForTests, homeId: string, { isPaid = false } = {}): Promise<string> => {
  const { id } = (await buyer.start(homeId)).body
  const now = bookings.clock.now()
  const events: readonly BookingEvent[] = [
    { kind: 'infoOpened', now },
    { kind: 'infoFilled', applicants: 1, now },
    ...(['documents', 'choices', 'financing', 'accommodation'] as const).map(
      (form): BookingEvent => ({ kind: 'formFilled', form, now }),
    ),
    { kind: 'signatureGiven', by: 'buyer', now },
    ...(isPaid
      ? [{ kind: 'paymentAsked', now } as const, { kind: 'paymentAnswered', status: 'paid', now } as const]
      : []),
  ]
  for (const event of events) await move(id, event)
  return id
}

const send = (...changes: readonly object[]) =>
  bookings.call('POST', '/services/residence/change_objects', { changes })
const sell = (homeId: string, status = 'booked') =>
  bookings.call('POST', `/services/staff/homes/${homeId}/sale`, {
    status,
    reason: 'Sold in the showroom',
    by: 'Karin Ek',
  })
const statusOf = async (homeId: string) => (await bookings.home(homeId)).status

describe('A home with a completed booking', () => {
  it('is not put up for sale by the sales system, and the other homes of the request are changed', async () => {
    const [anna, olle] = [await bookings.buyer(), await bookings.buyer()]
    const id = await sign(anna, 'sweden-1', { isPaid: true })
    const { status, body } = await send(
      { id: 'sweden-1', status: 'forSale', price: 1_000_000, inhabitDate: '2027-09-01' },
      { id: 'sweden-2', price: 3_333_000 },
    )
    expect([status, body]).toEqual([
      200,
      { changed: 2, heldBack: [{ id: 'sweden-1', fields: ['status', 'price'], reason: 'booked' }] },
    ])
    expect(await bookings.home('sweden-1')).toMatchObject({ status: 'booked', inhabitDate: '2027-09-01' })
    expect((await bookings.home('sweden-2')).price).toBe(333_300_000)
    expect((await olle.start('sweden-1')).body).toMatchObject({ code: 'booked' })
    expect((await anna.one(id)).body.status).toBe('completed')
  })

  it('has one buyer even if the catalogue lists it for sale, and gets its status back', async () => {
    const [anna, olle] = [await bookings.buyer('senior'), await bookings.buyer('senior')]
    await sign(anna, 'senior-1', { isPaid: true })
    await bookings.db
      .updateTable('homes')
      .set(({ eb, ref }) => ({
        details: eb(ref('details'), '||', JSON.stringify({ status: 'forSale' }) as never) as never,
      }))
      .where('id', '=', 'senior-1')
      .execute()
    const asked = await olle.start('senior-1')
    expect(asked.status === 409 || (await olle.status(asked.body.id)).status === 409).toBe(true)
    await bookings.sweep()
    expect(await statusOf('senior-1')).toBe('booked')
  })

  it('may be sold for good by the sales system, and is available again once the company ends the booking', async () => {
    const anna = await bookings.buyer('cooperative')
    const id = await sign(anna, 'cooperative-1', { isPaid: true })
    expect((await send({ id: 'cooperative-1', status: 'sold' })).body).toEqual({ changed: 1, heldBack: [] })
    expect((await send({ id: 'cooperative-1', status: 'booked' })).body.heldBack).toHaveLength(1)
    await bookings.module.staff.refuse(id, { reason: 'The loan was refused', actor: 'Karin Ek' })
    expect(await statusOf('cooperative-1')).toBe('forSale')
    expect(refunds).toContain(id)
    expect((await send({ id: 'cooperative-1', status: 'notAvailable' })).body.heldBack).toEqual([])
  })
})

describe('A home that a visitor is booking', () => {
  it('keeps its visitor for any status of the sales system, and staff get one e-mail about each contradiction', async () => {
    const anna = await bookings.buyer('finland')
    const { id } = (await anna.start('finland-1')).body
    bookings.warnings.length = 0
    for (const status of ['booked', 'sold', 'booked', 'notAvailable', 'booked'])
      expect((await send({ id: 'finland-1', status })).body).toMatchObject({
        heldBack: [{ id: 'finland-1', fields: ['status'], reason: 'booked' }],
      })
    expect(await statusOf('finland-1')).toBe('reserved')
    expect((await anna.one(id)).body.status).toBe('held')
    expect(bookings.warnings).toMatchObject([
      { home: 'finland-1', fact: 'status', value: 'booked' },
      { fact: 'status', value: 'sold' },
      { fact: 'status', value: 'notAvailable' },
    ])
    const letters = await bookings.lettersTo('staff@example.com')
    expect(
      letters.filter((subject) => subject.startsWith('Husrum Suomi: Myyntijärjestelmän tiedot')),
    ).toHaveLength(3)
    await anna.cancel(id)
    expect(await statusOf('finland-1')).toBe('forSale')
  })

  it('is sold in the showroom while nothing is signed: the booking ends, its waiting list is closed', async () => {
    const [anna, olle] = [await bookings.buyer('finland'), await bookings.buyer('finland')]
    const { id } = (await anna.start('finland-2')).body
    await olle.join('finland-2')
    expect((await sell('finland-2')).body).toEqual({ id: 'finland-2', status: 'booked', endedBooking: id })
    expect((await anna.one(id)).body).toMatchObject({ status: 'failed', failure: 'purchaseobjecterror' })
    expect(await bookings.lettersTo(anna.email)).toContain(
      'Husrum Suomi: olemme päättäneet varauksesi: finland 2',
    )
    expect(await bookings.lettersTo(olle.email)).toEqual(['Husrum Suomi: finland 2 ei ole enää myynnissä'])
    expect((await olle.send('/services/booking/line')).body).toEqual([])
    // Repeating it is not an error, and a home without a booking can be sold too.
    expect((await sell('finland-2')).body).toEqual({ id: 'finland-2', status: 'booked' })
    expect((await sell('finland-3', 'sold')).body).toEqual({ id: 'finland-3', status: 'sold' })
  })

  it('is not sold in the showroom once the booking is signed, and staff are notified', async () => {
    const anna = await bookings.buyer('senior')
    const id = await sign(anna, 'senior-2')
    const refused = await sell('senior-2', 'sold')
    expect([refused.status, refused.body.present]).toEqual([409, 'signed'])
    expect([await statusOf('senior-2'), (await anna.one(id)).body.status]).toEqual(['reserved', 'signed'])
    expect(await bookings.lettersTo('staff@example.com')).toContain(
      'Husrum Senior: Säljsystemet säger emot en bokning',
    )
    await move(id, { kind: 'paymentAsked', now: bookings.clock.now() })
    await move(id, { kind: 'paymentAnswered', status: 'paid', now: bookings.clock.now() })
    expect((await anna.one(id)).body.status).toBe('completed')
  })
})

describe('Staff with a key', () => {
  it('list and read bookings, and decide about them with a reason that is stored with their name', async () => {
    const { secret } = await bookings.integrationKeys.create({
      name: 'Sales desk',
      scopes: integrationScopes,
    })
    const call = (method: string, path: string, body?: object) =>
      bookings.call(method, `/services/staff${path}`, body, secret)
    const anna = await bookings.buyer('norway')
    const { id } = (await anna.start('norway-1')).body
    await send({ id: 'norway-1', status: 'sold' })
    expect((await call('GET', '/bookings?site=norway&status=held')).body).toMatchObject({
      bookings: [{ id, home: { id: 'norway-1', name: 'norway 1' }, buyer: { name: 'Astrid Lund' } }],
    })
    expect((await call('GET', `/bookings/${id}`)).body).toMatchObject({
      contradictions: [{ fact: 'status', value: 'sold', times: 1 }],
      log: [{ kind: 'held', by: 'buyer' }],
    })
    const decision = { reason: 'Water damage', by: 'Karin Ek' }
    expect((await call('POST', '/homes/norway-1/withdraw', decision)).body).toMatchObject({ present: 'held' })
    expect((await call('POST', `/bookings/${id}/confirm`, decision)).status).toBe(409)
    expect((await call('POST', `/bookings/${id}/refuse`, { by: 'Karin Ek' })).body.errors).toEqual([
      { field: 'reason', key: 'required' },
    ])
    const ended = (await call('POST', `/bookings/${id}/refuse`, decision)).body
    expect(ended).toMatchObject({ status: 'cancelled', endedBy: 'staff' })
    expect(ended.log.at(-1)).toMatchObject({
      kind: 'refused',
      by: 'staff',
      reason: 'Water damage',
      actor: 'Karin Ek (Sales desk)',
    })
    expect((await call('POST', '/homes/norway-1/withdraw', decision)).body).toEqual({
      id: 'norway-1',
      status: 'notAvailable',
    })
    expect((await call('POST', '/homes/norway-1/release', decision)).body.status).toBe('forSale')
    expect((await call('POST', '/homes/nothing/release', decision)).status).toBe(404)
    expect((await call('GET', '/bookings/nothing')).status).toBe(404)
  })

  it('need the scope of the action, and a key that is neither revoked nor expired', async () => {
    const { integrationKeys, clock, call } = bookings
    const reader = await integrationKeys.create({
      name: 'Reports',
      scopes: ['bookings:read'],
      expiresAt: clock.now() + 86_400_000,
    })
    const read = (secret: string) => call('GET', '/services/staff/bookings', undefined, secret)
    expect((await read(reader.secret)).status).toBe(200)
    const listed = (await integrationKeys.list()).find(({ id }) => id === reader.id)
    expect(listed).toMatchObject({ name: 'Reports', lastUsedAt: expect.any(String) })
    const body = { reason: 'x', by: 'y' }
    expect((await call('POST', '/services/staff/homes/norway-2/withdraw', body, reader.secret)).status).toBe(
      403,
    )
    // The key of the sales system has no access to bookings.
    expect((await call('GET', '/services/staff/bookings')).status).toBe(403)
    for (const wrong of ['', 'guessed', `${reader.secret}x`, reader.secret.replace(/.$/, '_')])
      expect((await read(wrong)).status, wrong).toBe(401)
    clock.pass(86_400_000)
    expect((await read(reader.secret)).status).toBe(401)
    const other = await integrationKeys.create({ name: 'Reports', scopes: ['bookings:read'] })
    expect(await integrationKeys.revoke(other.id)).toBe(true)
    expect(await integrationKeys.revoke(other.id)).toBe(false)
    expect((await read(other.secret)).status).toBe(401)
  })
})

// A booking after it was signed: withdrawal, confirmation and refusal, on the terms of each country.

import { integrationScopes } from '@husrum/contract'
import type { BookingEvent, ResidenceStatus } from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeHomes } from '../../catalogue/search/change-homes.ts'
import { makeBusiness } from '../../people/accounts/postgres-account-business.ts'
import { readUser } from '../../people/accounts/read-user.ts'
import type { BookingsForTests, BuyerForTests } from '../../testing/bookings.ts'
import { openBookingsForTests } from '../../testing/bookings.ts'
import { toldEvents } from '../../testing/told-events.ts'

const day = 86_400_000
let bookings: BookingsForTests
let refunds: string[]
let kept: string[]

beforeAll(async () => {
  refunds = []
  kept = []
  bookings = await openBookingsForTests({
    money: () => ({
      view: async () => undefined,
      cancel: async () => undefined,
      refund: async (_, id) => void refunds.push(id),
      plan: async () => undefined,
      cancelPlan: async () => undefined,
    }),
    papers: () => ({
      list: async () => [],
      signers: async () => [],
      open: async () => false,
      cancelSigning: async () => undefined,
      complete: async (_, { id }) => void kept.push(`complete ${id}`),
      withdrawn: async (_, { id }) => void kept.push(`withdrawn ${id}`),
    }),
  })
})
afterAll(() => bookings.close())

/** As a member of staff. */
const because = (reason: string) => ({ reason, actor: 'Karin Ek' })
const tell = (id: string, event: BookingEvent) =>
  bookings.db.transaction().execute((trx) => bookings.module.bookingService.tell(trx, id, event, 'provider'))

/** From the hold to the end, by the events of steps, signature and bank. */
const complete = async (buyer: BuyerForTests, objectId: string): Promise<string> => {
  const { id } = (await buyer.start(objectId)).body
  const now = bookings.clock.now()
  const events: readonly BookingEvent[] = [
    { kind: 'infoOpened', now },
    { kind: 'infoFilled', applicants: 1, now },
    ...(['documents', 'choices', 'financing', 'accommodation'] as const).map(
      (form): BookingEvent => ({ kind: 'formFilled', form, now }),
    ),
    { kind: 'signatureGiven', by: 'buyer', now },
    { kind: 'paymentAsked', now },
    { kind: 'paymentAnswered', status: 'paid', now },
  ]
  for (const event of events) await tell(id, event)
  return id
}

describe('A completed booking', () => {
  it('belongs to its buyer, completes its documents and removes the home from sale', async () => {
    const anna = await bookings.buyer()
    const { id: open } = (await anna.start('sweden-1')).body
    expect(await makeBusiness(bookings.db).of(anna.id)).toContainEqual({
      kind: 'booking',
      id: open,
      site: 'sweden',
      title: 'sweden 1, Kajskjulsgatan 4',
      isOpen: true,
    })
    await anna.cancel(open)
    const id = await complete(anna, 'sweden-1')
    expect(kept).toContain(`complete ${id}`)
    expect((await bookings.home('sweden-1')).status).toBe('booked')
    expect((await anna.one(id)).body).toMatchObject({
      status: 'completed',
      can: { withdraw: true, cancel: false },
    })
    expect((await readUser(bookings.db, anna.id, undefined))?.bookings).toEqual([
      { objectId: 'sweden-1', siteId: 1, objectPageExists: true },
    ])
    expect((await bookings.browser().offer('sweden-1')).reason).toBe('booked')
    expect(await toldEvents(bookings.db)).toEqual(
      expect.arrayContaining([
        'booking.held',
        'booking.ended',
        'booking.completed',
        'residence.begun',
        'home.changed',
      ]),
    )
  })

  it('is withdrawn in two steps within fourteen days, and refunded once', async () => {
    const anna = await bookings.buyer()
    const id = await complete(anna, 'sweden-2')
    expect((await anna.withdraw(id, false)).body.status).toBe('completed')
    bookings.clock.pass(14 * day)
    expect((await anna.withdraw(id)).body).toMatchObject({ status: 'cancelled', endedBy: 'buyer' })
    expect((await anna.withdraw(id)).status).toBe(409)
    expect(refunds.filter((each) => each === id)).toEqual([id])
    expect(kept).toContain(`withdrawn ${id}`)
    expect((await bookings.home('sweden-2')).status).toBe('forSale')
    expect(await toldEvents(bookings.db)).toContain('booking.withdrawn')
  })

  it('binds after the last day in Sweden, at once in Norway, and never in Finland', async () => {
    const [swede, norwegian, finn] = [
      await bookings.buyer(),
      await bookings.buyer('norway'),
      await bookings.buyer('finland'),
    ]
    const ids = [
      await complete(swede, 'sweden-3'),
      await complete(norwegian, 'norway-1'),
      await complete(finn, 'finland-1'),
    ] as const
    expect((await norwegian.one(ids[1])).body.status).toBe('completed')
    expect((await norwegian.withdraw(ids[1])).status).toBe(409)
    bookings.clock.pass(15 * day)
    expect((await swede.withdraw(ids[0])).status).toBe(409)
    expect((await finn.withdraw(ids[2])).status).toBe(200)
  })
})

describe('Staff', () => {
  it('confirm a booking with a reason, and the home is sold', async () => {
    const anna = await bookings.buyer('senior')
    const id = await complete(anna, 'senior-1')
    const { secret } = await bookings.integrationKeys.create({
      name: 'Sales desk',
      scopes: integrationScopes,
    })
    const decide = (action: string, reason: string) =>
      bookings.call('POST', `/services/staff/bookings/${id}/${action}`, { reason, by: 'Karin Ek' }, secret)
    expect((await decide('confirm', ' ')).status).toBe(400)
    expect((await decide('confirm', 'Avtalet är klart')).body).toMatchObject({ id, status: 'completed' })
    expect((await bookings.home('senior-1')).status).toBe('sold')
    expect((await decide('refund', 'Avgiften räknas av')).body).toMatchObject({ id, status: 'completed' })
    expect(refunds).toContain(id)
    expect((await anna.one(id)).body.log).toContainEqual(
      expect.objectContaining({ kind: 'confirmed', by: 'staff', reason: 'Avtalet är klart' }),
    )
    expect(await toldEvents(bookings.db)).toContain('booking.confirmed')
  })

  it('refuse a booking: the buyer is refunded and notified, and the home is for sale', async () => {
    const anna = await bookings.buyer('senior')
    const id = await complete(anna, 'senior-2')
    const { staff } = bookings.module
    expect(await staff.refuse(id, because('Fel pris'))).toEqual({ kind: 'done' })
    expect(await staff.refuse(id, because('Fel pris'))).toEqual({ kind: 'refused', why: 'cancelled' })
    expect(refunds.filter((each) => each === id)).toEqual([id])
    expect((await bookings.home('senior-2')).status).toBe('forSale')
    expect((await anna.one(id)).body).toMatchObject({ status: 'cancelled', endedBy: 'staff' })
    expect(await bookings.lettersTo(anna.email)).toContain(
      'Husrum Senior: vi har avslutat din bokning av senior 2',
    )
    expect(await toldEvents(bookings.db)).toContain('booking.refused')
  })

  it('withdraw and release homes with a reason, except a home that is being booked', async () => {
    const anna = await bookings.buyer('cooperative')
    const { staff } = bookings.module
    await anna.start('cooperative-1')
    expect(await staff.withdrawHome('cooperative-1', because('Vattenskada'))).toEqual({
      kind: 'refused',
      why: 'held',
    })
    expect(await staff.withdrawHome('cooperative-2', because('Vattenskada'))).toEqual({ kind: 'done' })
    expect((await anna.offer('cooperative-2')).isBookable).toBe(false)
    expect(await staff.releaseHome('cooperative-2', because('Torrt igen'))).toEqual({ kind: 'done' })
    expect(await staff.setPrice('nothing', 100 as never, because('Ny prislista'))).toEqual({
      kind: 'unknown',
    })
    const changes = await bookings.db
      .selectFrom('home_changes')
      .select('reason')
      .where('home_id', '=', 'cooperative-2')
      .execute()
    expect(changes.map(({ reason }) => reason)).toEqual(['Vattenskada', 'Torrt igen'])
  })
})

describe('A change of a home', () => {
  it('is announced once, to its buyer and to the waiting list', async () => {
    const [anna, olle] = [await bookings.buyer('cooperative'), await bookings.buyer('cooperative')]
    await anna.start('cooperative-3')
    await olle.join('cooperative-3')
    const { staff } = bookings.module
    expect(await staff.setPrice('cooperative-3', 250_000_000 as never, because('Ny prislista'))).toEqual({
      kind: 'done',
    })
    for (const _ of [1, 2]) await bookings.sweep()
    const [toAnna, toOlle] = [await bookings.lettersTo(anna.email), await bookings.lettersTo(olle.email)]
    expect(toAnna.filter((subject) => subject.includes('Priset för'))).toHaveLength(1)
    expect(toOlle.filter((subject) => subject.includes('Nytt pris'))).toHaveLength(1)
  })
})

describe('A home that was withdrawn by mistake and released again', () => {
  it('is kept by a later buyer when the mistake is processed afterwards', async () => {
    const change = (status: ResidenceStatus) =>
      bookings.db
        .transaction()
        .execute((trx) =>
          changeHomes(trx, [{ homeId: 'norway-2', change: { status }, by: 'staff', reason: 'Ett misstag' }]),
        )
    await change('notAvailable')
    await change('forSale')
    const anna = await bookings.buyer('norway')
    const { id } = (await anna.start('norway-2')).body
    await bookings.sweep()
    expect((await anna.one(id)).body).toMatchObject({ status: 'held' })
  })
})

describe('The cookie of a booking', () => {
  it('finds it again on another device, holds only ids, and finds no booking that has ended', async () => {
    const anna = await bookings.buyer('finland')
    const { id } = (await anna.start('finland-2')).body
    const phone = bookings.browser('finland', `${anna.id}.identified`)
    const page = '/api/buyresidence'
    expect((await phone.send(`${page}/buyresidencecookie`)).status).toBe(204)
    expect((await phone.post(`${page}/buyresidencecookie/finland-2`)).body).toEqual({
      bookingId: id,
      objectId: 'finland-2',
    })
    expect((await phone.send(`${page}/buyresidencecookie`)).body).toEqual({
      bookingId: id,
      objectId: 'finland-2',
    })
    expect((await phone.send(`${page}/buyresidenceexpire/${id}`)).body).toMatchObject({
      remainingSeconds: 1_800,
    })
    await anna.cancel(id)
    expect((await phone.send(`${page}/buyresidencecookie`)).status).toBe(204)
    expect((await phone.send(`${page}/buyresidenceexpire/${id}`)).body).toEqual({
      expiresAt: 0,
      remainingSeconds: 0,
    })
    const strangers = { headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await phone.send(`${page}/removebuyresidencecookie`, strangers)).status).toBe(403)
    const ownPage = { headers: { 'sec-fetch-site': 'same-origin' } }
    expect((await phone.send(`${page}/removebuyresidencecookie`, ownPage)).status).toBe(204)
    expect(phone.jar.has('buy-residence')).toBe(false)
  })
})

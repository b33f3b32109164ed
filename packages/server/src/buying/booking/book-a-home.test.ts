// Booking a home: one buyer gets it, others join the waiting list, and typed text is kept.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertWorld } from '../../catalogue/search/insert-world.ts'
import type { BookingsForTests, BuyerForTests } from '../../testing/bookings.ts'
import { bookedWorld, openBookingsForTests, swedishForms } from '../../testing/bookings.ts'

const minute = 60_000
let bookings: BookingsForTests

beforeAll(async () => {
  bookings = await openBookingsForTests()
})
beforeEach(async () => {
  await bookings.db.deleteFrom('bookings').execute()
  await bookings.db.deleteFrom('booking_line').execute()
  await insertWorld(bookings.db, bookedWorld() as never)
})
afterAll(() => bookings.close())

const held = async (buyer: BuyerForTests, objectId = 'sweden-1'): Promise<string> => {
  const { body } = await buyer.start(objectId)
  return body.id
}

const fill = async (buyer: BuyerForTests, id: string, until = 'sign') => {
  for (const [step, form] of swedishForms(buyer)) {
    if (step === until) return
    const { status, body } = await buyer.save(id, step, form)
    expect([step, status, body.errors]).toEqual([step, 200, undefined])
  }
}

describe('The first buyer', () => {
  it('holds the home for half an hour, and others are rejected at once', async () => {
    const [anna, olle] = [await bookings.buyer(), await bookings.buyer()]
    const asked = await anna.start('sweden-1')
    expect(asked.status).toBe(202)
    const { status, body } = await anna.status(asked.body.id)
    expect([status, body.status]).toEqual([200, 'held'])
    expect(body.holdExpiresAt - bookings.clock.now()).toBe(30 * minute)
    expect((await bookings.home('sweden-1')).status).toBe('reserved')
    expect(anna.jar.get('buy-residence')).toBe(`${asked.body.id}.sweden-1`)
    expect(await olle.start('sweden-1')).toMatchObject({ status: 409, body: { code: 'held' } })
    expect(await olle.offer('sweden-1')).toMatchObject({ isBookable: false, canBook: false, reason: 'held' })
    expect(await bookings.lettersTo(anna.email)).toEqual([
      'Husrum: sweden 1 hålls för dig till 2026-03-02 12:30',
    ])
  })

  it('is offered options until the day of each group, none after the last of them, and none for a home that is built', async () => {
    const anna = await bookings.buyer()
    const id = await held(anna)
    const booking = bookings.db.selectFrom('bookings').where('id', '=', id)
    const { project_id: stage_id } = await booking.select('project_id').executeTakeFirstOrThrow()
    for (const [place, [group, last_day]] of [
      ['floor', '2026-02-10'],
      ['kitchen', '2026-12-21'],
      ['storage', null],
    ].entries() as ArrayIterator<[number, [string, string | null]]>) {
      const of = { stage_id, place, title: group }
      await bookings.db
        .insertInto('option_groups')
        .values({ ...of, id: group, rule: 'any', last_day })
        .execute()
      await bookings.db
        .insertInto('booking_options')
        .values({
          ...of,
          id: `${group}-oak`,
          option_group: group,
          price: 1_000_000,
          needs: '[]',
          excludes: '[]',
        })
        .execute()
    }
    const offered = async () => (await anna.one(id)).body.options
    expect(await offered()).toMatchObject([
      { id: 'floor-oak', deadline: Date.parse('2026-02-11T00:00+01:00') },
      { id: 'kitchen-oak', deadline: Date.parse('2026-12-22T00:00+01:00') },
      { id: 'storage-oak', deadline: Date.parse('2026-12-22T00:00+01:00') },
    ])
    const closeKitchenOn = (last_day: string) =>
      bookings.db.updateTable('option_groups').set({ last_day }).where('id', '=', 'kitchen').execute()
    await closeKitchenOn('2026-02-20')
    expect(await offered()).toEqual([])
    await closeKitchenOn('2026-12-21')
    await bookings.db
      .updateTable('bookings')
      .set({ home: sql`home || '{"isMoveInReady": true}'` })
      .where('id', '=', id)
      .execute()
    expect(await offered()).toEqual([])
    await bookings.db.deleteFrom('booking_options').execute()
    await bookings.db.deleteFrom('option_groups').execute()
  })

  it('gets one hold, however often the same request is sent', async () => {
    const anna = await bookings.buyer()
    const answers = await Promise.all([anna.start('sweden-1', 'k1'), anna.start('sweden-1', 'k1')])
    const again = await anna.start('sweden-1', 'k1')
    expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1)
    expect(await anna.start('sweden-2', 'k1')).toMatchObject({ status: 422 })
    expect(await anna.start('sweden-2')).toMatchObject({ status: 409, body: { code: 'alreadyBooked' } })
  })

  it('wins against concurrent requests for the same home', async () => {
    const buyers = await Promise.all([1, 2, 3, 4].map(() => bookings.buyer()))
    const asked = await Promise.all(buyers.map((buyer) => buyer.start('sweden-1')))
    const found = await Promise.all(
      asked.map(({ status, body }, at) => (status === 202 ? buyers[at]?.status(body.id) : { status })),
    )
    expect(found.map((answer) => answer?.status).sort()).toEqual([200, 409, 409, 409])
  })
})

describe('The steps', () => {
  it('are saved and completed in order, up to the signing', async () => {
    const anna = await bookings.buyer()
    const id = await held(anna)
    expect(await anna.save(id, 'financing', { financing: { ownMoney: '900 000' } })).toMatchObject({
      status: 409,
      body: { present: 'held' },
    })
    await fill(anna, id)
    const { body } = await anna.one(id)
    expect(body).toMatchObject({ status: 'signing', step: 'sign', can: { goBack: true, cancel: true } })
    expect(body.holdExpiresAt - bookings.clock.now()).toBe(60 * minute)
    expect(body.log.map(({ kind }: { kind: string }) => kind)).toEqual([
      'held',
      'infoOpened',
      'infoFilled',
      'choicesFilled',
      'financingFilled',
      'accommodationFilled',
    ])
  })

  it('save a draft, and reject an outdated version from a second device', async () => {
    const anna = await bookings.buyer()
    const id = await held(anna)
    const { body: opened } = await anna.save(id, 'start-booking', {})
    const { version } = opened
    const typed = { applicants: [{ ...swedishForms(anna)[1][1].applicants[0], firstName: 'As' }] }
    expect((await anna.save(id, 'personal-info', typed, { goesOn: false, version })).status).toBe(200)
    expect(await anna.save(id, 'personal-info', typed, { goesOn: false, version })).toMatchObject({
      status: 412,
    })
    expect((await anna.one(id)).body.forms.applicants[0].firstName).toBe('As')
  })

  it('report errors at each field, by the amounts of the server', async () => {
    const anna = await bookings.buyer()
    const id = await held(anna)
    await fill(anna, id, 'financing')
    const poor = await anna.save(id, 'financing', { financing: { ownMoney: '1 000' }, price: 1 })
    expect(poor).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'financing.ownMoney', key: 'downPaymentTooLow' }] },
    })
    expect((await anna.one(id)).body.step).toBe('financing')
  })

  it('lead back to the same form as before', async () => {
    const anna = await bookings.buyer()
    const id = await held(anna)
    await fill(anna, id)
    const { body } = await anna.back(id, 'personal-info')
    expect(body).toMatchObject({ step: 'personal-info', forms: { applicants: [{ lastName: 'Lund' }] } })
    expect((await anna.back(id, 'payment')).status).toBe(409)
  })

  it('are hidden from other users', async () => {
    const [anna, olle] = [await bookings.buyer(), await bookings.buyer()]
    const id = await held(anna)
    expect((await olle.one(id)).status).toBe(404)
    expect((await olle.cancel(id)).status).toBe(404)
    expect((await bookings.browser().one(id)).status).toBe(401)
    expect((await olle.status(id)).status).toBe(404)
  })
})

describe('A released home', () => {
  it('is for sale again when its buyer cancels', async () => {
    const anna = await bookings.buyer()
    const id = await held(anna)
    expect((await anna.cancel(id)).body).toMatchObject({ status: 'cancelled', endedBy: 'buyer' })
    expect((await bookings.home('sweden-1')).status).toBe('forSale')
    expect((await anna.cancel(id)).status).toBe(409)
    expect((await anna.start('sweden-1')).status).toBe(202)
  })

  it('stays held if the catalogue is overwritten in that moment', async () => {
    const anna = await bookings.buyer()
    const id = await held(anna)
    const homes = bookings.db.updateTable('homes').where('id', '=', 'sweden-1')
    await homes.set({ details: sql`details || '{"status": "forSale"}'` }).execute()
    await bookings.sweep()
    expect((await bookings.home('sweden-1')).status).toBe('reserved')
    await anna.cancel(id)
    await bookings.sweep()
    expect((await bookings.home('sweden-1')).status).toBe('forSale')
  })

  it('restores the filled forms of a buyer who runs out of time and starts again', async () => {
    const anna = await bookings.buyer()
    await fill(anna, await held(anna), 'accomodation')
    bookings.clock.pass(30 * minute)
    await bookings.sweep()
    const { body } = await anna.one(await held(anna))
    expect(body.forms).toMatchObject({
      applicants: [{ lastName: 'Lund' }],
      financing: { ownMoney: expect.stringMatching(/\d/) },
    })
    const olle = await bookings.buyer()
    await anna.cancel(body.bookingId)
    expect((await olle.one(await held(olle))).body.forms).toEqual({})
  })

  it('is for sale again when the hold has expired, even before a sweep', async () => {
    const anna = await bookings.buyer()
    const id = await held(anna)
    bookings.clock.pass(30 * minute)
    expect(await bookings.browser().offer('sweden-1')).toMatchObject({ isBookable: true })
    expect((await anna.one(id)).body).toMatchObject({ status: 'expired' })
    expect(await bookings.lettersTo(anna.email)).toContain('Husrum: tiden gick ut: sweden 1')
  })

  it('is offered to the first on the waiting list for an hour, and then to the next', async () => {
    const [anna, olle, eva, max] = await Promise.all([1, 2, 3, 4].map(() => bookings.buyer()))
    if (!anna || !olle || !eva || !max) throw new Error('Four people')
    const id = await held(anna)
    expect((await olle.join('sweden-1')).line).toEqual({ length: 1, place: 1 })
    expect((await eva.join('sweden-1')).line).toEqual({ length: 2, place: 2 })
    await anna.cancel(id)
    expect((await olle.offer('sweden-1')).line.offeredUntil).toBe(bookings.clock.now() + 60 * minute)
    expect(await max.start('sweden-1')).toMatchObject({ status: 409, body: { code: 'held' } })
    expect(await eva.offer('sweden-1')).toMatchObject({ canBook: false, reason: 'held' })
    expect((await bookings.lettersTo(olle.email)).join()).toMatch(
      /^Husrum: sweden 1 är ledig för dig till 2026/,
    )
    bookings.clock.pass(60 * minute)
    await bookings.sweep()
    expect(await eva.offer('sweden-1')).toMatchObject({ canBook: true, line: { length: 1, place: 1 } })
    expect((await olle.start('sweden-1')).status).toBe(409)
    expect((await eva.start('sweden-1')).status).toBe(202)
  })
})

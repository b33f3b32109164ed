// Whether an applicant may use an e-mail address: answered from the caller's own bookings, so that it reveals nothing of others.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingsForTests, BuyerForTests } from '../../testing/bookings.ts'
import { bookedWorld, openBookingsForTests } from '../../testing/bookings.ts'

let bookings: BookingsForTests
beforeAll(async () => {
  bookings = await openBookingsForTests({ world: bookedWorld(6) })
})
afterAll(() => bookings.close())

describe('The check of an applicant’s address', () => {
  const nobodysNumber = '199908072391'
  const ask = async (buyer: BuyerForTests, ssn: string, email: string) =>
    (await buyer.post('/services/booking/email_is_valid', { ssn, email })).body
  const applicant = (buyer: BuyerForTests, facts: object = {}) => ({
    firstName: 'Astrid',
    lastName: 'Lund',
    email: buyer.email,
    phone: '0701740605',
    address: 'Kajgatan 4, Göteborg',
    country: 'SE',
    personalNumber: buyer.personalNumber,
    share: '50',
    ...facts,
  })
  const buyTogether = async (buyer: BuyerForTests, other: BuyerForTests, objectId: string) => {
    const { id } = (await buyer.start(objectId)).body
    await buyer.save(id, 'start-booking', {})
    const { status, body } = await buyer.save(id, 'personal-info', {
      applicants: [applicant(buyer), applicant(other)],
    })
    expect([status, body.status]).toEqual([200, 'choices'])
    return id as string
  }

  it('is answered from the account and the bookings of the caller', async () => {
    const [anna, bo, eva] = [await bookings.buyer(), await bookings.buyer(), await bookings.buyer()]
    expect(await ask(anna, anna.personalNumber, anna.email)).toBe(true)
    expect(await ask(anna, bo.personalNumber, anna.email.toUpperCase())).toBe(false)
    await buyTogether(anna, bo, 'sweden-4')
    expect(await ask(anna, bo.personalNumber, bo.email)).toBe(true)
    expect(await ask(anna, eva.personalNumber, bo.email)).toBe(false)
    // The second applicant takes part in the booking, too.
    expect(await ask(bo, eva.personalNumber, anna.email)).toBe(false)
    expect(await ask(anna, 'nonsense', bo.email)).toMatchObject({ status: 400 })
  })

  it('reveals nothing of other customers: a known and an unknown address get the same response', async () => {
    const [anna, bo, eva] = [await bookings.buyer(), await bookings.buyer(), await bookings.buyer()]
    await buyTogether(bo, eva, 'sweden-1')
    for (const email of [bo.email, eva.email, 'nobody-knows-them@example.com'])
      for (const ssn of [anna.personalNumber, bo.personalNumber, nobodysNumber])
        expect([email, await ask(anna, ssn, email)]).toEqual([email, true])
    const { id } = (await anna.start('sweden-2')).body
    await anna.save(id, 'start-booking', {})
    const saved = await anna.save(id, 'personal-info', {
      applicants: [applicant(anna, { email: bo.email, share: '100' })],
    })
    expect([saved.status, saved.body.status]).toEqual([200, 'choices'])
  })

  it('is repeated when applicants are saved', async () => {
    const [anna, bo, eva] = [await bookings.buyer(), await bookings.buyer(), await bookings.buyer()]
    const { id } = (await anna.start('sweden-3')).body
    await anna.save(id, 'start-booking', {})
    const saved = await anna.save(id, 'personal-info', {
      applicants: [applicant(anna, { email: eva.email }), applicant(bo, { email: anna.email })],
    })
    expect(saved).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'applicants.1.email', key: 'emailInUse' }] },
    })
  })
})

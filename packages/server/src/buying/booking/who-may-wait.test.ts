// The waiting list of a held home is for people who may book it, when they join and when the home is offered to them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingsForTests } from '../../testing/bookings.ts'
import { bookedWorld, openBookingsForTests } from '../../testing/bookings.ts'
import { aPersonalNumber } from '../../testing/buyers.ts'

let bookings: BookingsForTests
beforeAll(async () => {
  bookings = await openBookingsForTests({ world: bookedWorld(6) })
})
afterAll(() => bookings.close())

const placesOf = async (buyer: Awaited<ReturnType<BookingsForTests['buyer']>>) =>
  (await buyer.send('/services/booking/line')).body as readonly { objectId: string; place: number }[]

describe('Joining the waiting list', () => {
  it('is refused with the reason for a person who may not book the home', async () => {
    const holder = await bookings.buyer()
    await holder.start('sweden-1')
    const child = await bookings.buyer('sweden', { personalNumber: aPersonalNumber(7, 2012) })
    expect(await child.offer('sweden-1')).toMatchObject({ reason: 'held', lineObstacle: 'underAge' })
    const refused = await child.post('/services/booking/line/sweden-1')
    expect([refused.status, refused.body.code]).toEqual([409, 'underAge'])
    expect(await placesOf(child)).toEqual([])

    const other = await bookings.buyer()
    await other.start('sweden-2')
    expect(await other.offer('sweden-1')).toMatchObject({ reason: 'held', lineObstacle: 'alreadyBooked' })
    expect((await other.post('/services/booking/line/sweden-1')).body.code).toBe('alreadyBooked')

    const free = await bookings.buyer()
    expect(await free.offer('sweden-1')).toMatchObject({ reason: 'held' })
    expect(await free.offer('sweden-1')).not.toHaveProperty('lineObstacle')
    expect((await free.join('sweden-1')).line).toMatchObject({ place: 1 })
  })
})

describe('A home that becomes available', () => {
  it('is offered to the first in line who may book it, and the others keep their places', async () => {
    const [holder, first, second] = [
      await bookings.buyer('senior'),
      await bookings.buyer('senior'),
      await bookings.buyer('senior'),
    ]
    const { id } = (await holder.start('senior-1')).body
    await first.join('senior-1')
    await second.join('senior-1')
    // The first books another home of the project meanwhile: one booking per person and project.
    const own = (await first.start('senior-2')).body.id
    await holder.cancel(id)
    expect(await bookings.lettersTo(first.email)).not.toContain('Husrum Senior: senior 1 är ledig')
    expect(await placesOf(first)).toMatchObject([{ objectId: 'senior-1', place: 1 }])
    expect(await placesOf(second)).toMatchObject([
      { objectId: 'senior-1', place: 2, offeredUntil: expect.any(Number) },
    ])
    // An offer is made once: when the first may book again, and the second has let the offer expire, the home is offered to the first.
    await first.cancel(own)
    bookings.clock.pass(61 * 60_000)
    await bookings.sweep()
    expect(await placesOf(first)).toMatchObject([{ place: 1, offeredUntil: expect.any(Number) }])
    expect(await placesOf(second)).toEqual([])
    expect((await first.start('senior-1')).status).toBe(202)
  })

  it('is for sale to all while no buyer on the waiting list may book it', async () => {
    const [holder, waiting, passer] = [
      await bookings.buyer('cooperative'),
      await bookings.buyer('cooperative'),
      await bookings.buyer('cooperative'),
    ]
    const { id } = (await holder.start('cooperative-1')).body
    await waiting.join('cooperative-1')
    await waiting.start('cooperative-2')
    await holder.cancel(id)
    await bookings.sweep()
    expect(await passer.offer('cooperative-1')).toMatchObject({ canBook: true })
    expect((await passer.start('cooperative-1')).status).toBe(202)
    expect(await placesOf(waiting)).toMatchObject([{ objectId: 'cooperative-1', place: 1 }])
  })
})

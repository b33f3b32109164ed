// What every source of bookings must do.
import type { Bookings, BookingWrite } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { BookingView, TypedApplicant } from '@husrum/domain'
import { describe, expect, it } from 'vitest'

export interface BookingsGiven {
  readonly isSignedIn?: boolean
  readonly isDown?: boolean
  /** Another buyer holds the home. */
  readonly isHeld?: boolean
  /** The buyer has a booking that is signed and paid, from which they may withdraw. */
  readonly isCompleted?: boolean
}

/** A buyer who has shown an identity, and a home for sale. */
export interface BookingsWorld {
  readonly bookings: Bookings
  readonly objectId: string
  /** The buyer, as typed by themselves. */
  readonly applicant: TypedApplicant
  /** Of the buyer, or of another applicant in their bookings. */
  readonly takenEmail: string
}

const strangersNumber = '199908072391'
const unknownId = '5f0c1a52-2f0e-4c0b-8f1d-0d4a7c9e2b34'

const bookingOf = (write: BookingWrite): BookingView => {
  if (write.kind !== 'written') throw new Error(`Not written: ${JSON.stringify(write)}`)
  return write.booking
}

/** The contract of the port `Bookings`. */
export const describeBookings = (
  name: string,
  open: (given: BookingsGiven) => Promise<BookingsWorld>,
): void => {
  /** Requests the home, and opens the first form. */
  const begin = async () => {
    const world = await open({})
    const { bookings, objectId } = world
    const asked = await bookings.start(objectId, crypto.randomUUID())
    if (asked.kind !== 'asked') throw new Error(asked.reason)
    const status = await bookings.startStatus(asked.requestId)
    if (status.kind !== 'held') throw new Error(status.kind)
    const held = await bookings.one(status.bookingId)
    if (!held) throw new Error('There is no booking')
    return { ...world, booking: bookingOf(await bookings.save(held, 'start-booking', {}, true)) }
  }

  describe(`${name}, as a repository of bookings`, () => {
    it('returns the offer of a home, and undefined for an unknown home', async () => {
      const { bookings, objectId } = await open({})
      expect(await bookings.offer(objectId)).toMatchObject({
        objectId,
        isBookable: true,
        canBook: true,
        home: { objectId },
        terms: { price: expect.any(Number), lines: expect.any(Array) },
      })
      expect(await bookings.offer('unknown-home')).toBeUndefined()
    })

    it('returns a booking, and undefined for an unknown one', async () => {
      const { bookings, objectId, booking } = await begin()
      const { bookingId } = booking
      expect(await bookings.one(bookingId)).toEqual(booking)
      expect(booking).toMatchObject({ objectId, status: 'info', step: 'personal-info', role: 'buyer' })
      expect(await bookings.one(unknownId)).toBeUndefined()
      expect(await bookings.list()).toMatchObject([{ bookingId, objectId, status: 'info', wayOut: 'cancel' }])
    })

    it('returns the booking in progress in this browser', async () => {
      const { bookings, objectId, booking } = await begin()
      expect(await bookings.current()).toEqual({ bookingId: booking.bookingId, objectId })
      expect(await (await open({})).bookings.current()).toBeUndefined()
    })

    it('rejects if the caller is not signed in, or the service is unavailable', async () => {
      const guest = await open({ isSignedIn: false })
      await expect(guest.bookings.list()).rejects.toBeInstanceOf(SessionExpired)
      const { bookings, objectId } = await open({ isDown: true })
      await expect(bookings.offer(objectId)).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(bookings.one(unknownId)).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })

  describe(`${name}, as a booking service`, () => {
    it('holds the home for one request, however often it is sent', async () => {
      const { bookings, objectId } = await open({})
      const asked = await bookings.start(objectId, 'request-1')
      expect(await bookings.start(objectId, 'request-1')).toEqual(asked)
    })

    it('refuses a request with the reason', async () => {
      const { bookings, objectId } = await open({ isHeld: true })
      expect(await bookings.start(objectId, 'request-1')).toEqual({ kind: 'refused', reason: 'held' })
    })

    it('saves incomplete input without validation', async () => {
      const { bookings, applicant, booking } = await begin()
      const half = { applicants: [{ ...applicant, email: 'anna@' }] }
      const saved = bookingOf(await bookings.save(booking, 'personal-info', half, false))
      expect(saved).toMatchObject({ status: 'info', forms: half })
      expect(saved.version).toBeGreaterThan(booking.version)
    })

    it('accepts a valid form, and rejects an invalid one with its fields', async () => {
      const { bookings, applicant, booking } = await begin()
      const wrong = { applicants: [{ ...applicant, email: 'anna@' }] }
      expect(await bookings.save(booking, 'personal-info', wrong, true)).toEqual({
        kind: 'invalid',
        errors: [{ field: 'applicants.0.email', key: 'email' }],
      })
      const saved = await bookings.save(booking, 'personal-info', { applicants: [applicant] }, true)
      expect(bookingOf(saved)).toMatchObject({ status: 'choices', step: 'choices' })
    })

    it('rejects a step out of order, and an outdated version', async () => {
      const { bookings, applicant, booking } = await begin()
      expect(await bookings.save(booking, 'financing', {}, true)).toEqual({
        kind: 'conflict',
        present: 'info',
      })
      const form = { applicants: [applicant] }
      await bookings.save(booking, 'personal-info', form, false)
      expect(await bookings.save(booking, 'personal-info', form, false)).toEqual({ kind: 'changedMeanwhile' })
    })

    it('goes back as far as the hold', async () => {
      const { bookings, applicant, booking } = await begin()
      await bookings.save(booking, 'personal-info', { applicants: [applicant] }, true)
      expect(bookingOf(await bookings.goBack(booking.bookingId))).toMatchObject({ status: 'info' })
      expect(bookingOf(await bookings.goBack(booking.bookingId))).toMatchObject({ status: 'held' })
      expect(await bookings.goBack(booking.bookingId)).toEqual({ kind: 'conflict', present: 'held' })
    })

    it('cancels a booking', async () => {
      const { bookings, booking } = await begin()
      expect(bookingOf(await bookings.cancel(booking.bookingId))).toMatchObject({
        status: 'cancelled',
        endedBy: 'buyer',
      })
    })

    it('withdraws only if the buyer has the right to', async () => {
      const { bookings, booking } = await begin()
      expect(await bookings.withdraw(booking.bookingId)).toMatchObject({ kind: 'conflict' })
      const completed = (await open({ isCompleted: true })).bookings
      const [{ bookingId, wayOut } = { bookingId: '' }] = await completed.list()
      expect(wayOut).toBe('withdraw')
      expect(bookingOf(await completed.withdraw(bookingId))).toMatchObject({ status: 'cancelled' })
    })

    it('checks whether an e-mail address is free for another person', async () => {
      const { bookings, takenEmail } = await open({})
      expect(await bookings.emailIsFree(strangersNumber, takenEmail)).toBe(false)
      expect(await bookings.emailIsFree(strangersNumber, 'unknown@example.com')).toBe(true)
    })

    it('joins the waiting list idempotently, and leaves it', async () => {
      const { bookings, objectId } = await open({ isHeld: true })
      expect((await bookings.joinLine(objectId)).line).toEqual({ length: 1, place: 1 })
      expect((await bookings.joinLine(objectId)).line).toEqual({ length: 1, place: 1 })
      expect(await bookings.places()).toMatchObject([{ objectId, place: 1, length: 1 }])
      expect((await bookings.leaveLine(objectId)).line).toBeUndefined()
    })
  })
}

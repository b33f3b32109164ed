// What every source of bookings must do.
import type { BookingStart, Bookings, BookingWrite } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { InMemoryBookingsOptions } from '@husrum/application/testing'
import { makeInMemoryBookings } from '@husrum/application/testing'
import type { EndpointReply } from '@husrum/contract'
import type { BookedHome, BookingOffer, BookingView, Money, SaleTerms } from '@husrum/domain'
import { moneyOf, wholeUnitsOf } from '@husrum/domain'
import { aBookingOffer, aBookingView, aTypedApplicant } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply, problemReply } from './fake-backend.ts'

const termsDto = ({ lines, ...terms }: SaleTerms) => ({
  ...terms,
  price: wholeUnitsOf(terms.price),
  totalPrice: wholeUnitsOf(terms.totalPrice),
  fee: wholeUnitsOf(terms.fee),
  withdrawalCost: wholeUnitsOf(terms.withdrawalCost),
  lines: lines.map(({ kind, amount }) => ({ kind, amount: wholeUnitsOf(amount) })),
})
const homeDto = ({ monthlyFee, ...home }: BookedHome) => ({
  ...home,
  monthlyFee: wholeUnitsOf(monthlyFee),
})
const offerDto = ({ home, terms, ...offer }: BookingOffer) => ({
  ...offer,
  home: homeDto(home),
  terms: termsDto(terms),
})
const bookingDto = ({ home, terms, options, payment, ...booking }: BookingView) => ({
  ...booking,
  home: homeDto(home),
  terms: termsDto(terms),
  options: options.map((option) => ({ ...option, price: wholeUnitsOf(option.price as Money) })),
  ...(payment && { payment: { ...payment, amount: wholeUnitsOf(payment.amount) } }),
})

const replyOf = (answer: BookingWrite): EndpointReply => {
  if (answer.kind === 'written') return { status: 200, body: bookingDto(answer.booking) }
  if (answer.kind === 'changedMeanwhile') return problemReply(412, 'changedMeanwhile')
  if (answer.kind === 'tooFast') return problemReply(429, 'tooManyRequests')
  if (answer.kind === 'invalid') return problemReply(400, 'invalidRequest', { errors: answer.errors })
  const { present } = answer
  return problemReply(409, 'statusConflict', present === undefined ? {} : { present })
}

const startReply = (answer: BookingStart): EndpointReply =>
  answer.kind === 'asked' ? { status: 202, body: { id: answer.requestId } } : problemReply(409, answer.reason)

/** The endpoints of bookings, answered from memory. */
export const bookingEndpoints = (given: InMemoryBookingsOptions): FakeEndpoints => {
  const bookings = makeInMemoryBookings(given)
  const ok = <Value>(value: Promise<Value>, toBody: (value: Value) => unknown): Promise<EndpointReply> =>
    value.then((answer): EndpointReply => {
      if (answer === undefined) return problemReply(404, 'notFound')
      return { status: 200, body: toBody(answer) }
    }, failureReply)
  const same = <Value>(value: Value): Value => value
  const written = (answer: Promise<BookingWrite>): Promise<EndpointReply> =>
    answer.then(replyOf, failureReply)
  return {
    getBookingOffer: ({ objectId }) =>
      ok(bookings.offer(objectId), (offer) => offerDto(offer as BookingOffer)),
    // The fake ignores idempotency keys: each home is requested once.
    startBookingAsync: ({ objectId }) =>
      bookings.start(objectId, `request-${objectId}`).then(startReply, failureReply),
    getBookingStatus: ({ id }) =>
      bookings.startStatus(id).then((status): EndpointReply => {
        if (status.kind === 'pending') return { status: 202, body: undefined }
        if (status.kind === 'lost') return problemReply(409, 'purchaseobjecterror')
        const { kind: _, ...held } = status
        return { status: 200, body: { ...held, objectId: 'home-1', status: 'held' } }
      }, failureReply),
    getBookings: () => ok(bookings.list(), same),
    getBooking: ({ id }) => ok(bookings.one(id), (booking) => bookingDto(booking as BookingView)),
    getBookingCookie: () =>
      bookings
        .current()
        .then((body) => (body ? { status: 200, body } : { status: 204, body: undefined }), failureReply),
    saveBookingStep: ({ id, step, form, goesOn, version = 0 }) =>
      written(bookings.save({ bookingId: id, version }, step, form, goesOn)),
    goBackInBooking: ({ id, to }) => written(bookings.goBack(id, to)),
    cancelBooking: ({ id }) => written(bookings.cancel(id)),
    withdrawFromBooking: ({ id }) => written(bookings.withdraw(id)),
    inviteCoBuyer: ({ id }) => written(bookings.invite(id)),
    emailIsValid: ({ ssn, email }) => ok(bookings.emailIsFree(ssn, email), same),
    joinBookingLine: ({ objectId }) => ok(bookings.joinLine(objectId), offerDto),
    leaveBookingLine: ({ objectId }) => ok(bookings.leaveLine(objectId), offerDto),
  }
}

type Make = (given: InMemoryBookingsOptions) => Bookings | Promise<Bookings>

const now = Date.UTC(2026, 10, 20, 12)
const kitchen = { id: 'oak-floor', group: 'floor', title: 'Ekparkett', text: '', price: moneyOf(18_000) }
const booking = aBookingView({ now, holdExpiresAt: now + 1_800_000, options: [kitchen] })

/** The part of the contract that only reads. */
export const describeBookingsRead = (name: string, make: Make): void => {
  describe(`${name}, as a repository of bookings`, () => {
    it('returns the offer of a home with its amounts, and undefined for an unknown home', async () => {
      const offer = aBookingOffer({ line: { length: 2, place: 1 } })
      const bookings = await make({ offers: [offer] })
      expect(await bookings.offer('home-1')).toEqual(offer)
      expect(await bookings.offer('home-2')).toBeUndefined()
    })

    it('returns a complete booking, and undefined for an unknown one', async () => {
      const bookings = await make({ bookings: [booking], now: () => now })
      expect(await bookings.one('booking-1')).toEqual(booking)
      expect(await bookings.one('id-of-another-person')).toBeUndefined()
      expect((await bookings.list()).map(({ bookingId }) => bookingId)).toEqual(['booking-1'])
    })

    it('returns the booking in progress in this browser', async () => {
      const bookings = await make({ bookings: [booking] })
      expect(await bookings.current()).toEqual({ bookingId: 'booking-1', objectId: 'home-1' })
      expect(await (await make({})).current()).toBeUndefined()
    })

    it('rejects if the caller is not signed in, or the service is unavailable', async () => {
      await expect((await make({ isSignedIn: false })).list()).rejects.toBeInstanceOf(SessionExpired)
      const away = await make({ failure: new ServiceUnavailable('away') })
      await expect(away.offer('home-1')).rejects.toBeInstanceOf(ServiceUnavailable)
      await expect(away.one('booking-1')).rejects.toBeInstanceOf(ServiceUnavailable)
    })
  })
}

/** The contract of the port `Bookings`. */
export const describeBookings = (name: string, make: Make): void => {
  describeBookingsRead(name, make)

  describe(`${name}, as a booking service`, () => {
    const given = (facts: InMemoryBookingsOptions = {}) =>
      make({ offers: [aBookingOffer()], bookings: [booking], now: () => now, ...facts })

    it('accepts a booking request, reports it as pending, and then as held', async () => {
      const bookings = await given({ bookings: [], pendingTurns: 1 })
      const asked = await bookings.start('home-1', 'request-home-1')
      if (asked.kind !== 'asked') throw new Error(asked.reason)
      expect(await bookings.startStatus(asked.requestId)).toEqual({ kind: 'pending' })
      expect((await bookings.startStatus(asked.requestId)).kind).toBe('held')
    })

    it('reports a request as lost if another buyer was faster', async () => {
      const bookings = await given({ lost: ['home-1'] })
      const asked = await bookings.start('home-1', 'request-home-1')
      if (asked.kind !== 'asked') throw new Error(asked.reason)
      expect(await bookings.startStatus(asked.requestId)).toEqual({ kind: 'lost' })
    })

    it('refuses a request with the reason', async () => {
      const bookings = await given({ offers: [aBookingOffer({ canBook: false, reason: 'vipOnly' })] })
      expect(await bookings.start('home-1', 'request-home-1')).toEqual({ kind: 'refused', reason: 'vipOnly' })
    })

    it('saves incomplete input without validation', async () => {
      const bookings = await given()
      const half = { applicants: [aTypedApplicant({ email: 'anna@' })] }
      const saved = await bookings.save(booking, 'personal-info', half, false)
      if (saved.kind !== 'written') throw new Error(saved.kind)
      expect(saved.booking).toMatchObject({ status: 'info', forms: half })
      expect(saved.booking.version).toBeGreaterThan(booking.version)
    })

    it('accepts a valid form, and rejects an invalid one with its fields', async () => {
      const bookings = await given()
      const wrong = { applicants: [aTypedApplicant({ email: 'anna@' })] }
      expect(await bookings.save(booking, 'personal-info', wrong, true)).toEqual({
        kind: 'invalid',
        errors: [{ field: 'applicants.0.email', key: 'email' }],
      })
      const right = { applicants: [aTypedApplicant()] }
      const saved = await bookings.save(booking, 'personal-info', right, true)
      expect(saved).toMatchObject({ kind: 'written', booking: { status: 'choices' } })
    })

    it('rejects a step out of order, and an outdated version', async () => {
      const bookings = await given()
      expect(await bookings.save(booking, 'financing', {}, true)).toEqual({
        kind: 'conflict',
        present: 'info',
      })
      const form = { applicants: [aTypedApplicant()] }
      await bookings.save(booking, 'personal-info', form, false)
      expect(await bookings.save(booking, 'personal-info', form, false)).toEqual({ kind: 'changedMeanwhile' })
    })

    it('goes back as far as the first form', async () => {
      const atChoices = aBookingView({ status: 'choices', step: 'choices' })
      const bookings = await given({ bookings: [atChoices] })
      expect(await bookings.goBack('booking-1')).toMatchObject({
        kind: 'written',
        booking: { status: 'info' },
      })
      expect(await bookings.goBack('booking-1')).toEqual({ kind: 'conflict', present: 'info' })
    })

    it('cancels a booking only once', async () => {
      const bookings = await given()
      expect(await bookings.cancel('booking-1')).toMatchObject({ booking: { status: 'cancelled' } })
      expect(await bookings.cancel('booking-1')).toEqual({ kind: 'conflict', present: 'cancelled' })
    })

    it('withdraws only if the buyer has the right to', async () => {
      expect(await (await given()).withdraw('booking-1')).toMatchObject({ kind: 'conflict' })
      const can = { ...booking.can, withdraw: true }
      const bookings = await given({ bookings: [aBookingView({ status: 'completed', step: 'done', can })] })
      expect(await bookings.withdraw('booking-1')).toMatchObject({ booking: { status: 'cancelled' } })
    })

    it('checks whether an e-mail address is free', async () => {
      const bookings = await given({ takenEmails: ['olle@example.se'] })
      expect(await bookings.emailIsFree('199908072391', 'olle@example.se')).toBe(false)
      expect(await bookings.emailIsFree('199908072391', 'anna@example.se')).toBe(true)
    })

    it('joins the waiting list idempotently, and leaves it', async () => {
      const bookings = await given({ offers: [aBookingOffer({ canBook: false, reason: 'held' })] })
      expect((await bookings.joinLine('home-1')).line).toEqual({ length: 1, place: 1 })
      expect((await bookings.joinLine('home-1')).line).toEqual({ length: 1, place: 1 })
      expect((await bookings.leaveLine('home-1')).line).toEqual({ length: 0 })
    })
  })
}

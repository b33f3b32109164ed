// Bookings that end early, and what happens to the home and the money.
import { describe, expect, test } from 'vitest'
import {
  active,
  asked,
  begin,
  bookingId,
  cancel,
  cancelBooking,
  clock,
  ended,
  fail,
  holding,
  late,
  minutes,
  now,
  objectId,
  paid,
  paying,
  paymentAnswered,
  removeCookie,
  signature,
  start,
  without,
} from '../testing/booking-machine.ts'
import type { BookingState, EndedBooking } from './booking-machine.ts'
import { startBooking, stepBooking } from './booking-machine.ts'

describe('A signed binding offer', () => {
  const signed = without(late('A', 'signed', { signedBy: ['buyer'] }), 'holdExpiresAt')

  test('cannot be cancelled by the buyer, and does not expire', () => {
    expect(stepBooking(signed, cancel)).toStrictEqual({ state: signed, effects: [] })
    expect(stepBooking(signed, clock(now + 9_999 * minutes))).toStrictEqual({ state: signed, effects: [] })
  })

  test('can be released by staff, and only when it is signed', () => {
    const release = { kind: 'releasedByStaff' } as const
    expect(stepBooking(signed, release)).toStrictEqual({
      state: { kind: 'cancelled', ...begin('A'), bookingId },
      effects: [cancelBooking, removeCookie],
    })
    const signing = late('A', 'signing')
    expect(stepBooking(signing, release).state).toBe(signing)
    const inSweden = late('C', 'signed', { signedBy: ['buyer'] })
    expect(stepBooking(inSweden, release).state).toBe(inSweden)
  })

  test('can fail', () => {
    expect(stepBooking(signed, fail).state).toStrictEqual({
      kind: 'failed',
      ...begin('A'),
      bookingId,
      failure: 'userssnnomatch',
    })
  })
})

describe('A booking', () => {
  test.each<[string, BookingState, BookingState, unknown[]]>([
    ['draft', startBooking('C', objectId), { kind: 'cancelled', ...begin('C') }, []],
    [
      'identifying',
      { kind: 'identifying', ...begin('C') },
      { kind: 'cancelled', ...begin('C') },
      [{ kind: 'cancelIdentity' }],
    ],
    ['identified', { kind: 'identified', ...begin('C') }, { kind: 'cancelled', ...begin('C') }, []],
    ['holding', holding, { kind: 'cancelled', ...begin('C') }, [{ kind: 'cancelBooking' }]],
    ['asked', asked, { kind: 'cancelled', ...begin('C') }, [{ kind: 'cancelBooking', requestId: 'r1' }]],
    ['held', active('C', 'held'), ended('cancelled'), [cancelBooking, removeCookie]],
    ['financing', active('C', 'financing'), ended('cancelled'), [cancelBooking, removeCookie]],
    [
      'signing',
      late('C', 'signing'),
      ended('cancelled'),
      [{ kind: 'cancelSigning', bookingId }, cancelBooking, removeCookie],
    ],
    [
      'waiting for the other buyer',
      late('C', 'waitingCoSigner', { applicants: 2, signedBy: ['buyer'] }),
      ended('cancelled'),
      [{ kind: 'cancelSigning', bookingId }, cancelBooking, removeCookie],
    ],
    [
      'signed',
      late('C', 'signed', { signedBy: ['buyer'] }),
      ended('cancelled'),
      [cancelBooking, removeCookie],
    ],
    [
      'paying',
      paying,
      ended('cancelled', { money: 'open' }),
      [{ kind: 'cancelPayment', bookingId }, cancelBooking, removeCookie],
    ],
    [
      'signed after a payment',
      { ...paying, kind: 'signed' },
      ended('cancelled', { money: 'open' }),
      [cancelBooking, removeCookie],
    ],
    [
      'paid',
      paid,
      ended('cancelled', { money: 'refunding' }),
      [{ kind: 'refund', bookingId }, cancelBooking, removeCookie],
    ],
  ])('that is %s can be cancelled and can fail, and stops pending calls', (_, state, next, effects) => {
    expect(stepBooking(state, cancel)).toStrictEqual({
      state: next,
      effects: [...effects],
    })
    expect(stepBooking(state, fail)).toStrictEqual({
      state: { ...next, kind: 'failed', failure: 'userssnnomatch' },
      effects: [...effects],
    })
  })

  test.each<[string, BookingState, number, EndedBooking, unknown[]]>([
    ['held', active('C', 'held'), 30, ended('expired'), []],
    ['signing', late('C', 'signing'), 60, ended('expired'), [{ kind: 'cancelSigning', bookingId }]],
    ['signed', late('C', 'signed', { signedBy: ['buyer'] }), 60, ended('expired'), []],
    ['paying', paying, 67, ended('expired', { money: 'open' }), [{ kind: 'cancelPayment', bookingId }]],
  ])('that is %s expires exactly at the end of its hold', (_, state, minute, next, effects) => {
    const end = start + minute * minutes
    expect(stepBooking(state, clock(end - 1)).state).toBe(state)
    expect(stepBooking(state, clock(end))).toStrictEqual({
      state: next,
      effects: [...effects, cancelBooking, removeCookie],
    })
  })

  test('expires before any other late event is applied', () => {
    const over = start + 30 * minutes
    const { state } = stepBooking(active('C', 'choices'), { kind: 'formFilled', form: 'choices', now: over })
    expect(state).toStrictEqual(ended('expired'))
    expect(stepBooking(late('C', 'signing'), signature('buyer', start + 60 * minutes)).state.kind).toBe(
      'expired',
    )
  })

  describe('whose payment arrives after it expired', () => {
    const expired = ended('expired', { money: 'open' })
    const arrived = ended('expired', { money: 'arrived' })
    const reconfirm = { kind: 'reconfirm', bookingId, objectId }

    test('requests the home again', () => {
      expect(stepBooking(expired, paymentAnswered('paid'))).toStrictEqual({
        state: arrived,
        effects: [reconfirm],
      })
    })

    test('requests the home again when the payment event itself is after the end of the hold', () => {
      expect(stepBooking(paying, paymentAnswered('paid', start + 67 * minutes))).toStrictEqual({
        state: arrived,
        effects: [{ kind: 'cancelPayment', bookingId }, cancelBooking, removeCookie, reconfirm],
      })
    })

    test('gets the home if it is still free', () => {
      expect(stepBooking(arrived, { kind: 'reconfirmed', isFree: true })).toStrictEqual({
        state: paid,
        effects: [{ kind: 'complete', bookingId }],
      })
    })

    test('refunds the payment if the home is gone', () => {
      expect(stepBooking(arrived, { kind: 'reconfirmed', isFree: false })).toStrictEqual({
        state: ended('expired', { money: 'refunding' }),
        effects: [{ kind: 'refund', bookingId }],
      })
    })

    test.each(['cancelled', 'failed'] as const)(
      'refunds the payment if it was %s, and stays ended',
      (kind) => {
        const refunding = ended(kind, { money: 'refunding' })
        expect(stepBooking(ended(kind, { money: 'open' }), paymentAnswered('paid'))).toStrictEqual({
          state: refunding,
          effects: [{ kind: 'refund', bookingId }],
        })
        expect(stepBooking(refunding, paymentAnswered('paid')).effects).toStrictEqual([])
      },
    )
  })

  test('releases a home that is held after the booking ended', () => {
    const gone: BookingState = { kind: 'cancelled', ...begin('C') }
    const step = stepBooking(gone, { kind: 'bookingHeld', bookingId: 'b9', now })
    expect(step.state).toBe(gone)
    expect(step.effects).toStrictEqual([{ kind: 'cancelBooking', bookingId: 'b9' }])
  })
})

// Signing and paying, with steps back, to the end.
import { describe, expect, test } from 'vitest'
import {
  active,
  back,
  begin,
  bookingId,
  completed,
  filled,
  late,
  minutes,
  now,
  paid,
  paying,
  paymentAnswered,
  removeCookie,
  signature,
  start,
  without,
} from '../testing/booking-machine.ts'
import type { BookingEvent, BookingState } from './booking-machine.ts'
import { stepBooking } from './booking-machine.ts'

describe('A booking', () => {
  test.each<[string, BookingState, BookingEvent, BookingState, unknown[]]>([
    [
      'extends the hold by 30 minutes when signing begins',
      active('C', 'accommodation'),
      filled('accommodation'),
      late('C', 'signing'),
      [
        { kind: 'extendHold', bookingId, holdExpiresAt: start + 60 * minutes },
        { kind: 'startSigning', bookingId, signers: ['buyer'] },
      ],
    ],
    [
      'requests signatures of both buyers',
      active('B', 'documents', { applicants: 2 }),
      filled('documents'),
      late('B', 'signing', { applicants: 2 }),
      [
        { kind: 'extendHold', bookingId, holdExpiresAt: start + 60 * minutes },
        { kind: 'startSigning', bookingId, signers: ['buyer', 'coBuyer'] },
      ],
    ],
    [
      'does not extend the hold when signing begins a second time',
      late('A', 'financing'),
      filled('financing'),
      late('A', 'signing'),
      [{ kind: 'startSigning', bookingId, signers: ['buyer'] }],
    ],
    [
      'cancels the signing when the buyer goes back',
      late('C', 'signing'),
      back,
      late('C', 'accommodation'),
      [{ kind: 'cancelSigning', bookingId }],
    ],
    [
      'discards the one signature when a buyer goes back',
      late('A', 'waitingCoSigner', { applicants: 2, signedBy: ['buyer'] }),
      back,
      late('A', 'financing', { applicants: 2 }),
      [{ kind: 'cancelSigning', bookingId }],
    ],
    [
      'has nothing to cancel when the signing was stopped in the app',
      late('B', 'signing'),
      { kind: 'signingStopped', now },
      late('B', 'documents'),
      [],
    ],
    [
      'is signed by the only buyer',
      late('C', 'signing'),
      signature('buyer'),
      late('C', 'signed', { signedBy: ['buyer'] }),
      [],
    ],
    [
      'waits for the other buyer',
      late('C', 'signing', { applicants: 2 }),
      signature('coBuyer'),
      late('C', 'waitingCoSigner', { applicants: 2, signedBy: ['coBuyer'] }),
      [],
    ],
    [
      'is signed when both have',
      late('C', 'waitingCoSigner', { applicants: 2, signedBy: ['coBuyer'] }),
      signature('buyer'),
      late('C', 'signed', { applicants: 2, signedBy: ['coBuyer', 'buyer'] }),
      [],
    ],
    [
      'is completed by the signature if nothing is paid, and no longer expires',
      late('A', 'signing'),
      signature('buyer'),
      without(late('A', 'signed', { signedBy: ['buyer'] }), 'holdExpiresAt'),
      [{ kind: 'complete', bookingId }],
    ],
    [
      'is completed if nothing is paid',
      without(late('A', 'signed', { signedBy: ['buyer'] }), 'holdExpiresAt'),
      { kind: 'completionConfirmed' },
      { kind: 'completed', ...begin('A'), bookingId },
      [removeCookie],
    ],
    [
      'extends the hold by 7 minutes when paying begins',
      late('C', 'signed', { signedBy: ['buyer'] }),
      { kind: 'paymentAsked', now },
      paying,
      [
        { kind: 'extendHold', bookingId, holdExpiresAt: start + 67 * minutes },
        { kind: 'startPayment', bookingId },
      ],
    ],
    [
      'does not extend the hold when paying begins a second time',
      { ...paying, kind: 'signed' },
      { kind: 'paymentAsked', now },
      paying,
      [{ kind: 'startPayment', bookingId }],
    ],
    [
      'cancels the payment when the buyer goes back',
      paying,
      back,
      { ...paying, kind: 'signed' },
      [{ kind: 'cancelPayment', bookingId }],
    ],
    [
      'may be paid again after a refusal',
      paying,
      paymentAnswered('declined'),
      { ...paying, kind: 'signed' },
      [],
    ],
    [
      'may be paid again after a failure',
      paying,
      paymentAnswered('failed'),
      { ...paying, kind: 'signed' },
      [],
    ],
    [
      'may be paid again after the buyer cancelled',
      paying,
      paymentAnswered('cancelled'),
      { ...paying, kind: 'signed' },
      [],
    ],
    ['is paid', paying, paymentAnswered('paid'), paid, [{ kind: 'complete', bookingId }]],
    [
      'is paid even if the payment was being cancelled',
      { ...paying, kind: 'signed' },
      paymentAnswered('paid'),
      paid,
      [{ kind: 'complete', bookingId }],
    ],
    ['is completed', paid, { kind: 'completionConfirmed' }, completed, [removeCookie]],
  ])('%s', (_, state, event, next, effects) => {
    expect(stepBooking(state, event)).toStrictEqual({ state: next, effects })
  })
})

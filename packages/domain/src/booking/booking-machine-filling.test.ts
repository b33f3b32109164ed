// From the first click to a held home and completed forms.
import { describe, expect, test } from 'vitest'
import {
  active,
  asked,
  back,
  begin,
  bookingId,
  filled,
  holding,
  now,
  objectId,
  start,
} from '../testing/booking-machine.ts'
import type { BookingEvent, BookingState } from './booking-machine.ts'
import { startBooking, stepBooking } from './booking-machine.ts'

describe('A booking', () => {
  test('begins as a draft', () => {
    expect(startBooking('B', 'home-7')).toStrictEqual({ kind: 'draft', variant: 'B', objectId: 'home-7' })
  })

  test.each<[string, BookingState, BookingEvent, BookingState, unknown[]]>([
    [
      'requests the identity of the buyer',
      startBooking('C', objectId),
      { kind: 'identityAsked' },
      { kind: 'identifying', ...begin('C') },
      [{ kind: 'startIdentity' }],
    ],
    [
      'is identified',
      { kind: 'identifying', ...begin('C') },
      { kind: 'identityConfirmed' },
      { kind: 'identified', ...begin('C') },
      [],
    ],
    [
      'allows another attempt to identify',
      { kind: 'identifying', ...begin('C') },
      { kind: 'identityStopped' },
      startBooking('C', objectId),
      [],
    ],
    [
      'cancels the identification when the buyer goes back',
      { kind: 'identifying', ...begin('C') },
      back,
      startBooking('C', objectId),
      [{ kind: 'cancelIdentity' }],
    ],
    [
      'requests the home',
      { kind: 'identified', ...begin('C') },
      { kind: 'bookingAsked', now: start },
      holding,
      [{ kind: 'startBooking', objectId }],
    ],
    [
      'is polled two seconds after it was accepted',
      holding,
      { kind: 'bookingAccepted', requestId: 'r1' },
      asked,
      [{ kind: 'pollStatus', requestId: 'r1', after: 2000 }],
    ],
    [
      'is polled every two seconds at first',
      asked,
      { kind: 'bookingPending', now: start + 19_999 },
      asked,
      [{ kind: 'pollStatus', requestId: 'r1', after: 2000 }],
    ],
    [
      'is polled every five seconds later',
      asked,
      { kind: 'bookingPending', now: start + 20_000 },
      asked,
      [{ kind: 'pollStatus', requestId: 'r1', after: 5000 }],
    ],
    [
      'fails when the home is not held within 120 seconds, and releases it',
      asked,
      { kind: 'bookingPending', now: start + 120_000 },
      { kind: 'failed', ...begin('C'), failure: 'timeout' },
      [{ kind: 'cancelBooking', requestId: 'r1' }],
    ],
    [
      'holds the home for 30 minutes',
      asked,
      { kind: 'bookingHeld', bookingId, now: start },
      active('C', 'held'),
      [{ kind: 'saveBookingCookie', bookingId, objectId }],
    ],
    [
      'holds the home for as long as the server returns',
      holding,
      { kind: 'bookingHeld', bookingId, now: start, holdExpiresAt: start + 5 },
      active('C', 'held', { holdExpiresAt: start + 5 }),
      [{ kind: 'saveBookingCookie', bookingId, objectId }],
    ],
    ['goes on to the buyers', active('C', 'held'), { kind: 'infoOpened', now }, active('C', 'info'), []],
    [
      'goes from the buyers to the choices in Sweden',
      active('C', 'info'),
      { kind: 'infoFilled', applicants: 2, now },
      active('C', 'choices', { applicants: 2 }),
      [],
    ],
    [
      'goes from the buyers to the documents in Finland',
      active('B', 'info'),
      { kind: 'infoFilled', applicants: 1, now },
      active('B', 'documents'),
      [],
    ],
    [
      'goes from the buyers to the financing in Norway',
      active('A', 'info', { applicants: 2 }),
      { kind: 'infoFilled', applicants: 1, now },
      active('A', 'financing'),
      [],
    ],
    [
      'goes from choices to financing',
      active('C', 'choices'),
      filled('choices'),
      active('C', 'financing'),
      [],
    ],
    [
      'goes from financing to accommodation',
      active('C', 'financing'),
      filled('financing'),
      active('C', 'accommodation'),
      [],
    ],
    ['goes back from the buyers', active('C', 'info'), back, active('C', 'held'), []],
    ['goes back from financing', active('C', 'financing'), back, active('C', 'choices'), []],
    ['goes back from financing in Norway', active('A', 'financing'), back, active('A', 'info'), []],
  ])('%s', (_, state, event, next, effects) => {
    expect(stepBooking(state, event)).toStrictEqual({ state: next, effects })
  })
})

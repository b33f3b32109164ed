import { describe, expect, test } from 'vitest'
import { moneyOf } from '../money/money.ts'
import { bookingStatuses } from './booking-status.ts'
import { guardingBookingStatuses, heldBackByBooking, homeGuardOf } from './home-guard.ts'

describe('Bookings that guard their home', () => {
  test('are those from the hold to completion and after it, and none that has ended', () => {
    const guards = Object.fromEntries(bookingStatuses.map((status) => [status, homeGuardOf(status)]))
    expect(guards).toEqual({
      draft: undefined,
      identifying: undefined,
      identified: undefined,
      holding: undefined,
      held: 'held',
      info: 'held',
      documents: 'held',
      choices: 'held',
      financing: 'held',
      accommodation: 'held',
      signing: 'held',
      waitingCoSigner: 'held',
      signed: 'signed',
      paying: 'signed',
      paid: 'signed',
      completed: 'completed',
      cancelled: undefined,
      expired: undefined,
      failed: undefined,
    })
    expect(guardingBookingStatuses).toEqual(bookingStatuses.filter((status) => homeGuardOf(status)))
  })
})

describe('An external change of a home that a booking guards', () => {
  const price = moneyOf(3_895_000)
  test.each([
    ['held', 'reserved', 'forSale'],
    ['held', 'reserved', 'booked'],
    ['held', 'reserved', 'sold'],
    ['signed', 'reserved', 'notAvailable'],
    ['signed', 'reserved', 'booked'],
    ['completed', 'booked', 'forSale'],
    ['completed', 'booked', 'reserved'],
    ['completed', 'booked', 'notAvailable'],
    ['completed', 'sold', 'booked'],
    ['completed', 'sold', 'succession'],
  ] as const)('%s, %s: does not set the status %s', (guard, status, wanted) => {
    expect(heldBackByBooking({ status: wanted, inhabitDate: '2027-03-01' }, { guard, status })).toEqual({
      change: { inhabitDate: '2027-03-01' },
      heldBack: ['status'],
    })
  })

  test.each([
    ['held', 'reserved', 'reserved'],
    ['completed', 'booked', 'booked'],
    ['completed', 'booked', 'sold'],
    ['completed', 'sold', 'sold'],
  ] as const)('%s, %s: sets the status %s', (guard, status, wanted) => {
    expect(heldBackByBooking({ status: wanted }, { guard, status })).toEqual({
      change: { status: wanted },
      heldBack: [],
    })
  })

  test('sets the price during the hold, but not once the booking is signed', () => {
    expect(heldBackByBooking({ price }, { guard: 'held', status: 'reserved' }).heldBack).toEqual([])
    for (const guard of ['signed', 'completed'] as const)
      expect(
        heldBackByBooking({ price, totalPrice: price, monthlyFee: price }, { guard, status: 'booked' }),
      ).toEqual({ change: { monthlyFee: price }, heldBack: ['price', 'totalPrice'] })
  })
})

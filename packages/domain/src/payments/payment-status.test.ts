import { describe, expect, test } from 'vitest'
import { paymentProvidersOf } from './payment-providers.ts'
import type { BookingPaymentStatus } from './payment-status.ts'
import {
  bookingPaymentStatuses,
  isPaymentOver,
  mayPaymentMove,
  nextPaymentPoll,
  paymentPollLimit,
} from './payment-status.ts'

const allowed: readonly (readonly [BookingPaymentStatus, BookingPaymentStatus])[] = [
  ['created', 'pending'],
  ['created', 'paid'],
  ['created', 'declined'],
  ['created', 'failed'],
  ['created', 'unknown'],
  ['created', 'cancelled'],
  ['pending', 'paid'],
  ['pending', 'declined'],
  ['pending', 'failed'],
  ['pending', 'unknown'],
  ['pending', 'cancelled'],
  ['unknown', 'paid'],
  ['unknown', 'failed'],
]

describe('The statuses of a payment', () => {
  test('are seven', () => {
    expect(bookingPaymentStatuses).toEqual([
      'created',
      'pending',
      'paid',
      'declined',
      'failed',
      'unknown',
      'cancelled',
    ])
  })

  test.each(
    bookingPaymentStatuses.flatMap((from) => bookingPaymentStatuses.map((to) => [from, to] as const)),
  )('allow %s to %s only if it is listed', (from, to) => {
    expect(mayPaymentMove(from, to)).toBe(allowed.some(([here, there]) => here === from && there === to))
  })

  test.each([
    ['created', false],
    ['pending', false],
    ['unknown', false],
    ['paid', true],
    ['declined', true],
    ['failed', true],
    ['cancelled', true],
  ] as const)('are final for %s: %s', (status, expected) => {
    expect(isPaymentOver(status)).toBe(expected)
  })

  test.each([
    [0, 2000],
    [2000, 2000],
    [357_999, 2000],
    [358_000, 2000],
    [358_001, 1999],
    [359_999, 1],
    [360_000, undefined],
    [360_001, undefined],
    [Number.NaN, undefined],
  ])('allow after %s ms the next poll in %s ms', (elapsed, after) => {
    expect(nextPaymentPoll(elapsed)).toBe(after)
  })

  test('are polled for six minutes', () => {
    expect(paymentPollLimit).toBe(360_000)
  })
})

describe('The payment providers', () => {
  test('are in order of use', () => {
    expect(paymentProvidersOf).toEqual({ SE: ['swish', 'svea'], NO: ['svea'], FI: ['nordea'] })
  })
})

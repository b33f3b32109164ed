import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../sites/site.ts'
import { paymentMessageKeys } from './payment-messages.ts'
import { isProviderIn, paymentProviders, paymentProvidersOf } from './payment-providers.ts'
import type { BookingPaymentStatus } from './payment-status.ts'
import {
  bookingPaymentStatuses,
  isPaymentOver,
  mayPaymentMove,
  nextPaymentPoll,
  paymentPollInterval,
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

describe('the statuses of a payment', () => {
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
  )('%s to %s is a move only if it is listed', (from, to) => {
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
  ] as const)('%s is an end: %s', (status, expected) => {
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
  ])('after %s ms the next question comes in %s ms', (elapsed, after) => {
    expect(nextPaymentPoll(elapsed)).toBe(after)
  })

  test('a payment is asked about every two seconds for six minutes', () => {
    expect([paymentPollInterval, paymentPollLimit]).toEqual([2000, 360_000])
  })

  test('every message has its own key', () => {
    expect(paymentMessageKeys).toEqual([
      'pending',
      'paid',
      'declined',
      'cancelled',
      'failed',
      'unclear',
      'couldNotStart',
      'amountNotPossible',
      'checkNumber',
      'notConnected',
      'notAvailable',
      'otherPaymentActive',
      'payerDoesNotMatch',
      'declinedByBank',
      'signingCancelled',
      'otherSigningActive',
      'notApproved',
      'bankError',
      'notApprovedInTime',
      'refundFailed',
    ])
  })
})

describe('the providers of payments', () => {
  test('are three', () => {
    expect(paymentProviders).toEqual(['swish', 'svea', 'nordea'])
  })

  test('stand in order of use', () => {
    expect(paymentProvidersOf).toEqual({ SE: ['swish', 'svea'], NO: [], FI: ['nordea'] })
  })

  const where: readonly (readonly [CountryCode, string])[] = [
    ['SE', 'swish'],
    ['SE', 'svea'],
    ['FI', 'nordea'],
  ]
  test.each(
    (['SE', 'NO', 'FI'] as const).flatMap((country) =>
      paymentProviders.map((provider) => [provider, country] as const),
    ),
  )('%s takes payments in %s only if it is listed', (provider, country) => {
    expect(isProviderIn(provider, country)).toBe(where.some(([c, p]) => c === country && p === provider))
  })
})

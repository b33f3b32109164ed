import { describe, expect, test } from 'vitest'
import {
  bookingPath,
  bookingProgress,
  bookingVariantOfCountry,
  bookingVariants,
  hasBookingPayment,
} from './booking-variants.ts'

describe('The booking variants', () => {
  test('have 5, 6 and 8 steps, in order, under the keys of the wire (BOOK-1)', () => {
    expect(bookingVariants).toEqual({
      A: ['start-booking', 'personal-info', 'financing', 'sign', 'done'],
      B: ['start-booking', 'personal-info', 'documents', 'sign', 'payment', 'done'],
      C: [
        'start-booking',
        'personal-info',
        'choices',
        'financing',
        'accomodation',
        'sign',
        'payment',
        'done',
      ],
    })
  })

  test('are selected by country', () => {
    expect(bookingVariantOfCountry).toEqual({ NO: 'A', FI: 'B', SE: 'C' })
  })

  const start = ['draft', 'identifying', 'identified', 'holding', 'held', 'info']
  const sign = ['signing', 'waitingCoSigner', 'signed']
  test.each([
    ['A', [...start, 'financing', ...sign, 'completed'], false],
    ['B', [...start, 'documents', ...sign, 'paying', 'paid', 'completed'], true],
    ['C', [...start, 'choices', 'financing', 'accommodation', ...sign, 'paying', 'paid', 'completed'], true],
  ] as const)('%s passes through its own states only', (variant, path, pays) => {
    expect(bookingPath(variant)).toEqual(path)
    expect(hasBookingPayment(variant)).toBe(pays)
  })

  test.each([
    ['A', 'draft', 'start-booking', 1, 5],
    ['A', 'held', 'start-booking', 1, 5],
    ['A', 'info', 'personal-info', 2, 5],
    ['A', 'financing', 'financing', 3, 5],
    ['A', 'signed', 'sign', 4, 5],
    ['A', 'completed', 'done', 5, 5],
    ['B', 'documents', 'documents', 3, 6],
    ['B', 'waitingCoSigner', 'sign', 4, 6],
    ['B', 'paying', 'payment', 5, 6],
    ['B', 'paid', 'payment', 5, 6],
    ['B', 'completed', 'done', 6, 6],
    ['C', 'identifying', 'start-booking', 1, 8],
    ['C', 'choices', 'choices', 3, 8],
    ['C', 'financing', 'financing', 4, 8],
    ['C', 'accommodation', 'accomodation', 5, 8],
    ['C', 'signing', 'sign', 6, 8],
    ['C', 'paying', 'payment', 7, 8],
    ['C', 'completed', 'done', 8, 8],
  ] as const)('in %s the state %s is at %s, %s of %s', (variant, status, step, number, of) => {
    expect(bookingProgress(variant, status)).toEqual({ step, number, of })
  })

  test.each([
    ['A', 'documents'],
    ['A', 'paying'],
    ['A', 'accommodation'],
    ['B', 'financing'],
    ['B', 'choices'],
    ['C', 'documents'],
    ['C', 'cancelled'],
    ['B', 'expired'],
    ['A', 'failed'],
  ] as const)('in %s the state %s has no step', (variant, status) => {
    expect(bookingProgress(variant, status)).toBeUndefined()
  })
})

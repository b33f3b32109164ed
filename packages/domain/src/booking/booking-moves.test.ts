import { describe, expect, test } from 'vitest'
import { mayBookingMove } from './booking-moves.ts'
import type { BookingStatus } from './booking-status.ts'
import { activeBookingStatuses, bookingStatuses, isActiveBooking, isBookingOver } from './booking-status.ts'
import type { BookingVariant } from './booking-variants.ts'
import { bookingVariants } from './booking-variants.ts'

const ways: Record<BookingVariant, Partial<Record<BookingStatus, readonly BookingStatus[]>>> = {
  A: {
    draft: ['identifying'],
    identifying: ['identified', 'draft'],
    identified: ['holding'],
    holding: ['held'],
    held: ['info'],
    info: ['financing', 'held'],
    financing: ['signing', 'info'],
    signing: ['waitingCoSigner', 'signed', 'financing'],
    waitingCoSigner: ['signed', 'financing'],
    signed: ['completed'],
  },
  B: {
    draft: ['identifying'],
    identifying: ['identified', 'draft'],
    identified: ['holding'],
    holding: ['held'],
    held: ['info'],
    info: ['documents', 'held'],
    documents: ['signing', 'info'],
    signing: ['waitingCoSigner', 'signed', 'documents'],
    waitingCoSigner: ['signed', 'documents'],
    signed: ['paying', 'paid'],
    paying: ['paid', 'signed'],
    paid: ['completed'],
    expired: ['paid'],
  },
  C: {
    draft: ['identifying'],
    identifying: ['identified', 'draft'],
    identified: ['holding'],
    holding: ['held'],
    held: ['info'],
    info: ['choices', 'held'],
    choices: ['financing', 'info'],
    financing: ['accommodation', 'choices'],
    accommodation: ['signing', 'financing'],
    signing: ['waitingCoSigner', 'signed', 'accommodation'],
    waitingCoSigner: ['signed', 'accommodation'],
    signed: ['paying', 'paid'],
    paying: ['paid', 'signed'],
    paid: ['completed'],
    expired: ['paid'],
  },
}
const exits: readonly BookingStatus[] = ['cancelled', 'expired', 'failed']
const variants = Object.keys(bookingVariants) as readonly BookingVariant[]

describe('The states of a booking', () => {
  test('are sixteen on the path and three exits', () => {
    expect(bookingStatuses).toEqual([
      'draft',
      'identifying',
      'identified',
      'holding',
      'held',
      'info',
      'documents',
      'choices',
      'financing',
      'accommodation',
      'signing',
      'waitingCoSigner',
      'signed',
      'paying',
      'paid',
      'completed',
      'cancelled',
      'expired',
      'failed',
    ])
  })

  test('hold the home from held to paying', () => {
    expect(activeBookingStatuses).toEqual([
      'held',
      'info',
      'documents',
      'choices',
      'financing',
      'accommodation',
      'signing',
      'waitingCoSigner',
      'signed',
      'paying',
    ])
  })

  test.each(bookingStatuses)('%s holds the home, or is an end, or neither', (status) => {
    const place = bookingStatuses.indexOf(status)
    expect(isActiveBooking(status)).toBe(place >= 4 && place <= 13)
    expect(isBookingOver(status)).toBe(place >= 15)
  })

  test.each(variants)('move in variant %s as listed, leave by an exit, and not otherwise', (variant) => {
    const refused: string[] = []
    for (const from of bookingStatuses)
      for (const to of bookingStatuses) {
        const has = ways[variant][from] !== undefined && from !== 'expired'
        // A signed offer without a payment is binding: buyers cannot cancel it, and it does not expire.
        const open = variant === 'A' && from === 'signed' ? ['failed'] : exits
        const allowed =
          (ways[variant][from] ?? []).includes(to) ||
          (has && open.includes(to)) ||
          (from === 'completed' && to === 'cancelled')
        if (mayBookingMove(from, to, variant) !== allowed) refused.push(`${from} → ${to}`)
      }
    expect(refused).toEqual([])
  })

  test('allow only staff to release a signed binding offer', () => {
    expect(mayBookingMove('signed', 'cancelled', 'A')).toBe(false)
    expect(mayBookingMove('signed', 'cancelled', 'A', 'staff')).toBe(true)
    expect(mayBookingMove('signed', 'expired', 'A', 'staff')).toBe(false)
    expect(mayBookingMove('signed', 'cancelled', 'B')).toBe(true)
  })
})

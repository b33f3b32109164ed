import { describe, expect, it } from 'vitest'
import { moneyOf } from '../money/money.ts'
import { siteByKey } from '../sites/sites.ts'
import { onlineBookingOf } from './online-booking.ts'

describe('Online booking', () => {
  const home = {
    status: 'forSale',
    phase: 'salesStart',
    disposalForm: 'condominium',
    price: moneyOf(1),
  } as const
  const broker = { name: 'Eva Lind', agency: 'Lind & Ek' }
  it.each([
    [home, 'sweden', 'book'],
    [{ ...home, status: 'preSelling' as const }, 'finland', 'book'],
    [{ ...home, status: 'reserved' as const }, 'norway', 'line'],
    [{ ...home, status: 'booked' as const }, 'sweden', undefined],
    [{ ...home, status: 'sold' as const }, 'sweden', undefined],
    [{ ...home, status: 'notAvailable' as const }, 'sweden', undefined],
    [{ ...home, disposalForm: 'tenancy' as const }, 'sweden', undefined],
    [{ ...home, resale: { broker } as never }, 'sweden', undefined],
    [{ ...home, phase: 'planned' as const }, 'sweden', undefined],
    [{ ...home, phase: 'completed' as const }, 'sweden', undefined],
    [{ ...home, price: moneyOf(0) }, 'sweden', undefined],
    [home, 'sweden-english', undefined],
    [home, 'contractor', undefined],
  ] as const)('%o on %s: %s', (given, site, expected) => {
    expect(onlineBookingOf(given, siteByKey(site))).toBe(expected)
  })
})

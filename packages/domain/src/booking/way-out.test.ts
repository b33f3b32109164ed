// Every state, on every country's terms: what a buyer can do, and the reason if nothing can be done.
import { describe, expect, test } from 'vitest'
import { siteByKey } from '../sites/sites.ts'
import { aBookingView } from '../testing/booking-view.ts'
import { bookingWithdrawalAddress, ownBookingAddress, refundDueBy, wayOutOf } from './index.ts'

const no = { goBack: false, cancel: false, withdraw: false, pay: false }

describe('Ending a booking', () => {
  test.each([
    ['info', 'C', 'SE', { ...no, cancel: true }, 'buyer', 'cancel'],
    ['info', 'C', 'SE', { ...no, cancel: true }, 'coBuyer', 'cancel'],
    ['signed', 'C', 'SE', { ...no, cancel: true }, 'buyer', 'cancel'],
    ['completed', 'C', 'SE', { ...no, withdraw: true }, 'buyer', 'withdraw'],
    ['completed', 'C', 'SE', no, 'buyer', 'tooLate'],
    ['completed', 'B', 'FI', { ...no, withdraw: true }, 'buyer', 'withdraw'],
    ['completed', 'A', 'NO', no, 'buyer', 'noRight'],
    ['completed', 'A', 'NO', no, 'coBuyer', 'noRight'],
    ['signed', 'A', 'NO', no, 'buyer', 'binding'],
    ['paid', 'C', 'SE', no, 'buyer', 'wait'],
    ['completed', 'C', 'SE', { ...no, withdraw: true }, 'coBuyer', 'withdraw'],
    ['completed', 'C', 'SE', no, 'coBuyer', 'tooLate'],
    ['cancelled', 'C', 'SE', no, 'buyer', 'over'],
    ['expired', 'C', 'SE', no, 'coBuyer', 'over'],
    ['failed', 'A', 'NO', no, 'buyer', 'over'],
  ] as const)(
    '%s, variant %s in %s: %j for the %s is %s',
    (status, variant, country, can, role, expected) => {
      const way = wayOutOf(aBookingView({ status, variant, can, role }), country)
      expect(way.kind === 'none' ? way.reason : way.kind).toBe(expected)
    },
  )

  test('has an address in the language of the site, and none on a site without booking', () => {
    expect(bookingWithdrawalAddress(siteByKey('sweden'))).toBe('/boka/angra/')
    expect(bookingWithdrawalAddress(siteByKey('finland'), 'b 1')).toBe('/varaus/peruuta/?bookingId=b%201')
    expect(bookingWithdrawalAddress(siteByKey('norway'))).toBe('/kjope-av-jm/angre/')
    expect(bookingWithdrawalAddress(siteByKey('sweden-english'))).toBeUndefined()
    expect(bookingWithdrawalAddress(siteByKey('contractor'))).toBeUndefined()
    expect(ownBookingAddress(siteByKey('sweden'), 'b1')).toBe('/boka/bokningsavtal/?bookingId=b1')
    expect(ownBookingAddress(siteByKey('contractor'), 'b1')).toBeUndefined()
  })

  test('has a refund within fourteen days', () => {
    expect(refundDueBy('2026-12-11')).toBe('2026-12-25')
    expect(refundDueBy('2026-02-30')).toBeUndefined()
  })
})

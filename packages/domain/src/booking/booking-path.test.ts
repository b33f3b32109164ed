import { describe, expect, test } from 'vitest'
import { siteByKey, sites } from '../sites/sites.ts'
import { bookingAddress, readBookingPath } from './booking-path.ts'
import { bookingVariantOfCountry, bookingVariants } from './booking-variants.ts'

const sweden = siteByKey('sweden')

describe('The pages of a booking', () => {
  test.each([
    ['sweden', 'financing', '/boka/finansiering/?bookingId=b1'],
    ['senior', 'personal-info', '/boka/uppgifter/?bookingId=b1'],
    ['norway', 'sign', '/kjope-av-jm/signering/?bookingId=b1'],
    ['finland', 'documents', '/varaus/asiakirjat/?bookingId=b1'],
    ['sweden-english', 'financing', undefined],
    ['contractor', 'financing', undefined],
  ] as const)('on %s, %s has the address %s', (key, step, address) => {
    expect(bookingAddress(siteByKey(key), step, { bookingId: 'b1' })).toBe(address)
  })

  test('begin at a home', () => {
    expect(bookingAddress(sweden, 'start-booking', { objectId: 'a b' })).toBe('/boka/borja/?objectId=a%20b')
  })

  test('are parsed from their own address for every step and site', () => {
    for (const site of sites)
      for (const step of bookingVariants[bookingVariantOfCountry[site.country]]) {
        const address = bookingAddress(site, step, { bookingId: 'b1' })
        if (address !== undefined) expect(readBookingPath(site, address)).toBe(step)
      }
  })

  test.each([
    '/boka/',
    '/boka/info/',
    '/boka/bokningsavtal/',
    '/boka/uppgifter/mer/',
    '/uppgifter/',
    '/boka/handlingar/',
  ])('do not include %s in Sweden', (path) => {
    expect(readBookingPath(sweden, path)).toBeUndefined()
  })
})

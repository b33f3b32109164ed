import { describe, expect, test } from 'vitest'
import {
  homeAddressOfSuccession,
  homeAddressOn,
  homePageOn,
  premisesAddressOn,
  successionAddressOn,
} from './home-address.ts'
import type { SiteKey } from './sites.ts'
import { siteByKey } from './sites.ts'

describe('The address of a home', () => {
  test.each([
    ['sweden-english', '/bostader/goteborg/x/', '/en/homes/goteborg/x/'],
    ['sweden-english', '/lokaler/x/', '/lokaler/x/'],
    ['sweden', '/bostader/goteborg/x/', '/bostader/goteborg/x/'],
    ['norway', '/boliger/oslo/x/', '/boliger/oslo/x/'],
    ['contractor', '/bostader/x/', '/bostader/x/'],
    ['contractor', 'undefined/x/', 'undefined/x/'],
  ] as const)('on %s, %s is %s', (key, path, address) => {
    expect(homeAddressOn(siteByKey(key), path)).toBe(address)
  })

  test('is unchanged if the owner of the homes is unknown', () => {
    const orphan = { ...siteByKey('sweden-english'), key: 'sweden-english' as SiteKey, catalogueSiteId: 99 }
    expect(homeAddressOn(orphan, '/bostader/x/')).toBe('/bostader/x/')
    expect(homeAddressOn(orphan, 'undefined/x/')).toBe('undefined/x/')
  })

  test('is unchanged if the site has no page for homes', () => {
    const homeless = { ...siteByKey('sweden-english'), routes: { start: '/en/' } }
    expect(homeAddressOn(homeless, '/bostader/x/')).toBe('/bostader/x/')
  })
})

describe('The address of premises', () => {
  test.each([
    ['sweden', '/lokaler/kajen-4/', '/lokaler/kajen-4/'],
    ['sweden-english', '/lokaler/kajen-4/', '/en/premises/kajen-4/'],
    ['norway', '/lokaler/kajen-4/', '/lokaler/kajen-4/'],
  ] as const)('on %s, %s is %s', (key, path, address) => {
    expect(premisesAddressOn(siteByKey(key), path)).toBe(address)
  })
})

describe('The address of a home that its owner sells', () => {
  test.each([
    ['sweden', '/bostader/goteborg/x/y/1/', '/maklar-objekt/goteborg/x/y/1/', '/bostader/goteborg/x/y/1/'],
    ['sweden-english', '/bostader/a/b/', '/en/resale-homes/a/b/', '/en/homes/a/b/'],
    ['sweden-english', '/en/homes/a/b/', '/en/resale-homes/a/b/', '/en/homes/a/b/'],
    ['norway', '/boliger/oslo/x/', '/boliger/oslo/x/', '/boliger/oslo/x/'],
    ['sweden', '/lokaler/x/', '/lokaler/x/', '/lokaler/x/'],
  ] as const)('on %s, %s is %s, and back', (key, path, address, own) => {
    expect(successionAddressOn(siteByKey(key), path)).toBe(address)
    expect(homePageOn(siteByKey(key), { path, status: 'succession' })).toBe(address)
    expect(homePageOn(siteByKey(key), { path, status: 'sold' })).toBe(homeAddressOn(siteByKey(key), path))
    expect(homeAddressOfSuccession(siteByKey(key), address)).toBe(own)
  })
})

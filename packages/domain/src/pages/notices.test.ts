import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteByKey, sites } from '../sites/sites.ts'
import type { CrisisBanner } from './notices.ts'
import {
  crisisBannerDismissal,
  crisisBannerKey,
  isBannerShown,
  isJubilee,
  showsRedirectMessage,
} from './notices.ts'

const banner: CrisisBanner = {
  bannerEnabled: true,
  isGlobal: true,
  isEmergency: false,
  heading: 'Vattenläcka',
  text: 'Koka vattnet.',
  linkUrl: '/driftinformation/',
}

describe('The crisis banner', () => {
  test.each([
    ['everywhere, on the start page', {}, true, true],
    ['everywhere, on another page', {}, false, true],
    ['only at the start, on the start page', { isGlobal: false }, true, true],
    ['only at the start, on another page', { isGlobal: false }, false, false],
    ['an emergency only at the start, on another page', { isGlobal: false, isEmergency: true }, false, false],
    ['not enabled', { bannerEnabled: false }, true, false],
    ['without text', { heading: ' ', text: '\n' }, true, false],
    ['with a heading only', { text: '' }, true, true],
    ['with a text only', { heading: '' }, true, true],
  ])('has the right visibility: %s', (_, change, isStartPage, shown) => {
    expect(isBannerShown({ ...banner, ...change }, { isStartPage })).toBe(shown)
  })

  test('stays hidden once dismissed, until its text changes', () => {
    const dismissedKey = crisisBannerKey(banner)
    const at = { isStartPage: true, dismissedKey }
    expect(isBannerShown(banner, at)).toBe(false)
    expect(isBannerShown({ ...banner, isEmergency: true, isGlobal: false }, at)).toBe(false)
    expect(isBannerShown({ ...banner, text: 'Vattnet är rent igen.' }, at)).toBe(true)
    expect(isBannerShown({ ...banner, heading: 'Vatten' }, at)).toBe(true)
    expect(isBannerShown({ ...banner, linkUrl: '/annat/' }, at)).toBe(true)
    expect(isBannerShown(banner, { isStartPage: true, dismissedKey: '' })).toBe(true)
  })

  test('comes back in the next session if it is an emergency', () => {
    expect(crisisBannerDismissal({ ...banner, isEmergency: true })).toBe('session')
    expect(crisisBannerDismissal(banner)).toBe('lasting')
  })

  test('has a short, stable key, so that stored dismissals stay valid', () => {
    const { linkUrl: _, ...withoutLink } = banner
    expect(crisisBannerKey({ ...banner, heading: 'a', text: 'b', linkUrl: 'c' })).toBe('1gwgh1j')
    expect(crisisBannerKey({ ...withoutLink, heading: '', text: '' })).toBe('1rpv0ml')
    expect(crisisBannerKey({ ...withoutLink, heading: 'å', text: '😀' })).toBe('b2x3u6')
    expect(crisisBannerKey(withoutLink)).toBe(crisisBannerKey({ ...banner, linkUrl: '' }))
  })

  test('has separate parts in its key', () => {
    expect(crisisBannerKey({ ...banner, heading: 'ab', text: 'c' })).not.toBe(
      crisisBannerKey({ ...banner, heading: 'a', text: 'bc' }),
    )
  })

  test('has a deterministic key of a few letters and digits for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.boolean(), (heading, text, isEmergency) => {
        const key = crisisBannerKey({ ...banner, heading, text })
        expect(key).toMatch(/^[0-9a-z]{1,7}$/)
        expect(crisisBannerKey({ ...banner, heading, text, isEmergency })).toBe(key)
      }),
    )
  })
})

describe('The redirect message', () => {
  test.each([
    [[['redirectedFrom', 'sv']], true, true],
    [
      [
        ['a', 'b'],
        ['redirectedFrom', 'sv'],
      ],
      true,
      true,
    ],
    [[['redirectedFrom', 'sv']], false, false],
    [[['redirectedFrom', 'SV']], true, false],
    [[['redirectedFrom', 'no']], true, false],
    [[['redirectedfrom', 'sv']], true, false],
    [[['from', 'sv']], true, false],
    [[], true, false],
  ] as const)('for %j with consent answered %s is shown: %s', (query, answered, shown) => {
    expect(showsRedirectMessage(query, answered)).toBe(shown)
  })
})

describe('The jubilee style', () => {
  test.each([
    ['2024-12-31', true, false],
    ['2025-01-01', true, true],
    ['2025-12-31', true, true],
    ['2026-01-01', true, false],
    ['2025-06-06', false, false],
    ['12025-01-01', true, false],
    ['20255', true, false],
    ['', true, false],
  ])('on %s, at the start %s, is used: %s', (today, isStartPage, worn) => {
    expect(isJubilee(siteByKey('sweden'), { today, isStartPage })).toBe(worn)
  })

  test('is limited to the main brand', () => {
    const wearing = sites.filter((site) => isJubilee(site, { today: '2025-05-01', isStartPage: true }))
    expect(wearing.map(({ key }) => key)).toEqual(['sweden'])
  })
})

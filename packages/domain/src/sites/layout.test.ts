import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { headerTypeOf, layoutOf, quickLinkCount } from './layout.ts'
import type { SiteDefinition } from './sites.ts'
import { siteByKey, sites } from './sites.ts'

const all: readonly SiteDefinition[] = sites

describe('The layout of a page', () => {
  const layouts = ['minimal', 'bare', 'myPages', 'clickToBuy', 'clickToBuyOlder', 'corporate', 'default']

  test.each([
    ['sweden', '/maklar-objekt/', 'minimal'],
    ['sweden', '/maklar-objekt/brf-x/', 'minimal'],
    ['sweden-english', '/en/resale-homes/x/', 'minimal'],
    ['sweden', '/brf-x/qr/', 'minimal'],
    ['sweden', '/brf-x/qr', 'minimal'],
    ['sweden', '/brf-x/qr/mer/', 'default'],
    ['sweden', '/brf-x/forvisning/', 'default'],
    ['sweden', '/brf-x/visning/?a=1', 'minimal'],
    ['norway', '/x/visning/', 'minimal'],
    ['sweden', '/mina-sidor/x/visning/', 'minimal'],
    ['sweden', '/boka/qr/', 'minimal'],
    ['sweden', '/mina-sidor/vip-visning/', 'myPages'],
    ['sweden', '/visning/x/', 'default'],
    ['sweden', '/qrkod/', 'default'],
    ['sweden', '/__dev/', 'bare'],
    ['sweden', '/__dev/mailbox/', 'bare'],
    ['sweden', '/__developer/', 'default'],
    ['finland', '/kirja/success', 'bare'],
    ['finland', '/kirja/success/?id=1', 'bare'],
    ['finland', '/kirja/success/x/', 'default'],
    ['finland', '/kirja/', 'default'],
    ['sweden', '/kirja/success', 'default'],
    ['sweden', '/mina-sidor/', 'myPages'],
    ['norway', '/mine-sider/vip/', 'myPages'],
    ['finland', '/sivuni/kotini/', 'myPages'],
    ['contractor', '/mina-sidor/nyheter/', 'myPages'],
    ['sweden', '/boka/', 'clickToBuy'],
    ['sweden', '/boka/bokningsavtal/', 'clickToBuy'],
    ['sweden', '/boka/x/', 'clickToBuy'],
    ['sweden', '/boka/info/', 'default'],
    ['sweden', '/boka/info/x/', 'default'],
    ['senior', '/boka/', 'clickToBuy'],
    ['cooperative', '/boka/', 'clickToBuy'],
    ['norway', '/boka/', 'default'],
    ['norway', '/kjope-av-jm/', 'clickToBuy'],
    ['norway', '/kjope-av-jm/kjopstilbud/', 'clickToBuy'],
    ['norway', '/kjope-av-jm/om-vip/', 'default'],
    ['sweden-english', '/en/boka/', 'default'],
    ['finland', '/varaus/', 'clickToBuyOlder'],
    ['finland', '/varaus/varaussopimus/', 'clickToBuyOlder'],
    ['finland', '/varaus/info/', 'default'],
    ['sweden', '/', 'default'],
    ['sweden', '/sok-bostad/', 'default'],
  ] as const)('on %s, %s is %s', (key, path, layout) => {
    expect(layoutOf(siteByKey(key), path)).toBe(layout)
  })

  test('of a booking is the older one until the site has the newer', () => {
    const at = (key: 'finland' | 'sweden', path: string, newerBooking: boolean) => {
      const site = siteByKey(key)
      return layoutOf({ ...site, features: { ...site.features, newerBooking } }, path)
    }
    expect(at('finland', '/varaus/', true)).toBe('clickToBuy')
    expect(at('finland', '/varaus/', false)).toBe('clickToBuyOlder')
    expect(at('sweden', '/boka/', false)).toBe('clickToBuyOlder')
    expect(at('finland', '/varaus/info/', false)).toBe('default')
  })

  test('of Norwegian booking is its own if Norway has a booking page', () => {
    const norway = siteByKey('norway')
    const booking = { ...norway, routes: { ...norway.routes, booking: '/kjop/', bookingInfo: '/kjop/info/' } }
    expect(layoutOf(booking, '/kjop/')).toBe('clickToBuy')
    expect(layoutOf(booking, '/kjop/info/')).toBe('default')
  })

  test.each([
    ['/', 'corporate'],
    ['/boka/info/', 'corporate'],
    ['/boka/', 'clickToBuy'],
    ['/mina-sidor/', 'myPages'],
    ['/__dev/', 'bare'],
    ['/maklar-objekt/', 'minimal'],
  ])('with the corporate flag, %s is %s', (path, layout) => {
    expect(layoutOf(siteByKey('sweden'), path, { isCorporate: true })).toBe(layout)
  })

  test('is one of the list for any path and any query', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.string(), fc.boolean(), (site, path, isCorporate) => {
        const layout = layoutOf(site, path, { isCorporate })
        expect(layouts).toContain(layout)
        expect(layoutOf(site, `${path}#x/visning/`, { isCorporate })).toBe(layout)
      }),
    )
  })
})

describe('The header', () => {
  test.each([
    ['minimal', 'noMenu'],
    ['bare', 'noMenu'],
    ['myPages', 'myPages'],
    ['clickToBuy', 'noMenu'],
    ['clickToBuyOlder', 'noMenu'],
    ['corporate', 'corporate'],
    ['default', 'default'],
  ] as const)('of the layout %s is %s', (layout, type) => {
    expect(headerTypeOf(layout)).toBe(type)
  })

  test.each([
    ['sweden', 2],
    ['sweden-english', 2],
    ['norway', 2],
    ['finland', 2],
    ['contractor', 3],
  ] as const)('on %s has %d quick links', (key, count) => {
    expect(quickLinkCount(siteByKey(key))).toBe(count)
  })
})

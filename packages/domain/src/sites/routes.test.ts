import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  barePath,
  isMyPagesPath,
  isNoindexPath,
  isPathBelow,
  noindexRoutes,
  routeOfPath,
  routePath,
  samePageOn,
} from './routes.ts'
import type { PageRoute, SiteFeatures } from './site.ts'
import type { SiteDefinition, SiteKey } from './sites.ts'
import { siteByKey, sites } from './sites.ts'

const sweden = siteByKey('sweden')
const english = siteByKey('sweden-english')
const norway = siteByKey('norway')
const finland = siteByKey('finland')
const contractor = siteByKey('contractor')
const all: readonly SiteDefinition[] = sites
const pageRoutes = [...new Set(all.flatMap(({ routes }) => Object.keys(routes) as PageRoute[]))]
const without = (feature: keyof SiteFeatures): SiteDefinition => ({
  ...sweden,
  features: { ...sweden.features, [feature]: false },
  routes: { ...sweden.routes, vipInformation: '/om-vip/' },
})

describe('The path of a page', () => {
  test.each([
    ['sweden', 'search', '/sok-bostad/'],
    ['sweden', 'login', '/logga-in/'],
    ['sweden-english', 'login', undefined],
    ['sweden-english', 'search', '/en/find-a-home/'],
    ['sweden', 'faultReport', '/felanmalan/'],
    ['norway', 'faultReport', '/meld-feil/'],
    ['sweden-english', 'faultReport', undefined],
    ['finland', 'faultReport', undefined],
    ['contractor', 'faultReport', undefined],
    ['norway', 'vipInformation', '/kjope-av-jm/om-vip/'],
    ['norway', 'booking', '/kjope-av-jm/'],
    ['norway', 'corporateSearch', undefined],
    ['finland', 'vip', undefined],
    ['finland', 'errands', undefined],
    ['contractor', 'search', undefined],
    ['contractor', 'myPages', '/mina-sidor/'],
    ['contractor', 'news', '/mina-sidor/nyheter/'],
    ['contractor', 'errands', '/mina-sidor/arenden/'],
    ['contractor', 'timeline', '/mina-sidor/tidslinje/'],
    ['contractor', 'contacts', '/mina-sidor/kontakt/'],
    ['contractor', 'residences', undefined],
    ['senior', 'swanLabel', '/svanenmarkta-bostader/'],
  ] as const)('on %s, %s is %s', (key, route, path) => {
    expect(routePath(siteByKey(key), route)).toBe(path)
  })

  test.each([
    ['search', ['search', 'textSearch', 'interest', 'favourites', 'compare', 'savedSearches', 'searchAlert']],
    ['corporateSearch', ['corporateSearch']],
    ['clickToBuy', ['booking', 'bookingInfo', 'bookingContract']],
    ['login', ['login', 'createAccount', 'forgotPassword']],
    ['myPagesNews', ['news']],
    ['vip', ['vip', 'vipShowing', 'vipInformation']],
    ['stock', []],
    ['advancedSearch', []],
    ['simpleSearch', []],
    ['newNotification', []],
    ['caseManagement', ['faultReport']],
  ] as const)('without %s, exactly its pages are missing', (feature, gone) => {
    const site = without(feature)
    const missing = Object.keys(site.routes).filter(
      (route) => routePath(site, route as PageRoute) === undefined,
    )
    expect(missing.sort()).toEqual([...gone].sort())
    for (const route of gone) expect(routePath(site, route)).toBeUndefined()
  })
})

describe('The page of a path', () => {
  test.each([
    ['/', 'start', ''],
    ['', 'start', ''],
    ['/?utm=1', 'start', ''],
    ['/#map', 'start', ''],
    ['/sok-bostad/', 'search', ''],
    ['/sok-bostad', 'search', ''],
    ['/sok-bostad?minPrice=1', 'search', ''],
    ['/sok-bostad/#map', 'search', ''],
    ['/sok-bostad/?a=/boka/#/boka/', 'search', ''],
    ['/sok-bostad/goteborg/', 'search', 'goteborg'],
    ['/sok-bostad/vastra-gotalands-lan/goteborg', 'search', 'vastra-gotalands-lan/goteborg'],
    ['/boka/', 'booking', ''],
    ['/boka/info/', 'bookingInfo', ''],
    ['/boka/info/mer/', 'bookingInfo', 'mer'],
    ['/boka/information/', 'booking', 'information'],
    ['/mina-sidor/', 'myPages', ''],
    ['/mina-sidor/tidslinje/avtal/', 'timeline', 'avtal'],
    ['/mina-sidor/vip-visning/', 'vipShowing', ''],
    ['/mina-sidor/annat/', 'myPages', 'annat'],
    ['/karriar/lediga-jobb/', 'vacancies', ''],
    ['/karriar/om/', 'careers', 'om'],
    ['/bostader/goteborg/x/', 'homes', 'goteborg/x'],
  ])('%s is %s with %j below', (path, route, rest) => {
    expect(routeOfPath(sweden, path)).toEqual({ route, rest })
  })

  test.each(['/sok-bostader/', '/okand/', '/en/', '/Sok-bostad/', '/x/sok-bostad/', 'sok-bostad/'])(
    '%s is no fixed page',
    (path) => {
      expect(routeOfPath(sweden, path)).toBeUndefined()
    },
  )

  test('is the start page for the base of the English subsite', () => {
    expect(routeOfPath(english, '/en')).toEqual({ route: 'start', rest: '' })
    expect(routeOfPath(english, '/')).toBeUndefined()
    expect(routeOfPath(english, '/en/other/')).toBeUndefined()
  })

  test('is the longest match in any order of the pages; of two at one path, the first', () => {
    const site: SiteDefinition = {
      ...sweden,
      routes: { start: '/', search: '/x/', booking: '/a/b/', myPages: '/a/', about: '/x/' },
    }
    expect(routeOfPath(site, '/a/b/c/')).toEqual({ route: 'booking', rest: 'c' })
    expect(routeOfPath(site, '/x/y/')).toEqual({ route: 'search', rest: 'y' })
  })

  test('whose feature is off is the page above it', () => {
    expect(routeOfPath(without('vip'), '/mina-sidor/vip/')).toEqual({ route: 'myPages', rest: 'vip' })
  })

  test('is found for every page of every site at its own path, and below it', () => {
    for (const site of all)
      for (const route of pageRoutes) {
        const path = routePath(site, route)
        if (path === undefined) continue
        expect(routeOfPath(site, path)).toEqual({ route, rest: '' })
        if (route !== 'start') expect(routeOfPath(site, `${path}zzz/`)).toEqual({ route, rest: 'zzz' })
      }
  })

  test('has a route and a rest that form the path again, for any path', () => {
    const anyPath = fc
      .tuple(
        fc.constantFrom(...all),
        fc.constantFrom(...pageRoutes),
        fc.array(fc.stringMatching(/^[a-z-]{1,6}$/), { maxLength: 3 }),
      )
      .map(([site, route, below]) => ({
        site,
        path: `${site.routes[route] ?? '/'}${below.map((part) => `${part}/`).join('')}`,
      }))
    fc.assert(
      fc.property(anyPath, ({ site, path }) => {
        const found = routeOfPath(site, path)
        if (!found) return
        const at = routePath(site, found.route) ?? ''
        expect(`${at}${found.rest === '' ? '' : `${found.rest}/`}`).toBe(path)
      }),
    )
  })

  test('is found without exceptions for any text', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        const found = routeOfPath(sweden, path)
        expect(found === undefined || pageRoutes.includes(found.route)).toBe(true)
        expect(barePath(barePath(path))).toBe(barePath(path))
      }),
    )
  })

  test.each([
    ['/a', '/a/'],
    ['/a/', '/a/'],
    ['/a?b/', '/a/'],
    ['/a/#b?c', '/a/'],
    ['/a\n?b\nc', '/a\n/'],
    ['', '/'],
  ])('has for %j the bare path %j', (path, bare) => {
    expect(barePath(path)).toBe(bare)
  })

  test('is never below an empty path', () => {
    expect(isPathBelow(contractor, 'search', '/')).toBe(false)
    expect(isPathBelow(contractor, 'search', 'undefined')).toBe(false)
    expect(routeOfPath(contractor, 'undefined')).toBeUndefined()
    expect(isPathBelow(sweden, 'search', '/sok-bostad')).toBe(true)
    expect(isPathBelow(sweden, 'search', '/sok-bostade')).toBe(false)
  })
})

describe('My Pages', () => {
  test.each([
    ['sweden', '/mina-sidor', true],
    ['sweden', '/mina-sidor/arenden/?errandId=1', true],
    ['sweden', '/mina-sidorna/', false],
    ['sweden', '/', false],
    ['norway', '/mine-sider/vip/', true],
    ['norway', '/mina-sidor/', false],
    ['finland', '/sivuni/kotini/', true],
    ['contractor', '/mina-sidor/kontakt/', true],
    ['sweden-english', '/en/my-pages/', false],
  ] as const)('on %s include %s: %s', (key, path, inside) => {
    expect(isMyPagesPath(siteByKey(key), path)).toBe(inside)
  })
})

describe('The same page on another site', () => {
  test.each([
    ['sweden', 'norway', '/sok-bostad/', '/finn-din-bolig/'],
    ['sweden', 'finland', '/', '/'],
    ['sweden', 'sweden-english', '/', '/en/'],
    ['sweden-english', 'sweden', '/en', '/'],
    ['sweden', 'finland', '/mina-sidor/mina-avtal/?id=1', '/sivuni/asiakirjat/'],
    ['sweden', 'finland', '/mina-sidor/arenden/', undefined],
    ['sweden', 'contractor', '/sok-bostad/', undefined],
    ['sweden', 'norway', '/boka/', '/kjope-av-jm/'],
    ['sweden', 'sweden-english', '/logga-in/', undefined],
    ['sweden', 'norway', '/okand/', undefined],
    ['sweden', 'sweden-english', '/sok-bostad/skane/malmo/', '/en/find-a-home/skane/malmo/'],
    ['sweden-english', 'sweden', '/en/homes/malmo/x', '/bostader/malmo/x/'],
    ['sweden', 'norway', '/sok-bostad/skane/', undefined],
    ['sweden', 'sweden-english', '/karriar/om-oss/', undefined],
    ['sweden', 'sweden-english', '/mina-sidor/tidslinje/avtal/', undefined],
    ['sweden', 'contractor', '/bostader/malmo/x/', undefined],
  ] as const)('from %s to %s, %s is %s', (from, to, path, address) => {
    expect(samePageOn(siteByKey(to), siteByKey(from), path)).toBe(address)
  })

  test('is undefined if the other site has the same homes and no search', () => {
    const site = { ...english, features: { ...english.features, search: false } }
    expect(samePageOn(site, sweden, '/sok-bostad/skane/')).toBeUndefined()
  })

  test('is the page itself on its own site', () => {
    for (const site of all)
      for (const route of pageRoutes) {
        const path = routePath(site, route)
        if (path !== undefined) expect(samePageOn(site, site, path)).toBe(path)
      }
  })

  test('leads back to the original page', () => {
    for (const from of all)
      for (const to of all)
        for (const route of pageRoutes) {
          const path = routePath(from, route)
          const there = path && samePageOn(to, from, path)
          if (there) expect(samePageOn(from, to, there)).toBe(path)
        }
  })
})

describe('Pages hidden from search engines', () => {
  test('are booking, login, password, My Pages, payment, corporate search and personal pages', () => {
    expect(noindexRoutes).toEqual([
      'booking',
      'login',
      'forgotPassword',
      'myPages',
      'payments',
      'corporateSearch',
      'interest',
      'favourites',
      'compare',
    ])
  })

  test.each([
    ['/boka/', true],
    ['/boka', true],
    ['/boka/info/', true],
    ['/boka/bokningsavtal/?x=1', true],
    ['/logga-in/', true],
    ['/logga-in/?referrer=/', true],
    ['/glomt-losenord/', true],
    ['/mina-sidor/', true],
    ['/mina-sidor/betalningar/', true],
    ['/mina-sidor/arenden/x/y/', true],
    ['/om-oss/sok/', true],
    ['/om-oss/sok/?s=a', true],
    ['/om-oss/', false],
    ['/', false],
    ['/?x=/boka/', false],
    ['/sok-bostad/', false],
    ['/sok/', false],
    ['/skapa-konto/', false],
    ['/samtycke/', false],
    ['/bokade/', false],
  ])('include %s on the Swedish site: %s', (path, hidden) => {
    expect(isNoindexPath(sweden, path)).toBe(hidden)
  })

  test.each([
    [norway, '/mine-sider/betalinger/', true],
    [norway, '/boka/', false],
    [norway, '/kjope-av-jm/', true],
    [norway, '/kjope-av-jm/om-vip/', false],
    [finland, '/varaus/info/', true],
    [finland, '/unohtuiko-salasana/', true],
    [english, '/en/about-us/search/', true],
    [contractor, '/mina-sidor/', true],
  ] as const)("use each site's own paths (%#)", (site, path, hidden) => {
    expect(isNoindexPath(site, path)).toBe(hidden)
  })

  test('stay hidden with any query and hash', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<SiteKey>('sweden', 'norway', 'finland'),
        fc.constantFrom(...noindexRoutes),
        fc.string(),
        fc.constantFrom('?', '#'),
        (key, route, text, sign) => {
          const path = routePath(siteByKey(key), route)
          if (path !== undefined) expect(isNoindexPath(siteByKey(key), `${path}${sign}${text}`)).toBe(true)
        },
      ),
    )
  })
})

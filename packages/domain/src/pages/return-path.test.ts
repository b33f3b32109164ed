import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errandTypes } from '../errands/errand.ts'
import { writeErrandAddress } from '../errands/errand-filter.ts'
import { errandSortKeys } from '../errands/errand-order.ts'
import { errandStatusKeys } from '../errands/errand-statuses.ts'
import { premisesTypes } from '../premises/premises.ts'
import { writePremisesAddress } from '../premises/premises-address.ts'
import { defaultPremisesFilters } from '../premises/premises-filters.ts'
import { writeSearchAddress } from '../search/search-address.ts'
import type { SearchFilters } from '../search/search-filters.ts'
import {
  choiceFilterNames,
  choiceFilters,
  defaultFilters,
  inhabitDateCodes,
  viewingFilters,
} from '../search/search-filters.ts'
import { routeOfPath, routePath } from '../sites/routes.ts'
import type { SiteDefinition, SiteKey } from '../sites/sites.ts'
import { siteByKey, sites } from '../sites/sites.ts'
import {
  anyMunicipality,
  defaultSuccessionFilters,
  writeSuccessionAddress,
} from '../succession/succession.ts'
import { writeTextSearchAddress } from '../text-search/text-search-address.ts'
import { comeBackQuery, loginAddress, maxReturnPathLength, safeReturnPath } from './return-path.ts'

/** The browser's own parser is the reference here; the domain has none. */
declare const URL: new (
  address: string,
  base?: string,
) => {
  readonly href: string
  readonly username: string
  readonly pathname: string
  readonly hash: string
  readonly searchParams: { keys(): Iterable<string>; get(name: string): string | null }
}

const sweden = siteByKey('sweden')
const all: readonly SiteDefinition[] = sites
const asking = ['login', 'createAccount', 'forgotPassword', 'consent']

const good: readonly (readonly [SiteKey, string])[] = [
  ['sweden', '/'],
  ['sweden', '/?utm_source=brev'],
  ['sweden', '/#block-3'],
  ['sweden', '/sok-bostad/'],
  ['sweden', '/sok-bostad'],
  ['sweden', '/sok-bostad/goteborg/?minPrice=2000000&tags=a;b'],
  ['sweden', '/sok-bostad/skane/malmo/?q=skane/lund;skane/ystad&sort=price:asc#map'],
  ['sweden', '/sok-bostad/?residenceType=apartment&residenceType=plot#stage'],
  ['sweden', '/sok-bostad/#object'],
  ['sweden', '/sok-bostad/#area'],
  ['sweden', '/sok-bostad/?types=1'],
  ['sweden', '/sok-bostad/?typecode=1&mystate=2'],
  ['sweden', '/sok-bostad/?a=type'],
  ['sweden', '/sok-bostad/?ty+pe=1'],
  ['sweden', '/sok-bostad/?a=state=code'],
  ['sweden', '/sok/?s=gr%C3%B6na%20hus+nu'],
  ['sweden', '/sok/?s=%61'],
  ['sweden', '/sok/?s=100%25%20ull'],
  ['sweden', '/sok/?s=barn%27s'],
  ['sweden', '/sok/?'],
  ['sweden', '/bostader/goteborg/lindholmen/brf-kajutan/home-00017/'],
  ['sweden', '/bostader/%C3%A5re/x/'],
  ['sweden', '/bostader/a.b/~c/d_e/'],
  ['sweden', '/bostader/a..b/.../'],
  ['sweden', '/bostader/apier/loginsida/services-x/'],
  ['sweden', '/boka/?objectId=home-1'],
  ['sweden', '/boka/bokningsavtal/'],
  ['sweden', '/mina-sidor/'],
  ['sweden', '/mina-sidor/arenden/?errandId=3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
  ['sweden', '/mina-sidor/tidslinje/avtal/'],
  ['sweden', '/mina-sidor/vip-visning/'],
  ['sweden', '/maklar-objekt/x/'],
  ['sweden', '/karriar/lediga-jobb/?id=1'],
  ['sweden', '/om-oss/sok/?s=aktie'],
  ['sweden', '/lokaler/'],
  ['sweden', '/cookies/'],
  ['sweden', '/personuppgifter/'],
  ['senior', '/om-vip/'],
  ['senior', '/svanenmarkta-bostader/'],
  ['senior', '/om-husrum-senior/'],
  ['norway', '/mine-sider/vip/'],
  ['norway', '/finn-din-bolig/oslo/?minRooms=2'],
  ['finland', '/sivuni/kotini/'],
  ['finland', '/varaus/varaussopimus/'],
  ['sweden-english', '/en/'],
  ['sweden-english', '/en/find-a-home/'],
  ['contractor', '/mina-sidor/arenden/'],
]

const attacks: readonly string[] = [
  // Another origin
  '//evil.example',
  '//evil.example/mina-sidor/',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  '/mina-sidor/\\evil.example',
  '/mina-sidor//evil.example',
  '/sok-bostad/?q=//evil.example',
  'http://evil.example',
  'https://evil.example/mina-sidor/',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  'https://www.husrum.example/mina-sidor/',
  'https://www.husrum.example@evil.example/',
  'ftp://evil.example',
  'evil.example',
  'www.evil.example/mina-sidor/',
  '.evil.example',
  '@evil.example',
  '/@evil.example',
  ':80/mina-sidor/',
  '?/mina-sidor/',
  '#/mina-sidor/',
  // Scripts
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '/javascript:alert(1)',
  'javascript:/mina-sidor/',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://www.husrum.example/1',
  '/mina-sidor/<script>',
  '/sok-bostad/?q=<script>',
  '/sok-bostad/?q="onload="',
  "/sok-bostad/?q='x'",
  // White space and control characters
  '',
  ' ',
  ' /mina-sidor/',
  '/mina-sidor/ ',
  '/mina-sidor/ x/',
  '\t/mina-sidor/',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/mina-sidor/\n',
  '/mina-sidor/\r\nLocation: https://evil.example',
  '/mina-sidor/\u0000',
  '/mina-sidor/\u007f',
  '/mina-sidor/\u0085',
  '/mina-sidor/\u2028',
  '\ufeff/mina-sidor/',
  '/\u00a0/evil.example',
  '/sok-bostad/?q=a b',
  '/sok-bostad/?q=\t',
  // Not in a browser's normalised form
  '/mina-sidor/å/',
  '/sok-bostad/?q=å',
  '/mina-sidor/\u3002\u3002/',
  '/\uff0fevil.example',
  '/mina-sidor/\ud800',
  '/mina-sidor/%',
  '/mina-sidor/%2',
  '/mina-sidor/%zz/',
  '/mina-sidor/%ff/',
  '/mina-sidor/%c0%af/',
  '/mina-sidor/%e0%80%af/',
  '/sok-bostad/?q=%c3',
  '/sok-bostad/?q=%',
  '/sok-bostad/?q=a|b',
  '/sok-bostad/?q=[a]',
  '/sok-bostad/?q={a}',
  '/sok-bostad/?q=a^b',
  '/sok-bostad/?q=`a`',
  '/mina-sidor/;x=1/',
  '/mina-sidor/a:b/',
  '/mina-sidor/a,b/',
  '/mina-sidor/a+b/',
  '/%6dina-sidor/',
  '/mina-sidor/%61/',
  '/mina-sidor/%20/',
  // Encoded slashes, backslashes and control characters
  '/%2fevil.example',
  '/%2Fevil.example',
  '%2f%2fevil.example',
  '/%5cevil.example',
  '/%5Cevil.example',
  '/mina-sidor/%2f%2fevil.example/',
  '/mina-sidor/%5c/',
  '/mina-sidor/%00/',
  '/mina-sidor/%09/',
  '/mina-sidor/%0d%0aLocation:x/',
  '/mina-sidor/%1f/',
  '/mina-sidor/%7f/',
  '/mina-sidor/%c2%85/',
  '/sok-bostad/?q=%2f%2fevil.example',
  '/sok-bostad/?q=%5cevil.example',
  '/sok-bostad/?q=%0d%0a',
  '/sok-bostad/?q=%c2%8a',
  '/sok-bostad/?q=%C2%9B',
  '/sok-bostad/?q=%7F',
  '/sok-bostad/?q=%252f',
  '/sok-bostad/?q=%25%32f',
  '/sok-bostad/?q=%25aa',
  '/mina-sidor/%252fevil.example/',
  '/mina-sidor/%255cevil.example/',
  '/mina-sidor/%25252f/',
  '/mina-sidor/%250a/',
  '/%252f%252fevil.example',
  // Parent directories
  '/mina-sidor/../logga-in/',
  '/mina-sidor/../../api/',
  '/mina-sidor/..',
  '/mina-sidor/.',
  '/mina-sidor/./x/',
  '/../mina-sidor/',
  '/./mina-sidor/',
  '/mina-sidor/..;/api/',
  '/mina-sidor/%2e%2e/api/',
  '/mina-sidor/%2E%2E/api/',
  '/mina-sidor/.%2e/api/',
  '/mina-sidor/%2e/',
  '/mina-sidor/%252e%252e/api/',
  // Paths with side effects
  '/api/buyresidence/removebuyresidencecookie',
  '/api/buyresidence/createpaymentid/1',
  '/services/notifications/pause/1',
  '/services/account_service/logout',
  '/__dev/',
  '/__dev/identity/',
  '/GetViewModel',
  '/mina-sidor/GetViewModel',
  '/mina-sidor/getviewmodel/',
  '/mina-sidor/GETVIEWMODEL',
  '/mina-sidor/api/x/',
  '/mina-sidor/services/x/',
  '/mina-sidor/__dev/x/',
  '/mina-sidor/logout/',
  '/mina-sidor/Logout',
  '/mina-sidor/log-out/',
  '/mina-sidor/signout/',
  '/mina-sidor/sign-out/',
  '/mina-sidor/logga-ut/',
  '/mina-sidor/logg-ut/',
  '/mina-sidor/kirjaudu-ulos/',
  '/logout',
  '/logga-ut/',
  // Signing in again
  '/logga-in/',
  '/logga-in',
  '/logga-in/?x=1',
  '/skapa-konto/',
  '/glomt-losenord/',
  '/samtycke/',
  '/samtycke/x/',
  '/mina-sidor/?referrer=/mina-sidor/',
  '/mina-sidor/?Referrer=x',
  '/mina-sidor/?REFERRER=x',
  '/mina-sidor/?a=1&referrer=x',
  '/mina-sidor/?%72eferrer=x',
  '/mina-sidor/?%2572eferrer=x',
  '/mina-sidor/?a=1;referrer=x',
  '/mina-sidor/?a=1?referrer=x',
  '/mina-sidor/?referrer',
  '/mina-sidor/?+referrer=x',
  '/mina-sidor/?%20referrer%20=x',
  '/mina-sidor/?referrer%5B%5D=x',
  '/mina-sidor/?poolingId=attacker&type=login',
  '/mina-sidor/?poolingId=attacker',
  '/mina-sidor/?poolingid=attacker',
  '/mina-sidor/?POOLINGID=attacker',
  '/mina-sidor/?sid=1',
  '/mina-sidor/?SID=1',
  '/mina-sidor/?cid=1',
  '/mina-sidor/?type=login',
  '/mina-sidor/?ty%70e=login',
  '/mina-sidor/?code=1',
  '/mina-sidor/?state=1',
  '/mina-sidor/?&&state=1',
  // Hashes that open or forge something
  '/#open-login',
  '/#open-board-login',
  '/mina-sidor/#open-case',
  '/mina-sidor/#open-board-case',
  '/#modal',
  '/boka/#purchase-success',
  '/boka/#eident-error',
  '/#',
  '/#x',
  '/#Map',
  '/#map#open-login',
  '/#block-1000',
  '/#%6dap',
  '/#map?x=1',
  '/##map',
  '/mina-sidor/##block-1',
  // Pages of other sites
  '/okand/',
  '/en/',
  '/finn-din-bolig/',
  '/sivuni/',
  '/mina-sidorna/',
  '/MINA-SIDOR/',
  '/sok-bostader/',
  '/robots.txt',
]

describe('The query of a page to return to from the bank', () => {
  test.each([
    ['', ''],
    ['?', ''],
    ['?tab=board', 'tab=board'],
    ['rooms=3&areas=a%C3%A5,b&', 'rooms=3&areas=a%C3%A5,b'],
    ['?referrer=%2Fmina-sidor%2F%3Ferrand%3D1&tab=board', 'referrer=%2Fmina-sidor%2F%3Ferrand%3D1&tab=board'],
    ['?tab=board&poolingId=x&type=login', 'tab=board'],
    ['?%70oolingId=x&+poolingId=y&a;poolingId=z&b?type=update', ''],
    ['?token=x&flowId=y&error=Error&field=email:email&done=passwordSet&retryAfter=3&code=1&state=2', ''],
    ['?a=%&b=%0d%0aset-cookie:x&c=<x>&d=1', 'b=%0d%0aset-cookie:x&d=1'],
  ])('%j is %j', (query, kept) => {
    expect(comeBackQuery(query, sweden)).toBe(kept)
  })

  test.each(attacks)('has no referrer to %j', (value) => {
    expect(comeBackQuery(`referrer=${encodeURIComponent(value.toWellFormed())}`, sweden)).toBe('')
  })
})

describe('A return path', () => {
  test('has enough attacks in its tests', () => {
    expect(attacks.length).toBeGreaterThanOrEqual(120)
    expect(new Set(attacks).size).toBe(attacks.length)
  })

  test.each(good)('on %s, %s is accepted unchanged', (key, path) => {
    expect(safeReturnPath(path, siteByKey(key))).toBe(path)
  })

  test.each(attacks)('%j is rejected', (value) => {
    expect(safeReturnPath(value, sweden)).toBeUndefined()
  })

  test.each([undefined, null, 1, true, {}, ['/'], new String('/'), Symbol('x')])(
    'is rejected if it is no text (%#)',
    (value) => {
      expect(safeReturnPath(value, sweden)).toBeUndefined()
    },
  )

  test('is at most 512 characters long', () => {
    expect(maxReturnPathLength).toBe(512)
    const path = (length: number) => `/mina-sidor/${'a'.repeat(length - 12)}`
    expect(safeReturnPath(path(512), sweden)).toBe(path(512))
    expect(safeReturnPath(path(513), sweden)).toBeUndefined()
  })

  test('is a page of that very site', () => {
    expect(safeReturnPath('/mina-sidor/', siteByKey('norway'))).toBeUndefined()
    expect(safeReturnPath('/sok-bostad/', siteByKey('contractor'))).toBeUndefined()
    expect(safeReturnPath('/', siteByKey('sweden-english'))).toBeUndefined()
    expect(safeReturnPath('/boka/', siteByKey('norway'))).toBeUndefined()
  })

  test('is any fixed page but the four that would ask again', () => {
    for (const site of all)
      for (const [route, path] of Object.entries(site.routes))
        expect(safeReturnPath(path, site)).toBe(asking.includes(route) ? undefined : path)
  })

  const fragment = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%',
      '%2f',
      '%5C',
      '%2e',
      '%25',
      '%252f',
      '%00',
      '%0a',
      '%c3%a5',
      '%61',
      ' ',
      '\t',
      '\n',
      '?',
      '&',
      ';',
      '=',
      '#',
      '@',
      ':',
      'javascript:',
      'https:',
      'evil.example',
      'mina-sidor',
      '/mina-sidor/',
      '/sok-bostad/',
      'logga-in',
      'api',
      '__dev',
      'GetViewModel',
      'logout',
      'referrer',
      'poolingId',
      'type',
      'code=1',
      'open-login',
      'map',
      'block-1',
      'a',
      'å',
    ),
    fc.string({ maxLength: 2 }),
  )
  const begin = fc.constantFrom('', '/', '/mina-sidor/', '/sok-bostad/?', '/mina-sidor/#', '/bostader/')

  test('from combined attacks is accepted only if it stays on the site, and then is stable', () => {
    const base = 'https://www.husrum.example'
    let accepted = 0
    fc.assert(
      fc.property(begin, fc.array(fragment, { maxLength: 7 }), (start, parts) => {
        const value = `${start}${parts.join('')}`
        const safe = safeReturnPath(value, sweden)
        if (safe === undefined) return
        accepted += 1
        expect(safe).toBe(value)
        expect(safeReturnPath(safe, sweden)).toBe(safe)
        expect(safe).toMatch(/^\/(?!\/)[!-~]*$/)
        expect(safe).not.toContain('\\')
        const url = new URL(safe, base)
        expect(url.href).toBe(base + safe)
        expect(url.username).toBe('')
        const route = routeOfPath(sweden, url.pathname)?.route
        expect([undefined, ...asking]).not.toContain(route)
        for (const name of url.searchParams.keys())
          expect(name).not.toMatch(/^\s*(referrer|poolingid|sid|cid|type|code|state)\s*(\[|$)/i)
        expect(url.hash).toMatch(/^(#(map|object|area|stage|block-\d{1,3}))?$/)
      }),
    )
    expect(accepted).toBeGreaterThan(0)
  })

  test('never throws for any value', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...all), (value, site) => {
        const safe = safeReturnPath(value, site)
        expect(safe === undefined || safe === value).toBe(true)
      }),
    )
  })
})

describe('The addresses that we create', () => {
  /** Possible user input, except two slashes, a backslash and a word of a flow after a semicolon. */
  const text = fc
    .array(fc.constantFrom('grön', 'balkong', ' ', '&', '=', '?', '#', ';', ',', '+', "'", '(', '100 % '), {
      maxLength: 6,
    })
    .map((parts) => parts.join(''))
  /** Codes of places as in the catalogue; none equals a path with side effects on the server. */
  const tags = fc.uniqueArray(
    fc
      .stringMatching(/^[a-z0-9]{1,8}(?:\/[a-z0-9]{1,8}){0,2}$/)
      .filter((code) => !/(?:^|\/)(?:api|services|logout|signout)(?:\/|$)/.test(code)),
    { maxLength: 4 },
  )
  const query = (entries: readonly (readonly [string, string])[]) =>
    entries.length > 0 ? `?${entries.map((entry) => entry.map(encodeURIComponent).join('=')).join('&')}` : ''

  const addresses: Readonly<Record<string, (site: SiteDefinition) => fc.Arbitrary<string | undefined>>> = {
    'of a search for homes': (site) =>
      fc
        .record({
          tags,
          minRooms: fc.integer({ min: 1, max: 5 }),
          inhabitDate: fc.constantFrom(...inhabitDateCodes),
          viewing: fc.constantFrom(...viewingFilters),
          stageIds: fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9-]{1,36}$/), { maxLength: 2 }),
          ...Object.fromEntries(
            choiceFilterNames.map((name) => [
              name,
              fc.subarray<string>([...choiceFilters[name]], { maxLength: 2 }),
            ]),
          ),
        })
        .map((picked) =>
          site.routes.search === undefined
            ? undefined
            : writeSearchAddress(
                {
                  filters: { ...defaultFilters(site.ranges), ...picked } as SearchFilters,
                  sort: 'price:asc',
                  items: 60,
                },
                site,
              ),
        ),
    'of a search for texts': (site) =>
      fc
        .record({
          text,
          tab: fc.constant('news' as const),
          sort: fc.constant('date' as const),
          page: fc.nat(40),
        })
        .map((state) => writeTextSearchAddress(state, site)),
    'of a search for premises': (site) =>
      fc
        .record({ tags, types: fc.subarray([...premisesTypes]), minArea: fc.nat(100) })
        .map((filters) => writePremisesAddress({ ...defaultPremisesFilters(site), ...filters }, site)),
    'of a list of succession homes': (site) =>
      fc
        .record({
          geo: fc.boolean(),
          municipality: fc.constantFrom(anyMunicipality, 'solna', 'upplands-bro'),
        })
        .map((filters) => writeSuccessionAddress({ ...defaultSuccessionFilters, ...filters }, site)),
    'of a list of errands': (site) =>
      fc
        .record({
          filter: fc.record({
            statuses: fc.subarray([...errandStatusKeys], { maxLength: 8 }),
            types: fc.subarray([...errandTypes]),
          }),
          order: fc.record({ by: fc.constantFrom(...errandSortKeys), descending: fc.boolean() }),
          errandId: fc.uuid(),
        })
        .map((address) => {
          const path = routePath(site, 'errands')
          return path && path + query(writeErrandAddress(address))
        }),
  }

  test.each(Object.keys(addresses))('of %s are accepted as return paths', (kind) => {
    let written = 0
    fc.assert(
      fc.property(
        fc
          .constantFrom(...all)
          .chain((site) => fc.tuple(fc.constant(site), addresses[kind]?.(site) ?? fc.constant(undefined))),
        ([site, address]) => {
          if (address === undefined) return
          written += 1
          expect(safeReturnPath(address, site)).toBe(address)
        },
      ),
    )
    expect(written).toBeGreaterThan(0)
  })
})

describe('The sign-in address', () => {
  test.each([
    [
      'sweden',
      '/mina-sidor/arenden/?errandId=1',
      '/logga-in/?referrer=%2Fmina-sidor%2Farenden%2F%3FerrandId%3D1',
    ],
    ['sweden', '/sok-bostad/?a=b&c=d#map', '/logga-in/?referrer=%2Fsok-bostad%2F%3Fa%3Db%26c%3Dd%23map'],
    ['sweden', '//evil.example', '/logga-in/'],
    ['sweden', undefined, '/logga-in/'],
    ['sweden', '/logga-in/?referrer=%2F', '/logga-in/'],
    ['norway', '/mine-sider/', '/logg-inn/?referrer=%2Fmine-sider%2F'],
    ['sweden', '/felanmalan/styrelse/', '/logga-in/?tab=board&referrer=%2Ffelanmalan%2Fstyrelse%2F'],
    ['sweden', '/felanmalan/boende/', '/logga-in/?referrer=%2Ffelanmalan%2Fboende%2F'],
    ['norway', '/meld-feil/styre/vilkar/', '/logg-inn/?tab=board&referrer=%2Fmeld-feil%2Fstyre%2Fvilkar%2F'],
    ['finland', '/', '/kirjaudu-sisaan/?referrer=%2F'],
    ['sweden-english', '/en/', undefined],
    ['contractor', '/mina-sidor/', undefined],
  ] as const)('on %s from %s is %s', (key, path, address) => {
    expect(loginAddress(siteByKey(key), path)).toBe(address)
  })

  test('carries a path that is restored unchanged', () => {
    for (const [key, path] of good) {
      const address = loginAddress(siteByKey(key), path)
      if (address !== undefined)
        expect(new URL(address, 'https://x.example').searchParams.get('referrer')).toBe(path)
    }
  })
})

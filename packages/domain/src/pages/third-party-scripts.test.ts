import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explorerPath, writeExplorerAddress } from '../explorer/explorer-address.ts'
import { noExplorerChoices } from '../explorer/explorer-choices.ts'
import { writePremisesAddress } from '../premises/premises-address.ts'
import { defaultPremisesFilters } from '../premises/premises-filters.ts'
import { untouchedSearch, writeSearchAddress } from '../search/search-address.ts'
import { choiceFilters } from '../search/search-filters.ts'
import { routePath } from '../sites/routes.ts'
import type { PageRoute } from '../sites/site.ts'
import { siteByKey, sites } from '../sites/sites.ts'
import { writeSuccessionAddress } from '../succession/succession.ts'
import { writeTextSearchAddress } from '../text-search/text-search-address.ts'
import { pageTemplateKinds, templateFamilies } from './template-kinds.ts'
import { isCampaignParameter, mayRunThirdPartyScripts } from './third-party-scripts.ts'

const sweden = siteByKey('sweden')

const page = (address: string) => {
  const [path = '', search = ''] = address.split('?')
  return { path, search }
}

/** All spellings of one path: letters encoded, in upper case, in upper case encodings. */
const spellingsOf = (path: string): readonly string[] => {
  const encoded = (text: string) =>
    text.replace(/[^/]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)
  return [path, path.slice(0, -1), encoded(path), encoded(path).toUpperCase(), path.toUpperCase()].filter(
    Boolean,
  )
}

/** Pages with personal data, and all below them. */
const personalRoutes = [
  'interest',
  'favourites',
  'compare',
  'booking',
  'bookingInfo',
  'bookingContract',
  'login',
  'createAccount',
  'forgotPassword',
  'consent',
  'myPages',
  'residences',
  'residence',
  'settings',
  'news',
  'documents',
  'payments',
  'errands',
  'timeline',
  'contacts',
  'vip',
  'vipShowing',
  'savedSearches',
  'searchAlert',
] as const satisfies readonly PageRoute[]

describe('Scripts of third parties', () => {
  it.each(pageTemplateKinds)('run in a page of the kind %s unless it has personal data', (template) => {
    const personal: readonly string[] = [
      ...templateFamilies.booking,
      ...templateFamilies.identity,
      ...templateFamilies.myPages,
      ...['searchAlert', 'interest', 'favourites', 'compare', 'caseWizard', 'developerSandbox'],
    ]
    expect(mayRunThirdPartyScripts(sweden, { path: '/nagot/', search: '', template })).toBe(
      !personal.includes(template),
    )
  })

  it.each(sites.map((site) => [site.key, site] as const))(
    'run on no page with personal data on %s, for any spelling of its path, and on none below it',
    (_, site) => {
      for (const route of personalRoutes) {
        const path = routePath(site, route)
        if (path === undefined) continue
        for (const spelling of spellingsOf(path))
          for (const search of ['', '?utm_source=news', '?x=1'])
            expect([spelling, mayRunThirdPartyScripts(site, { path: spelling, search })]).toEqual([
              spelling,
              false,
            ])
        // An editor’s page below it is blocked too.
        const below = { path: `${path}tips/`, search: '', template: 'content' } as const
        if (!(Object.values(site.routes) as readonly string[]).includes(below.path))
          expect([below.path, mayRunThirdPartyScripts(site, below)]).toEqual([below.path, false])
      }
    },
  )

  it('treat each path as written: routes have lower case letters and no encodings', () => {
    for (const site of sites)
      for (const path of Object.values(site.routes)) expect(path).toBe(path.normalize('NFC').toLowerCase())
  })

  it.each([
    '//logga-in/',
    '/logga-in//',
    '/om-oss//',
    '/om-oss/../logga-in/',
    '/om-oss/%2e%2e/logga-in/',
    '/om-oss%2flogga-in/',
    '/om-oss\\logga-in/',
    '/%zz/',
    '/logga%252din/',
    'om-oss/',
    '',
  ])('do not run at %s, which is no path of a page', (path) => {
    expect(mayRunThirdPartyScripts(sweden, { path, search: '', template: 'content' })).toBe(false)
  })

  it('run in front of the wizard of fault reports, and in no step of it', () => {
    expect(mayRunThirdPartyScripts(sweden, page('/felanmalan/'))).toBe(true)
    expect(mayRunThirdPartyScripts(sweden, page('/felanmalan/boende/beskriv/'))).toBe(false)
    expect(mayRunThirdPartyScripts(sweden, page('/felanm%61lan/boende/'))).toBe(false)
  })

  it.each([
    '/om-oss/?token=abc',
    '/om-oss/?%74oken=abc',
    '/om-oss/?utm_source=news&t=ticket',
    '/om-oss/?t',
    '/om-oss/?=abc',
    '/om-oss/?utm_source=news&%zz=1',
    '/?poolingId=1&type=login',
    '/sok/?s=Anna+Andersson',
    '/sok-bostad/?place=Storgatan+5',
    '/sok-bostad/?UTM_SOURCE=news',
  ])('do not run at %s: the template does not read that parameter', (address) => {
    expect(mayRunThirdPartyScripts(sweden, page(address))).toBe(false)
  })

  it.each(['/?utm_source=news&gclid=1', '/om-oss/?redirectedFrom=sv', '/?%75tm_source=a', '/om-oss/?&'])(
    'run at %s',
    (address) => {
      expect(mayRunThirdPartyScripts(sweden, page(address))).toBe(true)
    },
  )

  it('run at any address that a search, a list or an explorer creates, and at none with typed words', () => {
    const { filters } = untouchedSearch(sweden)
    const chosen = Object.fromEntries(
      Object.entries(choiceFilters).map(([name, values]) => [name, [...values]]),
    )
    const search = writeSearchAddress(
      {
        filters: {
          ...filters,
          ...chosen,
          minPrice: 1_000_000,
          maxPrice: 2_000_000,
          minRooms: 2,
          maxRooms: 3,
          minArea: 40,
          maxArea: 60,
          inhabitDate: 1,
          viewing: 'hasAny',
          tags: ['skane-lan', 'uppsala-lan'],
          stageIds: ['s1'],
          geoSearch: [55.5, 12.9, 55.7, 13.1],
        },
        sort: 'price:asc',
        items: 60,
      },
      sweden,
    )
    const explorer = writeExplorerAddress(
      explorerPath('/bostader/a/b/c/', sweden),
      {
        view: 'v1',
        home: 'h1',
        choices: {
          ...noExplorerChoices(sweden),
          minPrice: 1_000_000,
          maxPrice: 2_000_000,
          minRooms: 2,
          maxRooms: 3,
          minArea: 41,
          maxArea: 60,
          floors: [1],
          directions: ['west'],
          statuses: ['forSale'],
        },
      },
      sweden,
    )
    const premises = writePremisesAddress(
      {
        ...defaultPremisesFilters(sweden),
        tags: ['skane-lan'],
        types: ['shop'],
        minArea: 100,
        maxArea: 200,
        sort: 'area:asc',
      },
      sweden,
    )
    const succession = writeSuccessionAddress({ geo: true, municipality: 'solna', sort: 'price:asc' }, sweden)
    const texts = writeTextSearchAddress({ text: '', tab: 'news', sort: 'date', page: 1 }, sweden)
    for (const address of [search, explorer, premises, succession, texts]) {
      expect(address).toContain('?')
      expect([address, mayRunThirdPartyScripts(sweden, page(address ?? ''))]).toEqual([address, true])
    }
  })

  it('never run at an address with an unlisted parameter', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pageTemplateKinds),
        fc.stringMatching(/^[a-z]{1,3}Secret$/),
        (template, name) => {
          expect(mayRunThirdPartyScripts(sweden, { path: '/nagot/', search: `?${name}=1`, template })).toBe(
            false,
          )
        },
      ),
    )
  })
})

it.each([
  ['utm_campaign', true],
  ['gclid', true],
  ['utm_', false],
  ['token', false],
  ['xutm_source', false],
])('treat %s as a campaign parameter: %s', (name, is) => {
  expect(isCampaignParameter(name)).toBe(is)
})

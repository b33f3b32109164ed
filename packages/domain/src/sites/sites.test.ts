import { describe, expect, test } from 'vitest'
import { sliderAreaRange } from './filter-ranges.ts'
import type { SiteRoutes } from './site.ts'
import { accountOrganisations } from './site.ts'
import type { SiteDefinition, SiteKey } from './sites.ts'
import { defaultSite, siteById, siteByKey, sites } from './sites.ts'

const all: readonly SiteDefinition[] = sites

const swedish: SiteRoutes = {
  start: '/',
  search: '/sok-bostad/',
  homes: '/bostader/',
  textSearch: '/sok/',
  premises: '/lokaler/',
  rentals: '/hyresratter/',
  booking: '/boka/',
  bookingInfo: '/boka/info/',
  bookingContract: '/boka/bokningsavtal/',
  login: '/logga-in/',
  interest: '/intresseanmalan/',
  favourites: '/favoriter/',
  compare: '/jamfor/',
  createAccount: '/skapa-konto/',
  forgotPassword: '/glomt-losenord/',
  consent: '/samtycke/',
  myPages: '/mina-sidor/',
  residences: '/mina-sidor/mina-bostader/',
  residence: '/mina-sidor/min-bostad/',
  settings: '/mina-sidor/mina-installningar/',
  news: '/mina-sidor/nyheter/',
  documents: '/mina-sidor/mina-avtal/',
  payments: '/mina-sidor/betalningar/',
  errands: '/mina-sidor/arenden/',
  timeline: '/mina-sidor/tidslinje/',
  contacts: '/mina-sidor/kontakt/',
  vip: '/mina-sidor/vip/',
  vipShowing: '/mina-sidor/vip-visning/',
  savedSearches: '/mina-sidor/sparade-sokningar/',
  searchAlert: '/bevakning/',
  succession: '/maklar-objekt/',
  faultReport: '/felanmalan/',
  careers: '/karriar/',
  vacancies: '/karriar/lediga-jobb/',
  cookies: '/cookies/',
  privacy: '/personuppgifter/',
}

const routes: Readonly<Record<SiteKey, SiteRoutes>> = {
  sweden: { ...swedish, corporateSearch: '/om-oss/sok/' },
  'sweden-english': {
    start: '/en/',
    search: '/en/find-a-home/',
    homes: '/en/homes/',
    searchAlert: '/en/home-alert/',
    textSearch: '/en/search/',
    corporateSearch: '/en/about-us/search/',
    premises: '/en/premises/',
    rentals: '/en/rentals/',
    interest: '/en/register-interest/',
    favourites: '/en/favourites/',
    compare: '/en/compare/',
    consent: '/en/consent/',
    succession: '/en/resale-homes/',
    careers: '/en/careers/',
    vacancies: '/en/careers/vacancies/',
    cookies: '/en/cookies/',
    privacy: '/en/privacy/',
  },
  norway: {
    start: '/',
    search: '/finn-din-bolig/',
    homes: '/boliger/',
    searchAlert: '/boligvarsel/',
    textSearch: '/sok/',
    interest: '/meld-interesse/',
    favourites: '/favoritter/',
    compare: '/sammenlign/',
    login: '/logg-inn/',
    createAccount: '/registrer-deg/',
    forgotPassword: '/glemt-passord/',
    consent: '/samtykke/',
    faultReport: '/meld-feil/',
    booking: '/kjope-av-jm/',
    bookingInfo: '/kjope-av-jm/info/',
    bookingContract: '/kjope-av-jm/kjopstilbud/',
    vipInformation: '/kjope-av-jm/om-vip/',
    myPages: '/mine-sider/',
    residences: '/mine-sider/mine-prosjekter/',
    residence: '/mine-sider/min-bolig/',
    settings: '/mine-sider/mine-innstillinger/',
    documents: '/mine-sider/mine-avtaler/',
    payments: '/mine-sider/betalinger/',
    news: '/mine-sider/nyheter/',
    timeline: '/mine-sider/tidslinje/',
    contacts: '/mine-sider/kontakt/',
    vip: '/mine-sider/vip/',
    errands: '/mine-sider/arenden/',
    savedSearches: '/mine-sider/lagrede-sok/',
    cookies: '/informasjonskapsler/',
    privacy: '/personvern/',
  },
  finland: {
    start: '/',
    search: '/myytavat-asunnot/',
    homes: '/asunnot/',
    searchAlert: '/hakuvahti/',
    textSearch: '/hae/',
    premises: '/liiketilat/',
    interest: '/kiinnostusilmoitus/',
    favourites: '/suosikit/',
    compare: '/vertaa/',
    booking: '/varaus/',
    bookingInfo: '/varaus/info/',
    bookingContract: '/varaus/varaussopimus/',
    login: '/kirjaudu-sisaan/',
    createAccount: '/luo-tili/',
    forgotPassword: '/unohtuiko-salasana/',
    consent: '/suostumus/',
    careers: '/ura/',
    myPages: '/sivuni/',
    news: '/sivuni/uutiset/',
    residences: '/sivuni/asuntoni/',
    settings: '/sivuni/omat-asetukset/',
    documents: '/sivuni/asiakirjat/',
    residence: '/sivuni/kotini/',
    timeline: '/sivuni/aikajana/',
    contacts: '/sivuni/ota-yhteytta/',
    savedSearches: '/sivuni/tallennetut-haut/',
    cookies: '/evasteet/',
    privacy: '/tietosuoja/',
  },
  senior: {
    ...swedish,
    vipInformation: '/om-vip/',
    swanLabel: '/svanenmarkta-bostader/',
    about: '/om-husrum-senior/',
  },
  cooperative: {
    ...swedish,
    vipInformation: '/om-medlemskap/',
    swanLabel: '/svanenmarkta-bostader/',
    about: '/om-husrum-kooperativ/',
  },
  contractor: {
    start: '/',
    myPages: '/mina-sidor/',
    news: '/mina-sidor/nyheter/',
    errands: '/mina-sidor/arenden/',
    timeline: '/mina-sidor/tidslinje/',
    contacts: '/mina-sidor/kontakt/',
    careers: '/karriar/',
    vacancies: '/karriar/lediga-jobb/',
    cookies: '/cookies/',
    privacy: '/personuppgifter/',
  },
}

const everything = [
  'search',
  'advancedSearch',
  'simpleSearch',
  'corporateSearch',
  'login',
  'vip',
  'stock',
  'newNotification',
  'myPagesNews',
  'caseManagement',
  'clickToBuy',
  'newerBooking',
]
const but = (...names: readonly string[]) => everything.filter((name) => !names.includes(name))

const features: Readonly<Record<SiteKey, readonly string[]>> = {
  sweden: everything,
  'sweden-english': ['search', 'advancedSearch', 'simpleSearch', 'corporateSearch', 'stock'],
  norway: but('corporateSearch', 'stock'),
  finland: but('corporateSearch', 'stock', 'vip', 'caseManagement', 'newerBooking'),
  senior: but('corporateSearch', 'stock'),
  cooperative: but('corporateSearch', 'stock'),
  contractor: ['myPagesNews'],
}

describe('The seven sites', () => {
  test('are in display order', () => {
    expect(all.map(({ key }) => key)).toEqual([
      'sweden',
      'sweden-english',
      'norway',
      'finland',
      'senior',
      'cooperative',
      'contractor',
    ])
  })

  test.each(all.map((site) => [site.key, site] as const))('have for %s exactly its pages', (key, site) => {
    expect(site.routes).toEqual(routes[key])
  })

  test.each([
    ['SE', 200],
    ['NO', 200],
    ['FI', 150],
  ] as const)('in %s have an area slider of premises and explorer up to %i m²', (country, max) => {
    expect(sliderAreaRange(country)).toEqual({ min: 0, max, step: 5 })
  })

  test.each(all.map((site) => [site.key, site] as const))('have for %s exactly its features', (key, site) => {
    const can = Object.entries(site.features).flatMap(([name, on]) => (on ? [name] : []))
    expect(can).toEqual(features[key])
    expect(Object.keys(site.features)).toEqual(everything)
  })

  test.each([
    ['sweden', 1, 1, 1, 'Husrum', 'sv', 'sv', 'SE', '/', false, 'www.husrum.example', 'localhost'],
    ['sweden-english', 2, 1, 1, 'Husrum', 'en', 'en', 'SE', '/en/', true, 'www.husrum.example', 'localhost'],
    [
      'norway',
      3,
      3,
      3,
      'Husrum Norge',
      'nb',
      'no',
      'NO',
      '/',
      false,
      'www.husrum-norge.example',
      'no.localhost',
    ],
    [
      'finland',
      4,
      0,
      4,
      'Husrum Suomi',
      'fi',
      'fi',
      'FI',
      '/',
      false,
      'www.husrum-suomi.example',
      'fi.localhost',
    ],
    [
      'senior',
      5,
      2,
      5,
      'Husrum Senior',
      'sv',
      'sv',
      'SE',
      '/',
      false,
      'www.husrum-senior.example',
      'senior.localhost',
    ],
    [
      'cooperative',
      6,
      1,
      6,
      'Husrum Kooperativ',
      'sv',
      'sv',
      'SE',
      '/',
      false,
      'www.husrum-kooperativ.example',
      'coop.localhost',
    ],
    [
      'contractor',
      7,
      1,
      7,
      'Husrum Entreprenad',
      'sv',
      'sv',
      'SE',
      '/',
      false,
      'www.husrum-entreprenad.example',
      'contractor.localhost',
    ],
  ] as const)('have for %s its numbers, names, languages and hosts', (key, ...facts) => {
    const site = siteByKey(key)
    expect([
      site.siteId,
      site.siteOrgId,
      site.catalogueSiteId,
      site.name,
      site.locale,
      site.wireLocale,
      site.country,
      site.basePath,
      site.isLocalizedSubsite,
      site.hosts.production,
      site.hosts.development,
    ]).toEqual(facts)
  })

  test.each(all.map((site) => [site.key, site] as const))(
    'have for %s the filter ranges of its country',
    (key, site) => {
      expect(site.ranges).toEqual(
        key === 'finland'
          ? {
              price: { min: 0, max: 1_000_000, step: 10_000 },
              rent: { min: 0, max: 3_000, step: 50 },
              rooms: { min: 1, max: 4, step: 1 },
              area: { min: 0, max: 150, step: 5 },
            }
          : {
              price: { min: 0, max: 10_000_000, step: 100_000 },
              rent: { min: 0, max: 30_000, step: 500 },
              rooms: { min: 1, max: 5, step: 1 },
              area: { min: 0, max: 300, step: 5 },
            },
      )
      expect(site.minDownPaymentRate).toBe(0.15)
    },
  )

  test.each([
    ['sweden', '{n} kr', 'SEK', 'rok', undefined, 'yyyy-MM-dd'],
    ['sweden-english', '{n} kr', 'SEK', 'rooms', 'room', 'yyyy-MM-dd'],
    ['norway', 'kr {n}', 'NOK', 'roms', undefined, 'dd.MM.yyyy'],
    ['finland', '{n} €', 'EUR', 'h+k', 'h+kt', 'd.M.yyyy'],
    ['senior', '{n} kr', 'SEK', 'rok', undefined, 'yyyy-MM-dd'],
    ['cooperative', '{n} kr', 'SEK', 'rok', undefined, 'yyyy-MM-dd'],
    ['contractor', '{n} kr', 'SEK', 'rok', undefined, 'yyyy-MM-dd'],
  ] as const)('have for %s its formats of amounts and dates', (key, ...formats) => {
    const { currency, currencyCode, roomsLabel, roomLabel, date } = siteByKey(key).formats
    expect([currency, currencyCode, roomsLabel, roomLabel, date]).toEqual(formats)
  })

  test.each(all.map((site) => [site.key, site] as const))(
    'have for %s unique paths with slashes, under its base',
    (_, site) => {
      const paths = Object.values(site.routes)
      expect(new Set(paths).size).toBe(paths.length)
      for (const path of paths) {
        expect(path).toMatch(/^\/(?:[a-z-]+\/)*$/)
        expect(path.startsWith(site.basePath)).toBe(true)
      }
    },
  )
})

describe('Finding a site', () => {
  test('works by every key and every number', () => {
    for (const site of all) {
      expect(siteByKey(site.key)).toBe(site)
      expect(siteById(site.siteId)).toBe(site)
    }
  })

  test.each([0, 8, -1, 1.5, Number.NaN])('returns undefined for the number %s', (siteId) => {
    expect(siteById(siteId)).toBeUndefined()
  })

  test('throws for an unknown key', () => {
    expect(() => siteByKey('denmark' as SiteKey)).toThrow('No site has the key denmark')
  })

  test('defaults to the Swedish main site', () => {
    expect(defaultSite.key).toBe('sweden')
  })

  test('uses the index of an account organisation as its number on the wire', () => {
    expect(accountOrganisations).toEqual(['unknown', 'mainAndCooperative', 'senior', 'norway'])
  })
})

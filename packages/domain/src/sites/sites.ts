// The seven brand sites, each in one place. Paths are the specification's to the letter where it gives them (1 §2.1,
// 3 §2); the others are ours (decision 7).
import type { FilterRanges, PageRoute, SiteDefinition, SiteFeatures, SiteFormats, SiteKey } from './site.ts'

/** The filters' bounds by their upper ends; a price has a hundred steps. */
const rangesUpTo = (price: number, rooms: number, area: number): FilterRanges => ({
  price: { min: 0, max: price, step: price / 100 },
  rooms: { min: 1, max: rooms, step: 1 },
  area: { min: 0, max: area, step: 5 },
})

const kronorRanges = rangesUpTo(10_000_000, 5, 300)

const swedishFormats: SiteFormats = {
  currency: '{n} kr',
  currencyCode: 'SEK',
  roomsLabel: 'rok',
  date: 'yyyy-MM-dd',
}

/** What a brand is called: inside, by its numbers, to people, and in the names of its hosts. */
const brand = <const Key extends SiteKey>(
  key: Key,
  siteId: number,
  siteOrgId: number,
  brandName: string,
  subdomain: string,
) => ({
  key,
  siteId,
  siteOrgId,
  catalogueSiteId: siteId,
  name: `Husrum ${brandName}`,
  hosts: {
    production: `www.husrum-${brandName.toLowerCase()}.example`,
    development: `${subdomain}.localhost`,
  },
})

const mainFeatures: SiteFeatures = {
  search: true,
  advancedSearch: true,
  simpleSearch: true,
  corporateSearch: true,
  login: true,
  vip: true,
  stock: true,
  newNotification: true,
  myPagesNews: true,
  caseManagement: true,
  clickToBuy: true,
}

/** What belongs to the listed company stands on its main site alone. */
const brandFeatures: SiteFeatures = { ...mainFeatures, corporateSearch: false, stock: false }

/** Where nobody has an account. */
const withoutAccount = {
  login: false,
  vip: false,
  newNotification: false,
  caseManagement: false,
  clickToBuy: false,
} as const satisfies Partial<SiteFeatures>

/** Routes below a path, by what their own paths have besides it: nothing for the path itself. */
const routesBelow = <Route extends PageRoute>(path: string, routes: Readonly<Record<Route, string>>) =>
  Object.fromEntries(
    Object.entries<string>(routes).map(([route, rest]) => [route, `${path}${rest}/`]),
  ) as Readonly<Record<Route, string>>

/** What also the Swedish site without accounts has. */
const contractorRoutes = {
  ...routesBelow('', {
    start: '',
    careers: '/karriar',
    vacancies: '/karriar/lediga-jobb',
    cookies: '/cookies',
    privacy: '/personuppgifter',
  }),
  ...routesBelow('/mina-sidor', {
    myPages: '',
    news: '/nyheter',
    errands: '/arenden',
    timeline: '/tidslinje',
    contacts: '/kontakt',
  }),
}

const swedishRoutes = {
  ...contractorRoutes,
  ...routesBelow('', {
    search: '/sok-bostad',
    homes: '/bostader',
    textSearch: '/sok',
    premises: '/lokaler',
    booking: '/boka',
    bookingInfo: '/boka/info',
    bookingContract: '/boka/bokningsavtal',
    login: '/logga-in',
    createAccount: '/skapa-konto',
    forgotPassword: '/glomt-losenord',
    consent: '/samtycke',
    succession: '/maklar-objekt',
  }),
  ...routesBelow(contractorRoutes.myPages.slice(0, -1), {
    residences: '/mina-bostader',
    residence: '/min-bostad',
    settings: '/mina-installningar',
    documents: '/mina-avtal',
    payments: '/betalningar',
    vip: '/vip',
    vipShowing: '/vip-visning',
    savedSearches: '/sparade-sokningar',
  }),
}

/** Routes of the brand sites that mirror the main one, with pages of their own (specification 1 §2.1). */
const brandRoutes = (vipInformation: string, about: string) => ({
  ...swedishRoutes,
  ...routesBelow('', { vipInformation, swanLabel: '/svanenmarkta-bostader', about }),
})

/** What every site has in common unless it says otherwise. */
const everySite = {
  basePath: '/',
  isLocalizedSubsite: false,
  ranges: kronorRanges,
  /** Specification 3 §9. */
  minDownPaymentRate: 0.15,
} as const satisfies Partial<SiteDefinition>

const swedishSite = {
  ...everySite,
  locale: 'sv',
  wireLocale: 'sv',
  country: 'SE',
  features: brandFeatures,
  formats: swedishFormats,
} as const satisfies Partial<SiteDefinition>

const mainSite = {
  ...swedishSite,
  key: 'sweden',
  siteId: 1,
  siteOrgId: 1,
  catalogueSiteId: 1,
  name: 'Husrum',
  hosts: { production: 'www.husrum.example', development: 'localhost' },
  features: mainFeatures,
  routes: { ...swedishRoutes, corporateSearch: '/om-oss/sok/' },
} as const satisfies SiteDefinition

/** Every site, in the order in which lists show them; a localised subsite after its parent. */
export const sites = [
  mainSite,
  {
    ...mainSite,
    key: 'sweden-english',
    siteId: 2,
    locale: 'en',
    wireLocale: 'en',
    basePath: '/en/',
    isLocalizedSubsite: true,
    features: { ...mainFeatures, ...withoutAccount, myPagesNews: false },
    routes: routesBelow('/en', {
      start: '',
      search: '/find-a-home',
      homes: '/homes',
      textSearch: '/search',
      corporateSearch: '/about-us/search',
      premises: '/premises',
      consent: '/consent',
      succession: '/resale-homes',
      careers: '/careers',
      vacancies: '/careers/vacancies',
      cookies: '/cookies',
      privacy: '/privacy',
    }),
    formats: { ...swedishFormats, roomsLabel: 'rooms', roomLabel: 'room' },
  },
  {
    ...everySite,
    ...brand('norway', 3, 3, 'Norge', 'no'),
    locale: 'nb',
    wireLocale: 'no',
    country: 'NO',
    features: brandFeatures,
    routes: {
      ...routesBelow('', {
        start: '',
        search: '/finn-din-bolig',
        homes: '/boliger',
        login: '/logg-inn',
        createAccount: '/registrer-deg',
        forgotPassword: '/glemt-passord',
        consent: '/samtykke',
        vipInformation: '/kjope-av-jm/om-vip',
        cookies: '/informasjonskapsler',
        privacy: '/personvern',
      }),
      ...routesBelow('/mine-sider', {
        myPages: '',
        residences: '/mine-prosjekter',
        residence: '/min-bolig',
        settings: '/mine-innstillinger',
        documents: '/mine-avtaler',
        payments: '/betalinger',
        news: '/nyheter',
        timeline: '/tidslinje',
        contacts: '/kontakt',
        vip: '/vip',
        errands: '/arenden',
      }),
    },
    formats: { currency: 'kr {n}', currencyCode: 'NOK', roomsLabel: 'roms', date: 'dd.MM.yyyy' },
  },
  {
    ...everySite,
    ...brand('finland', 4, 0, 'Suomi', 'fi'),
    locale: 'fi',
    wireLocale: 'fi',
    country: 'FI',
    features: { ...brandFeatures, vip: false, caseManagement: false },
    routes: {
      ...routesBelow('', {
        start: '',
        search: '/myytavat-asunnot',
        homes: '/asunnot',
        textSearch: '/hae',
        premises: '/liiketilat',
        booking: '/varaus',
        bookingInfo: '/varaus/info',
        bookingContract: '/varaus/varaussopimus',
        login: '/kirjaudu-sisaan',
        createAccount: '/luo-tili',
        forgotPassword: '/unohtuiko-salasana',
        consent: '/suostumus',
        careers: '/ura',
        cookies: '/evasteet',
        privacy: '/tietosuoja',
      }),
      ...routesBelow('/sivuni', {
        myPages: '',
        news: '/uutiset',
        residences: '/asuntoni',
        settings: '/omat-asetukset',
        documents: '/asiakirjat',
        residence: '/kotini',
        timeline: '/aikajana',
        contacts: '/ota-yhteytta',
      }),
    },
    formats: { currency: '{n} €', currencyCode: 'EUR', roomsLabel: 'h+k', date: 'dd.MM.yyyy' },
    ranges: rangesUpTo(1_000_000, 4, 150),
  },
  {
    ...swedishSite,
    ...brand('senior', 5, 2, 'Senior', 'senior'),
    routes: brandRoutes('/om-vip', '/om-husrum-senior'),
  },
  {
    ...swedishSite,
    ...brand('cooperative', 6, 1, 'Kooperativ', 'coop'),
    routes: brandRoutes('/om-medlemskap', '/om-husrum-kooperativ'),
  },
  {
    ...swedishSite,
    ...brand('contractor', 7, 1, 'Entreprenad', 'contractor'),
    features: {
      ...brandFeatures,
      ...withoutAccount,
      search: false,
      advancedSearch: false,
      simpleSearch: false,
    },
    routes: contractorRoutes,
  },
] as const satisfies readonly SiteDefinition[]

/** The Swedish main site. */
export const defaultSite: SiteDefinition = sites[0]

/** The site of a key. Every key has one. */
export const siteByKey = (key: SiteKey): SiteDefinition => {
  const site = sites.find((candidate) => candidate.key === key)
  if (!site) throw new Error(`No site has the key ${key}`)
  return site
}

/** Answers undefined for a number that no site has. */
export const siteById = (siteId: number): SiteDefinition | undefined =>
  sites.find((candidate) => candidate.siteId === siteId)

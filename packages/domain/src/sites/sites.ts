// The seven brand sites, each in one place. Paths are the specification's, letter by letter (1 §2.1, 3 §2).
import type { FilterRanges, SiteDefinition, SiteFeatures, SiteFormats, SiteKey, SiteRoutes } from './site.ts'

const kronorRanges: FilterRanges = {
  price: { min: 0, max: 10_000_000, step: 100_000 },
  rooms: { min: 1, max: 5, step: 1 },
  area: { min: 0, max: 300, step: 5 },
}

const finnishRanges: FilterRanges = {
  price: { min: 0, max: 1_000_000, step: 10_000 },
  rooms: { min: 1, max: 4, step: 1 },
  area: { min: 0, max: 150, step: 5 },
}

const swedishFormats: SiteFormats = {
  currency: '{n} kr',
  currencyCode: 'SEK',
  roomsLabel: 'rok',
  date: 'yyyy-MM-dd',
}

/** The least down payment unless a site says otherwise (specification 3 §9). */
const defaultMinDownPaymentRate = 0.15

/** What every site in Swedish has in common. */
const swedishSite = {
  locale: 'sv',
  wireLocale: 'sv',
  country: 'SE',
  basePath: '/',
  isLocalizedSubsite: false,
  formats: swedishFormats,
  ranges: kronorRanges,
  minDownPaymentRate: defaultMinDownPaymentRate,
} as const satisfies Partial<SiteDefinition>

const swedishFeatures: SiteFeatures = {
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
const brandFeatures: SiteFeatures = { ...swedishFeatures, corporateSearch: false, stock: false }

const swedishRoutes = {
  start: '/',
  search: '/sok-bostad/',
  homes: '/bostader/',
  textSearch: '/sok/',
  corporateSearch: '/om-oss/sok/',
  premises: '/lokaler/',
  booking: '/boka/',
  bookingInfo: '/boka/info/',
  bookingContract: '/boka/bokningsavtal/',
  login: '/logga-in/',
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
  succession: '/maklar-objekt/',
  careers: '/karriar/',
  vacancies: '/karriar/lediga-jobb/',
  cookies: '/cookies/',
  privacy: '/personuppgifter/',
} as const satisfies SiteRoutes

const { corporateSearch: _mainSiteOnly, ...brandRoutes } = swedishRoutes

/** Every site, in the order in which lists show them. */
export const sites = [
  {
    key: 'sweden',
    siteId: 1,
    siteOrgId: 1,
    catalogueSiteId: 1,
    name: 'Husrum',
    ...swedishSite,
    hosts: { production: 'www.husrum.example', development: 'localhost' },
    features: swedishFeatures,
    routes: swedishRoutes,
  },
  {
    key: 'sweden-english',
    siteId: 2,
    siteOrgId: 1,
    catalogueSiteId: 1,
    name: 'Husrum',
    locale: 'en',
    wireLocale: 'en',
    country: 'SE',
    hosts: { production: 'www.husrum.example', development: 'localhost' },
    basePath: '/en/',
    isLocalizedSubsite: true,
    features: {
      ...swedishFeatures,
      login: false,
      vip: false,
      newNotification: false,
      myPagesNews: false,
      caseManagement: false,
      clickToBuy: false,
    },
    routes: {
      start: '/en/',
      search: '/en/find-a-home/',
      homes: '/en/homes/',
      textSearch: '/en/search/',
      corporateSearch: '/en/about-us/search/',
      premises: '/en/premises/',
      consent: '/en/consent/',
      succession: '/en/resale-homes/',
      careers: '/en/careers/',
      vacancies: '/en/careers/vacancies/',
      cookies: '/en/cookies/',
      privacy: '/en/privacy/',
    },
    formats: { ...swedishFormats, roomsLabel: 'rooms', roomLabel: 'room' },
    ranges: kronorRanges,
    minDownPaymentRate: defaultMinDownPaymentRate,
  },
  {
    key: 'norway',
    siteId: 3,
    siteOrgId: 3,
    catalogueSiteId: 3,
    name: 'Husrum Norge',
    locale: 'nb',
    wireLocale: 'no',
    country: 'NO',
    hosts: { production: 'www.husrum-norge.example', development: 'no.localhost' },
    basePath: '/',
    isLocalizedSubsite: false,
    features: brandFeatures,
    routes: {
      start: '/',
      search: '/finn-din-bolig/',
      homes: '/boliger/',
      login: '/logg-inn/',
      createAccount: '/registrer-deg/',
      forgotPassword: '/glemt-passord/',
      consent: '/samtykke/',
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
      cookies: '/informasjonskapsler/',
      privacy: '/personvern/',
    },
    formats: { currency: 'kr {n}', currencyCode: 'NOK', roomsLabel: 'roms', date: 'dd.MM.yyyy' },
    ranges: kronorRanges,
    minDownPaymentRate: defaultMinDownPaymentRate,
  },
  {
    key: 'finland',
    siteId: 4,
    siteOrgId: 0,
    catalogueSiteId: 4,
    name: 'Husrum Suomi',
    locale: 'fi',
    wireLocale: 'fi',
    country: 'FI',
    hosts: { production: 'www.husrum-suomi.example', development: 'fi.localhost' },
    basePath: '/',
    isLocalizedSubsite: false,
    features: { ...brandFeatures, vip: false, caseManagement: false },
    routes: {
      start: '/',
      search: '/myytavat-asunnot/',
      homes: '/asunnot/',
      textSearch: '/hae/',
      premises: '/liiketilat/',
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
      cookies: '/evasteet/',
      privacy: '/tietosuoja/',
    },
    formats: { currency: '{n} €', currencyCode: 'EUR', roomsLabel: 'h+k', date: 'dd.MM.yyyy' },
    ranges: finnishRanges,
    minDownPaymentRate: defaultMinDownPaymentRate,
  },
  {
    key: 'senior',
    siteId: 5,
    siteOrgId: 2,
    catalogueSiteId: 5,
    name: 'Husrum Senior',
    ...swedishSite,
    hosts: { production: 'www.husrum-senior.example', development: 'senior.localhost' },
    features: brandFeatures,
    routes: {
      ...brandRoutes,
      vipInformation: '/om-vip/',
      swanLabel: '/svanenmarkta-bostader/',
      about: '/om-husrum-senior/',
    },
  },
  {
    key: 'cooperative',
    siteId: 6,
    siteOrgId: 1,
    catalogueSiteId: 6,
    name: 'Husrum Kooperativ',
    ...swedishSite,
    hosts: { production: 'www.husrum-kooperativ.example', development: 'coop.localhost' },
    features: brandFeatures,
    routes: {
      ...brandRoutes,
      vipInformation: '/om-medlemskap/',
      swanLabel: '/svanenmarkta-bostader/',
      about: '/om-husrum-kooperativ/',
    },
  },
  {
    key: 'contractor',
    siteId: 7,
    siteOrgId: 1,
    catalogueSiteId: 7,
    name: 'Husrum Entreprenad',
    ...swedishSite,
    hosts: { production: 'www.husrum-entreprenad.example', development: 'contractor.localhost' },
    features: {
      search: false,
      advancedSearch: false,
      simpleSearch: false,
      corporateSearch: false,
      login: false,
      vip: false,
      stock: false,
      newNotification: false,
      myPagesNews: true,
      caseManagement: false,
      clickToBuy: false,
    },
    routes: {
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

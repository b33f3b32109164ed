// Shared definitions of several sites: features, routes, formats. A site's own file has the differences.
import { rangesUpTo } from './filter-ranges.ts'
import { priceFirst } from './showcase.ts'
import type { SiteFacts, SiteFeatures, SiteFormats } from './site.ts'

/** All features: the main site has them. */
export const allFeatures: SiteFeatures = {
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
  newerBooking: true,
}

/** Content of the listed company is only on its main site. */
export const brandFeatures: SiteFeatures = { ...allFeatures, corporateSearch: false, stock: false }

/** Sites without accounts. */
export const withoutAccount = {
  login: false,
  vip: false,
  newNotification: false,
  caseManagement: false,
  clickToBuy: false,
  newerBooking: false,
} as const satisfies Partial<SiteFeatures>

/** Defaults of every site. */
export const everySite = {
  basePath: '/',
  isLocalizedSubsite: false,
  ranges: rangesUpTo(10_000_000, 30_000, 5, 300),
  showcase: priceFirst,
  /** BOOK-19. */
  minDownPaymentRate: 0.15,
  bookingFee: 0,
  withdrawalCost: 0,
} as const satisfies Partial<SiteFacts>

export const swedishFormats: SiteFormats = {
  currency: '{n} kr',
  currencyCode: 'SEK',
  roomsLabel: 'rok',
  date: 'yyyy-MM-dd',
}

/** Defaults of the Swedish sites. */
export const swedishSite = {
  ...everySite,
  locale: 'sv',
  wireLocale: 'sv',
  country: 'SE',
  features: brandFeatures,
  formats: swedishFormats,
  bookingFee: 25_000,
  withdrawalCost: 7_000,
} as const satisfies Partial<SiteFacts>

/** Pages of every Swedish site, also of the one without accounts. */
export const contractorRoutes = {
  start: '/',
  careers: '/karriar/',
  vacancies: '/karriar/lediga-jobb/',
  cookies: '/cookies/',
  privacy: '/personuppgifter/',
  myPages: '/mina-sidor/',
  news: '/mina-sidor/nyheter/',
  errands: '/mina-sidor/arenden/',
  timeline: '/mina-sidor/tidslinje/',
  contacts: '/mina-sidor/kontakt/',
} as const

/** Pages of the Swedish main site, and of the brand sites that mirror it (PLAT-4). */
export const swedishRoutes = {
  ...contractorRoutes,
  search: '/sok-bostad/',
  homes: '/bostader/',
  searchAlert: '/bevakning/',
  textSearch: '/sok/',
  premises: '/lokaler/',
  rentals: '/hyresratter/',
  interest: '/intresseanmalan/',
  favourites: '/favoriter/',
  compare: '/jamfor/',
  booking: '/boka/',
  bookingInfo: '/boka/info/',
  bookingContract: '/boka/bokningsavtal/',
  login: '/logga-in/',
  createAccount: '/skapa-konto/',
  forgotPassword: '/glomt-losenord/',
  consent: '/samtycke/',
  succession: '/maklar-objekt/',
  faultReport: '/felanmalan/',
  residences: '/mina-sidor/mina-bostader/',
  residence: '/mina-sidor/min-bostad/',
  settings: '/mina-sidor/mina-installningar/',
  documents: '/mina-sidor/mina-avtal/',
  payments: '/mina-sidor/betalningar/',
  vip: '/mina-sidor/vip/',
  vipShowing: '/mina-sidor/vip-visning/',
  savedSearches: '/mina-sidor/sparade-sokningar/',
} as const

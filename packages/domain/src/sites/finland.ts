// The Finnish site.
import { rangesUpTo } from './filter-ranges.ts'
import { priceFirst } from './showcase.ts'
import type { SiteFacts } from './site.ts'
import { brandFeatures, everySite } from './site-defaults.ts'

export const finland = {
  ...everySite,
  key: 'finland',
  siteId: 4,
  siteOrgId: 0,
  catalogueSiteId: 4,
  name: 'Husrum Suomi',
  locale: 'fi',
  wireLocale: 'fi',
  country: 'FI',
  hosts: { production: 'www.husrum-suomi.example', development: 'fi.localhost' },
  features: { ...brandFeatures, vip: false, caseManagement: false },
  routes: {
    start: '/',
    search: '/myytavat-asunnot/',
    homes: '/asunnot/',
    searchAlert: '/hakuvahti/',
    textSearch: '/hae/',
    premises: '/liiketilat/',
    interest: '/kiinnostusilmoitus/',
    booking: '/varaus/',
    bookingInfo: '/varaus/info/',
    bookingContract: '/varaus/varaussopimus/',
    login: '/kirjaudu-sisaan/',
    createAccount: '/luo-tili/',
    forgotPassword: '/unohtuiko-salasana/',
    consent: '/suostumus/',
    careers: '/ura/',
    cookies: '/evasteet/',
    privacy: '/tietosuoja/',
    myPages: '/sivuni/',
    news: '/sivuni/uutiset/',
    residences: '/sivuni/asuntoni/',
    settings: '/sivuni/omat-asetukset/',
    documents: '/sivuni/asiakirjat/',
    residence: '/sivuni/kotini/',
    timeline: '/sivuni/aikajana/',
    contacts: '/sivuni/ota-yhteytta/',
    savedSearches: '/sivuni/tallennetut-haut/',
  },
  // A Finn reads the rooms first: they are the home's name among others.
  showcase: {
    ...priceFirst,
    hero: 'above',
    lead: 'size',
    lines: [['price'], ['salesPrice', 'fee'], ['floor', 'outdoors'], ['squareMetrePrice', 'access']],
  },
  formats: {
    currency: '{n} €',
    currencyCode: 'EUR',
    roomsLabel: 'h+k',
    roomLabel: 'h+kt',
    roomsJoint: '',
    saunaLabel: '+s',
    date: 'd.M.yyyy',
  },
  ranges: rangesUpTo(1_000_000, 4, 150),
} as const satisfies SiteFacts

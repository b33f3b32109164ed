// The Swedish main site in English: a subsite on its host.
import type { SiteFacts } from './site.ts'
import { allFeatures, swedishFormats, withoutAccount } from './site-defaults.ts'
import { sweden } from './sweden.ts'

export const swedenEnglish = {
  ...sweden,
  key: 'sweden-english',
  siteId: 2,
  locale: 'en',
  wireLocale: 'en',
  catalogueLocale: sweden.locale,
  basePath: '/en/',
  isLocalizedSubsite: true,
  features: { ...allFeatures, ...withoutAccount, myPagesNews: false },
  routes: {
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
  formats: { ...swedishFormats, roomsLabel: 'rooms', roomLabel: 'room', decimalSign: '.' },
} as const satisfies SiteFacts

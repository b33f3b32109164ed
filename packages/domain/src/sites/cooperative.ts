// The Swedish site of cooperative housing, which gives priority to members.
import { priceFirst } from './showcase.ts'
import type { SiteFacts } from './site.ts'
import { swedishRoutes, swedishSite } from './site-defaults.ts'

export const cooperative = {
  ...swedishSite,
  key: 'cooperative',
  siteId: 6,
  siteOrgId: 1,
  catalogueSiteId: 6,
  name: 'Husrum Kooperativ',
  bookingFee: 20_000,
  hosts: { production: 'www.husrum-kooperativ.example', development: 'coop.localhost' },
  // The monthly cost decides whether an ordinary salary is sufficient.
  showcase: {
    ...priceFirst,
    lead: 'fee',
    lines: [
      ['price', 'squareMetrePrice'],
      ['size', 'floor'],
      ['outdoors', 'access'],
    ],
  },
  routes: {
    ...swedishRoutes,
    vipInformation: '/om-medlemskap/',
    swanLabel: '/svanenmarkta-bostader/',
    about: '/om-husrum-kooperativ/',
  },
} as const satisfies SiteFacts

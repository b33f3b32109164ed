// The Swedish site of cooperative housing, whose members come first.
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
  // What a home costs by the month decides whether an ordinary salary will do.
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

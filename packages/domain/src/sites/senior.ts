// The Swedish site of homes for people over 55.
import { priceFirst } from './showcase.ts'
import type { SiteFacts } from './site.ts'
import { swedishRoutes, swedishSite } from './site-defaults.ts'

export const senior = {
  ...swedishSite,
  key: 'senior',
  siteId: 5,
  siteOrgId: 2,
  catalogueSiteId: 5,
  name: 'Husrum Senior',
  hosts: { production: 'www.husrum-senior.example', development: 'senior.localhost' },
  // Every house of the brand has a lift, a common room and a guest room.
  showcase: {
    ...priceFirst,
    homePicture: 'room',
    lines: [['size', 'floor'], ['lift', 'commonRoom', 'outdoors'], ['fee', 'squareMetrePrice'], ['access']],
    amenities: ['lift', 'commonRoom', 'guestRoom'],
  },
  routes: {
    ...swedishRoutes,
    vipInformation: '/om-vip/',
    swanLabel: '/svanenmarkta-bostader/',
    about: '/om-husrum-senior/',
  },
} as const satisfies SiteFacts

// The Swedish main site.
import type { SiteFacts } from './site.ts'
import { allFeatures, swedishRoutes, swedishSite } from './site-defaults.ts'

export const sweden = {
  ...swedishSite,
  key: 'sweden',
  siteId: 1,
  siteOrgId: 1,
  catalogueSiteId: 1,
  name: 'Husrum',
  hosts: { production: 'www.husrum.example', development: 'localhost' },
  features: allFeatures,
  routes: { ...swedishRoutes, corporateSearch: '/om-oss/sok/' },
} as const satisfies SiteFacts

// The contractor's site: no homes for sale and no accounts.
import type { SiteFacts } from './site.ts'
import { brandFeatures, contractorRoutes, swedishSite, withoutAccount } from './site-defaults.ts'

export const contractor = {
  ...swedishSite,
  key: 'contractor',
  siteId: 7,
  siteOrgId: 1,
  catalogueSiteId: 7,
  name: 'Husrum Entreprenad',
  hosts: { production: 'www.husrum-entreprenad.example', development: 'contractor.localhost' },
  features: {
    ...brandFeatures,
    ...withoutAccount,
    search: false,
    advancedSearch: false,
    simpleSearch: false,
  },
  routes: contractorRoutes,
} as const satisfies SiteFacts

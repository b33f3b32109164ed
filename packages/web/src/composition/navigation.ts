// The capabilities for navigation: pages and the search. To add a capability of this kind, add its line here.
import {
  makeExplorer,
  makePages,
  makePremisesSearch,
  makeRecentlyViewed,
  makeSearch,
  makeTextSearch,
  searchVisitorOf,
} from '@husrum/application'
import {
  makeHttpExplorerSource,
  makeHttpPageSource,
  makeHttpPanoramas,
  makeHttpPremisesCatalogue,
  makeHttpResidenceCatalogue,
  makeHttpTextSearchService,
  makeHttpVisits,
} from '@husrum/infrastructure'
import type { NavigationCapabilities } from '../frame/capabilities.tsx'
import type { Platform } from './platform.ts'

export const composeNavigation = (
  platform: Omit<Platform, 'session' | 'openIdentity'>,
): NavigationCapabilities => ({
  pages: makePages({ ...platform, source: makeHttpPageSource(platform) }),
  search: makeSearch({
    ...platform,
    catalogue: makeHttpResidenceCatalogue(platform),
    visitor: () => searchVisitorOf(platform.cookies),
  }),
  recentlyViewed: makeRecentlyViewed({
    ...platform,
    catalogue: makeHttpResidenceCatalogue(platform),
    visits: makeHttpVisits(platform),
  }),
  explorer: makeExplorer({
    ...platform,
    catalogue: makeHttpResidenceCatalogue(platform),
    source: makeHttpExplorerSource(platform),
  }),
  panoramas: makeHttpPanoramas(platform),
  textSearch: makeTextSearch({ ...platform, texts: makeHttpTextSearchService(platform) }),
  premises: makePremisesSearch({ ...platform, premises: makeHttpPremisesCatalogue(platform) }),
})

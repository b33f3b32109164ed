// The bindings for navigation: pages and the search. A new capability of this kind is a line here.
import {
  makeExplorer,
  makePages,
  makePremisesSearch,
  makeRecentlyViewed,
  makeSearch,
  makeTextSearch,
  searchVisitorOf,
} from '@husrum/application'
import { openPanorama } from '@husrum/contract'
import {
  makeHttpExplorerSource,
  makeHttpPageSource,
  makeHttpPremisesCatalogue,
  makeHttpResidenceCatalogue,
  makeHttpTextSearchService,
  makeHttpVisits,
  verbsOf,
} from '@husrum/infrastructure'
import type { NavigationCapabilities } from '../frame/capabilities.tsx'
import { bind, makeResolver } from './bindings.ts'
import type { Resolve } from './late-capabilities.ts'
import type { Platform } from './platform.ts'

export const navigationBindings = {
  pageSource: bind(makeHttpPageSource, 'client', 'site', 'loadSanitiser'),
  pages: bind(
    ({ pageSource: source, ...rest }) => makePages({ source, ...rest }),
    'pageSource',
    'site',
    'report',
  ),
  catalogue: bind(makeHttpResidenceCatalogue, 'client', 'site'),
  search: bind(
    (parts) => makeSearch({ ...parts, visitor: () => searchVisitorOf(parts.cookies) }),
    'catalogue',
    'clock',
    'site',
    'cookies',
  ),
  visits: bind(makeHttpVisits, 'client', 'site'),
  recentlyViewed: bind(makeRecentlyViewed, 'visits', 'catalogue', 'clock', 'site'),
  explorerSource: bind(makeHttpExplorerSource, 'client'),
  explorer: bind(
    ({ explorerSource: source, ...rest }) => makeExplorer({ source, ...rest }),
    'explorerSource',
    'catalogue',
    'clock',
    'site',
  ),
  panoramas: bind(({ client }) => verbsOf(client, { open: [openPanorama, 'objectId'] }), 'client'),
  texts: bind(makeHttpTextSearchService, 'client'),
  textSearch: bind(makeTextSearch, 'texts', 'site'),
  premisesCatalogue: bind(makeHttpPremisesCatalogue, 'client', 'site'),
  premises: bind(
    ({ premisesCatalogue: premises, ...rest }) => makePremisesSearch({ premises, ...rest }),
    'premisesCatalogue',
    'cookies',
    'site',
  ),
}

/** In a browser. */
export const composeNavigation = (
  platform: Omit<Platform, 'session' | 'openIdentity'>,
): Resolve<NavigationCapabilities> => makeResolver<keyof NavigationCapabilities>(navigationBindings, platform)

// Pages: view models from the backend.
import type { Pages } from '@husrum/application'
import { makePages } from '@husrum/application'
import { makeHttpPageSource } from '@husrum/infrastructure'
import type { Platform } from './platform.ts'

export const pagesModule = ({
  client,
  site,
  loadSanitiser,
  report,
}: Pick<Platform, 'client' | 'site' | 'loadSanitiser' | 'report'>): Pages =>
  makePages({ source: makeHttpPageSource({ client, site, loadSanitiser }), site, report })

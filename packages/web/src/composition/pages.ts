// Pages: view models from the backend.
import { makeLoadPage } from '@husrum/application'
import { makeHttpPageSource } from '@husrum/infrastructure'
import type { Pages } from '../frame/capabilities.tsx'
import type { Platform } from './platform.ts'

export const pagesModule = ({ client, site, sanitise, report }: Platform): Pages => ({
  load: makeLoadPage({ pages: makeHttpPageSource({ client, site, sanitise }), site, report }),
})

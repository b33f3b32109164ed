// Whether what could not be had is a page of the wizard of fault reports: that is said where the wizard would be.
import type { LoadedPage } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import { readCasePath } from '@husrum/domain'

export const isFailedCase = (loaded: LoadedPage, site: SiteDefinition, path: string): boolean =>
  loaded.kind === 'failed' && loaded.cause !== 'missing' && readCasePath(site, path) !== undefined

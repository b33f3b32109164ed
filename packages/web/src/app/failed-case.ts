// Whether a failed page belongs to the fault report wizard; its failure is shown in the wizard's place.
import type { LoadedPage } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import { readCasePath } from '@husrum/domain'

export const isFailedCase = (loaded: LoadedPage, site: SiteDefinition, path: string): boolean =>
  loaded.kind === 'failed' && loaded.cause !== 'missing' && readCasePath(site, path) !== undefined

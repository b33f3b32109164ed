// The search for homes.
import type { Search } from '@husrum/application'
import { makeSearch } from '@husrum/application'
import { makeHttpResidenceCatalogue } from '@husrum/infrastructure'
import type { Platform } from './platform.ts'

export const searchModule = ({ client, clock, site }: Pick<Platform, 'client' | 'clock' | 'site'>): Search =>
  makeSearch({ catalogue: makeHttpResidenceCatalogue({ client, site }), clock, site })

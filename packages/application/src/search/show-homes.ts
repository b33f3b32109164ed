// Homes by their ids: similar, newest and saved ones.

import type { Home } from '@husrum/domain'
import { comingShowings } from '@husrum/domain'
import type { SearchDependencies } from './search-dependencies.ts'

export type ShowHomes = (ids: readonly string[]) => Promise<readonly Home[]>

export const makeShowHomes =
  ({ catalogue, clock, site }: SearchDependencies): ShowHomes =>
  async (ids) => {
    if (ids.length === 0) return []
    const homes = await catalogue.homesByIds(site.catalogueSiteId, ids)
    return homes.map((home) => ({ ...home, showings: comingShowings(home.showings, clock.today()) }))
  }

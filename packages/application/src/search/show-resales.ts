// Homes that are sold by their owners.
import type { Home } from '@husrum/domain'
import { bulkLimit, comingShowings, successionAddressOn } from '@husrum/domain'
import type { SearchDependencies } from './search-dependencies.ts'

/** All such homes of a site, with their own addresses. The page filters and shuffles them. */
export type ShowResales = () => Promise<readonly Home[]>

export const makeShowResales =
  ({ catalogue, clock, site }: SearchDependencies): ShowResales =>
  async () => {
    const { homes } = await catalogue.findHomes({
      criteria: { siteId: site.catalogueSiteId, statuses: ['succession'] },
      sort: '',
      offset: 0,
      limit: bulkLimit,
    })
    return homes.map((home) => ({
      ...home,
      path: successionAddressOn(site, home.path),
      showings: comingShowings(home.showings, clock.today()),
    }))
  }

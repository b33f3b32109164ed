// The homes that their owners sell.
import type { Home } from '@husrum/domain'
import { bulkLimit, comingShowings, successionAddressOn } from '@husrum/domain'
import type { SearchDependencies } from './search-dependencies.ts'

/** All of a site, at the addresses of such homes; they are filtered and shuffled where they are shown. */
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

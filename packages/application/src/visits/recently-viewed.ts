// The recently viewed homes as a page shows them. They are an extra: when they cannot be fetched, nothing is shown (SEARCH-39).
import type { Home, Stage } from '@husrum/domain'
import { comingShowings, hasNoPageAnyMore, searchedStatuses } from '@husrum/domain'
import type { SearchDependencies } from '../search/search-dependencies.ts'
import type { Visit, Visits } from './visits.ts'

export interface RecentlyViewed {
  /** Records that the visitor views a stage or a home. */
  note(visit: Visit): Promise<void>
  /** The homes that the visitor viewed last, latest first; without those that no longer have a page. */
  lastHomes(): Promise<readonly Home[]>
  /** The most viewed stages with homes for sale, in the county of a place. */
  popularStages(placeUrl: string): Promise<readonly Stage[]>
  /** Rejects if deletion failed. */
  forget(): Promise<void>
}

const homesShown = 6
const stagesShown = 3

/** @param visits of this visitor. */
export const makeRecentlyViewed = ({
  visits,
  catalogue,
  clock,
  site,
}: SearchDependencies & { readonly visits: Visits }): RecentlyViewed => ({
  note: (visit) => visits.note(visit).catch(() => undefined),

  async lastHomes() {
    try {
      const last = await visits.last()
      const ids = last.flatMap(({ objectId }) => objectId ?? []).slice(0, 2 * homesShown)
      if (ids.length === 0) return []
      const today = clock.today()
      const homes = await catalogue.homesByIds(site.catalogueSiteId, ids)
      return homes
        .filter((home) => !hasNoPageAnyMore(home, today))
        .slice(0, homesShown)
        .map((home) => ({ ...home, showings: comingShowings(home.showings, today) }))
    } catch {
      return []
    }
  },

  async popularStages(placeUrl) {
    try {
      const max = await visits.mostVisited(placeUrl.split('/')[0] ?? '')
      if (max.length === 0) return []
      const stageIds = max.map(({ stageId }) => stageId)
      const { stages } = await catalogue.findStagesAndAreas({
        criteria: { siteId: site.catalogueSiteId, statuses: searchedStatuses, stageIds },
        sort: '',
      })
      const today = clock.today()
      return stageIds
        .flatMap((id) => stages.find((stage) => stage.id === id) ?? [])
        .slice(0, stagesShown)
        .map((stage) => ({ ...stage, showings: comingShowings(stage.showings, today) }))
    } catch {
      return []
    }
  },

  forget: () => visits.forget(),
})

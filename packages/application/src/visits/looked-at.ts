// The recently viewed homes as a page shows them. They are an extra: when they cannot be fetched, nothing is shown (SEARCH-39).
import type { Home, Stage } from '@husrum/domain'
import { comingShowings, hasNoPageAnyMore, searchedStatuses } from '@husrum/domain'
import type { SearchDependencies } from '../search/search-dependencies.ts'
import type { Visit, Visits } from './visits.ts'

export interface LookedAt {
  /** Notes that the visitor looks at a stage or a home. */
  note(visit: Visit): Promise<void>
  /** The homes that the visitor looked at last, the latest first; without those that have no page any more. */
  lastHomes(): Promise<readonly Home[]>
  /** Of the county of a place: the stages with homes for sale that most look at. */
  popularStages(placeUrl: string): Promise<readonly Stage[]>
  /** Rejects where it could not be done. */
  forget(): Promise<void>
}

const homesShown = 6
const stagesShown = 3

/** @param visits of this visitor. */
export const makeLookedAt = ({
  visits,
  catalogue,
  clock,
  site,
}: SearchDependencies & { readonly visits: Visits }): LookedAt => ({
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
      const most = await visits.mostVisited(placeUrl.split('/')[0] ?? '')
      if (most.length === 0) return []
      const stageIds = most.map(({ stageId }) => stageId)
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

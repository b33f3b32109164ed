// The residence explorer of a stage: its homes, and pictures of the house with clickable homes.
import type { ExplorerView, Home } from '@husrum/domain'
import { comingShowings, explorerHomesRequest, explorerViews, residenceStatuses } from '@husrum/domain'
import type { SearchDependencies } from '../search/search-dependencies.ts'
import type { ExplorerSource } from './explorer-source.ts'

/** Views of a house from one or more sides. */
export interface HouseViews {
  /** Empty if no views were drawn. */
  readonly views: readonly ExplorerView[]
  /** Id of the initial view; empty if there are none. */
  readonly start: string
}

export interface Explorer {
  /** The homes of a stage, at most 200, earliest access date first. */
  homes(stageId: string): Promise<readonly Home[]>
  /** The views of a stage. Click areas of homes outside the stage are omitted. */
  views(stageId: string): Promise<HouseViews>
}

export const makeExplorer = ({
  catalogue,
  clock,
  site,
  source,
}: Pick<SearchDependencies, 'catalogue' | 'clock' | 'site'> & {
  readonly source: ExplorerSource
}): Explorer => ({
  async homes(stageId) {
    const { filter, ...request } = explorerHomesRequest(stageId, site)
    const today = clock.today()
    const { homes } = await catalogue.findHomes({
      criteria: { ...filter, statuses: residenceStatuses },
      ...request,
    })
    return homes.map((home) => ({ ...home, showings: comingShowings(home.showings, today) }))
  },
  async views(stageId) {
    const data = await source.load(stageId)
    const known = new Set(data?.apts.map(({ objectId }) => objectId))
    const found = explorerViews(data, (objectId) => known.has(objectId))
    return found.kind === 'views' ? { views: found.views, start: found.start.id } : { views: [], start: '' }
  },
})

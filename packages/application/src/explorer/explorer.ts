// A house that one can point at: its homes, and the pictures in which they can be clicked.
import type { ExplorerView, Home } from '@husrum/domain'
import { comingShowings, explorerHomesRequest, explorerViews, residenceStatuses } from '@husrum/domain'
import type { SearchDependencies } from '../search/search-dependencies.ts'
import type { ExplorerSource } from './explorer-source.ts'

/** A house from one side or several. */
export interface HouseViews {
  /** None where nobody drew any. */
  readonly views: readonly ExplorerView[]
  /** Id of the one to begin with; empty without views. */
  readonly start: string
}

export interface Explorer {
  /** The homes of a stage, at most 200, the first to move into first. */
  homes(stageId: string): Promise<readonly Home[]>
  /** What there is to look at; click areas of homes that the stage does not have are left out. */
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

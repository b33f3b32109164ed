// Query of the overview, cached per session, with the time of the fetch.
import type { MyPages, OverviewSeen } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export interface OverviewHad {
  readonly seen: OverviewSeen
  /** Epoch milliseconds, so that relative days are the same on the server and in the browser. */
  readonly at: number
}

export const overviewQuery = (
  site: SiteDefinition,
  myPages: Pick<MyPages, 'overview'>,
): Query<OverviewHad> => ({
  queryKey: ['session', site.key, 'my-pages', 'overview'],
  queryFn: async () => ({ seen: await myPages.overview(), at: Date.now() }),
  staleTime: 10_000,
})

// The overview as a query: it goes with the session that asked, and says when it was had.
import type { MyPages, OverviewSeen } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export interface OverviewHad {
  readonly seen: OverviewSeen
  /** Epoch milliseconds: days that are near are called so on the server and in the browser alike. */
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

// Query of the succession list: all homes that owners sell. They are filtered on the client.
import type { Search } from '@husrum/application'
import type { Home, SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export const resalesQuery = (
  site: SiteDefinition,
  search: Pick<Search, 'resales'>,
): Query<readonly Home[]> => ({
  queryKey: ['resales', site.key],
  queryFn: () => search.resales(),
})

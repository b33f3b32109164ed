// What the submenu of My Pages has to ask: it goes with the session that asked.
import type { Errands } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export const hasErrandsQuery = (site: SiteDefinition, errands: Pick<Errands, 'hasAny'>): Query<boolean> => ({
  queryKey: ['session', site.key, 'has-errands'],
  queryFn: () => errands.hasAny(),
  staleTime: 5 * 60_000,
})

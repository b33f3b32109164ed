// Query of the My Pages submenu, cached per session.
import type { Errands } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export const hasErrandsQuery = (site: SiteDefinition, errands: Pick<Errands, 'hasAny'>): Query<boolean> => ({
  queryKey: ['session', site.key, 'has-errands'],
  queryFn: () => errands.hasAny(),
  staleTime: 5 * 60_000,
})

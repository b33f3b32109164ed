// Queries of the premises page.
import type { PremisesSearch } from '@husrum/application'
import type { Premises, PremisesFilters, PremisesPlace, SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export const premisesQuery = (
  filters: PremisesFilters,
  site: SiteDefinition,
  premises: Pick<PremisesSearch, 'find'>,
): Query<readonly Premises[]> => ({
  queryKey: ['premises', site.key, filters],
  queryFn: () => premises.find(filters),
})

export const premisesPlacesQuery = (
  site: SiteDefinition,
  premises: Pick<PremisesSearch, 'places'>,
): Query<readonly PremisesPlace[]> => ({
  queryKey: ['premises-places', site.key],
  queryFn: () => premises.places(),
  staleTime: 300_000,
})

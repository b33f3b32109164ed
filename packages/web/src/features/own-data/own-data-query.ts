// Query for the user's own data, cached per session.
import type { OwnData, OwnDataStanding } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export const ownDataQuery = (
  site: SiteDefinition,
  ownData: Pick<OwnData, 'standing'>,
): Query<OwnDataStanding> => ({
  queryKey: ['session', site.key, 'own-data'],
  queryFn: () => ownData.standing(),
  staleTime: 0,
})

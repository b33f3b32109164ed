// Query of the user's sessions, cached per session.
import type { Accounts, OwnSession } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export const ownSessionsQuery = (
  site: SiteDefinition,
  accounts: Pick<Accounts, 'sessions'>,
): Query<readonly OwnSession[]> => ({
  queryKey: ['session', site.key, 'own-sessions'],
  queryFn: () => accounts.sessions(),
  staleTime: 0,
})

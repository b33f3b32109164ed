// Where somebody is signed in, as a query: it goes with the session that asked.
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

// What somebody wants to be told of, as a query: it goes with the session that asked.
import type { Notifications, TellingSettings } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export const tellingQueryOf = (
  site: SiteDefinition,
  notifications: Pick<Notifications, 'settings'>,
): Query<TellingSettings> => ({
  queryKey: ['session', site.key, 'telling'],
  queryFn: () => notifications.settings(),
  staleTime: 0,
})

// Query of the user's notification settings, cached per session.
import type { NotificationSettings, Notifications } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export const notificationSettingsQueryOf = (
  site: SiteDefinition,
  notifications: Pick<Notifications, 'settings'>,
): Query<NotificationSettings> => ({
  queryKey: ['session', site.key, 'notifications'],
  queryFn: () => notifications.settings(),
  staleTime: 0,
})

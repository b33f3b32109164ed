// The notifications of a signed-in person on a site, and their notification settings.
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { SetMailLanguage } from './notification-settings.ts'
import { makeNotificationSettings } from './notification-settings.ts'
import { notificationSettingsRoutes } from './notification-settings-routes.ts'
import { makeStoredNotifications } from './postgres-notifications.ts'
import { notificationRoutes } from './routes.ts'

export { addNotification } from './add-notification.ts'
export { notificationsDeclaration } from './declaration.ts'
export { isWanted, optOutOf, optOutsOf, wantedBy } from './opt-outs.ts'

export const notificationsModule = (
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { setMailLanguage }: { readonly setMailLanguage: SetMailLanguage },
): Module => {
  const notifications = makeStoredNotifications(db, { now })
  return {
    routes: (app) => {
      notificationRoutes(app, { notifications })
      const settings = makeNotificationSettings(db, setMailLanguage)
      notificationSettingsRoutes(app, { settings })
    },
  }
}

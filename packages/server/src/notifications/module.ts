// What waits for a signed-in person on a site.
import type { Module, Platform } from '../platform/module.ts'
import { makeStoredNotifications } from './postgres-notifications.ts'
import { notificationRoutes } from './routes.ts'

export const notificationsModule = ({ db, now }: Pick<Platform, 'db' | 'now'>): Module => {
  const notifications = makeStoredNotifications(db, { now })
  return { routes: (app) => notificationRoutes(app, { notifications }) }
}

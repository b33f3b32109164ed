// The notifications of a signed-in person on a site, and their notification settings.
import type { Module, Platform } from '../platform/module.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { makeStoredNotifications } from './postgres-notifications.ts'
import { notificationRoutes } from './routes.ts'
import { tellingRoutes } from './telling-routes.ts'
import { makeTellingSettings } from './telling-settings.ts'

export const notificationsModule = (
  { db, now, environment }: Pick<Platform, 'db' | 'now' | 'environment'>,
  { findCaller }: { readonly findCaller: FindCaller },
): Module => {
  const notifications = makeStoredNotifications(db, { now })
  return {
    routes: (app) => {
      notificationRoutes(app, { notifications })
      tellingRoutes(app, { settings: makeTellingSettings(db), findCaller, environment })
    },
  }
}

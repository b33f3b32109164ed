// `/services/notifications/…`: the notifications of a signed-in person on a site (PLAT-87, PLAT-88).
import { endpoints } from '@husrum/contract'
import { notificationName } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { NotificationsOf, StoredNotifications } from './postgres-notifications.ts'

export interface NotificationRoutesOptions {
  readonly notifications: StoredNotifications
}

const ownerOf = ({ caller, site }: EndpointContext): NotificationsOf => ({
  accountId: signedInOf(caller).session.accountId,
  site,
})

export const notificationRoutes = (app: Hono<AppEnv>, { notifications }: NotificationRoutesOptions): void => {
  bindEndpoint(app, endpoints.getNotifications, async ({ siteKey }, context) => {
    if (siteKey !== context.site.key) throw new Problem('notFound')
    const current = await notifications.current(ownerOf(context))
    return current.map(({ pausedUntil: _, ...notification }) => ({
      ...notification,
      name: notificationName(notification.notificationType),
    }))
  })

  bindEndpoint(app, endpoints.readAllNotifications, async ({ siteKey }, context) => {
    if (siteKey !== context.site.key) throw new Problem('notFound')
    await notifications.readAll(ownerOf(context))
    return undefined
  })
  bindEndpoint(app, endpoints.readNotification, async ({ id }, context) => {
    if (!(await notifications.read(id, ownerOf(context)))) throw new Problem('notFound')
    return undefined
  })

  const pause = async ({ id }: { readonly id: string }, context: EndpointContext) => {
    const until = await notifications.pause(id, ownerOf(context))
    if (until === undefined) throw new Problem('notFound')
    return { id, pausedUntil: until }
  }
  bindEndpoint(app, endpoints.pauseNotification, pause)
  bindEndpoint(app, endpoints.getPausedNotification, pause)
}

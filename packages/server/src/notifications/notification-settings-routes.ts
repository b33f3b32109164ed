// `/services/account_service/notification_settings` and the plain form of the settings page: the notification settings of an account.
import { endpoints, notificationSettingsFormPath, notificationSettingsQuery } from '@husrum/contract'
import { locales, loginAddress, notificationChannels, optionalTopics, routePath } from '@husrum/domain'
import type { Hono } from 'hono'
import { outageOf } from '../database/database-outage.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { signedInOf } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { readForm } from '../http/read-form.ts'
import { fromOurPages } from '../http/same-origin.ts'
import type { Platform } from '../platform/module.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { sessionOfCookies } from '../sessions/session-cookies.ts'
import type { NotificationSettings, StoredNotificationSettings } from './notification-settings.ts'

/** A checkbox per kind and channel, and a language. */
const longestForm = 4_096

const typedSettings = (fields: URLSearchParams): NotificationSettings => ({
  language: locales.find((known) => known === fields.get('language')) ?? null,
  stops: optionalTopics.flatMap((kind) =>
    notificationChannels.flatMap((channel) => (fields.has(`${channel}:${kind}`) ? [] : [{ kind, channel }])),
  ),
})

export const notificationSettingsRoutes = (
  app: Hono<AppEnv>,
  {
    settings,
    findCaller,
    environment,
  }: {
    readonly settings: StoredNotificationSettings
    readonly findCaller: FindCaller
    readonly environment: Platform['environment']
  },
): void => {
  bindEndpoint(app, endpoints.getNotificationSettings, async (_, { caller }) =>
    settings.of(signedInOf(caller).session.accountId),
  )
  bindEndpoint(app, endpoints.changeNotificationSettings, async (said, { caller }) =>
    settings.change(signedInOf(caller).session.accountId, said),
  )

  app.post(notificationSettingsFormPath, fromOurPages, async (c) => {
    const site = c.get('site')
    const page = routePath(site, 'settings') ?? site.routes.start
    const fields = await readForm(c.req.raw, longestForm)
    c.header('cache-control', 'no-store')
    let result = 'saved'
    try {
      const caller = await findCaller(sessionOfCookies(c.req.header('cookie') ?? '', environment), site)
      await settings.change(signedInOf(caller).session.accountId, typedSettings(fields))
    } catch (cause) {
      if (cause instanceof Problem && cause.code === 'signedOut')
        return c.redirect(loginAddress(site, page) ?? page, 303)
      const isAway = cause instanceof Problem && cause.code === 'serviceUnavailable'
      if (!isAway && outageOf(cause) === undefined) throw cause
      result = 'failed'
    }
    return c.redirect(`${page}?${notificationSettingsQuery}=${result}#own-notifications`, 303)
  })
}

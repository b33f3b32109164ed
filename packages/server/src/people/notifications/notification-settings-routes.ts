// `/services/account_service/notification_settings` and the plain form of the settings page: the notification settings of an account.
import { endpoints, notificationSettingsFormPath, notificationSettingsQuery } from '@husrum/contract'
import { locales, notificationChannels, optionalTopics, routePath } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import type { SentForm } from '../../platform/http/bind-form.ts'
import { bindForm } from '../../platform/http/bind-form.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import type { FormFields } from '../../platform/http/form-fields.ts'
import { textOf } from '../../platform/http/form-fields.ts'
import { withQuery } from '../../platform/http/with-query.ts'
import type { NotificationSettings, StoredNotificationSettings } from './notification-settings.ts'

/** A checkbox per kind and channel, and a language. */
const maxFormBytes = 4_096

const typedSettings = (fields: FormFields): NotificationSettings => ({
  language: locales.find((known) => known === textOf(fields, 'language')) ?? null,
  stops: optionalTopics.flatMap((kind) =>
    notificationChannels.flatMap((channel) => (fields.has(`${channel}:${kind}`) ? [] : [{ kind, channel }])),
  ),
})

export const notificationSettingsRoutes = (
  app: Hono<AppEnv>,
  { settings }: { readonly settings: StoredNotificationSettings },
): void => {
  bindEndpoint(app, endpoints.getNotificationSettings, async (_, { caller }) =>
    settings.of(signedInOf(caller).session.accountId),
  )
  bindEndpoint(app, endpoints.changeNotificationSettings, async (said, { caller }) =>
    settings.change(signedInOf(caller).session.accountId, said),
  )

  const afterwards = (result: string, { page }: SentForm): string =>
    `${withQuery(page, [[notificationSettingsQuery, result]])}#own-notifications`
  bindForm(app, endpoints.changeNotificationSettings, {
    path: notificationSettingsFormPath,
    maxBytes: maxFormBytes,
    page: (site) => routePath(site, 'settings') ?? site.routes.start,
    fields: ({ fields }) => typedSettings(fields),
    doneAt: (_, sent) => afterwards('saved', sent),
    messages: { serviceUnavailable: 'failed' },
    backAt: afterwards,
  })
}

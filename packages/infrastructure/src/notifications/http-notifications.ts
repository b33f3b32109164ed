// The notifications of a signed-in person, over HTTP (PLAT-88).
import type { Notifications } from '@husrum/application'
import {
  getNotificationSettings,
  getNotifications,
  pauseNotification,
  readAllNotifications,
  readNotification,
} from '@husrum/contract'
import type { SiteDefinition, UserNotification } from '@husrum/domain'
import { verbsOf } from '../http/endpoint-verbs.ts'
import type { ServiceClient } from '../http/service-client.ts'

export const makeHttpNotifications = ({
  client,
  site: { key },
}: {
  readonly client: ServiceClient
  readonly site: Pick<SiteDefinition, 'key'>
}): Notifications => ({
  ...verbsOf(client, { pause: [pauseNotification, 'id'], read: [readNotification, 'id'] }),
  async list() {
    const { body } = await client.call(getNotifications, { siteKey: key })
    return body.map(({ name: _, ...notification }) => notification as UserNotification)
  },
  async readAll() {
    await client.call(readAllNotifications, { siteKey: key })
  },
  async settings() {
    const { body } = await client.call(getNotificationSettings, {})
    return { language: body.language ?? undefined, stops: body.stops }
  },
})

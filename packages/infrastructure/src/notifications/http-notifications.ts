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
import type { ServiceClient } from '../http/service-client.ts'

export const makeHttpNotifications = ({
  client,
  site: { key },
}: {
  readonly client: ServiceClient
  readonly site: Pick<SiteDefinition, 'key'>
}): Notifications => ({
  async list() {
    const { body } = await client.call(getNotifications, { siteKey: key })
    return body.map(({ name: _, ...notification }) => notification as UserNotification)
  },
  async pause(id) {
    await client.call(pauseNotification, { id })
  },
  async read(id) {
    await client.call(readNotification, { id })
  },
  async readAll() {
    await client.call(readAllNotifications, { siteKey: key })
  },
  async settings() {
    const { body } = await client.call(getNotificationSettings, {})
    return { language: body.language ?? undefined, stops: body.stops }
  },
})

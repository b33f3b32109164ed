// What waits for a signed-in person, over HTTP (specification 1 §3.5, §7).
import type { Notifications } from '@husrum/application'
import { getNotifications, pauseNotification } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
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
    return body.map(({ id, notificationType, createdOn }) => ({ id, notificationType, createdOn }))
  },
  async pause(id) {
    await client.call(pauseNotification, { id })
  },
})

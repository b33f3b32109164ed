// What waits for a signed-in person, over HTTP (specification 1 §3.5, §7).
import type { Notifications } from '@husrum/application'
import { endpoints } from '@husrum/contract'
import type { NotificationType, SiteDefinition } from '@husrum/domain'
import type { HttpClient } from '../http/http-client.ts'

export const makeHttpNotifications = ({
  http,
  site: { key },
}: {
  readonly http: HttpClient
  readonly site: Pick<SiteDefinition, 'key'>
}): Notifications => ({
  async list() {
    const { body } = await http.call(endpoints.getNotifications, { siteKey: key })
    return body.map(({ id, notificationType, createdOn }) => ({
      id,
      notificationType: notificationType as NotificationType,
      createdOn,
    }))
  },
  async pause(id) {
    await http.call(endpoints.pauseNotification, { id })
  },
})

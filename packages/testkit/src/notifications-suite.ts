// What every source of notifications must do.
import type { Notifications } from '@husrum/application'
import { ContractBroken, ServiceUnavailable, SessionExpired } from '@husrum/application'
import type { makeInMemoryNotifications } from '@husrum/application/testing'
import { aNotification } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'

export type NotificationsSetup = NonNullable<Parameters<typeof makeInMemoryNotifications>[0]>

/** The contract of the port `Notifications`. */
export const describeNotifications = (
  name: string,
  make: (given: NotificationsSetup) => Notifications | Promise<Notifications>,
): void => {
  const older = aNotification({ id: '0b6dbe5e-3a53-4b1c-9b0c-2f8a9a0f1c11', createdOn: 1 })
  const newer = aNotification({ id: '0b6dbe5e-3a53-4b1c-9b0c-2f8a9a0f1c12', createdOn: 2 })
  const idsOf = async (notifications: Notifications) => (await notifications.list()).map(({ id }) => id)

  describe(`${name}, as a repository of notifications`, () => {
    it('lists notifications, the latest first', async () => {
      const notifications = await make({ notifications: [older, newer] })
      const { id, notificationType, createdOn } = newer
      expect((await notifications.list())[0]).toMatchObject({ id, notificationType, createdOn })
      expect(await idsOf(notifications)).toEqual([newer.id, older.id])
    })

    it('leaves out paused notifications', async () => {
      const notifications = await make({ notifications: [older, newer] })
      await notifications.pause(newer.id)
      expect(await idsOf(notifications)).toEqual([older.id])
    })

    it('returns subject, link and read state of each', async () => {
      const news = aNotification({
        ...newer,
        notificationType: 'News',
        about: 'Brf Kajutan',
        link: '/mina-sidor/nyheter/?newsId=1',
      })
      const notifications = await make({ notifications: [older, news] })
      expect(await notifications.list()).toMatchObject([{ about: 'Brf Kajutan', link: news.link }, {}])
      const unread = async () =>
        (await notifications.list()).flatMap(({ id, isRead }) => (isRead ? [] : [id]))
      await notifications.read(news.id)
      expect(await unread()).toEqual([older.id])
      await notifications.readAll()
      expect(await unread()).toEqual([])
    })

    it('rejects pausing an unknown notification', async () => {
      const notifications = await make({ notifications: [older] })
      await expect(notifications.pause(newer.id)).rejects.toBeInstanceOf(ContractBroken)
    })

    it.each([
      ['the caller is not signed in', { isSignedIn: false }, SessionExpired],
      ['the service is unavailable', { failure: new ServiceUnavailable('away') }, ServiceUnavailable],
    ])('rejects when %s', async (_, given, kind) => {
      const notifications = await make(given)
      await expect(notifications.list()).rejects.toBeInstanceOf(kind)
      await expect(notifications.pause(newer.id)).rejects.toBeInstanceOf(kind)
    })
  })
}

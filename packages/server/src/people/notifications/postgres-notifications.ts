// Stores the notifications of a person on a site. Every query filters by owner.

import type { SiteDefinition, UserNotification } from '@husrum/domain'
import { notificationListOf, pausedUntil, userBrandOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

export interface NotificationsOf {
  readonly accountId: string
  readonly site: SiteDefinition
}

export interface StoredNotifications {
  /** Without paused ones, latest first. */
  current(whose: NotificationsOf): Promise<readonly UserNotification[]>
  /** Pauses one. Returns the end of the pause; undefined if the person has no such notification on the site. */
  pause(id: string, whose: NotificationsOf): Promise<number | undefined>
  /** Marks one as read. False if the person has no such notification on the site. */
  read(id: string, whose: NotificationsOf): Promise<boolean>
  readAll(whose: NotificationsOf): Promise<void>
}

/** More than the notification list can show. */
const max = 200

export const makeStoredNotifications = (
  db: Kysely<Schema>,
  { now = Date.now }: { readonly now?: () => number } = {},
): StoredNotifications => ({
  current: async ({ accountId, site }) => {
    const brand = userBrandOf(site)
    if (brand === undefined) return []
    const rows = await db
      .selectFrom('notifications')
      .select(['id', 'type', 'created_at', 'paused_until', 'about', 'link', 'read_at'])
      .where('account_id', '=', accountId)
      .where('brand', '=', brand)
      .orderBy('created_at', 'desc')
      .limit(max)
      .execute()
    const list = notificationListOf(
      rows.map(({ id, type, created_at, paused_until, about, link, read_at }) => ({
        id,
        notificationType: type,
        createdOn: Date.parse(created_at),
        isRead: read_at !== null,
        ...(about !== null && { about }),
        ...(link !== null && { link }),
        ...(paused_until !== null && { pausedUntil: Date.parse(paused_until) }),
      })),
      now(),
    )
    return list.kind === 'loaded' ? list.notifications : []
  },

  pause: async (id, { accountId, site }) => {
    const brand = userBrandOf(site)
    if (brand === undefined) return undefined
    const until = pausedUntil(now())
    const paused = await db
      .updateTable('notifications')
      .set({ paused_until: new Date(until).toISOString() })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('brand', '=', brand)
      .returning('id')
      .executeTakeFirst()
    return paused && until
  },

  read: async (id, { accountId, site }) => {
    const brand = userBrandOf(site)
    if (brand === undefined) return false
    const read = await db
      .updateTable('notifications')
      .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(new Date(now()).toISOString())) }))
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('brand', '=', brand)
      .returning('id')
      .executeTakeFirst()
    return read !== undefined
  },

  readAll: async ({ accountId, site }) => {
    const brand = userBrandOf(site)
    if (brand === undefined) return
    await db
      .updateTable('notifications')
      .set({ read_at: new Date(now()).toISOString() })
      .where('account_id', '=', accountId)
      .where('brand', '=', brand)
      .where('read_at', 'is', null)
      .execute()
  },
})

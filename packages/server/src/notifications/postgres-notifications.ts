// The notifications of a person on a site, in the database. Whose they are stands in every query.

import type { SiteDefinition, UserNotification } from '@husrum/domain'
import { notificationListOf, pausedUntil, userBrandOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

export interface NotificationsOf {
  readonly accountId: string
  readonly site: SiteDefinition
}

export interface StoredNotifications {
  /** Without those that were put aside, the latest first. */
  current(whose: NotificationsOf): Promise<readonly UserNotification[]>
  /** Puts one aside. Answers until when; undefined where the person has no such notification on the site. */
  pause(id: string, whose: NotificationsOf): Promise<number | undefined>
}

/** More than a bell can show. */
const most = 200

export const makeStoredNotifications = (
  db: Kysely<Schema>,
  { now = Date.now }: { readonly now?: () => number } = {},
): StoredNotifications => ({
  current: async ({ accountId, site }) => {
    const brand = userBrandOf(site)
    if (brand === undefined) return []
    const rows = await db
      .selectFrom('notifications')
      .select(['id', 'type', 'created_at', 'paused_until'])
      .where('account_id', '=', accountId)
      .where('brand', '=', brand)
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute()
    const list = notificationListOf(
      rows.map(({ id, type, created_at, paused_until }) => ({
        id,
        notificationType: type,
        createdOn: Date.parse(created_at),
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
})

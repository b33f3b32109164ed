// Adds notifications, in the transaction of the event.
import type { NotificationTopic, NotificationType, SiteDefinition } from '@husrum/domain'
import { userBrandOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { isWanted } from './opt-outs.ts'

type Db = Kysely<Schema>

/** A notification for one person. */
export interface NewNotification {
  readonly accountId: string
  /** Site on which it is shown. */
  readonly site: SiteDefinition
  /** Selects its text and icon. */
  readonly type: NotificationType
  /** The setting for opting out of it. */
  readonly kind: NotificationTopic
  /** Id of the subject: the same id replaces the earlier notification. A new id if absent. */
  readonly id?: string
  /** Display name of the subject: a home, or a piece of news. */
  readonly about?: string | null
  /** Path and query on the site. */
  readonly link?: string | null
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Adds a notification, unless the account has opted out, in the transaction of the event. Does nothing on a site without accounts.
 *
 * @example await addNotification(trx, { accountId, site, type: 'PaymentDue', kind: 'payment', about: home.name, link, now: now() })
 */
export const addNotification = async (
  trx: Db,
  { accountId, site, type, kind, id, about = null, link = null, now }: NewNotification,
): Promise<void> => {
  const brand = userBrandOf(site)
  if (brand === undefined || !(await isWanted(trx, accountId, kind, 'bell'))) return
  const created_at = new Date(now).toISOString()
  await trx
    .insertInto('notifications')
    .values({ ...(id !== undefined && { id }), account_id: accountId, brand, type, about, link, created_at })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ created_at, about, link, paused_until: null, read_at: null }),
    )
    .execute()
}

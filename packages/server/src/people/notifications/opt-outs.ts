// Notification opt-outs, read in the transaction of the event.
import type {
  NotificationChannel,
  NotificationOptOut,
  NotificationTopic,
  OptionalTopic,
} from '@husrum/domain'
import { isOptionalTopic } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

/** Whether an account wants notifications of a kind on a channel; mandatory kinds need no query. */
export const isWanted = async (
  db: Db,
  accountId: string,
  kind: NotificationTopic,
  channel: NotificationChannel = 'mail',
): Promise<boolean> => {
  if (!isOptionalTopic(kind)) return true
  const stop = await db
    .selectFrom('telling_stops')
    .select('kind')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .executeTakeFirst()
  return stop === undefined
}

/** The accounts that want a notification, in one query. */
export const wantedBy = async (
  db: Db,
  accountIds: readonly string[],
  kind: OptionalTopic,
  channel: NotificationChannel,
): Promise<readonly string[]> => {
  if (accountIds.length === 0) return []
  const stops = await db
    .selectFrom('telling_stops')
    .select('account_id')
    .where('account_id', 'in', [...accountIds])
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .execute()
  const stopped = new Set(stops.map(({ account_id }) => account_id))
  return accountIds.filter((id) => !stopped.has(id))
}

/** The opt-outs of an account. */
export const optOutsOf = async (db: Db, accountId: string): Promise<readonly NotificationOptOut[]> =>
  db
    .selectFrom('telling_stops')
    .select(['kind', 'channel'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .orderBy('channel')
    .execute()

/** Sets or removes an opt-out. Does nothing for a deleted account. */
export const optOutOf = async (
  db: Db,
  accountId: string,
  { kind, channel }: NotificationOptOut,
  isStopped: boolean,
): Promise<void> => {
  if (isStopped)
    await db
      .insertInto('telling_stops')
      .columns(['account_id', 'kind', 'channel'])
      .expression((eb) =>
        eb
          .selectFrom('accounts')
          .select(['id as account_id', eb.val(kind).as('kind'), eb.val(channel).as('channel')])
          .where('id', '=', accountId),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await db
      .deleteFrom('telling_stops')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('channel', '=', channel)
      .execute()
}

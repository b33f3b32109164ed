// Whether somebody is told of something, and the bell that tells them: asked and written in the transaction in which it
// happens.
import type {
  NotificationType,
  OptionalTelling,
  SiteDefinition,
  TellingChannel,
  TellingKind,
  TellingStop,
} from '@husrum/domain'
import { isOptionalTelling, userBrandOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

type Db = Kysely<Schema>

/** Whether somebody wants to be told of a kind in a way; what nobody can switch off is not asked. */
export const isWanted = async (
  db: Db,
  accountId: string,
  kind: TellingKind,
  channel: TellingChannel = 'mail',
): Promise<boolean> => {
  if (!isOptionalTelling(kind)) return true
  const stop = await db
    .selectFrom('telling_stops')
    .select('kind')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .executeTakeFirst()
  return stop === undefined
}

/** Which of some people want to be told, in one question. */
export const wantedBy = async (
  db: Db,
  accountIds: readonly string[],
  kind: OptionalTelling,
  channel: TellingChannel,
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

/** What somebody has said no to. */
export const stopsOf = async (db: Db, accountId: string): Promise<readonly TellingStop[]> =>
  db
    .selectFrom('telling_stops')
    .select(['kind', 'channel'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .orderBy('channel')
    .execute()

/** Says no, or takes it back. An account that is gone is told nothing. */
export const stopTelling = async (
  db: Db,
  accountId: string,
  { kind, channel }: TellingStop,
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

/** What the bell says to one person. */
export interface BellNews {
  readonly accountId: string
  /** Whose bell it is. */
  readonly site: SiteDefinition
  /** What it is called, and its picture. */
  readonly type: NotificationType
  /** What it is switched off by. */
  readonly kind: TellingKind
  /** Of what it is about: the same one rings again, in place of a second. A new one's own if absent. */
  readonly id?: string
  /** As people call it: a home, or a piece of news. */
  readonly about?: string | null
  /** Path and query on the site. */
  readonly link?: string | null
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * Rings somebody's bell, unless they have said no, in the transaction of what it tells. Nothing on a site without accounts.
 *
 * @example await ringBell(trx, { accountId, site, type: 'PaymentDue', kind: 'payment', about: home.name, link, now: now() })
 */
export const ringBell = async (
  trx: Db,
  { accountId, site, type, kind, id, about = null, link = null, now }: BellNews,
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

// Notification settings of an account: read and replaced as a whole.
import type { Locale, NotificationOptOut } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../../platform/database/schema.ts'

export interface NotificationSettings {
  /** Language of letters; null: that of the site that writes. */
  readonly language: Locale | null
  readonly stops: readonly NotificationOptOut[]
}

/** Sets the language of an account's letters, and locks the account. False if it does not exist. */
export type SetMailLanguage = (
  trx: Kysely<Schema>,
  accountId: string,
  language: Locale | null,
) => Promise<boolean>

export interface StoredNotificationSettings {
  of(accountId: string): Promise<NotificationSettings>
  /** Replaces all settings atomically. */
  change(accountId: string, settings: NotificationSettings): Promise<NotificationSettings>
}

export const makeNotificationSettings = (
  db: Kysely<Schema>,
  setMailLanguage: SetMailLanguage,
): StoredNotificationSettings => {
  const read = async (within: Kysely<Schema>, accountId: string): Promise<NotificationSettings> => {
    const account = await within
      .selectFrom('accounts')
      .select((eb) => [
        'mail_language',
        jsonArrayFrom(
          eb
            .selectFrom('telling_stops')
            .select(['kind', 'channel'])
            .whereRef('account_id', '=', 'accounts.id')
            .orderBy('kind')
            .orderBy('channel'),
        ).as('stops'),
      ])
      .where('id', '=', accountId)
      .executeTakeFirst()
    return { language: account?.mail_language ?? null, stops: account?.stops ?? [] }
  }
  return {
    of: (accountId) => read(db, accountId),
    change: (accountId, { language, stops }) =>
      db.transaction().execute(async (trx) => {
        // Concurrent saves are serialised, so that the result is one of them and not a mixture.
        const isKnown = await setMailLanguage(trx, accountId, language)
        await trx.deleteFrom('telling_stops').where('account_id', '=', accountId).execute()
        if (isKnown && stops.length > 0)
          await trx
            .insertInto('telling_stops')
            .values(stops.map(({ kind, channel }) => ({ account_id: accountId, kind, channel })))
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        return read(trx, accountId)
      }),
  }
}

// What somebody typed into a form about an errand that came back: kept sealed with the account, so that no word is lost.
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { makeSeal } from '../secrets/seal.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'

export interface TypedErrandForms {
  keep(accountId: string, fields: Readonly<Record<string, string>>): Promise<void>
  /** Empty where nothing was kept, or too long ago. */
  read(accountId: string): Promise<Record<string, string>>
  forget(accountId: string): Promise<void>
  /** Lets go of all whose time is over. */
  sweep(): Promise<void>
}

/** As long as a file waits: a form that came back may have some. */
const lifetimeMs = 24 * 3_600_000

export const makeTypedErrandForms = (
  db: Kysely<Schema>,
  { keys, now }: { readonly keys: SecretKeys; readonly now: () => number },
): TypedErrandForms => {
  const { seal, open } = makeSeal(keys.keyFor('form'))
  const contextOf = (accountId: string): string => `errand form ${accountId}`
  return {
    keep: async (accountId, fields) => {
      const row = {
        sealed: seal(JSON.stringify(fields), contextOf(accountId)),
        expires_at: new Date(now() + lifetimeMs).toISOString(),
      }
      await db
        .insertInto('case_typed_forms')
        .values({ account_id: accountId, ...row })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute()
    },
    read: async (accountId) => {
      const row = await db
        .selectFrom('case_typed_forms')
        .select('sealed')
        .where('account_id', '=', accountId)
        .where('expires_at', '>', new Date(now()).toISOString())
        .executeTakeFirst()
      const text = row && open(row.sealed, contextOf(accountId))
      return text === undefined ? {} : (JSON.parse(text) as Record<string, string>)
    },
    forget: async (accountId) => {
      await db.deleteFrom('case_typed_forms').where('account_id', '=', accountId).execute()
    },
    sweep: async () => {
      await db
        .deleteFrom('case_typed_forms')
        .where('expires_at', '<', new Date(now()).toISOString())
        .execute()
    },
  }
}

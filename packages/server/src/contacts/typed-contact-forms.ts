// What somebody typed into a form to a contact that came back: kept sealed with the account, so that no word is lost.
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { makeSeal } from '../secrets/seal.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'

export interface TypedContactForms {
  keep(accountId: string, fields: Readonly<Record<string, string>>): Promise<void>
  /** Of what lies with the account; empty where nothing does, or nothing that we have sealed. */
  read(accountId: string, sealed: Uint8Array | undefined): Record<string, string>
  forget(accountId: string): Promise<void>
  /** Lets go of all whose time is over. */
  sweep(): Promise<void>
}

const lifetimeMs = 24 * 3_600_000

export const makeTypedContactForms = (
  db: Kysely<Schema>,
  { keys, now }: { readonly keys: SecretKeys; readonly now: () => number },
): TypedContactForms => {
  const { seal, open } = makeSeal(keys.keyFor('form'))
  const contextOf = (accountId: string): string => `contact form ${accountId}`
  return {
    keep: async (accountId, fields) => {
      const row = {
        sealed: seal(JSON.stringify(fields), contextOf(accountId)),
        expires_at: new Date(now() + lifetimeMs).toISOString(),
      }
      await db
        .insertInto('contact_typed_forms')
        .values({ account_id: accountId, ...row })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute()
    },
    read: (accountId, sealed) => {
      const text = sealed && open(sealed, contextOf(accountId))
      return text === undefined ? {} : (JSON.parse(text) as Record<string, string>)
    },
    forget: async (accountId) => {
      await db.deleteFrom('contact_typed_forms').where('account_id', '=', accountId).execute()
    },
    sweep: async () => {
      await db
        .deleteFrom('contact_typed_forms')
        .where('expires_at', '<', new Date(now()).toISOString())
        .execute()
    },
  }
}

// Form values of a signed-in user after a failed submission: stored sealed with the account, so that nothing has to be typed again.
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { makeSeal } from './seal.ts'
import type { SecretKeys } from './secret-keys.ts'

export interface StoredForms {
  keep(accountId: string, fields: Readonly<Record<string, string>>): Promise<void>
  /** Empty if nothing was stored, or it has expired. */
  read(accountId: string): Promise<Record<string, string>>
  /** The same for a row that was read in another query. */
  open(accountId: string, sealed: Uint8Array | undefined): Record<string, string>
  forget(accountId: string): Promise<void>
  /** Deletes expired ones. */
  sweep(): Promise<void>
}

/** As long as pending uploads: a rejected form may have some. */
const lifetimeMs = 24 * 3_600_000

/** The table of each kind of form, and the context of its seal. */
export const storedFormTables = {
  case_typed_forms: 'errand form',
  contact_typed_forms: 'contact form',
  print_typed_forms: 'print order form',
} as const

export const contextOfStoredForm = (table: keyof typeof storedFormTables, accountId: string): string =>
  `${storedFormTables[table]} ${accountId}`

export const makeStoredForms = (
  db: Kysely<Schema>,
  table: keyof typeof storedFormTables,
  { keys, now }: { readonly keys: SecretKeys; readonly now: () => number },
): StoredForms => {
  const { seal, open } = makeSeal(keys.keysFor('form'))
  const contextOf = (accountId: string): string => contextOfStoredForm(table, accountId)
  const opened: StoredForms['open'] = (accountId, sealed) => {
    const text = sealed && open(sealed, contextOf(accountId))
    return text === undefined ? {} : (JSON.parse(text) as Record<string, string>)
  }
  return {
    keep: async (accountId, fields) => {
      const row = {
        sealed: seal(JSON.stringify(fields), contextOf(accountId)),
        expires_at: new Date(now() + lifetimeMs).toISOString(),
      }
      await db
        .insertInto(table)
        .values({ account_id: accountId, ...row })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute()
    },
    read: async (accountId) => {
      const row = await db
        .selectFrom(table)
        .select('sealed')
        .where('account_id', '=', accountId)
        .where('expires_at', '>', new Date(now()).toISOString())
        .executeTakeFirst()
      return opened(accountId, row?.sealed)
    },
    open: opened,
    forget: async (accountId) => {
      await db.deleteFrom(table).where('account_id', '=', accountId).execute()
    },
    sweep: async () => {
      await db.deleteFrom(table).where('expires_at', '<', new Date(now()).toISOString()).execute()
    },
  }
}

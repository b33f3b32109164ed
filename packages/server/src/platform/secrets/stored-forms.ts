// Form values of a signed-in user after a failed submission: stored sealed with the account, so that nothing has to be typed again.
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Tables } from '../database/tables.ts'
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

/** The tables that have the columns of stored forms, and no others. */
type StoredFormTable = {
  [Table in keyof Tables]: [keyof Tables[Table], FormColumn] extends [FormColumn, keyof Tables[Table]]
    ? Table
    : never
}[keyof Tables]
type FormColumn = 'account_id' | 'expires_at' | 'sealed'

/** A kind of form. */
export interface StoredFormKind {
  readonly table: StoredFormTable
  /** The beginning of the context of its seals. */
  readonly context: string
}

const contextOfForm = ({ context }: StoredFormKind, accountId: string): string => `${context} ${accountId}`

/** The encrypted column of its table, for the declaration. */
export const sealedForms = (kind: StoredFormKind) => ({
  [`forms with errors (${kind.table})`]: {
    purpose: 'form' as const,
    column: 'sealed',
    key: ['account_id'],
    contextOf: ({ account_id = '' }: Readonly<Record<string, string>>) => contextOfForm(kind, account_id),
  },
})

export const makeStoredForms = (
  db: Kysely<Schema>,
  kind: StoredFormKind,
  { keys, now }: { readonly keys: SecretKeys; readonly now: () => number },
): StoredForms => {
  const { seal, open } = makeSeal(keys.keysFor('form'))
  const { table } = kind
  const contextOf = (accountId: string): string => contextOfForm(kind, accountId)
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

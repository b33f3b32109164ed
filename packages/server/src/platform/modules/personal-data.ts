// How a table holds personal data of an account: what the archive includes of it, and what happens when the account is deleted.
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Categories of personal data, in display order. */
export const dataCategories = [
  'account',
  'signIn',
  'consent',
  'membership',
  'bookings',
  'homes',
  'payments',
  'documents',
  'errands',
  'searches',
  'messages',
  'files',
] as const
export type DataCategory = (typeof dataCategories)[number]

/**
 * What happens to rows when the account is deleted. `goes`: they are deleted, by the database's own rule or by
 * `delete-account.ts`. `unlinked`: they stay without the name, as the law requires or because others need them.
 */
type Fate = 'goes' | 'unlinked'

export interface PersonalTable {
  readonly category: DataCategory
  /** The rows that belong to an account. */
  readonly of: (accountId: string) => RawBuilder<boolean>
  readonly fate: Fate
  /** Columns that are not included: keyed hashes, database counters, data of others or of the company. Binary columns never are. */
  readonly hides?: readonly string[]
}

/** Rows whose column is the account. */
export const byAccount =
  (column: string) =>
  (accountId: string): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(column)} = ${accountId}::uuid`

/** Rows that refer to rows of another table that belong to the account. */
export const byRowsOf =
  (column: string, table: keyof Tables, { key = 'id', owner = 'account_id' } = {}) =>
  (accountId: string): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(owner)} = ${accountId}::uuid)`

/** Rows of the homes of the account. */
export const byResidence = byRowsOf('residence_id', 'residence_people', { key: 'residence_id' })

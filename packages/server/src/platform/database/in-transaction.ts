// Runs work atomically, also as part of a larger transaction.
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Uses the current transaction, or starts one. */
export const inTransaction = <Result>(
  db: Kysely<Schema>,
  work: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result> => (db.isTransaction ? work(db) : db.transaction().execute(work))

// Work that is done whole or not at all, whether or not it is part of something larger.
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** In the transaction that is under way, or in one of its own. */
export const inTransaction = <Result>(
  db: Kysely<Schema>,
  work: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result> => (db.isTransaction ? work(db) : db.transaction().execute(work))

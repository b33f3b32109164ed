// Tells that somebody else was faster: the database refused a second row of what there may be one of.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** SQLSTATE 23505, from both kinds of database. */
export const isUniqueViolation = (cause: unknown): boolean =>
  cause instanceof Error && (cause as { code?: unknown }).code === '23505'

/** What the work has done up to a failure is taken back, and the transaction that it is part of can go on. */
const withinSavepoint = async <Result>(
  transaction: Kysely<Schema>,
  work: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result> => {
  await sql`savepoint attempt`.execute(transaction)
  try {
    const result = await work(transaction)
    await sql`release savepoint attempt`.execute(transaction)
    return result
  } catch (cause) {
    await sql`rollback to savepoint attempt`.execute(transaction)
    throw cause
  }
}

/** The answer of work that is done whole, or `taken` where the database refused a second of its kind: then none of it is. */
export const unlessTaken = async <Result>(
  db: Kysely<Schema>,
  work: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result | 'taken'> => {
  try {
    return await (db.isTransaction ? withinSavepoint(db, work) : db.transaction().execute(work))
  } catch (cause) {
    if (isUniqueViolation(cause)) return 'taken'
    throw cause
  }
}

// Detects that a concurrent transaction was faster: a unique index rejected the second row.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/** SQLSTATE 23505, from both kinds of database. */
export const isUniqueViolation = (cause: unknown): boolean =>
  cause instanceof Error && (cause as { code?: unknown }).code === '23505'

/** Rolls the work back to a savepoint on failure, so that the surrounding transaction can continue. */
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

/** Runs work atomically. Returns its result, or `taken` if a unique index rejected it, which rolls the work back. */
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

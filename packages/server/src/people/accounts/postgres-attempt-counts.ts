// Counts attempts before they are checked, across all processes, so that concurrent attempts cannot exceed the limit.

import type { FailureLimit } from '@husrum/domain'
import { secondsUntilSignIn } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { preparedPlan } from '../../platform/database/prepared-plans.ts'
import type { Schema, Table } from '../../platform/database/schema.ts'

export interface Count {
  readonly kind: Table<'sign_in_failures'>['kind']
  /** Keyed hash of the counted subject. */
  readonly lookup: Uint8Array
  readonly limit: FailureLimit
}

/** The id of the advisory lock of a count. */
const lockOf = (lookup: Uint8Array): string => Buffer.from(lookup).readBigInt64BE().toString()

const instant = (time: number): string => new Date(time).toISOString()

/**
 * Counts one attempt in every count. If one of them is full, none is incremented, and the result is the number of seconds to wait.
 * 0 means that the attempt may be checked now. Counts are locked in the given order, which must always be the same.
 */
export const countAttempt = (db: Kysely<Schema>, counts: readonly Count[], now: number): Promise<number> =>
  inTransaction(db, async (trx) => {
    let seconds = 0
    for (const { kind, lookup, limit } of counts) {
      await sql`select pg_advisory_xact_lock(${lockOf(lookup)}::bigint)`.execute(trx)
      const rows = await trx
        .selectFrom('sign_in_failures')
        .select('failed_at')
        .where('kind', '=', kind)
        .where('lookup', '=', lookup)
        .where('failed_at', '>', instant(now - limit.withinMs))
        .modifyEnd(preparedPlan)
        .execute()
      const failedAt = rows.map(({ failed_at }) => Date.parse(failed_at))
      seconds = Math.max(seconds, secondsUntilSignIn(failedAt, limit, now))
    }
    if (seconds > 0) return seconds
    for (const { kind, lookup } of counts)
      await trx
        .insertInto('sign_in_failures')
        .values({ kind, lookup, failed_at: instant(now) })
        .modifyEnd(preparedPlan)
        .execute()
    return 0
  })

/** Deletes everything that was counted up to an instant. */
export const forgetCount = async (
  db: Kysely<Schema>,
  { kind, lookup }: Pick<Count, 'kind' | 'lookup'>,
  until: number,
): Promise<void> => {
  await db
    .deleteFrom('sign_in_failures')
    .where('kind', '=', kind)
    .where('lookup', '=', lookup)
    .where('failed_at', '<=', instant(until))
    .execute()
}

/** Removes one attempt of an instant, and leaves the others. */
export const takeBackCount = async (
  db: Kysely<Schema>,
  { kind, lookup }: Pick<Count, 'kind' | 'lookup'>,
  at: number,
): Promise<void> => {
  await sql`delete from sign_in_failures where ctid = (
    select ctid from sign_in_failures
    where kind = ${kind} and lookup = ${lookup} and failed_at = ${instant(at)}::timestamptz limit 1
  )`.execute(db)
}

// The last results of sweeps, for monitoring.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { sweepKeys } from './task-lease.ts'

/** Epoch milliseconds, of the database's clock. */
export interface SweepFacts {
  readonly name: string
  /** When it was last started; it may be running. */
  readonly takenAt: number
  /** Started by a release that does not record results. */
  readonly isTakenByOlder: boolean
  /** Undefined: never since results are recorded. */
  readonly doneAt: number | undefined
  /** Failures since the last success; undefined: none. */
  readonly failure: { readonly since: number; readonly at: number; readonly reason: string } | undefined
}

interface StoredFailure {
  readonly since: string
  readonly at: string
  readonly reason: string
}

/** Ordered by name. */
export const readSweeps = async (db: Kysely<Schema>): Promise<readonly SweepFacts[]> => {
  const { taken, begun, done, failure } = sweepKeys
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where((row) => row.or([taken, begun, done, failure].map((key) => row('key', 'like', `${key}%`))))
    .orderBy('key')
    .execute()
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  const timeOf = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text))
  const failureOf = (text: string | undefined): SweepFacts['failure'] => {
    if (text === undefined) return undefined
    const { since, at, reason } = JSON.parse(text) as StoredFailure
    return { since: Date.parse(since), at: Date.parse(at), reason }
  }
  return rows.flatMap(({ key, value }) => {
    if (!key.startsWith(taken)) return []
    const name = key.slice(taken.length)
    const [doneAt, failed] = [timeOf(values.get(done + name)), failureOf(values.get(failure + name))]
    // A failed turn has its time changed.
    const isTakenByOlder = failed === undefined && values.get(begun + name) !== value
    return { name, takenAt: Date.parse(value), isTakenByOlder, doneAt, failure: failed }
  })
}

/**
 * Milliseconds since it was last done; if it never was, since it first failed or was started. If an older release running side by side
 * does it without recording results: since that release started it.
 */
export const ageOfSweep = ({ doneAt, failure, takenAt, isTakenByOlder }: SweepFacts, now: number): number =>
  Math.max(0, now - (isTakenByOlder ? takenAt : (doneAt ?? failure?.since ?? takenAt)))

/** Deletes the entries of sweeps that no release runs any more after a week: every sweep runs at least once a day. */
export const forgetSweeps = (db: Kysely<Schema>) =>
  sql`
    with old as (
      delete from settings
      where key like ${`${sweepKeys.taken}%`} and value::timestamptz < now() - interval '7 days'
      returning substr(key, ${sweepKeys.taken.length + 1}::int) as name
    )
    delete from settings using old
    where key in (
      ${sweepKeys.begun}::text || old.name, ${sweepKeys.done}::text || old.name, ${sweepKeys.failure}::text || old.name
    )`.execute(db)

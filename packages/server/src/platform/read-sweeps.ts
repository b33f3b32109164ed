// How what is done now and then went last: for whoever watches over it.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { sweepKeys } from './take-turn.ts'

/** Epoch milliseconds, of the database's clock. */
export interface SweepFacts {
  readonly name: string
  /** When somebody last began; it may be under way. */
  readonly takenAt: number
  /** By a release that does not write down how it went. */
  readonly isTakenByOlder: boolean
  /** Undefined: never since this was written down. */
  readonly doneAt: number | undefined
  /** Since it was last done; undefined: nothing has failed. */
  readonly failure: { readonly since: number; readonly at: number; readonly reason: string } | undefined
}

interface KeptFailure {
  readonly since: string
  readonly at: string
  readonly reason: string
}

/** By name. */
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
    const { since, at, reason } = JSON.parse(text) as KeptFailure
    return { since: Date.parse(since), at: Date.parse(at), reason }
  }
  return rows.flatMap(({ key, value }) => {
    if (!key.startsWith(taken)) return []
    const name = key.slice(taken.length)
    const [doneAt, failed] = [timeOf(values.get(done + name)), failureOf(values.get(failure + name))]
    // A turn that failed is dated anew.
    const isTakenByOlder = failed === undefined && values.get(begun + name) !== value
    return { name, takenAt: Date.parse(value), isTakenByOlder, doneAt, failure: failed }
  })
}

/**
 * Milliseconds since it was last done; of what never was, since it first failed or was begun. An older release beside this one does it
 * and does not say so: since it took the turn.
 */
export const ageOfSweep = ({ doneAt, failure, takenAt, isTakenByOlder }: SweepFacts, now: number): number =>
  Math.max(0, now - (isTakenByOlder ? takenAt : (doneAt ?? failure?.since ?? takenAt)))

/** What no release does any more is forgotten after a week: whatever is done now and then is done once a day at least. */
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

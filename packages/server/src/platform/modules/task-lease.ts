// Elects one server of a database at a time for a periodic task, and records the result.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

export interface TaskLease {
  /** Records success. */
  done(): Promise<void>
  /** Records failure: the turn can be taken again after this time. @param reason kind of error; it is shown. */
  failed(reason: string, againAfterMs: number): Promise<void>
}

/** Resolves with the turn if the caller got it. */
export type AcquireTaskLease = (name: string, everyMs: number) => Promise<TaskLease | undefined>

/** Keys of `settings`, each followed by the task's name. */
export const sweepKeys = {
  taken: 'turn of ',
  /** The last turn taken by a release that records results; older releases only take turns. */
  begun: 'begun of ',
  done: 'last done of ',
  failure: 'failure of ',
} as const

/**
 * A turn can be taken again once more than half of its interval has passed: servers that started at different times run it once to twice
 * per interval in total, however many they are. The clock is the database's.
 */
export const makeAcquireTaskLease =
  (db: Kysely<Schema>): AcquireTaskLease =>
  async (name, everyMs) => {
    const { taken, begun, done, failure } = sweepKeys
    const isTaken = await sql`
      with mine as (
        insert into settings (key, value) values (${taken + name}, now()::text)
        on conflict (key) do update set value = excluded.value
        where settings.value::timestamptz < now() - make_interval(secs => ${everyMs / 2_000}::float8)
        returning value
      )
      insert into settings (key, value) select ${begun + name}::text, value from mine
      on conflict (key) do update set value = excluded.value
      returning key`.execute(db)
    if (isTaken.rows.length === 0) return undefined
    return {
      done: async () => {
        await sql`
          with cleared as (delete from settings where key = ${failure + name})
          insert into settings (key, value) values (${done + name}, now()::text)
          on conflict (key) do update set value = excluded.value`.execute(db)
      },
      failed: async (reason, againAfterMs) => {
        // Dates the turn back so that half of its interval is over then; never forward.
        const seconds = (everyMs / 2 - againAfterMs) / 1_000
        await sql`
          with again as (
            update settings
            set value = least(value::timestamptz, now() - make_interval(secs => ${seconds}::float8))::text
            where key = ${taken + name}
          )
          insert into settings (key, value)
          values (${failure + name}, jsonb_build_object('since', now(), 'at', now(), 'reason', ${reason}::text)::text)
          on conflict (key) do update
          set value = (settings.value::jsonb || (excluded.value::jsonb - 'since'))::text`.execute(db)
      },
    }
  }

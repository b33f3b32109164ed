// Of all servers of a database, one at a time does what is done now and then, and writes down how it went.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

export interface Turn {
  /** What it was for is done. */
  done(): Promise<void>
  /** It is not: the turn is there again after so long. @param reason of what kind; it is shown. */
  failed(reason: string, againAfterMs: number): Promise<void>
}

/** Resolves with the turn where it is the caller's. */
export type TakeTurn = (name: string, everyMs: number) => Promise<Turn | undefined>

/** Keys of `settings`, each with the name of the work behind it. */
export const sweepKeys = {
  taken: 'turn of ',
  /** The turn that was taken last by somebody who writes down how it went: older releases take turns and say no more. */
  begun: 'begun of ',
  done: 'last done of ',
  failure: 'failure of ',
} as const

/**
 * A turn is there again once more than half of its time has passed: servers that started at different times do it once to twice
 * in that time all together, however many they are. The clock is the database's.
 */
export const makeTakeTurn =
  (db: Kysely<Schema>): TakeTurn =>
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
          with mended as (delete from settings where key = ${failure + name})
          insert into settings (key, value) values (${done + name}, now()::text)
          on conflict (key) do update set value = excluded.value`.execute(db)
      },
      failed: async (reason, againAfterMs) => {
        // As if it had been taken so much earlier that half of its time is over then; never as if it had been taken later.
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

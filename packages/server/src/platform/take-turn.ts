// Of all servers of a database, one at a time does what is done now and then.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Whether it is the caller's turn. */
export type TakeTurn = (name: string, everyMs: number) => Promise<boolean>

/**
 * A turn is there again once more than half of its time has passed: servers that started at different times do it once to twice
 * in that time all together, however many they are. The clock is the database's.
 */
export const makeTakeTurn =
  (db: Kysely<Schema>): TakeTurn =>
  async (name, everyMs) => {
    const taken = await sql`
      insert into settings (key, value) values (${`turn of ${name}`}, now()::text)
      on conflict (key) do update set value = excluded.value
      where settings.value::timestamptz < now() - make_interval(secs => ${everyMs / 2_000}::float8)
      returning key`.execute(db)
    return taken.rows.length > 0
  }

// Calls of networks, counted over all servers. Unlogged: it is written at most guarded calls, and may be lost with a crash.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create unlogged table call_counts (
    -- Keyed hash of what is called and of the network
    lookup bytea primary key,
    -- When all calls that were counted have leaked out
    empty_at timestamptz not null
  )`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table call_counts`.execute(db)
}

// The columns of the search as a server has compiled them, for those that start after it. Unlogged: whoever finds none compiles.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create unlogged table catalogue_columns (
    -- Which columns, as code of one release has them
    form text primary key,
    revision integer not null,
    -- The last change of single homes that is surely in them
    change bigint not null,
    columns bytea not null,
    kept_at timestamptz not null default now()
  )`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table catalogue_columns`.execute(db)
}

// Pictures of houses in which homes can be clicked, by stage, each import as a version.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  `create table explorer_data (
    version bigserial primary key,
    -- Of the catalogue, whose rows a new revision replaces
    site_id integer not null,
    stage_id text not null,
    -- Views, sun study, settings: what homes cost and how they stand comes from the catalogue
    data jsonb not null,
    imported_at timestamptz not null
  )`,
  // Of views that came as files, by their content
  `create table explorer_pictures (
    id text primary key,
    body bytea not null,
    kept_at timestamptz not null
  )`,
  `create index explorer_data_stage on explorer_data (site_id, stage_id, version desc)`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table explorer_pictures`.execute(db)
  await sql`drop table explorer_data`.execute(db)
}

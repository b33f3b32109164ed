// How far a cache in front of the servers has been told which pages to let go of.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table page_purges (
    only_row boolean primary key default true check (only_row),
    -- The catalogue as the cache was told of it: catalogue_state
    revision integer not null,
    change bigint not null,
    -- As it was found since, and not told of until every server has taken it up
    seen_revision integer not null,
    seen_change bigint not null,
    seen_at timestamptz not null default now(),
    -- The build and the content of the last server that started
    release text
  )`.execute(db)
  await sql`insert into page_purges (revision, change, seen_revision, seen_change)
    select coalesce(max(revision), 0), coalesce(max(change), 0), coalesce(max(revision), 0), coalesce(max(change), 0)
    from catalogue_state`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table page_purges`.execute(db)
}

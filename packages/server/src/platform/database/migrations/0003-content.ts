// What editors wrote: pages, frames, and how often it has changed.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table content_pages (
    site_id integer not null,
    -- With slashes at both ends
    path text not null,
    -- Pages of several sites with one key are translations of each other
    page_key text,
    details jsonb not null,
    primary key (site_id, path)
  )`,
  sql`create table content_frames (site_id integer primary key, details jsonb not null)`,
  sql`create table content_state (
    only_row boolean primary key default true check (only_row),
    revision integer not null,
    fingerprint text not null
  )`,
  sql`insert into content_state (revision, fingerprint) values (0, '')`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table content_pages, content_frames, content_state`.execute(db)
}

// What servers of an old and of a new release need beside each other: the content of each, and the files of its pages.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  // In place of content_pages, _frames, _redirects and _state, which servers of the release before read.
  sql`create table content_versions (
    fingerprint text primary key,
    revision serial,
    -- Frames, pages and redirects by site, as editors wrote them
    sites jsonb not null,
    imported_at timestamptz not null default now(),
    -- When a server last said that it shows it
    used_at timestamptz not null default now()
  )`,
  sql`create table web_assets (
    -- As a page asks for it; the content's hash is part of it
    path text primary key,
    content_type text not null,
    body bytea not null,
    used_at timestamptz not null default now()
  )`,
  sql`create index web_assets_unused on web_assets (used_at)`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table content_versions, web_assets`.execute(db)
}

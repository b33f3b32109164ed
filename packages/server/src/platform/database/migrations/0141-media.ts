// Pictures of companies: files, where they come from, and which records name them.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table media (
    -- From the SHA-256 of the file
    id text primary key,
    type text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    created_at timestamptz not null default now(),
    -- Null while a record names it
    unused_since timestamptz default now(),
    -- The file is about to be removed: a new upload of it brings it back
    is_removed boolean not null default false
  )`,
  sql`create index media_unused on media (unused_since) where unused_since is not null`,
  sql`create table media_links (
    -- An address, or source/file name
    ref text primary key,
    -- The host of an address; null for a file name
    host text,
    media_id text references media (id) on delete set null,
    etag text,
    last_modified text,
    problem text,
    attempts integer not null default 0,
    -- When it is fetched next; null if it is not
    next_at timestamptz,
    claimed_until timestamptz,
    -- Homes that name it are not derived with its new picture yet
    is_changed boolean not null default false,
    unused_since timestamptz default now()
  )`,
  sql`create index media_links_by_media on media_links (media_id)`,
  sql`create index media_links_due on media_links (next_at) where next_at is not null`,
  sql`create index media_links_claimed on media_links (claimed_until) where claimed_until is not null`,
  sql`create index media_links_changed on media_links (ref) where is_changed`,
  sql`create table media_uses (
    source text not null,
    kind text not null check (kind in ('stage', 'home')),
    external_id text not null,
    -- The place in the record
    position integer not null,
    -- The id of a picture, or a ref of media_links
    ref text not null,
    -- As the record names it
    name text not null,
    primary key (source, kind, external_id, position)
  )`,
  sql`create index media_uses_by_ref on media_uses (ref)`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table media_uses, media_links, media`.execute(db)
}

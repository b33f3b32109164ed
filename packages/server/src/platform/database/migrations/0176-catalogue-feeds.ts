// Files of the catalogue that servers fetch by themselves.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table catalogue_feeds (
    source text primary key,
    address text not null,
    -- Its ending says how the file is read
    file_name text not null,
    every_minutes integer not null check (every_minutes between 5 and 1440),
    -- A header with the value of a setting of the server; the database has its name only
    header_name text,
    secret_setting text,
    settings jsonb not null,
    key_name text not null,
    created_at timestamptz not null,
    next_at timestamptz not null,
    claimed_until timestamptz,
    accepts_fewer boolean not null default false,
    -- Of the file that was imported last
    etag text,
    last_modified text,
    sha256 text,
    homes integer,
    tried_at timestamptz,
    succeeded_at timestamptz,
    failures integer not null default 0,
    problem text,
    import_id uuid,
    alarmed_at timestamptz
  )`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table catalogue_feeds`.execute(db)
}

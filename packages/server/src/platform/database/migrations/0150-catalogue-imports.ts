// The history of the catalogue: imports of files, change sets and their undo, with what was there before.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table catalogue_sources (
    source text primary key,
    -- Raised by each change of its records
    version bigint not null default 0,
    -- Headings and values of its own tables, as they were used last
    mapping jsonb
  )`,
  sql`create table catalogue_imports (
    id uuid primary key default gen_random_uuid(),
    source text not null,
    origin text not null check (origin in ('file', 'changes', 'undo')),
    state text not null check (state in ('refused', 'checked', 'stale', 'applying', 'applied', 'partly', 'failed')),
    undoes uuid references catalogue_imports on delete set null,
    -- Name, bytes and SHA-256
    files jsonb not null,
    -- Where the fields of its tables stand
    tables jsonb not null,
    mapping jsonb not null,
    settings jsonb not null,
    counts jsonb not null,
    mistakes jsonb not null,
    skipped jsonb not null,
    receipt text,
    -- The version of the source with which it was compared
    base_version bigint not null,
    key_name text not null,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now(),
    applied_at timestamptz
  )`,
  // One at a time
  sql`create unique index catalogue_imports_applying on catalogue_imports (source) where state = 'applying'`,
  sql`create index catalogue_imports_newest on catalogue_imports (created_at desc, id)`,
  sql`create index catalogue_imports_of_source on catalogue_imports (source, created_at desc)`,
  sql`create index catalogue_imports_undoes on catalogue_imports (undoes) where undoes is not null`,
  sql`create table catalogue_import_parts (
    import_id uuid not null references catalogue_imports on delete cascade,
    number integer not null,
    state text not null check (state in ('waiting', 'applied', 'refused')),
    -- Until it is applied
    change_set jsonb,
    -- Table and row of each of its records
    places jsonb not null,
    counts jsonb not null,
    -- What changes, without unchanged records
    rows jsonb not null,
    -- Each changed record before and after
    changed jsonb not null,
    mistakes jsonb not null,
    primary key (import_id, number)
  )`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table catalogue_import_parts, catalogue_imports, catalogue_sources`.execute(db)
}

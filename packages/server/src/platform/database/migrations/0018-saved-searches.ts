// Searches that people keep and are written to about; and in the history of homes, what a new revision of the catalogue brought.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  // A home that the revision before did not have; its facts stand in `after`
  sql`alter table home_changes add column is_new boolean not null default false`,
  sql`alter table home_changes drop constraint home_changes_changed_by_check`,
  sql`alter table home_changes add constraint home_changes_changed_by_check
    check (changed_by in ('buyer', 'staff', 'expiry', 'catalogue'))`,
  sql`create table saved_searches (
    id uuid primary key default gen_random_uuid(),
    -- The site that it was kept on: its language, its host
    site_id integer not null,
    -- Where the site stood as it was kept: in development, on which port
    origin text not null,
    account_id uuid references accounts on delete cascade,
    -- Of whoever has no account; an account has its own, which may change
    email text,
    -- The address as addresses are compared
    email_key text,
    name text not null,
    -- Path and query, as the search writes them
    address text not null,
    rhythm text not null check (rhythm in ('atOnce', 'daily', 'weekly')),
    created_at timestamptz not null default now(),
    -- Nothing is sent to an address before its owner has said so; an account's is confirmed already
    confirmed_at timestamptz,
    paused_at timestamptz,
    -- It can be had back for a while
    deleted_at timestamptz,
    -- The last change of a home before it was kept, or went on after a pause: later ones count
    after_change bigint not null,
    -- When the letter goes that tells of what was found; null where there is nothing to tell
    due_at timestamptz,
    last_letter_at timestamptz,
    check ((account_id is null) <> (email is null)),
    check ((email is null) = (email_key is null))
  )`,
  // An account keeps a search once
  sql`create unique index saved_searches_account on saved_searches (account_id, site_id, address)
    where account_id is not null and deleted_at is null`,
  sql`create index saved_searches_email on saved_searches (email_key) where email_key is not null`,
  sql`create index saved_searches_due on saved_searches (due_at) where due_at is not null`,
  sql`create table saved_search_links (
    secret_hash bytea primary key,
    saved_search_id uuid not null references saved_searches on delete cascade,
    kind text not null check (kind in ('confirm', 'stop')),
    expires_at timestamptz not null
  )`,
  sql`create index saved_search_links_search on saved_search_links (saved_search_id)`,
  // What is still to be told: gone with the letter that tells it
  sql`create table saved_search_hits (
    saved_search_id uuid not null references saved_searches on delete cascade,
    change_id bigint not null references home_changes on delete cascade,
    hit text not null check (hit in ('new', 'changed')),
    primary key (saved_search_id, change_id)
  )`,
  sql`create table saved_search_state (
    only_row boolean primary key default true check (only_row),
    -- The last change of a home that was held against all searches
    seen_change bigint not null
  )`,
  sql`insert into saved_search_state (seen_change) select coalesce(max(id), 0) from home_changes`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table saved_search_state, saved_search_hits, saved_search_links, saved_searches`.execute(db)
  await sql`delete from home_changes where is_new or changed_by = 'catalogue'`.execute(db)
  await sql`alter table home_changes drop constraint home_changes_changed_by_check`.execute(db)
  await sql`alter table home_changes add constraint home_changes_changed_by_check
    check (changed_by in ('buyer', 'staff', 'expiry'))`.execute(db)
  await sql`alter table home_changes drop column is_new`.execute(db)
}

// News for buyers, residents and boards, and who has read them; whom a board turns to, and what people write to contacts.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  `create table news_items (
    id uuid primary key,
    site text not null,
    audience text not null check (audience in ('site', 'stage', 'residence', 'association')),
    stage_id text,
    residence_id uuid references residences on delete cascade,
    association_id uuid references associations on delete cascade,
    language text not null,
    title text not null,
    preamble text not null,
    -- Markdown, as our editors write it
    body text not null,
    published_at timestamptz not null,
    updated_at timestamptz,
    -- When those whom it concerns were told
    told_at timestamptz,
    check ((audience = 'stage') = (stage_id is not null)),
    check ((audience = 'residence') = (residence_id is not null)),
    check ((audience = 'association') = (association_id is not null))
  )`,
  `create index news_items_site on news_items (site, published_at desc)`,
  `create table news_reads (
    account_id uuid not null references accounts on delete cascade,
    news_id uuid not null references news_items on delete cascade,
    read_at timestamptz not null,
    primary key (account_id, news_id)
  )`,
  `create table association_contacts (
    association_id uuid not null references associations on delete cascade,
    place integer not null,
    contact jsonb not null,
    primary key (association_id, place)
  )`,
  `create table contact_messages (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    site text not null,
    -- Of the home or association; empty: the site's own desk
    place text not null,
    about text not null,
    contact_id text not null,
    contact_name text not null,
    subject text not null,
    message text not null,
    sent_at timestamptz not null,
    -- The same key again is the same message
    key text not null,
    unique (account_id, key)
  )`,
  `create index contact_messages_account on contact_messages (account_id, site, sent_at desc)`,
  // What somebody typed into a form that came back without script
  `create table contact_typed_forms (
    account_id uuid primary key references accounts on delete cascade,
    sealed bytea not null,
    expires_at timestamptz not null
  )`,
]

const tables = ['contact_typed_forms', 'contact_messages', 'association_contacts', 'news_reads', 'news_items']

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  for (const table of tables) await sql`drop table ${sql.id(table)}`.execute(db)
}

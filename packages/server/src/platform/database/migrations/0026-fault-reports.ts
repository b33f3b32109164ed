// Where faults can be and what can be wrong there; reports that were begun, and what came of those that were sent.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table association_facts (
    association_id uuid primary key references associations on delete cascade,
    organisation_number text not null,
    -- The shared address of the board
    board_email text not null
  )`,
  sql`create table case_places (
    id text primary key,
    organisation text not null,
    -- Null for a house that belongs to no association
    association_id uuid references associations on delete cascade,
    kind text not null check (kind in ('home', 'object', 'stairs', 'property')),
    -- Texts that are not known are empty
    property_id text not null,
    building_id text not null,
    building_part_id text not null,
    building_part_name text not null,
    object_name text not null,
    address text not null,
    zip_code text not null,
    city text not null,
    government_object_id text not null,
    object_type_id text not null,
    rental_building boolean not null default false,
    -- Which rooms it has
    layout text not null,
    -- When it was handed over to live in
    completed_on date
  )`,
  sql`create index case_places_association on case_places (association_id) where association_id is not null`,
  sql`create index case_places_property on case_places (property_id)`,
  sql`create table case_agreements (
    account_id uuid not null references accounts on delete cascade,
    place_id text not null references case_places on delete cascade,
    primary key (account_id, place_id)
  )`,
  sql`create table case_rooms (
    id text primary key,
    layout text not null,
    place integer not null,
    -- The domain's word for it
    key text not null,
    name text not null
  )`,
  sql`create index case_rooms_layout on case_rooms (layout, place)`,
  sql`create table case_assets (
    id text primary key,
    room_id text not null references case_rooms on delete cascade,
    place integer not null,
    key text not null,
    name text not null,
    faq_ids text[] not null default '{}'
  )`,
  sql`create index case_assets_room on case_assets (room_id, place)`,
  sql`create table case_articles (
    id text not null,
    organisation text not null,
    title text not null,
    -- HTML as somebody wrote it: made safe when it is read
    text text not null,
    description text not null default '',
    video_url text not null default '',
    image text not null default '',
    files jsonb not null default '[]',
    primary key (organisation, id)
  )`,
  // What a case system calls things that only it knows
  sql`create table case_vendor_ids (
    organisation text not null,
    name text not null check (name in
      ('otherApartmentPlace', 'otherApartmentProperty', 'otherApartmentObjectType', 'skippedObjectType')),
    value text not null,
    primary key (organisation, name)
  )`,
  sql`create table case_drafts (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    -- For which the person was signed in
    association_id uuid references associations on delete cascade,
    site_id integer not null,
    case_type text not null,
    -- One more with every change: an older one changes nothing
    submission integer not null,
    -- All that was written, encrypted
    sealed bytea not null,
    changed_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create index case_drafts_account on case_drafts (account_id, site_id)`,
  sql`create index case_drafts_expired on case_drafts (expires_at)`,
  sql`create table case_submissions (
    account_id uuid not null references accounts on delete cascade,
    site_id integer not null,
    key text not null,
    -- Of which draft, where there was one: nothing is kept of it from then on
    draft_id uuid,
    -- Of what was sent
    body_hash bytea not null,
    case_type text not null,
    -- The status and the body of the first answer
    status integer not null,
    answer jsonb not null,
    created_at timestamptz not null,
    primary key (account_id, site_id, key)
  )`,
  sql`create index case_submissions_created on case_submissions (created_at)`,
  sql`create index case_submissions_draft on case_submissions (draft_id) where draft_id is not null`,
  // What was answered, as it was sent, encrypted: more than an errand has room for
  sql`create table case_reports (
    case_id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    sealed bytea not null
  )`,
  // Who hears of an errand that somebody else has reported
  sql`create table case_followers (
    case_id uuid not null,
    account_id uuid not null references accounts on delete cascade,
    site_id integer not null,
    followed_at timestamptz not null,
    primary key (case_id, account_id)
  )`,
  sql`create index case_followers_account on case_followers (account_id)`,
]

const tables = [
  'case_followers',
  'case_reports',
  'case_submissions',
  'case_drafts',
  'case_vendor_ids',
  'case_articles',
  'case_assets',
  'case_rooms',
  'case_agreements',
  'case_places',
  'association_facts',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  for (const table of tables) await sql`drop table ${sql.id(table)}`.execute(db)
}

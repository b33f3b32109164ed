// Errands: faults that were reported, what became of them, and what was said about them; rounds of properties.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  `create sequence case_numbers start 104000`,
  `create table cases (
    id uuid primary key default gen_random_uuid(),
    -- The site that it was reported on: its language, its host
    site_id integer not null,
    -- Where the site stood as it was reported: in development, on which port
    origin text not null,
    -- What is gone with an account; an association's errands stay
    reporter_id uuid references accounts on delete set null,
    role text not null check (role in ('RESIDENT', 'BOARD_MEMBER', 'BOARD_MEMBER_NO_MANAGEMENT')),
    -- Whose property it is; null where none is known
    association_id uuid references associations on delete set null,
    area text not null check (area in ('YourApartment', 'CommonAreas')),
    is_other_address boolean not null,
    type text not null default 'management',
    place_id text not null default '',
    property_id text not null default '',
    building_id text not null default '',
    object_name text not null default '',
    object_address text not null default '',
    building_part_name text not null default '',
    brf_name text not null default '',
    other_resident_info text not null default '',
    room_key text not null default '',
    room_type text not null default '',
    problem_key text not null default '',
    problem text not null default '',
    description text not null,
    -- Of whoever reported, as they gave it
    contact_email text not null default '',
    contact_phone text not null default '',
    alternative_contact jsonb,
    -- Where a copy of the report goes as soon as it has its number
    copy_to text,
    -- As the case system has it: not every one is known here
    case_status_id text not null,
    status_since timestamptz not null,
    ticket_number text unique,
    created_at timestamptz not null,
    promised_by timestamptz,
    expected_by timestamptz,
    done_at timestamptz,
    handler_name text,
    handler_phone text,
    visit_starts_at timestamptz,
    visit_ends_at timestamptz,
    question text,
    rating smallint check (rating between 1 and 5),
    -- One more with every change
    version integer not null default 1
  )`,
  `create index cases_reporter on cases (reporter_id, created_at desc) where reporter_id is not null`,
  `create index cases_association on cases (association_id, created_at desc) where association_id is not null`,
  `create index cases_place on cases (property_id, created_at desc) where property_id <> ''`,
  `create table case_events (
    id bigserial primary key,
    case_id uuid not null references cases on delete cascade,
    at timestamptz not null,
    kind text not null check
      (kind in ('created', 'status', 'updated', 'visit', 'message', 'reopenRequested', 'rated', 'files')),
    by_party text not null check (by_party in ('customer', 'board', 'staff')),
    -- Who of them, where it was somebody with an account
    account_id uuid references accounts on delete set null,
    case_status_id text,
    text text,
    -- Of the case, after it
    version integer not null
  )`,
  `create index case_events_case on case_events (case_id, id)`,
  `create table case_messages (
    id uuid primary key default gen_random_uuid(),
    case_id uuid not null references cases on delete cascade,
    at timestamptz not null,
    by_party text not null check (by_party in ('customer', 'board', 'staff')),
    account_id uuid references accounts on delete set null,
    text text not null
  )`,
  `create index case_messages_case on case_messages (case_id, at)`,
  `create table rounds (
    id uuid primary key default gen_random_uuid(),
    association_id uuid not null references associations on delete cascade,
    case_id uuid references cases on delete cascade,
    title text not null,
    planned_date date not null,
    status text not null
  )`,
  `create index rounds_association on rounds (association_id, planned_date desc)`,
  `create index rounds_case on rounds (case_id) where case_id is not null`,
  `create table control_points (
    id uuid primary key default gen_random_uuid(),
    round_id uuid not null references rounds on delete cascade,
    place integer not null,
    text text not null,
    status text not null,
    comment text not null default '',
    unique (round_id, place)
  )`,
  // What was sent along: of the errand itself, of a message in it, or of a point of a round
  `create table case_files (
    -- That of the upload, which holds the bytes
    id uuid primary key,
    case_id uuid references cases on delete cascade,
    message_id uuid references case_messages on delete cascade,
    control_point_id uuid references control_points on delete cascade,
    place integer not null,
    name text not null,
    kind text not null,
    size integer not null,
    added_at timestamptz not null,
    check (num_nonnulls(case_id, control_point_id) = 1),
    check (message_id is null or case_id is not null)
  )`,
  `create index case_files_case on case_files (case_id, added_at, place) where case_id is not null`,
  `create index case_files_point on case_files (control_point_id) where control_point_id is not null`,
  // Changes that were asked for, so that none is made twice
  `create table case_requests (
    account_id uuid not null references accounts on delete cascade,
    key text not null,
    -- Of what was asked
    body_hash bytea not null,
    case_id uuid not null references cases on delete cascade,
    at timestamptz not null,
    primary key (account_id, key)
  )`,
  `create index case_requests_at on case_requests (at)`,
  // Letters about errands that somebody does not want
  `create table case_letter_stops (
    account_id uuid not null references accounts on delete cascade,
    letter text not null,
    primary key (account_id, letter)
  )`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table case_letter_stops, case_requests, case_files, control_points, rounds, case_messages,
    case_events, cases`.execute(db)
  await sql`drop sequence case_numbers`.execute(db)
}

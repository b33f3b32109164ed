// Homes that are booked online: bookings with all that was written in them, what was asked for, options, the line for a home.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table bookings (
    id uuid primary key,
    -- The buyer; a contract outlives the account
    account_id uuid references accounts on delete set null,
    site text not null,
    object_id text not null,
    -- The stage that the home is sold in
    project_id text not null,
    variant text not null,
    status text not null,
    -- The machine's, whole
    state jsonb not null,
    -- Null where nothing is held, or for good
    hold_expires_at timestamptz,
    -- What is sold and on which terms, as it was when the home was held
    home jsonb not null,
    terms jsonb not null,
    options jsonb not null default '[]',
    -- What was typed, and the applicants in canonical form, encrypted
    sealed bytea,
    -- What the home was before it was reserved
    status_before text not null,
    -- One more with every change
    version integer not null default 1,
    origin text not null,
    started_at timestamptz not null,
    signed_at timestamptz,
    completed_at timestamptz,
    ended_by text check (ended_by in ('buyer', 'staff', 'system')),
    -- Of a hold that ran out: whether its buyer has yet to be told
    is_expiry_noticed boolean not null default false
  )`,
  // The guard of the hold: a home has one booking that keeps it, whoever was first to write
  sql`create unique index bookings_active_home on bookings (object_id) where status in
    ('held', 'info', 'documents', 'choices', 'financing', 'accommodation', 'signing', 'waitingCoSigner', 'signed', 'paying')`,
  // One open booking for a person and project
  sql`create unique index bookings_active_person on bookings (account_id, project_id) where status in
    ('held', 'info', 'documents', 'choices', 'financing', 'accommodation', 'signing', 'waitingCoSigner', 'signed', 'paying')`,
  sql`create index bookings_account on bookings (account_id, started_at)`,
  sql`create index bookings_expiring on bookings (hold_expires_at) where status in
    ('held', 'info', 'documents', 'choices', 'financing', 'accommodation', 'signing', 'waitingCoSigner', 'signed', 'paying')`,
  // Who buys, to be found by and nothing else: the number and the address are in the seal
  sql`create table booking_applicants (
    booking_id uuid not null references bookings on delete cascade,
    role text not null check (role in ('buyer', 'coBuyer')),
    -- Keyed hashes
    identity_lookup bytea not null,
    email_lookup bytea not null,
    primary key (booking_id, role)
  )`,
  sql`create index booking_applicants_identity on booking_applicants (identity_lookup)`,
  sql`create index booking_applicants_email on booking_applicants (email_lookup)`,
  // What was asked for, so that the same again is the same
  sql`create table booking_requests (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    site text not null,
    key text not null,
    object_id text not null,
    outcome text not null check (outcome in ('held', 'lost')),
    at timestamptz not null,
    unique (account_id, key)
  )`,
  sql`create index booking_requests_at on booking_requests (at)`,
  sql`create table booking_log (
    id bigserial primary key,
    booking_id uuid not null references bookings on delete cascade,
    at timestamptz not null,
    kind text not null,
    changed_by text not null check (changed_by in ('buyer', 'coBuyer', 'staff', 'provider', 'system')),
    status text not null,
    -- In the words of staff
    reason text,
    -- Nothing personal
    detail jsonb
  )`,
  sql`create index booking_log_booking on booking_log (booking_id, id)`,
  sql`create table booking_options (
    stage_id text not null,
    id text not null,
    place integer not null,
    option_group text not null,
    title text not null,
    text text not null default '',
    -- Minor units
    price bigint not null,
    image text,
    deadline timestamptz,
    primary key (stage_id, id)
  )`,
  sql`create table booking_line (
    object_id text not null,
    account_id uuid not null references accounts on delete cascade,
    site text not null,
    origin text not null,
    -- Their order, whatever the clocks of servers say
    place bigserial not null,
    joined_at timestamptz not null,
    -- While it is theirs alone
    offered_until timestamptz,
    primary key (object_id, account_id)
  )`,
  sql`create index booking_line_order on booking_line (object_id, place)`,
  sql`create index booking_line_offers on booking_line (offered_until) where offered_until is not null`,
  // Stages that staff took on to another phase, or back
  sql`create table stage_changes (
    id bigserial primary key,
    stage_id text not null,
    changed_at timestamptz not null,
    reason text not null,
    phase_before text not null,
    phase_after text not null
  )`,
]

const tables = [
  'stage_changes',
  'booking_line',
  'booking_options',
  'booking_log',
  'booking_requests',
  'booking_applicants',
  'bookings',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  for (const table of tables) await sql`drop table ${sql.id(table)}`.execute(db)
}

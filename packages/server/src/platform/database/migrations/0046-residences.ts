// Homes that are somebody's, who they belong to, and the days of their way: what My Pages hang on.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table residences (
    id uuid primary key,
    -- Whose My Pages show it
    site text not null,
    -- The catalogue's home; it may have left the catalogue since
    object_id text not null,
    stage_id text not null,
    -- What it came from; null for a home that was known before
    booking_id uuid unique references bookings on delete set null,
    -- Where its faults are reported
    place_id text references case_places on delete set null,
    -- As it was agreed on
    home jsonb not null,
    agreed_on date,
    -- Warranty counts from here
    completed_on date,
    left_on date,
    is_succession boolean not null default false
  )`,
  sql`create index residences_object on residences (object_id)`,
  sql`create table residence_people (
    residence_id uuid not null references residences on delete cascade,
    account_id uuid not null references accounts on delete cascade,
    role text not null check (role in ('owner', 'coOwner', 'tenant')),
    primary key (residence_id, account_id)
  )`,
  sql`create index residence_people_account on residence_people (account_id)`,
  // The newest row of a kind holds, those before it are its history
  sql`create table residence_days (
    id bigserial primary key,
    residence_id uuid not null references residences on delete cascade,
    kind text not null check (kind in ('interior', 'inspection', 'finalInspection', 'payment', 'moveIn')),
    earliest date not null,
    -- Null: that very day
    latest date,
    source text not null check (source in ('agreement', 'estimate', 'changed')),
    -- In the words of staff
    reason text,
    set_at timestamptz not null,
    check (latest > earliest)
  )`,
  sql`create index residence_days_residence on residence_days (residence_id, kind, id)`,
  // What was bought online before there were residences
  sql`insert into residences (id, site, object_id, stage_id, booking_id, home, agreed_on)
    select gen_random_uuid(), site, object_id, project_id, id,
      home || jsonb_strip_nulls(jsonb_build_object('price', terms -> 'price', 'totalPrice', terms -> 'totalPrice')),
      (coalesce(signed_at, completed_at, started_at) at time zone 'Europe/Stockholm')::date
    from bookings where status = 'completed'`,
  sql`insert into residence_people (residence_id, account_id, role)
    select residences.id, bookings.account_id, 'owner'
    from residences join bookings on bookings.id = residences.booking_id where bookings.account_id is not null`,
  // Sites of one organisation share their accounts
  sql`insert into residence_people (residence_id, account_id, role)
    select residences.id, accounts.id, 'coOwner'
    from residences
    join bookings on bookings.id = residences.booking_id
    join accounts as buyers on buyers.id = bookings.account_id
    join booking_applicants on booking_applicants.booking_id = bookings.id and booking_applicants.role = 'coBuyer'
    join accounts on accounts.identity_lookup = booking_applicants.identity_lookup
      and accounts.organisation = buyers.organisation
    on conflict do nothing`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  for (const table of ['residence_days', 'residence_people', 'residences'])
    await sql`drop table ${sql.id(table)}`.execute(db)
}

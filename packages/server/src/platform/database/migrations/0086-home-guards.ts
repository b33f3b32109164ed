// A booking guards its home until the company ends it: also once it is completed. Changes from outside that contradict
// a booking, and the keys with which other systems call.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const active = sql.raw(
  `'held', 'info', 'documents', 'choices', 'financing', 'accommodation', 'signing', 'waitingCoSigner', 'signed', 'paying'`,
)
const guarding = sql`${active}, 'paid', 'completed'`

const statements = [
  // False for the later of two bookings of one home, which could be before there was a guard
  sql`alter table bookings add column guards_home boolean not null default true`,
  sql`update bookings set guards_home = false from (
      select id, row_number() over (
        partition by object_id order by status in ('paid', 'completed') desc, started_at, id) as place
      from bookings where status in (${guarding})) ranked
    where ranked.id = bookings.id and place > 1`,
  sql`create unique index bookings_guarding_home on bookings (object_id)
    where guards_home and status in (${guarding})`,
  sql`drop index bookings_active_home`,
  // Name of the member of staff, or of the system, that decided
  sql`alter table booking_log add column actor text`,
  sql`alter table home_changes drop constraint home_changes_changed_by_check`,
  sql`alter table home_changes add constraint home_changes_changed_by_check
    check (changed_by in ('buyer', 'staff', 'expiry', 'catalogue', 'booking'))`,
  // What a sales system said of a home against the booking that guards it: staff are told once of each
  sql`create table held_back_changes (
    -- No foreign key: its lock on the booking would wait for a transaction that waits for this one
    booking_id uuid not null,
    fact text not null,
    -- As the sales system sent it
    value text not null,
    times integer not null default 1,
    first_at timestamptz not null,
    last_at timestamptz not null,
    primary key (booking_id, fact, value)
  )`,
  sql`create table integration_keys (
    id uuid primary key,
    name text not null,
    scopes text[] not null,
    -- SHA-256 of the secret
    secret_hash bytea not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    revoked_at timestamptz,
    -- To within five minutes
    last_used_at timestamptz
  )`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table held_back_changes, integration_keys`.execute(db)
  await sql`update home_changes set changed_by = 'staff' where changed_by = 'booking'`.execute(db)
  await sql`alter table home_changes drop constraint home_changes_changed_by_check`.execute(db)
  await sql`alter table home_changes add constraint home_changes_changed_by_check
    check (changed_by in ('buyer', 'staff', 'expiry', 'catalogue'))`.execute(db)
  await sql`alter table booking_log drop column actor`.execute(db)
  await sql`create unique index bookings_active_home on bookings (object_id) where status in (${active})`.execute(
    db,
  )
  await sql`drop index bookings_guarding_home`.execute(db)
  await sql`alter table bookings drop column guards_home`.execute(db)
}

// What visitors answered to the cookie dialog: what was asked, what was answered and when. Never an address of a person.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table consent_records (
    id uuid primary key default gen_random_uuid(),
    site_id integer not null,
    -- 1 close, 2 all, 3 manual, 4 only necessary
    choice smallint not null check (choice between 1 and 4),
    -- Null where the browser keeps no cookies, so that nobody can tell
    statistics boolean,
    marketing boolean,
    third_party boolean,
    -- Of the cookie policy that was shown
    policy_revision integer not null,
    -- Of the pages that asked
    ui_version text not null,
    -- Only with consent to it
    visitor_id uuid,
    recorded_at timestamptz not null default now()
  )`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table consent_records`.execute(db)
}

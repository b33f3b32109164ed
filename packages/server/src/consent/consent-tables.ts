// The record of answers to the cookie dialog, as Kysely sees it, and how it is made.
import type { Generated, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What we must be able to show: what was asked, what was answered and when. Never an address of a person. */
export interface ConsentRecordsTable {
  id: Generated<string>
  site_id: number
  /** 1 close, 2 all, 3 manual, 4 only necessary. */
  choice: number
  /** Null where the browser keeps no cookies, so that nobody can tell. */
  statistics: boolean | null
  marketing: boolean | null
  third_party: boolean | null
  /** Of the cookie policy that was shown. */
  policy_revision: number
  /** Of the pages that asked. */
  ui_version: string
  /** Only with consent to it. */
  visitor_id: string | null
  recorded_at: Generated<string>
}

export interface ConsentTables {
  consent_records: ConsentRecordsTable
}

export const consentMigration: Migration = {
  up: async (db: Kysely<never>) => {
    await sql`create table consent_records (
      id uuid primary key default gen_random_uuid(),
      site_id integer not null,
      choice smallint not null check (choice between 1 and 4),
      statistics boolean,
      marketing boolean,
      third_party boolean,
      policy_revision integer not null,
      ui_version text not null,
      visitor_id uuid,
      recorded_at timestamptz not null default now()
    )`.execute(db)
  },
  down: async (db: Kysely<never>) => {
    await sql`drop table consent_records`.execute(db)
  },
}

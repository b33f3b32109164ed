// What lists of errands are sorted by, as the domain sorts them (`sortErrands`): worked out when an errand is written. What
// its customers have written as a version of its own, and since when they wait for the staff.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

// Å Ä Ö after Z, and numbers as wide as each other.
const sortable = (column: string) => `regexp_replace(
  regexp_replace(
    translate(lower(normalize(${column}) collate "C"), 'ÅÄÆÖØåäæöøÉÜ', '{||}}{||}}éü'),
    '([0-9]+)', '00000000000\\1', 'g'),
  '[0-9]*([0-9]{12})', '\\1', 'g')`

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql
    .raw(
      `alter table cases
        add column address_order text collate "C" not null generated always as (${sortable('object_address')}) stored,
        add column ticket_order text collate "C" not null
          generated always as (${sortable("coalesce(ticket_number, '')")}) stored,
        -- One more with every change of what its customers write: description, contact, files
        add column written_version integer not null default 1,
        -- Since when something that they wrote or did waits to be looked at by the staff
        add column awaits_staff_since timestamptz`,
    )
    .execute(db)
  await sql`create index cases_awaiting_staff on cases (awaits_staff_since) where awaits_staff_since is not null`.execute(
    db,
  )
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table cases drop column address_order, drop column ticket_order, drop column written_version,
    drop column awaits_staff_since`.execute(db)
}

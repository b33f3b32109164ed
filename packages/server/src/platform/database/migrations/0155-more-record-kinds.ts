// Premises, options and contacts that companies enter: premises that change one at a time, and options that are not offered any more.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  // The kinds are those of the domain
  sql`alter table catalogue_records drop constraint catalogue_records_kind_check`,
  sql`create index catalogue_premises_to_publish on catalogue_records (publish_at)
    where kind = 'premises' and not is_published and publish_at is not null`,
  // The change by which servers see that they differ; the places of premises where there are no homes
  sql`alter table premises add column change bigint not null default 0, add column places jsonb`,
  sql`create table former_premises (
    site_id integer not null,
    path text not null,
    change bigint not null,
    ended_at timestamptz not null default now(),
    primary key (site_id, path)
  )`,
  // Not offered any more. They stay, because buyers have ordered them
  sql`alter table option_groups add column is_withdrawn boolean not null default false`,
  sql`alter table booking_options add column is_withdrawn boolean not null default false`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`delete from booking_options where is_withdrawn`.execute(db)
  await sql`delete from option_groups where is_withdrawn`.execute(db)
  await sql`alter table booking_options drop column is_withdrawn`.execute(db)
  await sql`alter table option_groups drop column is_withdrawn`.execute(db)
  await sql`drop table former_premises`.execute(db)
  await sql`alter table premises drop column change, drop column places`.execute(db)
  await sql`drop index catalogue_premises_to_publish`.execute(db)
  await sql`delete from catalogue_records where kind not in ('stage', 'home')`.execute(db)
  await sql`alter table catalogue_records add constraint catalogue_records_kind_check
    check (kind in ('stage', 'home'))`.execute(db)
}

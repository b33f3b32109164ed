// What companies enter about their stages and homes, and the pages of homes and stages that ended.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table catalogue_records (
    source text not null,
    kind text not null check (kind in ('stage', 'home')),
    -- The key of the source
    external_id text not null,
    -- Our own
    id text not null,
    site_id integer not null,
    -- Of a home: the external id of its stage, which may come later
    stage text,
    record jsonb not null,
    -- Of a stage: when visitors see it; null for a draft
    publish_at timestamptz,
    is_published boolean not null default false,
    changed_at timestamptz not null default now(),
    primary key (source, kind, external_id),
    unique (kind, id)
  )`,
  sql`create index catalogue_records_by_stage on catalogue_records (source, stage) where kind = 'home'`,
  sql`create index catalogue_records_to_publish on catalogue_records (publish_at)
    where kind = 'stage' and not is_published and publish_at is not null`,
  // A home that ended leaves its address, and the change by which servers see that it is gone
  sql`alter table former_homes alter column sold_on drop not null`,
  sql`alter table former_homes add column home_id text`,
  sql`alter table former_homes add column change bigint not null default 0`,
  sql`create index former_homes_by_change on former_homes (change) where change > 0`,
  sql`create table former_stages (
    site_id integer not null,
    path text not null,
    stage_id text not null,
    change bigint not null default 0,
    ended_at timestamptz not null default now(),
    primary key (site_id, path)
  )`,
  sql`create index former_stages_by_change on former_stages (change) where change > 0`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table former_stages`.execute(db)
  await sql`drop index former_homes_by_change`.execute(db)
  await sql`delete from former_homes where sold_on is null`.execute(db)
  await sql`alter table former_homes drop column home_id, drop column change`.execute(db)
  await sql`alter table former_homes alter column sold_on set not null`.execute(db)
  await sql`drop table catalogue_records`.execute(db)
}

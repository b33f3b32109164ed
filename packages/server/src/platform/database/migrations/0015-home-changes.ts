// Changes of single homes: what each was and became, and by which of them homes, stages and tags are as they are.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  // Counts the changes of one revision's homes; who knows the number has seen them all
  sql`alter table catalogue_state add column change bigint not null default 0`,
  // The change that a row is of; 0 for what the whole revision brought
  sql`alter table homes add column change bigint not null default 0`,
  sql`alter table stages add column change bigint not null default 0`,
  sql`alter table tags add column change bigint not null default 0`,
  sql`create index homes_by_change on homes (change) where change > 0`,
  sql`create index stages_by_change on stages (change) where change > 0`,
  sql`create index tags_by_change on tags (change) where change > 0`,
  // Outlives the rows of homes, which a new revision replaces
  sql`create table home_changes (
    id bigserial primary key,
    home_id text not null,
    site_id integer not null,
    changed_at timestamptz not null default now(),
    changed_by text not null check (changed_by in ('buyer', 'staff', 'expiry')),
    reason text,
    -- The facts that differ
    before jsonb not null,
    after jsonb not null
  )`,
  sql`create index home_changes_by_home on home_changes (home_id, id)`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table home_changes`.execute(db)
  for (const table of ['tags', 'stages', 'homes', 'catalogue_state'])
    await sql`alter table ${sql.table(table)} drop column change`.execute(db)
}

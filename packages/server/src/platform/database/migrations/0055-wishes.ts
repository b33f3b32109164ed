// What members wish of homes in a sale, and memberships that somebody lets run out.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  `create table member_wishes (
    account_id uuid not null references accounts on delete cascade,
    -- Of the catalogue, whose rows a new revision replaces
    stage_id text not null,
    site_id integer not null,
    wishes jsonb not null,
    changed_at timestamptz not null,
    primary key (account_id, stage_id)
  )`,
  // For who allots the homes of a stage
  `create index member_wishes_stage on member_wishes (stage_id)`,
  // Null: it goes on from year to year
  `alter table vip_memberships add column ends_at timestamptz`,
  `create index vip_memberships_ending on vip_memberships (ends_at) where ends_at is not null`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table vip_memberships drop column ends_at`.execute(db)
  await sql`drop table member_wishes`.execute(db)
}

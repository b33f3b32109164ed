// Since when an identity is tied to an account; printed material that somebody has ordered; and who waits for a stage, found by it.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  `alter table accounts add column identity_tied_at timestamptz`,
  // Of those before, the day on which it was first used is what is known
  `update accounts set identity_tied_at = coalesce(first_identity_login_at, created_at) where identity_lookup is not null`,
  `create table print_orders (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references accounts on delete cascade,
    -- On which it was ordered, in whose language they are written to
    site text not null,
    -- Of the catalogue, whose rows a new revision replaces
    stage_id text not null,
    stage_name text not null,
    material text[] not null check (material <@ '{brochure,floorPlans}'::text[] and cardinality(material) > 0),
    -- To whom and where it is posted
    name text not null,
    address text not null,
    postal_code text not null,
    city text not null,
    ordered_at timestamptz not null,
    -- yyyy-MM in the country's own time
    month text not null,
    posted_at timestamptz,
    -- One of a stage and a month
    unique (account_id, stage_id, month)
  )`,
  `create index print_orders_to_post on print_orders (ordered_at) where posted_at is null`,
  `create index interests_stage on interests (stage_id) where stage_id is not null`,
  `create index interests_home on interests (home_id) where home_id is not null`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop index interests_stage, interests_home`.execute(db)
  await sql`drop table print_orders`.execute(db)
  await sql`alter table accounts drop column identity_tied_at`.execute(db)
}

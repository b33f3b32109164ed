// Who supplies a group of options; lists of what is ordered for a stage, as they were sent to the builder; and print orders that staff post.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`alter table option_groups add column supplier text not null default ''`,
  sql`create table order_lists (
    id uuid primary key default gen_random_uuid(),
    site text not null,
    stage_id text not null,
    stage_name text not null,
    -- Empty for groups without one
    supplier text not null,
    number integer not null,
    -- As they were then; without names of people
    rows jsonb not null,
    frozen_at timestamptz not null,
    frozen_by text not null,
    -- The last day of choosing after which the server froze it; absent if staff did
    closed_on date,
    -- Of the later changes that the last letter was about
    told_changes text,
    unique (stage_id, supplier, number)
  )`,
  sql`create unique index order_lists_closed on order_lists (stage_id, supplier, closed_on) where closed_on is not null`,
  sql`alter table print_orders add column told_at timestamptz, add column posted_by text`,
  // Those from before are in the list of staff, but no letter is sent about them
  sql`update print_orders set told_at = ordered_at`,
  sql`create index print_orders_untold on print_orders (ordered_at) where told_at is null`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop index print_orders_untold`.execute(db)
  await sql`alter table print_orders drop column told_at, drop column posted_by`.execute(db)
  await sql`drop table order_lists`.execute(db)
  await sql`alter table option_groups drop column supplier`.execute(db)
}

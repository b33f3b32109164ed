// What is chosen for the interior of homes that are being built: what is offered in which group until when, what somebody
// has chosen, and what they have ordered.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table option_groups (
    stage_id text not null,
    id text not null,
    place integer not null,
    title text not null,
    text text not null default '',
    -- How many may be chosen
    rule text not null check (rule in ('one', 'any')),
    -- The last day on which it can be, where the stage stands
    last_day date,
    primary key (stage_id, id)
  )`,
  sql`alter table booking_options
    add column is_standard boolean not null default false,
    add column needs jsonb not null default '[]',
    add column excludes jsonb not null default '[]'`,
  // Each heading that there was is a group of which one chooses what one likes
  sql`insert into option_groups (stage_id, id, place, title, rule)
    select stage_id, option_group, min(place), option_group, 'any' from booking_options group by stage_id, option_group`,
  sql`alter table booking_options
    add foreign key (stage_id, option_group) references option_groups (stage_id, id) on update cascade on delete cascade`,
  sql`create table interior_choices (
    residence_id uuid primary key references residences on delete cascade,
    -- One more with every change
    version integer not null,
    -- Ids of options
    chosen jsonb not null,
    changed_by uuid references accounts on delete set null,
    changed_at timestamptz not null
  )`,
  // What was ordered, as it was then: each names all that the home gets, the latest holds
  sql`create table interior_orders (
    residence_id uuid not null references residences on delete cascade,
    number integer not null,
    options jsonb not null,
    -- Minor units
    sum bigint not null,
    ordered_by uuid references accounts on delete set null,
    ordered_at timestamptz not null,
    primary key (residence_id, number)
  )`,
  // Which letters have gone out: each once
  sql`create table interior_letters (
    residence_id uuid not null references residences on delete cascade,
    occasion text not null,
    sent_at timestamptz not null,
    primary key (residence_id, occasion)
  )`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  for (const table of ['interior_letters', 'interior_orders', 'interior_choices'])
    await sql`drop table ${sql.id(table)}`.execute(db)
  await sql`alter table booking_options drop constraint booking_options_stage_id_option_group_fkey,
    drop column is_standard, drop column needs, drop column excludes`.execute(db)
  await sql`drop table option_groups`.execute(db)
}

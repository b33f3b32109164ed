// The catalogue: tags, stages, homes, their search rows, and its revision. The same SQL runs on PGlite and on PostgreSQL 15 and newer.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table tags (
    number integer primary key,
    id text not null,
    site_id integer not null,
    kind text not null,
    name text not null,
    url text not null,
    homes integer not null,
    details jsonb not null,
    unique (site_id, id),
    unique (site_id, url)
  )`,
  sql`create table stages (
    number integer primary key,
    id text not null unique,
    site_id integer not null,
    details jsonb not null
  )`,
  sql`create table homes (
    number integer primary key,
    id text not null unique,
    site_id integer not null,
    stage_id text not null references stages (id),
    -- Where its page stands, unique on a site
    path text not null,
    details jsonb not null,
    unique (site_id, path)
  )`,
  sql`create index homes_by_stage on homes (stage_id)`,
  // The order of the columns matters: PostgreSQL walks a row from its start, and stops early at what is asked most.
  sql`create table home_search (
    site_id integer not null,
    -- Place of the status in the recommended order; statuses and choices are codes (search-codes.ts), days are days since 1970-01-01
    rank smallint not null,
    status smallint not null,
    -- The five choices below in one number, which facet counts are grouped by
    choices integer not null,
    inhabit_day integer not null,
    first_showing integer not null,
    last_showing integer not null,
    stage_no integer not null,
    -- Counts areas: homes with the same municipality and area name share one
    area_no integer not null,
    -- Searched price: with the share of loans where there is one
    price double precision not null,
    rooms double precision not null,
    area double precision not null,
    residence_type smallint not null,
    disposal_form smallint not null,
    concept smallint not null,
    project_status smallint not null,
    -- One bit for each kind of outdoor space
    outdoor smallint not null,
    published_day integer not null,
    number integer primary key references homes (number) on delete cascade,
    -- Ascending; empty where there is at most one, which first_showing and last_showing say already
    showing_days integer[] not null,
    tag_nos integer[] not null
  )`,
  sql`create index home_search_by_price on home_search (site_id, price, number)`,
  sql`create index home_search_by_area on home_search (site_id, area, number)`,
  sql`create index home_search_by_inhabit_day on home_search (site_id, inhabit_day, number)`,
  sql`create index home_search_recommended on home_search (site_id, rank, inhabit_day, number)`,
  sql`create index home_search_newest on home_search (site_id, published_day desc, number)`,
  sql`create index home_search_by_stage on home_search (stage_no)`,
  sql`create index home_search_by_tag on home_search using gin (tag_nos)`,
  sql`create table catalogue_state (
    only_row boolean primary key default true check (only_row),
    revision integer not null,
    changed_at timestamptz not null default now()
  )`,
  sql`insert into catalogue_state (revision) values (0)`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table home_search, homes, stages, tags, catalogue_state`.execute(db)
}

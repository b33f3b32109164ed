// Pages that editors write in Storyblok: each state of them whole, so that every server shows the same one.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  sql`create table content_stories (
    revision serial primary key,
    -- Of what follows
    fingerprint text not null,
    -- How far the space had come, by its own count
    space_version bigint not null,
    -- Pages by site, as they were when they could last be used
    sites jsonb not null,
    -- What editors have to mend, a line a field
    problems jsonb not null,
    taken_at timestamptz not null default now()
  )`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table content_stories`.execute(db)
}

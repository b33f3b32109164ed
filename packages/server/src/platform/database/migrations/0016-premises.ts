// Premises: what companies rent or buy. A site has some hundreds at most: servers read them all, and again with each
// revision of the catalogue, to which they belong.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table premises (
    number integer primary key,
    id text not null unique,
    site_id integer not null,
    -- Where its page stands, unique on a site
    path text not null,
    details jsonb not null,
    unique (site_id, path)
  )`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table premises`.execute(db)
}

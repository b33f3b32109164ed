// Where paths of a site lead in place of a page.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table content_redirects (
    site_id integer not null,
    path text not null,
    target text not null,
    permanent boolean not null,
    primary key (site_id, path)
  )`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table content_redirects`.execute(db)
}

// Sold homes that the catalogue does not have any more, so that their addresses lead to their stage or say that they are gone.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

const statements = [
  // Outlives the rows of homes, which a new revision replaces; a home that comes back leaves it
  sql`create table former_homes (
    site_id integer not null,
    path text not null,
    stage_id text not null,
    sold_on date not null,
    primary key (site_id, path)
  )`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await statement.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table former_homes`.execute(db)
}

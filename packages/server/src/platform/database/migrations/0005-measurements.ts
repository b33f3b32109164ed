// How pages were measured: counts alone, of a day, a site and a template, never of a visit.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create table measurements (
    -- UTC
    day date not null,
    site_id integer not null,
    template text not null,
    -- LCP, CLS, INP, FCP or TTFB
    name text not null,
    -- The largest value that was counted here: milliseconds, for CLS thousandths; -1 for all above the largest
    bucket integer not null,
    count integer not null check (count > 0),
    primary key (day, site_id, template, name, bucket)
  )`.execute(db)
}

export const down = async (db: Kysely<never>): Promise<void> => {
  await sql`drop table measurements`.execute(db)
}

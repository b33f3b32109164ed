// How pages were measured, as Kysely sees it, and how it is made.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Counts alone: of a day, a site and a template, never of a visit. */
export interface MeasurementsTable {
  /** yyyy-MM-dd, UTC. */
  day: string
  site_id: number
  template: string
  /** LCP, CLS, INP, FCP or TTFB. */
  name: string
  /** The largest value that was counted here: milliseconds, for CLS thousandths; -1 for all above the largest. */
  bucket: number
  count: number
}

export interface MeasurementTables {
  measurements: MeasurementsTable
}

export const measurementsMigration: Migration = {
  up: async (db: Kysely<never>) => {
    await sql`create table measurements (
      day date not null,
      site_id integer not null,
      template text not null,
      name text not null,
      bucket integer not null,
      count integer not null check (count > 0),
      primary key (day, site_id, template, name, bucket)
    )`.execute(db)
  },
  down: async (db: Kysely<never>) => {
    await sql`drop table measurements`.execute(db)
  },
}

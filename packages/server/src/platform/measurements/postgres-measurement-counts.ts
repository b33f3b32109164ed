// Counts measurements of pages in buckets, so that performance is known without storing visits.

import type { VitalName } from '@husrum/contract'
import type { PageTemplateKind, SiteDefinition } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { bucketOf } from './vital-buckets.ts'

export interface Measurement {
  readonly site: SiteDefinition
  readonly template: PageTemplateKind
  readonly name: VitalName
  readonly value: number
}

export interface MeasurementCounts {
  /** Rejects with the driver's error while the database is unreachable. */
  add(measurement: Measurement): Promise<void>
}

export const makeMeasurementCounts = (
  db: Kysely<Schema>,
  now: () => Date = () => new Date(),
): MeasurementCounts => ({
  add: async ({ site, template, name, value }) => {
    await db
      .insertInto('measurements')
      .values({
        day: now().toISOString().slice(0, 10),
        site_id: site.siteId,
        template,
        name,
        bucket: bucketOf(name, value),
        count: 1,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'site_id', 'template', 'name', 'bucket'])
          .doUpdateSet({ count: sql`measurements.count + 1` }),
      )
      .execute()
  },
})

// Stores visitors' answers to the cookie dialog, as evidence that they were asked.

import type { ConsentChoiceCode, ConsentSwitches, SiteDefinition } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

export interface ConsentRecord {
  readonly site: SiteDefinition
  readonly choice: ConsentChoiceCode
  /** Absent if the browser accepts no cookies. */
  readonly switches?: ConsentSwitches | undefined
  readonly revision: number
  /** Only if the visitor consented to it. */
  readonly visitorId?: string | undefined
}

export interface ConsentRecords {
  /** Rejects with the driver's error while the database is away. */
  add(record: ConsentRecord): Promise<void>
}

export interface StoredConsentRecords extends ConsentRecords {
  /** Deletes answers that are older than 24 months: by then the visitor has been asked anew four times. */
  sweep(now: number): Promise<void>
}

/** `uiVersion` is the version of the pages that ask. */
export const makeConsentRecords = (
  db: Kysely<Schema>,
  { uiVersion }: { readonly uiVersion: string },
): StoredConsentRecords => ({
  add: async ({ site, choice, switches, revision, visitorId }) => {
    await db
      .insertInto('consent_records')
      .values({
        site_id: site.siteId,
        choice,
        statistics: switches?.statistics ?? null,
        marketing: switches?.marketing ?? null,
        third_party: switches?.thirdParty ?? null,
        policy_revision: revision,
        ui_version: uiVersion,
        visitor_id: visitorId ?? null,
      })
      .execute()
  },
  sweep: async (now) => {
    const instant = new Date(now).toISOString()
    await db
      .deleteFrom('consent_records')
      .where('recorded_at', '<', sql<string>`${instant}::timestamptz - interval '24 months'`)
      .execute()
  },
})

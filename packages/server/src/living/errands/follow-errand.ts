// Follows an errand of another person. Idempotent.
import type { SiteDefinition } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

export const followErrand = async (
  db: Kysely<Schema>,
  {
    errandId,
    accountId,
    site,
    now,
  }: {
    readonly errandId: string
    readonly accountId: string
    readonly site: SiteDefinition
    /** Epoch milliseconds. */
    readonly now: number
  },
): Promise<void> => {
  await db
    .insertInto('case_followers')
    .values({
      case_id: errandId,
      account_id: accountId,
      site_id: site.siteId,
      followed_at: new Date(now).toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['case_id', 'account_id']).doNothing())
    .execute()
}

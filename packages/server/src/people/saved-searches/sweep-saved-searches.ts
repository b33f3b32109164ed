// Deletes expired searches: unconfirmed ones, removed ones, and old links.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { alertLinkLifetimes, removedRetentionMs } from './postgres-saved-searches.ts'

/** Older changes are not shown as new to a returning person. */
export const newsRetentionMs = 30 * 24 * 3_600_000

/** Runs regularly; several processes may. */
export const sweepSavedSearches = async (db: Kysely<Schema>, now: number): Promise<void> => {
  const ago = (ms: number): string => new Date(now - ms).toISOString()
  await db
    .deleteFrom('saved_searches')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', ago(alertLinkLifetimes.confirm))
    .execute()
  await db.deleteFrom('saved_searches').where('deleted_at', '<', ago(removedRetentionMs)).execute()
  await sql`delete from saved_search_hits where told and change_id <= coalesce((select max(id) from home_changes
    where changed_at < ${ago(newsRetentionMs)}::timestamptz), 0)`.execute(db)
  await db.deleteFrom('saved_search_links').where('expires_at', '<', ago(0)).execute()
}

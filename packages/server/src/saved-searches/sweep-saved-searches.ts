// Lets go of what has had its time: searches that nobody confirmed, those that were removed, links that are too old.
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { alertLinkLifetimes, removedKeptMs } from './postgres-saved-searches.ts'

/** To be called now and then; several processes may. */
export const sweepSavedSearches = async (db: Kysely<Schema>, now: number): Promise<void> => {
  const ago = (ms: number): string => new Date(now - ms).toISOString()
  await db
    .deleteFrom('saved_searches')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', ago(alertLinkLifetimes.confirm))
    .execute()
  await db.deleteFrom('saved_searches').where('deleted_at', '<', ago(removedKeptMs)).execute()
  await db.deleteFrom('saved_search_links').where('expires_at', '<', ago(0)).execute()
}

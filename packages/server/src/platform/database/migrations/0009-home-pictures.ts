// Finds the home that shows a picture. The expression is the one that postgres-home-store.ts asks with.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create index homes_by_picture on homes using gin ((
    coalesce(details -> 'images', '[]') || coalesce(details -> 'heroImage', '[]') || coalesce(details -> 'floorPlan', '[]')
  ) jsonb_path_ops)`.execute(db)
}

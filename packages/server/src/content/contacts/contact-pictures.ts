// The portraits of contacts of associations.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ShowsPictures } from '../../catalogue/pictures/index.ts'
import type { Schema } from '../../platform/database/schema.ts'

export const makeContactPictures = (db: Kysely<Schema>): ShowsPictures => ({
  hasPicture: async (id) => {
    const shown = await db
      .selectFrom('association_contacts')
      .select('place')
      .where(sql<boolean>`contact ->> 'image' = ${id}`)
      .limit(1)
      .executeTakeFirst()
    return shown !== undefined
  },
})

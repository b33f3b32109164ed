// The pictures of options.
import type { Kysely } from 'kysely'
import type { ShowsPictures } from '../../catalogue/pictures/index.ts'
import type { Schema } from '../../platform/database/schema.ts'

export const makeOptionPictures = (db: Kysely<Schema>): ShowsPictures => ({
  hasPicture: async (id) => {
    const shown = await db
      .selectFrom('booking_options')
      .select('id')
      .where('image', '=', id)
      .limit(1)
      .executeTakeFirst()
    return shown !== undefined
  },
})

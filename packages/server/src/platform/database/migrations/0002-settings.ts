// What the server remembers of itself.
import type { Kysely } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

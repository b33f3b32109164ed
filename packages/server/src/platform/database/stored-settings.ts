// Key-value store for the server's own state.
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Undefined if the key does not exist. */
export const readSetting = async (db: Kysely<Schema>, key: string): Promise<string | undefined> => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

export const writeSetting = async (db: Kysely<Schema>, key: string, value: string): Promise<void> => {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

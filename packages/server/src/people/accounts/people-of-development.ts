// Tracks the accounts that development created, so that a production server on the same database can remove them.
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { readSetting, writeSetting } from '../../platform/database/stored-settings.ts'

const key = 'people-of-development'

const idsIn = async (db: Kysely<Schema>): Promise<readonly string[]> =>
  JSON.parse((await readSetting(db, key)) ?? '[]') as readonly string[]

/** Records accounts whose password is in our source code. */
export const notePeopleOfDevelopment = async (
  db: Kysely<Schema>,
  accountIds: readonly string[],
): Promise<void> => {
  const known = await idsIn(db)
  const all = new Set([...known, ...accountIds])
  if (all.size > known.length) await writeSetting(db, key, JSON.stringify([...all]))
}

/** Deletes these accounts and everything that belongs to them. Returns their number. */
export const removePeopleOfDevelopment = async (db: Kysely<Schema>): Promise<number> => {
  const ids = await idsIn(db)
  if (ids.length === 0) return 0
  const removed = await db.deleteFrom('accounts').where('id', 'in', ids).returning('id').execute()
  await writeSetting(db, key, '[]')
  return removed.length
}

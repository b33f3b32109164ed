// Which accounts development made up, so that a production that is given the same database lets none of them in.
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { readSetting, writeSetting } from '../database/stored-settings.ts'

const key = 'people-of-development'

const idsIn = async (db: Kysely<Schema>): Promise<readonly string[]> =>
  JSON.parse((await readSetting(db, key)) ?? '[]') as readonly string[]

/** Remembers accounts whose password stands in our source. */
export const notePeopleOfDevelopment = async (
  db: Kysely<Schema>,
  accountIds: readonly string[],
): Promise<void> => {
  const known = await idsIn(db)
  const all = new Set([...known, ...accountIds])
  if (all.size > known.length) await writeSetting(db, key, JSON.stringify([...all]))
}

/** Deletes them, with all that hangs on them. Answers how many there were. */
export const removePeopleOfDevelopment = async (db: Kysely<Schema>): Promise<number> => {
  const ids = await idsIn(db)
  if (ids.length === 0) return 0
  const removed = await db.deleteFrom('accounts').where('id', 'in', ids).returning('id').execute()
  await writeSetting(db, key, '[]')
  return removed.length
}

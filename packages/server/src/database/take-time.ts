// Work that reads or changes whole tables: no request waits for it, and it may take longer than a request's statements may.
import type { Kysely } from 'kysely'
import type { OpenDatabase } from './open-database.ts'
import { openDatabase } from './open-database.ts'
import type { Schema } from './schema.ts'

export type TakeTime = <Answer>(work: (db: Kysely<Schema>) => Promise<Answer>) => Promise<Answer>

/** On connections of its own, opened when they are needed and closed afterwards. The embedded database has no time limit. */
export const makeTakeTime =
  (database: Pick<OpenDatabase, 'db'>, url: string | undefined): TakeTime =>
  async (work) => {
    if (url === undefined) return work(database.db)
    const own = openDatabase({ url, statementTimeout: 0 })
    try {
      return await work(own.db)
    } finally {
      await own.close()
    }
  }

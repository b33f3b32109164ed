// Work on whole tables: no request waits for it, and it may take longer than the statement timeout of requests.
import type { Kysely } from 'kysely'
import type { OpenDatabase } from './open-database.ts'
import { openDatabase } from './open-database.ts'
import type { Schema } from './schema.ts'

export type WithoutStatementTimeout = <Answer>(
  work: (db: Kysely<Schema>) => Promise<Answer>,
) => Promise<Answer>

/** On separate connections, opened on demand and closed afterwards. The embedded database has no timeout. */
export const makeWithoutStatementTimeout =
  (database: Pick<OpenDatabase, 'db'>, url: string | undefined): WithoutStatementTimeout =>
  async (work) => {
    if (url === undefined) return work(database.db)
    const own = openDatabase({ url, statementTimeout: 0 })
    try {
      return await work(own.db)
    } finally {
      await own.close()
    }
  }

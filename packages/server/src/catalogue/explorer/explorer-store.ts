// Stores the imported views of stages: each import is a version, and the latest one applies.
import type { ExplorerData } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Schema } from '../../platform/database/schema.ts'

/** The imported data of a stage: its homes come from the catalogue. */
export type ImportedExplorer = Omit<ExplorerData, 'apts'>

export interface ExplorerImport {
  readonly siteId: number
  readonly stageId: string
  readonly data: ImportedExplorer
}

/** Number of stored versions per stage. */
const maxVersions = 5

const latestOf = (db: Kysely<Schema>, { siteId, stageId }: Omit<ExplorerImport, 'data'>) =>
  db
    .selectFrom('explorer_data')
    .where('site_id', '=', siteId)
    .where('stage_id', '=', stageId)
    .orderBy('version', 'desc')

/** The latest import; undefined if there was none. */
export const importedExplorer = async (
  db: Kysely<Schema>,
  stage: Omit<ExplorerImport, 'data'>,
): Promise<unknown> => (await latestOf(db, stage).select('data').limit(1).executeTakeFirst())?.data

/** Adds a version if the data has changed. All or nothing. @returns how many stages have one. */
export const importExplorer = (
  db: Kysely<Schema>,
  imports: Iterable<ExplorerImport>,
  now: number,
): Promise<number> =>
  inTransaction(db, async (trx) => {
    // The lock makes versions visible in order, which pollers depend on.
    await sql`lock table explorer_data in share row exclusive mode`.execute(trx)
    let changed = 0
    for (const { siteId, stageId, data } of imports) {
      // Homes come from the catalogue only, so sent ones are removed.
      const written = JSON.stringify({ ...data, apts: undefined })
      const known = await latestOf(trx, { siteId, stageId })
        .select(sql<boolean>`data = ${written}::jsonb`.as('isSame'))
        .limit(1)
        .executeTakeFirst()
      if (known?.isSame === true) continue
      await trx
        .insertInto('explorer_data')
        .values({
          site_id: siteId,
          stage_id: stageId,
          data: written,
          imported_at: new Date(now).toISOString(),
        })
        .execute()
      if (known)
        await trx
          .deleteFrom('explorer_data')
          .where('site_id', '=', siteId)
          .where('stage_id', '=', stageId)
          .where('version', 'not in', latestOf(trx, { siteId, stageId }).select('version').limit(maxVersions))
          .execute()
      changed += 1
    }
    return changed
  })

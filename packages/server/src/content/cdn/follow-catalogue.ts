// Finds the tags of pages affected by changes of the catalogue. Each change has a number, so that none is missed.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { readCatalogueState } from '../../platform/database/read-replica.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { allPagesTag, catalogueTag, homeTag, stageTag } from '../render/index.ts'

/** Within this time every server shows a change, so that no old page is rendered and cached afterwards. Milliseconds. */
export const takenUpMs = 2_500
/** With more tags than this all pages are purged instead, which takes fewer tags. */
const maxTags = 500

const changedSince = async (db: Kysely<Schema>, change: number): Promise<readonly string[]> => {
  const idsOf = (table: 'homes' | 'stages') =>
    db
      .selectFrom(table)
      .select('id')
      .where('change', '>', change)
      .limit(maxTags + 1)
      .execute()
  const [homes, stages] = [await idsOf('homes'), await idsOf('stages')]
  const stagesOfHomes = await db
    .selectFrom('homes')
    .select('stage_id')
    .distinct()
    .where('change', '>', change)
    .limit(maxTags + 1)
    .execute()
  const tags = new Set([
    catalogueTag,
    ...homes.map(({ id }) => homeTag(id)),
    ...stages.map(({ id }) => stageTag(id)),
    ...stagesOfHomes.map(({ stage_id }) => stageTag(stage_id)),
  ])
  return tags.size > maxTags ? [allPagesTag] : [...tags]
}

/**
 * Checks once. Passes the changed tags to `ask` in the transaction that records them; only one server at a time does so.
 *
 * @returns the tags; empty if nothing has changed for long enough.
 */
export const followCatalogue = (
  db: Kysely<Schema>,
  ask: (trx: Kysely<Schema>, tags: readonly string[]) => Promise<void>,
): Promise<readonly string[]> =>
  db.transaction().execute(async (trx) => {
    const told = await trx
      .selectFrom('page_purges')
      .selectAll()
      .select(
        sql<boolean>`seen_at < clock_timestamp() - make_interval(secs => ${takenUpMs / 1_000}::float8)`.as(
          'is_taken_up',
        ),
      )
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!told) return []
    const isTold = told.revision === told.seen_revision && told.change === told.seen_change
    if (!isTold && !told.is_taken_up) return []
    const now = await readCatalogueState(trx)
    const isSeen = now.revision === told.seen_revision && now.change === told.seen_change
    if (isTold && isSeen) return []
    await trx
      .updateTable('page_purges')
      .set({
        revision: told.seen_revision,
        change: told.seen_change,
        seen_revision: now.revision,
        seen_change: now.change,
        seen_at: sql`clock_timestamp()`,
      })
      .execute()
    if (isTold) return []
    const tags = told.revision === told.seen_revision ? await changedSince(trx, told.change) : [allPagesTag]
    await ask(trx, tags)
    return tags
  })

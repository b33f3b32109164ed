// One revision of the catalogue in memory: every site's columns, every tag and every stage.

import type { HomeDetails, StageDetails, Tag } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { CatalogueState } from '../../platform/database/read-replica.ts'
import { readCatalogueState } from '../../platform/database/read-replica.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { takeRow } from './change-columns.ts'
import type { HomeColumns, SearchRow } from './home-columns.ts'
import { buildColumns } from './home-columns.ts'
import type { ColumnsBySite } from './stored-columns.ts'
import { keepColumns, readStoredColumns } from './stored-columns.ts'

/** A stage as cached in memory, without its houses' outlines: they are most of its size, and rarely read. */
export type StageFacts = Omit<StageDetails, 'houses'>

/** Changed homes, in a consistent state. */
export interface CatalogueChanges {
  readonly homes: readonly HomeDetails[]
  readonly rows: readonly SearchRow[]
}

export interface CatalogueSnapshot {
  readonly revision: number
  /** The last change of single homes that it includes. */
  readonly change: number
  /** The changes since the previous snapshot, whose columns it shares; absent after a full read. */
  readonly changes?: CatalogueChanges
  readonly tags: readonly Tag[]
  /** Numbers of the tags in search rows. */
  readonly tagNumbers: ReadonlyMap<string, number>
  readonly stages: ReadonlyMap<string, StageFacts>
  readonly stageNumbers: ReadonlyMap<string, number>
  readonly stageIds: ReadonlyMap<number, string>
  /** Ids of the tags that are areas, by number. */
  readonly areaIds: ReadonlyMap<number, string>
  /** By site; empty if no columns were requested. */
  readonly columns: ReadonlyMap<number, HomeColumns>
}

/** Tag ids are unique on a site. */
export const tagKey = (siteId: number, id: string): string => `${siteId} ${id}`

/** Channel for catalogue changes. */
export const catalogueChannel = 'husrum_catalogue'

const rowsARead = 5_000

const searchRows = sql`select home_search.*, homes.id, homes.details->'geo' as geo,
    homes.details->'price' as sales_price, homes.details->'totalPrice' as total_price
  from home_search join homes using (number)`

const readSearchRows = async (db: Kysely<Schema>): Promise<ReadonlyMap<number, readonly SearchRow[]>> => {
  const bySite = new Map<number, SearchRow[]>()
  for (let last = 0; ; ) {
    const { rows } = await sql<SearchRow & { number: number }>`
      ${searchRows} where number > ${last} order by number limit ${rowsARead}`.execute(db)
    for (const row of rows) {
      const site = bySite.get(row.site_id)
      if (site) site.push(row)
      else bySite.set(row.site_id, [row])
    }
    last = rows.at(-1)?.number ?? last
    if (rows.length < rowsARead) return bySite
  }
}

const stageFacts = (db: Kysely<Schema>) =>
  db.selectFrom('stages').select(sql<StageFacts>`details - 'houses'`.as('details'))

const stagesIn = (rows: readonly { readonly details: StageFacts }[]) =>
  rows.map(({ details }) => [details.id, details] as const)

export interface SnapshotOptions {
  readonly withColumns: boolean
  /** Minimum number of homes for storing columns for servers that start later: fewer are compiled quickly. */
  readonly storedFrom?: number
}

/** After more changes than this, the columns are stored again. */
const maxLateChanges = 500

/** Stored columns of another server, with later changes applied; undefined if there are none. */
const takeStoredColumns = async (
  db: Kysely<Schema>,
  state: CatalogueState,
): Promise<ColumnsBySite | undefined> => {
  const kept = await readStoredColumns(db, state.revision)
  if (!kept) return undefined
  const { rows } = await sql<SearchRow>`${searchRows} where homes.change > ${kept.change}`.execute(db)
  for (const row of rows) {
    const columns = kept.columns.get(row.site_id)
    if (!columns || takeRow(columns, row) === undefined) return undefined
  }
  if (rows.length > maxLateChanges) await keepForOthers(db, state, kept.columns)
  return kept.columns
}

/** Errors are ignored: without stored columns, other servers compile their own. */
const keepForOthers = (...kept: Parameters<typeof keepColumns>): Promise<void> =>
  keepColumns(...kept).catch(() => undefined)

const compileColumns = async (
  db: Kysely<Schema>,
  state: CatalogueState,
  storedFrom: number,
): Promise<ColumnsBySite> => {
  const columns = new Map<number, HomeColumns>()
  for (const [siteId, rows] of await readSearchRows(db)) columns.set(siteId, await buildColumns(rows))
  const homes = [...columns.values()].reduce((sum, { count }) => sum + count, 0)
  if (homes >= storedFrom) await keepForOthers(db, state, columns)
  return columns
}

const readOnce = async (
  db: Kysely<Schema>,
  state: CatalogueState,
  { withColumns, storedFrom = 10_000 }: SnapshotOptions,
): Promise<CatalogueSnapshot> => {
  const tags = await db.selectFrom('tags').select(['number', 'details']).orderBy('number').execute()
  const stages = await stageFacts(db).select('number').orderBy('number').execute()
  const columns: ColumnsBySite = withColumns
    ? ((await takeStoredColumns(db, state)) ?? (await compileColumns(db, state, storedFrom)))
    : new Map()
  return {
    ...state,
    tags: tags.map((row) => row.details),
    tagNumbers: new Map(tags.map(({ number, details }) => [tagKey(details.siteId, details.id), number])),
    stages: new Map(stagesIn(stages)),
    stageNumbers: new Map(stages.map(({ number, details }) => [details.id, number])),
    stageIds: new Map(stages.map(({ number, details }) => [number, details.id])),
    areaIds: new Map(
      tags
        .filter(({ details }) => details.kind === 'area')
        .map(({ number, details }) => [number, details.id]),
    ),
    columns,
  }
}

/** Reads a whole revision; restarts if another one is written meanwhile. */
const readWhole = async (db: Kysely<Schema>, options: SnapshotOptions): Promise<CatalogueSnapshot> => {
  for (let attempt = 1; ; attempt += 1) {
    // Single homes that change during the read are read again with the changes that follow.
    const state = await readCatalogueState(db)
    const snapshot = await readOnce(db, state, options)
    if ((await readCatalogueState(db)).revision === state.revision) return snapshot
    if (attempt === 5) throw new Error('The catalogue changes faster than it can be read')
  }
}

/** Undefined if the revision differs. */
const readChanges = (db: Kysely<Schema>, known: CatalogueSnapshot) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const state = await readCatalogueState(trx)
      if (state.revision !== known.revision) return undefined
      const after = known.change
      const { rows } = await sql<SearchRow>`${searchRows} where homes.change > ${after}`.execute(trx)
      const homes = await trx.selectFrom('homes').select('details').where('change', '>', after).execute()
      const stages = await stageFacts(trx).where('change', '>', after).execute()
      const tags = await trx.selectFrom('tags').select('details').where('change', '>', after).execute()
      return { change: state.change, rows, homes, stages, tags }
    })

const replaceTags = (tags: readonly Tag[], changed: readonly Tag[]): readonly Tag[] => {
  if (changed.length === 0) return tags
  const byKey = new Map(changed.map((tag) => [tagKey(tag.siteId, tag.id), tag]))
  return tags.map((tag) => byKey.get(tagKey(tag.siteId, tag.id)) ?? tag)
}

/**
 * The newest snapshot: the known one if nothing has changed, one with the changes applied, or a full read if
 * the whole catalogue was replaced.
 */
export const nextSnapshot = async (
  db: Kysely<Schema>,
  known: CatalogueSnapshot | undefined,
  options: SnapshotOptions,
): Promise<CatalogueSnapshot> => {
  if (!known) return readWhole(db, options)
  const state = await readCatalogueState(db)
  if (state.revision === known.revision && state.change === known.change) return known
  const changed = state.revision === known.revision ? await readChanges(db, known) : undefined
  if (!changed) return readWhole(db, options)
  const { change, rows, homes, stages, tags } = changed
  return {
    ...known,
    change,
    changes: { rows, homes: homes.map(({ details }) => details) },
    tags: replaceTags(
      known.tags,
      tags.map(({ details }) => details),
    ),
    stages: stages.length === 0 ? known.stages : new Map([...known.stages, ...stagesIn(stages)]),
  }
}

// One revision of the catalogue in memory: every site's columns, every tag and every stage.

import type { HomeDetails, StageDetails, Tag } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { CatalogueState } from '../../platform/database/read-replica.ts'
import { readCatalogueState } from '../../platform/database/read-replica.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { takeRow } from './change-columns.ts'
import { isOtherHome, withRows } from './grow-columns.ts'
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
  /** Whether homes came, went or moved, so that other pages exist than before. */
  readonly hasOtherHomes: boolean
}

export interface CatalogueSnapshot {
  readonly revision: number
  /** The last change of single homes that it includes. */
  readonly change: number
  /** The changes since the previous snapshot, whose columns it shares where no home came or went; absent after a full read. */
  readonly changes?: CatalogueChanges
  readonly tags: readonly Tag[]
  /** Numbers of the tags in search rows. */
  readonly tagNumbers: ReadonlyMap<string, number>
  readonly stages: ReadonlyMap<string, StageFacts>
  readonly stageNumbers: ReadonlyMap<string, number>
  readonly stageIds: ReadonlyMap<number, string>
  /** Ids of the tags that are areas, by number. */
  readonly areaIds: ReadonlyMap<number, string>
  /** By site. */
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

const byId = (a: SearchRow, b: SearchRow): number => (a.id < b.id ? -1 : 1)

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
    if (rows.length < rowsARead) break
  }
  // Positions are in the order of the ids, whenever a home came.
  for (const ofSite of bySite.values()) ofSite.sort(byId)
  return bySite
}

const stageFacts = (db: Kysely<Schema>) =>
  db.selectFrom('stages').select(sql<StageFacts>`details - 'houses'`.as('details'))

/** Everything that a snapshot has of its stages. */
const stagesIn = (rows: readonly { readonly number: number; readonly details: StageFacts }[]) => ({
  stages: new Map(rows.map(({ details }) => [details.id, details])),
  stageNumbers: new Map(rows.map(({ number, details }) => [details.id, number])),
  stageIds: new Map(rows.map(({ number, details }) => [number, details.id])),
})

const readTags = (db: Kysely<Schema>) =>
  db.selectFrom('tags').select(['number', 'details']).orderBy('number').execute()

/** Everything that a snapshot has of its places. */
const tagsIn = (rows: Awaited<ReturnType<typeof readTags>>) => ({
  tags: rows.map(({ details }) => details),
  tagNumbers: new Map(rows.map(({ number, details }) => [tagKey(details.siteId, details.id), number])),
  areaIds: new Map(
    rows.filter(({ details }) => details.kind === 'area').map(({ number, details }) => [number, details.id]),
  ),
})

/** The homes that ended after a change. */
const goneAfter = async (db: Kysely<Schema>, change: number) => {
  const rows = await db
    .selectFrom('former_homes')
    .select(['site_id', 'home_id'])
    .where('change', '>', change)
    .where('home_id', 'is not', null)
    .execute()
  return Map.groupBy(rows, ({ site_id }) => site_id)
}

type GoneHomes = Awaited<ReturnType<typeof goneAfter>>

/** The columns with the homes that came, went or moved; undefined if there are none. */
const growColumns = async (
  known: ColumnsBySite,
  rows: readonly SearchRow[],
  gone: GoneHomes,
): Promise<ColumnsBySite | undefined> => {
  const rowsBySite = Map.groupBy(rows, ({ site_id }) => site_id)
  const grown = new Map(known)
  for (const siteId of new Set([...rowsBySite.keys(), ...gone.keys()])) {
    const ofSite = rowsBySite.get(siteId) ?? []
    const present = new Set(ofSite.map(({ id }) => id))
    const columns = known.get(siteId)
    const away = (gone.get(siteId) ?? []).flatMap(({ home_id: id }) =>
      id !== null && !present.has(id) && columns?.placeOfId.has(id) ? [id] : [],
    )
    const others = columns ? ofSite.filter((row) => isOtherHome(columns, row)) : ofSite
    if (others.length === 0 && away.length === 0) continue
    grown.set(siteId, columns ? withRows(columns, others, away) : await buildColumns(others.toSorted(byId)))
  }
  return [...grown].some(([siteId, columns]) => columns !== known.get(siteId)) ? grown : undefined
}

export interface SnapshotOptions {
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
  const gone = await goneAfter(db, kept.change)
  const columns = (await growColumns(kept.columns, rows, gone)) ?? kept.columns
  for (const row of rows) {
    const ofSite = columns.get(row.site_id)
    if (ofSite) takeRow(ofSite, row)
  }
  if (rows.length > maxLateChanges) await keepForOthers(db, state, columns)
  return columns
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
  { storedFrom = 10_000 }: SnapshotOptions,
): Promise<CatalogueSnapshot> => {
  const tags = await readTags(db)
  const stages = await stageFacts(db).select('number').orderBy('number').execute()
  const columns = (await takeStoredColumns(db, state)) ?? (await compileColumns(db, state, storedFrom))
  return { ...state, ...tagsIn(tags), ...stagesIn(stages), columns }
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
      const gone = await goneAfter(trx, after)
      const stages = await stageFacts(trx).select('number').where('change', '>', after).execute()
      const goneStages = await trx
        .selectFrom('former_stages')
        .select('stage_id')
        .where('change', '>', after)
        .execute()
      const tags = await trx.selectFrom('tags').select('details').where('change', '>', after).execute()
      const { count } = await trx
        .selectFrom('tags')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      const isSameTags =
        Number(count) === known.tags.length &&
        tags.every(({ details }) => known.tagNumbers.has(tagKey(details.siteId, details.id)))
      return {
        change: state.change,
        rows,
        homes,
        gone,
        stages,
        goneStages: goneStages.map(({ stage_id }) => stage_id),
        // Places came or went: all are read.
        places: isSameTags
          ? {
              tags: replaceTags(
                known.tags,
                tags.map(({ details }) => details),
              ),
            }
          : tagsIn(await readTags(trx)),
      }
    })

const replaceTags = (tags: readonly Tag[], changed: readonly Tag[]): readonly Tag[] => {
  if (changed.length === 0) return tags
  const byKey = new Map(changed.map((tag) => [tagKey(tag.siteId, tag.id), tag]))
  return tags.map((tag) => byKey.get(tagKey(tag.siteId, tag.id)) ?? tag)
}

const replaceStages = (
  { stages, stageNumbers, stageIds }: CatalogueSnapshot,
  changed: Parameters<typeof stagesIn>[0],
  gone: readonly string[],
) => {
  if (changed.length === 0 && gone.length === 0) return { stages, stageNumbers, stageIds }
  const now = stagesIn(changed)
  const away = new Set(gone.filter((id) => !now.stages.has(id)))
  return {
    stages: new Map([...stages, ...now.stages].filter(([id]) => !away.has(id))),
    stageNumbers: new Map([...stageNumbers, ...now.stageNumbers].filter(([id]) => !away.has(id))),
    stageIds: new Map([...stageIds, ...now.stageIds].filter(([, id]) => !away.has(id))),
  }
}

/**
 * The newest snapshot: the known one if nothing has changed, one with the changes applied, or a full read if
 * the whole catalogue was replaced.
 */
export const nextSnapshot = async (
  db: Kysely<Schema>,
  known: CatalogueSnapshot | undefined,
  options: SnapshotOptions = {},
): Promise<CatalogueSnapshot> => {
  if (!known) return readWhole(db, options)
  const state = await readCatalogueState(db)
  if (state.revision === known.revision && state.change === known.change) return known
  const changed = state.revision === known.revision ? await readChanges(db, known) : undefined
  if (!changed) return readWhole(db, options)
  const { change, rows, homes, gone, stages, goneStages, places } = changed
  const grown = await growColumns(known.columns, rows, gone)
  return {
    ...known,
    ...places,
    ...replaceStages(known, stages, goneStages),
    change,
    columns: grown ?? known.columns,
    changes: {
      rows,
      homes: homes.map(({ details }) => details),
      hasOtherHomes: grown !== undefined || gone.size > 0 || goneStages.length > 0,
    },
  }
}

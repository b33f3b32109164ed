// One revision of the catalogue in memory: every site's columns, every tag and every stage.

import type { Stage, Tag } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { HomeColumns, SearchRow } from './home-columns.ts'
import { buildColumns } from './home-columns.ts'

export interface CatalogueSnapshot {
  readonly revision: number
  readonly tags: readonly Tag[]
  /** Numbers that search rows speak of. */
  readonly tagNumbers: ReadonlyMap<string, number>
  readonly stages: ReadonlyMap<string, Stage>
  readonly stageNumbers: ReadonlyMap<string, number>
  readonly stageIds: ReadonlyMap<number, string>
  /** Ids of the tags that are areas, by number. */
  readonly areaIds: ReadonlyMap<number, string>
  /** By site; empty when the columns were not asked for. */
  readonly columns: ReadonlyMap<number, HomeColumns>
}

/** Tag ids are unique on a site. */
export const tagKey = (siteId: number, id: string): string => `${siteId} ${id}`

export const readRevision = async (db: Kysely<Schema>): Promise<number> =>
  (await db.selectFrom('catalogue_state').select('revision').executeTakeFirstOrThrow()).revision

const rowsARead = 5_000

const readSearchRows = async (db: Kysely<Schema>): Promise<ReadonlyMap<number, readonly SearchRow[]>> => {
  const bySite = new Map<number, SearchRow[]>()
  for (let last = 0; ; ) {
    const { rows } = await sql<SearchRow & { number: number }>`
      select home_search.*, homes.id, homes.details->'geo' as geo,
        homes.details->'price' as sales_price, homes.details->'totalPrice' as total_price
      from home_search join homes using (number)
      where number > ${last} order by number limit ${rowsARead}`.execute(db)
    for (const row of rows) {
      const site = bySite.get(row.site_id)
      if (site) site.push(row)
      else bySite.set(row.site_id, [row])
    }
    last = rows.at(-1)?.number ?? last
    if (rows.length < rowsARead) return bySite
  }
}

const readOnce = async (
  db: Kysely<Schema>,
  revision: number,
  withColumns: boolean,
): Promise<CatalogueSnapshot> => {
  const tags = await db.selectFrom('tags').select(['number', 'details']).orderBy('number').execute()
  const stages = await db.selectFrom('stages').select(['number', 'details']).orderBy('number').execute()
  const columns = new Map<number, HomeColumns>()
  if (withColumns) {
    for (const [siteId, rows] of await readSearchRows(db)) columns.set(siteId, await buildColumns(rows))
  }
  return {
    revision,
    tags: tags.map((row) => row.details),
    tagNumbers: new Map(tags.map(({ number, details }) => [tagKey(details.siteId, details.id), number])),
    stages: new Map(stages.map(({ details }) => [details.id, details])),
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

/** Reads a whole revision; starts again when the catalogue changes meanwhile. */
export const readSnapshot = async (
  db: Kysely<Schema>,
  { withColumns }: { readonly withColumns: boolean },
): Promise<CatalogueSnapshot> => {
  for (let attempt = 1; ; attempt += 1) {
    const revision = await readRevision(db)
    const snapshot = await readOnce(db, revision, withColumns)
    if ((await readRevision(db)) === revision) return snapshot
    if (attempt === 5) throw new Error('The catalogue changes faster than it can be read')
  }
}

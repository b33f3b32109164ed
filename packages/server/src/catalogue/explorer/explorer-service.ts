// The stages with an explorer, in memory and refreshed from the database; the views themselves are read on request.
import { explorerViews } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { watchRevision } from '../../platform/database/watch-revision.ts'
import { importedExplorer } from './explorer-store.ts'

/** The initial picture of a stage's explorer. */
export interface ExplorerCover {
  /** Id of the picture service. */
  readonly image: string
  /** Its width divided by its height; 1.5 if absent. */
  readonly aspect?: number
}

export interface ExplorerService {
  /** For a stage that has views; answered from memory. */
  coverOf(siteId: number, stageId: string): Promise<ExplorerCover | undefined>
  /** The latest import, as stored in the database. */
  imported(siteId: number, stageId: string): Promise<unknown>
  /** Whether a view of any stage shows the picture. */
  hasPicture(id: string): Promise<boolean>
  /** Loads a new import now instead of within two seconds. */
  refresh(): Promise<void>
  start(): Promise<void>
  close(): void
}

interface Snapshot {
  readonly version: number
  readonly covers: ReadonlyMap<string, ExplorerCover>
  readonly pictures: ReadonlySet<string>
}

const keyOf = (siteId: number, stageId: string): string => `${siteId} ${stageId}`

const readNext = async (db: Kysely<Schema>, known: Snapshot | undefined): Promise<Snapshot> => {
  const { version } = await db
    .selectFrom('explorer_data')
    .select(({ fn }) => fn.coalesce(fn.max('version'), sql<number>`0`).as('version'))
    .executeTakeFirstOrThrow()
  if (known?.version === version) return known
  const rows = await db
    .selectFrom('explorer_data')
    .distinctOn(['site_id', 'stage_id'])
    .select([
      'site_id',
      'stage_id',
      sql<unknown>`data -> 'settings'`.as('settings'),
      // Without the click areas, which are the most of it
      sql<unknown>`(select jsonb_agg(view - 'clickAreas' - 'interLinks') from jsonb_array_elements(data -> 'views') as view)`.as(
        'views',
      ),
    ])
    .orderBy('site_id')
    .orderBy('stage_id')
    .orderBy('version', 'desc')
    .execute()
  const stages = rows.flatMap(({ site_id, stage_id, ...data }) => {
    const found = explorerViews(data)
    return found.kind === 'views' ? [{ key: keyOf(site_id, stage_id), ...found }] : []
  })
  return {
    version,
    covers: new Map(stages.map(({ key, start }) => [key, start])),
    pictures: new Set(stages.flatMap(({ views }) => views.map(({ image }) => image))),
  }
}

export const makeExplorerService = (db: Kysely<Schema>): ExplorerService => {
  const watch = watchRevision<Snapshot>({ readNext: (known) => readNext(db, known) })
  return {
    async coverOf(siteId, stageId) {
      const cover = (await watch.current()).covers.get(keyOf(siteId, stageId))
      return cover && { image: cover.image, ...(cover.aspect !== undefined && { aspect: cover.aspect }) }
    },
    imported: (siteId, stageId) => importedExplorer(db, { siteId, stageId }),
    hasPicture: async (id) => (await watch.current()).pictures.has(id),
    refresh: watch.refresh,
    start: watch.start,
    close: watch.close,
  }
}

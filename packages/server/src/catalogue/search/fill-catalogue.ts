// Fills the catalogue with a generated world, once for each kind of world.
import type { ExplorerData, HomeDetails } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { readSetting, writeSetting } from '../../platform/database/stored-settings.ts'
import type { World } from './insert-world.ts'
import { insertWorld } from './insert-world.ts'

/** Pictures of a stage's houses in which homes can be selected. */
export interface SiteViews {
  readonly siteId: number
  readonly stageId: string
  readonly data: Omit<ExplorerData, 'apts'>
}

/** Generates catalogues, deterministically. */
export interface CatalogueWorld {
  /** Increased when the same request generates another world. */
  readonly version: number
  generate(request: {
    readonly seed: number
    /** Number of homes; its own default if absent. */
    readonly objects?: number
    /** The day on which the world is "now", `yyyy-MM-dd`. */
    readonly anchor: string
  }): World
  /** Pictures of the houses of a world in which homes can be selected; none if absent. */
  explore?(homes: readonly HomeDetails[]): Iterable<Omit<SiteViews, 'siteId'>>
}

export interface FillRequest {
  readonly seed: number
  /** Number of homes; the generator's own default if absent. */
  readonly objects?: number | undefined
  /** The day on which the world is "now"; the first of its month counts. */
  readonly today: Date
  /** Imports pictures of the world's houses; none are imported if absent. */
  readonly importViews?: (db: Kysely<Schema>, views: Iterable<SiteViews>) => Promise<unknown>
}

const stampKey = 'seed'
/** Any number, the same in every process: the holder of the lock seeds. */
const seedingLock = 7_203_114

const monthOf = (day: Date): string => `${day.toISOString().slice(0, 7)}-01`

const withSites = function* (
  explored: Iterable<Omit<SiteViews, 'siteId'>>,
  { stages }: World,
): Generator<SiteViews> {
  const sites = new Map(stages.map(({ id, siteId }) => [id, siteId]))
  for (const { stageId, data } of explored) yield { siteId: sites.get(stageId) ?? 0, stageId, data }
}

const requestOf = ({ seed, objects, today }: FillRequest) => ({
  seed,
  anchor: monthOf(today),
  ...(objects !== undefined && { objects }),
})

/** Generates the world that the request will ask for at once, for example while the database is still opening. */
export const generateAhead = (source: CatalogueWorld, request: FillRequest): CatalogueWorld => {
  const world = source.generate(requestOf(request))
  const explored = source.explore && [...source.explore(world.homes)]
  return {
    version: source.version,
    generate: () => world,
    ...(explored && { explore: () => explored }),
  }
}

/**
 * Replaces the catalogue when it is not the requested world; several processes may try at once.
 *
 * @returns how many homes were written; undefined when nothing had to be done.
 */
export const fillCatalogue = async (
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  source: CatalogueWorld,
  request: FillRequest,
): Promise<number | undefined> => {
  const { seed, objects, importViews } = request
  const { anchor } = requestOf(request)
  const stamp = JSON.stringify({
    seed,
    objects: objects ?? null,
    anchor,
    generatorVersion: source.version,
  })
  const fill = async (): Promise<number | undefined> => {
    if ((await readSetting(db, stampKey)) === stamp) return undefined
    const world = source.generate(requestOf(request))
    await insertWorld(db, world)
    if (source.explore) await importViews?.(db, withSites(source.explore(world.homes), world))
    await writeSetting(db, stampKey, stamp)
    return world.homes.length
  }
  // The embedded database has one connection and one process; holding it while filling would be a deadlock.
  if (kind === 'pglite') return fill()
  return db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${seedingLock})`.execute(holder)
    try {
      return await fill()
    } finally {
      await sql`select pg_advisory_unlock(${seedingLock})`.execute(holder)
    }
  })
}

/** Whether there are no homes yet. */
export const isEmpty = async ({ db }: Pick<OpenDatabase, 'db'>): Promise<boolean> =>
  (await db.selectFrom('homes').select('number').limit(1).executeTakeFirst()) === undefined

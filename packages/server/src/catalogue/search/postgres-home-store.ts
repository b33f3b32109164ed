// Whole homes by id and by path, and their houses: cached in memory, otherwise from the database.

import type { GroundVolume, HomeDetails } from '@husrum/domain'
import { searchedStatuses } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Schema } from '../../platform/database/schema.ts'
import { statusCode } from './search-codes.ts'

/** A home with its position in a stable order. */
export interface NumberedHome {
  readonly number: number
  readonly home: HomeDetails
}

export interface HomeStore {
  /** In the order of the ids; unknown ones are left out. */
  byIds(ids: readonly string[]): Promise<readonly HomeDetails[]>
  byPath(siteId: number, path: string): Promise<HomeDetails | undefined>
  /** The houses of a stage and their neighbours as seen from above; empty if they were not measured. */
  housesOf(stageId: string): Promise<readonly GroundVolume[]>
  /** The stage of a sold home at a path that has left the catalogue. */
  formerStageId(siteId: number, path: string): Promise<string | undefined>
  /** Whether a stage at the path has ended. */
  isFormerStage(siteId: number, path: string): Promise<boolean>
  /** Paths of the homes that are not sold, in the order of their numbers. */
  paths(siteId: number, offset: number, limit: number): Promise<readonly string[]>
  /** Number of homes that are not sold. */
  count(siteId: number): Promise<number>
  /** Searchable homes in the order of their numbers, after the given number. */
  searched(siteId: number, after: number, limit: number): Promise<readonly NumberedHome[]>
  /** Whether a home shows the picture, whatever its status. */
  hasPicture(id: string): Promise<boolean>
  /** Clears the cache after a change of the whole catalogue. */
  forget(): void
  /** Updates the cached homes. */
  takeChanges(homes: readonly HomeDetails[]): void
}

/** About 2 KB each. */
const maxHomes = 20_000
/** The houses of a stage are about 8 KB. */
const maxStages = 500

/** Uses the narrow rows: whole homes are fifty times as large. */
const unsold = (db: Kysely<Schema>, siteId: number) =>
  db.selectFrom('home_search').where('site_id', '=', siteId).where('status', '<>', statusCode('sold'))

/** Runs a read-only query on the best connection. */
export type RunRead = <Answer>(query: (db: Kysely<Schema>) => Promise<Answer>) => Promise<Answer>

export const makeHomeStore = (read: RunRead): HomeStore => {
  const emptyCaches = () => ({
    homes: new LRUCache<string, HomeDetails>({ max: maxHomes }),
    idOfPath: new LRUCache<string, string>({ max: maxHomes }),
    housesOfStage: new LRUCache<string, readonly GroundVolume[]>({ max: maxStages }),
  })
  let caches = emptyCaches()
  /** Counts changes, so that an earlier read is not cached after a change. */
  let changes = 0
  return {
    async byIds(ids) {
      // Requests from before a catalogue change write into caches that are not read any more.
      const { homes } = caches
      const known = new Map<string, HomeDetails>()
      const missing: string[] = []
      for (const id of ids) {
        const home = homes.get(id)
        if (home) known.set(id, home)
        else missing.push(id)
      }
      if (missing.length > 0) {
        const before = changes
        const rows = await read((db) =>
          db.selectFrom('homes').select('details').where('id', 'in', missing).execute(),
        )
        for (const { details } of rows) {
          if (changes === before) homes.set(details.id, details)
          known.set(details.id, details)
        }
      }
      return ids.flatMap((id) => known.get(id) ?? [])
    },

    async byPath(siteId, path) {
      const { homes, idOfPath } = caches
      const key = `${siteId} ${path}`
      const known = homes.get(idOfPath.get(key) ?? '')
      // A home may have moved to another path.
      if (known?.path === path) return known
      const before = changes
      const row = await read((db) =>
        db
          .selectFrom('homes')
          .select('details')
          .where('site_id', '=', siteId)
          .where('path', '=', path)
          .executeTakeFirst(),
      )
      if (!row) return undefined
      if (changes === before) homes.set(row.details.id, row.details)
      idOfPath.set(key, row.details.id)
      return row.details
    },

    async housesOf(stageId) {
      const { housesOfStage } = caches
      const known = housesOfStage.get(stageId)
      if (known) return known
      const row = await read((db) =>
        db
          .selectFrom('stages')
          .select(sql<readonly GroundVolume[] | null>`details -> 'houses'`.as('houses'))
          .where('id', '=', stageId)
          .executeTakeFirst(),
      )
      const houses = row?.houses ?? []
      housesOfStage.set(stageId, houses)
      return houses
    },

    async formerStageId(siteId, path) {
      const row = await read((db) =>
        db
          .selectFrom('former_homes')
          .select('stage_id')
          .where('site_id', '=', siteId)
          .where('path', '=', path)
          .executeTakeFirst(),
      )
      return row?.stage_id
    },

    async isFormerStage(siteId, path) {
      const row = await read((db) =>
        db
          .selectFrom('former_stages')
          .select('stage_id')
          .where('site_id', '=', siteId)
          .where('path', '=', path)
          .executeTakeFirst(),
      )
      return row !== undefined
    },

    async paths(siteId, offset, limit) {
      const rows = await read((db) => {
        const listed = unsold(db, siteId).select('number').orderBy('number').offset(offset).limit(limit)
        return db
          .selectFrom(listed.as('listed'))
          .innerJoin('homes', 'homes.number', 'listed.number')
          .select('path')
          .orderBy('homes.number')
          .execute()
      })
      return rows.map(({ path }) => path)
    },

    async count(siteId) {
      const { count } = await read((db) =>
        unsold(db, siteId)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow(),
      )
      return Number(count)
    },

    async searched(siteId, after, limit) {
      const rows = await read((db) =>
        db
          .selectFrom('home_search')
          .innerJoin('homes', 'homes.number', 'home_search.number')
          .select(['homes.number', 'homes.details'])
          .where('home_search.site_id', '=', siteId)
          .where(
            'home_search.status',
            'in',
            searchedStatuses.map((status) => statusCode(status)),
          )
          .where('home_search.number', '>', after)
          .orderBy('home_search.number')
          .limit(limit)
          .execute(),
      )
      return rows.map(({ number, details }) => ({ number, home: details }))
    },

    async hasPicture(id) {
      // Must match the expression of its index exactly (migration 0066).
      const pictures = sql`(coalesce(details -> 'images', '[]') || coalesce(details -> 'heroImage', '[]') || coalesce(details -> 'floorPlan', '[]') || jsonb_path_query_array(details, '$.planDrawings.views[*].image'))`
      const home = await read((db) =>
        db
          .selectFrom('homes')
          .select('number')
          .where(sql<boolean>`${pictures} @> to_jsonb(${id}::text)`)
          .limit(1)
          .executeTakeFirst(),
      )
      return home !== undefined
    },

    forget() {
      changes += 1
      caches = emptyCaches()
    },

    takeChanges(changed) {
      changes += 1
      for (const home of changed) caches.homes.set(home.id, home)
    },
  }
}

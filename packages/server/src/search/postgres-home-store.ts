// Whole homes by id and by path, and the houses that they are in: from memory where somebody asked before, else from the database.

import type { GroundVolume, HomeDetails } from '@husrum/domain'
import { searchedStatuses } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Schema } from '../database/schema.ts'
import { statusCode } from './search-codes.ts'

/** A home with its place in a lasting order. */
export interface NumberedHome {
  readonly number: number
  readonly home: HomeDetails
}

export interface HomeStore {
  /** In the order of the ids; unknown ones are left out. */
  byIds(ids: readonly string[]): Promise<readonly HomeDetails[]>
  byPath(siteId: number, path: string): Promise<HomeDetails | undefined>
  /** Of a stage, with their neighbours, seen from above; empty where nobody has measured them. */
  housesOf(stageId: string): Promise<readonly GroundVolume[]>
  /** The stage of a sold home that stood at a path, and is in the catalogue no more. */
  formerStageId(siteId: number, path: string): Promise<string | undefined>
  /** Paths of the homes that are not sold, in the order of their numbers. */
  paths(siteId: number, offset: number, limit: number): Promise<readonly string[]>
  /** How many homes are not sold. */
  count(siteId: number): Promise<number>
  /** Homes that can be searched for, in the order of their numbers, after one of them. */
  searched(siteId: number, after: number, limit: number): Promise<readonly NumberedHome[]>
  /** Whether a home shows the picture, whatever its status. */
  hasPicture(id: string): Promise<boolean>
  /** Forgets everything, because the catalogue is another one. */
  forget(): void
  /** Has these in place of what it knew of them. */
  takeChanges(homes: readonly HomeDetails[]): void
}

/** About 2 KB each. */
const mostHomes = 20_000
/** The houses of a stage are about 8 KB. */
const mostStages = 500

/** The narrow rows say what is sold: the whole homes weigh fifty times as much. */
const unsold = (db: Kysely<Schema>, siteId: number) =>
  db.selectFrom('home_search').where('site_id', '=', siteId).where('status', '<>', statusCode('sold'))

/** Runs a query that only reads, where that is best. */
export type RunRead = <Answer>(query: (db: Kysely<Schema>) => Promise<Answer>) => Promise<Answer>

export const makeHomeStore = (read: RunRead): HomeStore => {
  const emptyCaches = () => ({
    homes: new LRUCache<string, HomeDetails>({ max: mostHomes }),
    idOfPath: new LRUCache<string, string>({ max: mostHomes }),
    housesOfStage: new LRUCache<string, readonly GroundVolume[]>({ max: mostStages }),
  })
  let caches = emptyCaches()
  /** Counts what has changed, so that what was read before does not stand for what came after. */
  let changes = 0
  return {
    async byIds(ids) {
      // What was asked for before the catalogue changed ends in caches that nobody reads any more.
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
      if (known) return known
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
      // Word for word as its index has it (migration 0066).
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

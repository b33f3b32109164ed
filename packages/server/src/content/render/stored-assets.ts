// Stores the files of pages in the database for a day: during a rollout a page of one build may request its script from a
// server of another.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Schema } from '../../platform/database/schema.ts'

export interface Asset {
  readonly body: Uint8Array<ArrayBuffer>
  readonly contentType: string
}

/** The files of a build that have its hash in their names. */
export interface BuiltAssets {
  readonly paths: readonly string[]
  read(path: string): Asset
}

export interface StoredAssets {
  /** Undefined for a file that no build of the last day had. */
  find(path: string): Promise<Asset | undefined>
  /** Stores new files, and extends the others by a day. */
  keep(built: BuiltAssets): Promise<void>
  /** Deletes files that no server has had for a day. */
  sweep(): Promise<void>
}

const isName = (path: string): boolean => /^\/assets\/[\w.-]{1,150}$/.test(path)
const insertedAtOnce = 50
const maxBytesInMemory = 16_000_000

export const makeStoredAssets = (db: Kysely<Schema>): StoredAssets => {
  const found = new LRUCache<string, Asset>({
    maxSize: maxBytesInMemory,
    sizeCalculation: ({ body }) => body.length + 1,
  })
  return {
    find: async (path) => {
      if (!isName(path)) return undefined
      const known = found.get(path)
      if (known) return known
      const row = await db
        .selectFrom('web_assets')
        .select(['content_type', 'body'])
        .where('path', '=', path)
        .executeTakeFirst()
      if (!row) return undefined
      const asset = { body: new Uint8Array(row.body), contentType: row.content_type }
      found.set(path, asset)
      return asset
    },

    keep: async ({ paths, read }) => {
      const own = paths.filter(isName)
      const used = await db
        .updateTable('web_assets')
        .set({ used_at: sql`now()` })
        .where('path', '=', sql<string>`any(${own})`)
        .returning('path')
        .execute()
      const there = new Set(used.map(({ path }) => path))
      const missing = own.filter((path) => !there.has(path))
      for (let from = 0; from < missing.length; from += insertedAtOnce)
        await db
          .insertInto('web_assets')
          .values(
            missing.slice(from, from + insertedAtOnce).map((path) => {
              const { body, contentType } = read(path)
              return { path, content_type: contentType, body: Buffer.from(body) }
            }),
          )
          .onConflict((conflict) => conflict.column('path').doNothing())
          .execute()
    },

    sweep: async () => {
      await db.deleteFrom('web_assets').where('used_at', '<', sql<string>`now() - interval '1 day'`).execute()
    },
  }
}

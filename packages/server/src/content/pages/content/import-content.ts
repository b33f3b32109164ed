// Imports the content files into the database. Each state of them is a complete version of its own, so
// servers of an old and of a new release each show their own content.

import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { FrameFile, PageFile, RedirectFile } from './content-file.ts'
import type { ContentFiles } from './read-content-files.ts'

/** A site as stored in the database. */
export interface WrittenSite {
  readonly siteId: number
  readonly frame: FrameFile
  readonly pages: readonly (PageFile & { readonly path: string })[]
  readonly redirects: readonly RedirectFile[]
}

const writtenSites = ({ sites }: ContentFiles): readonly WrittenSite[] =>
  sites.map(({ site, frame, pages, redirects }) => ({
    siteId: site.siteId,
    frame,
    pages: [...pages].map(([path, page]) => ({ ...page, path })),
    redirects: [...redirects].map(([from, redirect]) => ({ ...redirect, from })),
  }))

/**
 * Several processes may run it at once.
 *
 * @returns how many pages were written; undefined when this version was there.
 */
export const importContent = async (db: Kysely<Schema>, files: ContentFiles): Promise<number | undefined> => {
  const { fingerprint } = files
  if (await useContent(db, fingerprint)) return undefined
  const sites = writtenSites(files)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('content_versions')
    .values({ fingerprint, sites: JSON.stringify(sites) })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return undefined
  return sites.reduce((sum, { pages }) => sum + pages.length, 0)
}

/** Records that a server shows a version; returns whether the version exists. */
export const useContent = async (db: Kysely<Schema>, fingerprint: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('content_versions')
    .set({ used_at: sql`now()` })
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deletes versions that no server has shown for a day. */
export const sweepContent = async (db: Kysely<Schema>): Promise<void> => {
  await db
    .deleteFrom('content_versions')
    .where('used_at', '<', sql<string>`now() - interval '1 day'`)
    .execute()
}

// Takes the editors' files over into the database, as a whole or not at all.

import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { ContentFiles } from './read-content-files.ts'

const rowsAtOnce = 200

/**
 * Replaces the content when the files are others than those that it came from. Several processes may try at once.
 *
 * @returns how many pages were written; undefined when nothing had to be done.
 */
export const importContent = (
  db: Kysely<Schema>,
  { fingerprint, sites }: ContentFiles,
): Promise<number | undefined> =>
  db.transaction().execute(async (transaction) => {
    // Whoever holds the row writes; the others then see that it is done.
    const { rows } = await sql<{ fingerprint: string }>`
      select fingerprint from content_state for update`.execute(transaction)
    if (rows[0]?.fingerprint === fingerprint) return undefined
    await transaction.deleteFrom('content_pages').execute()
    await transaction.deleteFrom('content_frames').execute()
    await transaction.deleteFrom('content_redirects').execute()
    const pages = sites.flatMap(({ site, pages: ofSite }) =>
      [...ofSite].map(([path, page]) => ({
        site_id: site.siteId,
        path,
        page_key: page.key ?? null,
        details: JSON.stringify(page),
      })),
    )
    for (let from = 0; from < pages.length; from += rowsAtOnce)
      await transaction
        .insertInto('content_pages')
        .values(pages.slice(from, from + rowsAtOnce))
        .execute()
    await transaction
      .insertInto('content_frames')
      .values(sites.map(({ site, frame }) => ({ site_id: site.siteId, details: JSON.stringify(frame) })))
      .execute()
    const redirects = sites.flatMap(({ site, redirects: ofSite }) =>
      [...ofSite].map(([path, { to, permanent }]) => ({
        site_id: site.siteId,
        path,
        target: to,
        permanent,
      })),
    )
    for (let from = 0; from < redirects.length; from += rowsAtOnce)
      await transaction
        .insertInto('content_redirects')
        .values(redirects.slice(from, from + rowsAtOnce))
        .execute()
    await sql`update content_state set revision = revision + 1, fingerprint = ${fingerprint}`.execute(
      transaction,
    )
    return pages.length
  })

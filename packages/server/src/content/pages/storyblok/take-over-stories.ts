// Imports the published Storyblok stories into the database, which every server reads.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../../../platform/database/schema.ts'
import type { StorySite } from './pages-of-stories.ts'
import { pagesOfStories } from './pages-of-stories.ts'
import { pageShape } from './story-shape.ts'
import type { Storyblok } from './storyblok-client.ts'

/** Channel that notifies servers of new pages. */
export const storiesChannel = 'husrum_stories'

export interface StoredStories {
  readonly revision: number
  readonly fingerprint: string
  readonly space: string | undefined
  readonly spaceVersion: number
  /** The page schema with which they were validated; undefined for an older release. */
  readonly shape: string | undefined
  readonly sites: readonly StorySite[]
  readonly problems: readonly string[]
}

/** The page schema of this release, and what is stored of a page: stories have their ids. */
const ownShape = createHash('sha256')
  .update(JSON.stringify([pageShape, 'ids']))
  .digest('hex')

/** The newest version that this release has imported; before there is one, the newest of all. Two releases may run side by side. */
const newest = (db: Kysely<Schema>) =>
  db
    .selectFrom('content_stories')
    .orderBy(sql`shape is not distinct from ${ownShape}`, 'desc')
    .orderBy('revision', 'desc')
    .limit(1)

/** The newest version; undefined before the first import. */
export const readStories = async (db: Kysely<Schema>): Promise<StoredStories | undefined> => {
  const row = await newest(db).selectAll().executeTakeFirst()
  return (
    row && {
      revision: row.revision,
      fingerprint: row.fingerprint,
      space: row.space ?? undefined,
      spaceVersion: row.space_version,
      shape: row.shape ?? undefined,
      // Validated on import.
      sites: row.sites as unknown as readonly StorySite[],
      problems: row.problems as unknown as readonly string[],
    }
  )
}

/** The newest version's metadata, without its pages. */
const knownOf = async (
  db: Kysely<Schema>,
): Promise<Pick<StoredStories, 'shape' | 'space' | 'spaceVersion'> | undefined> => {
  const row = await newest(db).select(['shape', 'space', 'space_version']).executeTakeFirst()
  return (
    row && { shape: row.shape ?? undefined, space: row.space ?? undefined, spaceVersion: row.space_version }
  )
}

/** Number of errors in the stories published now; 0 if no pages come from Storyblok. */
export const countStoryProblems = async (db: Kysely<Schema>): Promise<number> => {
  const row = await newest(db)
    .select(sql<number>`jsonb_array_length(problems)::int`.as('count'))
    .executeTakeFirst()
  return row?.count ?? 0
}

/** Only the fingerprint of the newest version. */
export const newestStories = async (db: Kysely<Schema>): Promise<string | undefined> => {
  const row = await newest(db).select('fingerprint').executeTakeFirst()
  return row?.fingerprint
}

/** Whether the newest version was imported by another release, from a later publication than this release has. */
export const isOfAnotherShape = async (db: Kysely<Schema>): Promise<boolean> => {
  const newestOf = db.selectFrom('content_stories').orderBy('revision', 'desc').limit(1)
  const row = await newestOf.select(['shape', 'space_version']).executeTakeFirst()
  if (row === undefined || row.shape === ownShape) return false
  const own = await newestOf.where('shape', '=', ownShape).select('space_version').executeTakeFirst()
  return own === undefined || own.space_version < row.space_version
}

interface TakeOverOptions {
  readonly db: Kysely<Schema>
  readonly storyblok: Pick<Storyblok, 'space' | 'published'>
  readonly log: Pick<Logger, 'info' | 'error'>
  /** Invalidates the CDN's cached pages, in the same transaction. */
  readonly purgePages: (trx: Kysely<Schema>) => Promise<void>
  /** Notifies staff of new errors, in the transaction that stores them. */
  readonly notifyStaff: (trx: Kysely<Schema>, problems: readonly string[]) => Promise<void>
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** A space may publish again in the same second, and Storyblok's edge needs two for the new version number. */
const settleMs = 5_000

/** Whether they are what this release would import from the space in its present version, or a later one. */
const isUpToDate = (
  stories: Pick<StoredStories, 'shape' | 'space' | 'spaceVersion'> | undefined,
  { id, version }: { readonly id: string; readonly version: number },
): boolean =>
  stories !== undefined &&
  stories.shape === ownShape &&
  stories.space === id &&
  stories.spaceVersion >= version

/**
 * Imports all stories at once: a moved folder and a merged release change many pages. Several servers may try at the same time; an
 * import that is older than the stored one is dropped.
 *
 * @returns whether that is all; else it has to run once more, some seconds later. Rejects while Storyblok is unavailable.
 */
export const takeOverStories = async ({
  db,
  storyblok,
  log,
  purgePages,
  notifyStaff,
  now,
}: TakeOverOptions): Promise<boolean> => {
  const began = now()
  const space = await storyblok.space()
  if (isUpToDate(await knownOf(db), space)) return true
  const published = await storyblok.published()
  const isSettled = began - space.version * 1_000 > settleMs
  return db.transaction().execute(async (trx) => {
    await sql`lock table content_stories in share row exclusive mode`.execute(trx)
    const last = await readStories(trx)
    if (isUpToDate(last, space)) return true
    const { sites, problems } = pagesOfStories(published, last?.sites ?? [])
    const fingerprint = createHash('sha256').update(JSON.stringify(sites)).digest('hex')
    await trx
      .insertInto('content_stories')
      .values({
        fingerprint,
        space: space.id,
        space_version: isSettled ? space.version : space.version - 1,
        shape: ownShape,
        sites: JSON.stringify(sites),
        problems: JSON.stringify(problems),
      })
      .execute()
    const news = problems.filter((problem) => !last?.problems.includes(problem))
    if (problems.length > 0)
      log.error({ problems }, 'Some pages of Storyblok are invalid and stay as they were')
    if (news.length > 0) await notifyStaff(trx, news)
    if (last?.fingerprint !== fingerprint) await purgePages(trx)
    await sql`select pg_notify(${storiesChannel}, '')`.execute(trx)
    const pages = sites.reduce((sum, site) => sum + site.pages.length, 0)
    log.info({ pages, spaceVersion: space.version }, 'Pages of Storyblok were imported')
    return isSettled
  })
}

/**
 * Shows a site from its files again, although it was imported. Servers notice with their next poll, within a minute. If its
 * folder still has a start page, the site is imported again then.
 *
 * @returns whether it was.
 */
export const purgeSite = (db: Kysely<Schema>, siteId: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await sql`lock table content_stories in share row exclusive mode`.execute(trx)
    const last = await readStories(trx)
    const sites = last?.sites.filter((site) => site.siteId !== siteId) ?? []
    if (!last || sites.length === last.sites.length) return false
    await trx
      .insertInto('content_stories')
      .values({
        fingerprint: `without ${siteId}, revision ${last.revision}`,
        space: last.space ?? null,
        space_version: 0,
        shape: last.shape ?? null,
        sites: JSON.stringify(sites),
        problems: JSON.stringify(last.problems),
      })
      .execute()
    return true
  })

/** Deletes all but the last few versions and the newest of another running release. */
export const sweepStories = async (db: Kysely<Schema>): Promise<void> => {
  await db
    .deleteFrom('content_stories')
    .where('revision', '<', (eb) =>
      eb.selectFrom('content_stories').select(sql<number>`max(revision) - 20`.as('kept')),
    )
    .where('revision', 'not in', (eb) =>
      eb
        .selectFrom('content_stories')
        .select(sql<number>`max(revision)`.as('newest'))
        .where('taken_at', '>', sql<string>`now() - interval '30 days'`)
        .groupBy('shape'),
    )
    .execute()
}

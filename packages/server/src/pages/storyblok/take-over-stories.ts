// Takes what is published in Storyblok over into the database, from where every server shows it.
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../../database/schema.ts'
import type { StorySite } from './pages-of-stories.ts'
import { pagesOfStories } from './pages-of-stories.ts'
import { pageShape } from './story-shape.ts'
import type { Storyblok } from './storyblok-client.ts'

/** On which servers hear that there are other pages. */
export const storiesChannel = 'husrum_stories'

export interface StoredStories {
  readonly revision: number
  readonly fingerprint: string
  readonly space: string | undefined
  readonly spaceVersion: number
  /** By which shape of pages they were looked at; undefined of an older release. */
  readonly shape: string | undefined
  readonly sites: readonly StorySite[]
  readonly problems: readonly string[]
}

/** What a page may be, in this release, and what is kept of it: stories are known by their ids. */
const ownShape = createHash('sha256')
  .update(JSON.stringify([pageShape, 'ids']))
  .digest('hex')

/** The newest that this release has looked at, and before there is one, the newest of all: an older one may stand beside it. */
const newest = (db: Kysely<Schema>) =>
  db
    .selectFrom('content_stories')
    .orderBy(sql`shape is not distinct from ${ownShape}`, 'desc')
    .orderBy('revision', 'desc')
    .limit(1)

/** The newest state of them; undefined before there was any. */
export const readStories = async (db: Kysely<Schema>): Promise<StoredStories | undefined> => {
  const row = await newest(db).selectAll().executeTakeFirst()
  return (
    row && {
      revision: row.revision,
      fingerprint: row.fingerprint,
      space: row.space ?? undefined,
      spaceVersion: row.space_version,
      shape: row.shape ?? undefined,
      // What was taken over was looked at then.
      sites: row.sites as unknown as readonly StorySite[],
      problems: row.problems as unknown as readonly string[],
    }
  )
}

/** What the newest state is of, without its pages. */
const knownOf = async (
  db: Kysely<Schema>,
): Promise<Pick<StoredStories, 'shape' | 'space' | 'spaceVersion'> | undefined> => {
  const row = await newest(db).select(['shape', 'space', 'space_version']).executeTakeFirst()
  return (
    row && { shape: row.shape ?? undefined, space: row.space ?? undefined, spaceVersion: row.space_version }
  )
}

/** How many things are wrong with stories as they are published now; 0 where no pages come from Storyblok. */
export const countStoryProblems = async (db: Kysely<Schema>): Promise<number> => {
  const row = await newest(db)
    .select(sql<number>`jsonb_array_length(problems)::int`.as('count'))
    .executeTakeFirst()
  return row?.count ?? 0
}

/** The fingerprint of the newest state alone. */
export const newestStories = async (db: Kysely<Schema>): Promise<string | undefined> => {
  const row = await newest(db).select('fingerprint').executeTakeFirst()
  return row?.fingerprint
}

/** The newest of all were looked at by another release, which knows of a later publishing than this one. */
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
  /** With the transaction: what is kept in front of the servers shows the pages as they were. */
  readonly letGoOfPages: (trx: Kysely<Schema>) => Promise<void>
  /** In the transaction in which editors' mistakes come in: who is to hear of those that are new. */
  readonly tellStaff: (trx: Kysely<Schema>, problems: readonly string[]) => Promise<void>
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** A space that published so lately may publish once more in the same second, and Storyblok's edge needs two for its number. */
const settleMs = 5_000

/** Whether they are what this release would make of the space as it is now, or as it will be. */
const isUpToDate = (
  stories: Pick<StoredStories, 'shape' | 'space' | 'spaceVersion'> | undefined,
  { id, version }: { readonly id: string; readonly version: number },
): boolean =>
  stories !== undefined &&
  stories.shape === ownShape &&
  stories.space === id &&
  stories.spaceVersion >= version

/**
 * All of it at once: a moved folder and a merged release change many pages. Several servers may try at the same time; what is
 * older than what is there is let go.
 *
 * @returns whether that is all; else it is to be looked at once more, some seconds later. Rejects while Storyblok is away.
 */
export const takeOverStories = async ({
  db,
  storyblok,
  log,
  letGoOfPages,
  tellStaff,
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
      log.error({ problems }, 'Some pages of Storyblok cannot be used and stay as they were')
    if (news.length > 0) await tellStaff(trx, news)
    if (last?.fingerprint !== fingerprint) await letGoOfPages(trx)
    await sql`select pg_notify(${storiesChannel}, '')`.execute(trx)
    const pages = sites.reduce((sum, site) => sum + site.pages.length, 0)
    log.info({ pages, spaceVersion: space.version }, 'Pages of Storyblok were taken over')
    return isSettled
  })
}

/**
 * A site is shown from its files again, though it was taken over: servers hear of it with their next look, within a minute. While its
 * folder has a start page it comes back then.
 *
 * @returns whether it was.
 */
export const letGoOfSite = (db: Kysely<Schema>, siteId: number): Promise<boolean> =>
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

/** States before the last few are nobody's, but for the newest of a release that stands beside this one. */
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

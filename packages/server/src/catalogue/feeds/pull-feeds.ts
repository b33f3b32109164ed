// Fetches the files that are due, and applies them: one server at a time for each source, again at the next interval after a failure.
import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { siteById, siteByKey } from '@husrum/domain'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { FetchPublic } from '../../platform/http/fetch-public.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import { companyAddress } from '../../platform/mail/recipient.ts'
import { reasonOf } from '../../platform/modules/reason-of.ts'
import type { ImportsOptions } from '../imports/index.ts'
import { beginApplying, importFiles, stateOfImport } from '../imports/index.ts'
import type { Db, Feed, FeedSettings } from './feeds.ts'
import { claimFeed } from './feeds.ts'
import type { FeedProblem } from './texts/problems.ts'
import { feedProblemWords } from './texts/problems.ts'

const minute = 60_000
const hour = 60 * minute
const maxBytes = 25 * 1024 * 1024
const fetchTimeoutMs = minute
/** Parts are applied by jobs, of any server. */
const applyTimeoutMs = 10 * minute

/** After a failure a file is fetched again sooner than after a success. */
const retryMinutes = 15
const failuresUntilAlarm = 3
const lateMs = 26 * hour

/** A file with less than this share of the homes before stops, if there were so many. */
const leastShare = 0.7
const fewHomes = 10

export interface FeedsOptions extends ImportsOptions {
  readonly fetchPublic: FetchPublic
  readonly mails: Pick<MailService, 'within'>
  readonly staffAddress: string | undefined
  /** The value of a setting whose name begins with `FEED_`. */
  readonly secretOf: (setting: string) => string | undefined
  readonly log: Pick<Logger, 'warn' | 'info'>
}

type Outcome = Pick<Feed, 'etag' | 'last_modified' | 'sha256' | 'homes' | 'import_id'> & {
  readonly problem: FeedProblem | null
}

const isTaken = (cause: unknown): boolean =>
  cause instanceof Problem && (cause.code === 'importRunning' || cause.code === 'previewStale')

/** Waits until an import has been applied by the jobs. */
const endOfImport = async (db: Db, id: string): Promise<FeedProblem | null> => {
  const end = Date.now() + applyTimeoutMs
  for (;;) {
    const state = await stateOfImport(db, id)
    if (state === 'applied') return null
    if (state === 'stale') return 'importRunning'
    if (state !== 'applying') return 'partsRefused'
    if (Date.now() > end) return 'notYetApplied'
    await delay(100)
  }
}

const homesOf = async (db: Db, source: string): Promise<number> =>
  (
    await db
      .selectFrom('catalogue_records')
      .select(sql<number>`count(*)::int`.as('homes'))
      .where('source', '=', source)
      .where('kind', '=', 'home')
      .executeTakeFirstOrThrow()
  ).homes

const pull = async (feed: Feed, options: FeedsOptions): Promise<Outcome> => {
  const { db, fetchPublic, secretOf } = options
  const { etag, last_modified, sha256, homes, import_id } = feed
  const same = { etag, last_modified, sha256, homes, import_id }
  const secret = feed.secret_setting === null ? undefined : secretOf(feed.secret_setting)
  if (feed.secret_setting !== null && secret === undefined) return { ...same, problem: 'secretMissing' }
  const answer = await fetchPublic(feed.address, {
    maxBytes,
    timeoutMs: fetchTimeoutMs,
    // A file that was not applied is fetched again.
    ...(feed.problem === null && { etag: etag ?? undefined, lastModified: last_modified ?? undefined }),
    accept: '*/*',
    ...(feed.header_name !== null &&
      secret !== undefined && { secretHeader: { name: feed.header_name, value: secret } }),
  })
  if (answer.kind === 'unchanged') return { ...same, problem: null }
  if (answer.kind === 'failed') return { ...same, problem: answer.problem }
  const fetched = {
    etag: answer.etag ?? null,
    last_modified: answer.lastModified ?? null,
    sha256: createHash('sha256').update(answer.body).digest('hex'),
  }
  if (feed.problem === null && fetched.sha256 === sha256) return { ...same, ...fetched, problem: null }
  const read = await importFiles(options, {
    source: feed.source,
    files: [{ name: feed.file_name, bytes: answer.body }],
    settings: feed.settings as FeedSettings,
    keyName: feed.key_name,
    origin: 'pull',
  })
  const failed = (problem: FeedProblem): Outcome => ({ ...same, import_id: read.id, problem })
  if (read.receipt === undefined) return failed('mistakes')
  const before = homes ?? (await homesOf(db, feed.source))
  const isDrop = read.homes !== undefined && before >= fewHomes && read.homes < before * leastShare
  if (isDrop && !feed.accepts_fewer) return failed('tooFewHomes')
  try {
    await beginApplying(options, read.id, read.receipt)
  } catch (cause) {
    if (isTaken(cause)) return failed('importRunning')
    throw cause
  }
  const problem = await endOfImport(db, read.id)
  return problem === null
    ? { ...fetched, homes: read.homes ?? homes, import_id: read.id, problem }
    : failed(problem)
}

const noteOutcome = async (
  feed: Feed,
  { problem, ...outcome }: Outcome,
  { db, now, log }: FeedsOptions,
): Promise<void> => {
  const at = now()
  const minutes = problem === null ? feed.every_minutes : Math.min(feed.every_minutes, retryMinutes)
  await db
    .updateTable('catalogue_feeds')
    .set({
      ...outcome,
      problem,
      failures: problem === null ? 0 : feed.failures + 1,
      claimed_until: null,
      accepts_fewer: false,
      next_at: new Date(at + minutes * minute).toISOString(),
      ...(problem === null && { succeeded_at: new Date(at).toISOString(), alarmed_at: null }),
    })
    .where('source', '=', feed.source)
    // Not one whose settings have changed meanwhile.
    .where('claimed_until', '=', feed.claimed_until)
    .execute()
  if (problem !== null && problem !== feed.problem)
    log.warn({ source: feed.source, problem }, 'A file of the catalogue was not fetched and applied')
}

/** The site of a source's first stage, whose language staff read. */
const siteOf = async (db: Db, source: string) => {
  const row = await db
    .selectFrom('catalogue_records')
    .select('site_id')
    .where('source', '=', source)
    .where('kind', '=', 'stage')
    .orderBy('external_id')
    .limit(1)
    .executeTakeFirst()
  return (row && siteById(row.site_id)) ?? siteByKey('sweden')
}

/** Sends one letter for each source that has failed several times, or for more than a day. */
const alarm = ({ db, mails, staffAddress, now, log }: FeedsOptions): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const at = new Date(now()).toISOString()
    const failing = await trx
      .updateTable('catalogue_feeds')
      .set({ alarmed_at: at })
      .where('alarmed_at', 'is', null)
      .where(({ eb, or }) =>
        or([
          eb('failures', '>=', failuresUntilAlarm),
          eb(sql<string>`coalesce(succeeded_at, created_at)`, '<', new Date(now() - lateMs).toISOString()),
        ]),
      )
      .returning(['source', 'problem', 'failures', 'succeeded_at'])
      .execute()
    for (const { source, problem, failures, succeeded_at } of failing) {
      log.warn({ source, problem, failures, succeeded_at }, 'A source of the catalogue is not being renewed')
      if (staffAddress === undefined) continue
      const site = await siteOf(trx, source)
      await mails.within(trx).post({
        kind: 'feedFails',
        to: companyAddress(staffAddress),
        site,
        about: source,
        lines: [feedProblemWords(problem ?? 'late', site.locale)],
      })
    }
  })

const failedBy = ({ etag, last_modified, sha256, homes, import_id }: Feed): Outcome => ({
  etag,
  last_modified,
  sha256,
  homes,
  import_id,
  problem: 'internalError',
})

/** Fetches and applies the files that are due. Returns how many. */
export const pullDueFeeds = async (options: FeedsOptions): Promise<number> => {
  const { db, now, log } = options
  let pulled = 0
  for (;;) {
    const feed = await claimFeed(db, now())
    if (!feed) break
    pulled += 1
    const outcome = await pull(feed, options).catch((cause: unknown) => {
      log.warn({ source: feed.source, ...reasonOf(cause) }, 'Fetching a file of the catalogue failed')
      return failedBy(feed)
    })
    await noteOutcome(feed, outcome, options)
    if (outcome.problem === null) await options.refresh()
  }
  await alarm(options)
  return pulled
}

// Fetches the pictures that records name by address: one request a host at a time, again with the tags of the last answer, and later after a
// failure.
import { endpoints } from '@husrum/contract'
import type { MediaProblem } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../../platform/database/schema.ts'
import type { FetchPublic } from '../../platform/http/fetch-public.ts'
import type { FileStore } from './media-files.ts'
import { takePicture } from './media-files.ts'
import { RefusedMedia } from './refused-media.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds after each failed attempt; after the last one no further attempt is made. */
export const retryAfter = [1, 5, 30, 2 * 60, 8 * 60, 24 * 60].map((minutes) => minutes * minute)

/** How often an address is asked for a new version. */
export const renewAfter = day

/** As of uploads. */
const maxBytes = endpoints.uploadMedia.maxBodyBytes ?? 0
const timeoutMs = 10_000
/** Longer than one fetch takes with its storage. */
const claimSeconds = 120
const hostsAtOnce = 4
/** A turn of the sweep ends after so long. */
const turnMs = 40_000

interface Link {
  readonly ref: string
  readonly media_id: string | null
  readonly etag: string | null
  readonly last_modified: string | null
  readonly problem: MediaProblem | null
  readonly attempts: number
}

export interface LinkFetcher {
  readonly db: Kysely<Schema>
  readonly store: FileStore
  readonly fetchPublic: FetchPublic
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
}

/** Claims the next address of a host with which no server is busy. */
const claimLink = async (db: Kysely<Schema>, now: number): Promise<Link | undefined> =>
  db.transaction().execute(async (trx) => {
    // Two claims at once could choose the same host.
    await sql`select pg_advisory_xact_lock(hashtextextended('claim a picture address', 0))`.execute(trx)
    const at = new Date(now).toISOString()
    const { rows } = await sql<Link>`
      update media_links set claimed_until = ${at}::timestamptz + make_interval(secs => ${claimSeconds})
      where ref = (
        select ref from media_links due
        where next_at <= ${at}::timestamptz and unused_since is null and not exists (
          select from media_links busy where busy.host = due.host and busy.claimed_until > ${at}::timestamptz)
        order by next_at, ref limit 1)
      returning ref, media_id, etag, last_modified, problem, attempts`.execute(trx)
    return rows[0]
  })

interface Outcome {
  readonly mediaId: string | null
  readonly etag: string | null
  readonly lastModified: string | null
  readonly problem: MediaProblem | null
}

const fetchLink = async (link: Link, { db, store, fetchPublic }: LinkFetcher): Promise<Outcome> => {
  const known = { mediaId: link.media_id, etag: link.etag, lastModified: link.last_modified }
  const answer = await fetchPublic(link.ref, {
    maxBytes,
    timeoutMs,
    // The tags are of the picture: without it, all of it is needed.
    ...(link.media_id !== null && {
      etag: link.etag ?? undefined,
      lastModified: link.last_modified ?? undefined,
    }),
  })
  if (answer.kind === 'unchanged') return { ...known, problem: null }
  if (answer.kind === 'failed') return { ...known, problem: answer.problem }
  try {
    const { id } = await takePicture({ db, store }, answer.body)
    return {
      mediaId: id,
      etag: answer.etag ?? null,
      lastModified: answer.lastModified ?? null,
      problem: null,
    }
  } catch (cause) {
    if (!(cause instanceof RefusedMedia)) throw cause
    return { ...known, problem: cause.problem }
  }
}

/** An address as the log may have it: without its query, which may hold a key. */
const loggable = (address: string): string => {
  const url = URL.parse(address)
  return url ? `${url.origin}${url.pathname}` : ''
}

const noteOutcome = async (
  link: Link,
  { mediaId, etag, lastModified, problem }: Outcome,
  { db, log, now }: LinkFetcher,
): Promise<void> => {
  const attempts = problem === null ? 0 : link.attempts + 1
  const wait = problem === null ? renewAfter : retryAfter[link.attempts]
  await db
    .updateTable('media_links')
    .set({
      media_id: mediaId,
      etag,
      last_modified: lastModified,
      problem,
      attempts,
      next_at: wait === undefined ? null : new Date(now() + wait).toISOString(),
      claimed_until: null,
      ...(mediaId !== link.media_id && { is_changed: true }),
    })
    .where('ref', '=', link.ref)
    .execute()
  if (problem !== null && link.problem !== problem)
    log.warn({ address: loggable(link.ref), problem }, 'A picture of a home could not be fetched')
}

/** Fetches the addresses that are due, for less than a minute. Returns how many were asked. */
export const fetchDueLinks = async (fetcher: LinkFetcher): Promise<number> => {
  const { db, now } = fetcher
  const end = now() + turnMs
  let asked = 0
  const work = async (): Promise<void> => {
    while (now() < end) {
      const link = await claimLink(db, now())
      if (!link) return
      asked += 1
      await noteOutcome(link, await fetchLink(link, fetcher), fetcher)
    }
  }
  await Promise.all(Array.from({ length: hostsAtOnce }, work))
  return asked
}

// The files that servers fetch, in the database.
import type { Answer, endpoints, RequestOf, ResponseOf } from '@husrum/contract'
import { withoutUndefined } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { Problem } from '../../platform/http/problem.ts'

export type Db = Kysely<Schema>
type SentFeed = RequestOf<typeof endpoints.setCatalogueFeed>
type FeedDto = Answer<ResponseOf<typeof endpoints.setCatalogueFeed>>

/** How a file is applied. */
export interface FeedSettings {
  readonly isReplacing: boolean
  readonly maxEnded: number
  readonly isPartly: boolean
}

const readRows = (db: Db) => db.selectFrom('catalogue_feeds').selectAll().orderBy('source')
export type Feed = Awaited<ReturnType<ReturnType<typeof readRows>['execute']>>[number]

const isoOf = (at: string | null): string | undefined =>
  at === null ? undefined : new Date(at).toISOString()

const dtoOf = (feed: Feed): FeedDto => {
  const { isReplacing, maxEnded, isPartly } = feed.settings as FeedSettings
  return {
    source: feed.source,
    address: feed.address,
    fileName: feed.file_name,
    everyMinutes: feed.every_minutes,
    replace: isReplacing,
    maxEnded,
    partly: isPartly,
    nextAt: new Date(feed.next_at).toISOString(),
    failures: feed.failures,
    ...withoutUndefined({
      headerName: feed.header_name ?? undefined,
      secretSetting: feed.secret_setting ?? undefined,
      triedAt: isoOf(feed.tried_at),
      succeededAt: isoOf(feed.succeeded_at),
      problem: feed.problem ?? undefined,
      importId: feed.import_id ?? undefined,
    }),
  }
}

export const listFeeds = async (db: Db): Promise<readonly FeedDto[]> =>
  (await readRows(db).execute()).map(dtoOf)

/** Sources that could not be fetched several times, or for more than a day. */
export const failingSources = async (db: Db): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('catalogue_feeds')
      .select('source')
      .where('alarmed_at', 'is not', null)
      .orderBy('source')
      .execute()
  ).map(({ source }) => source)

const known = /\.(?:csv|txt|xlsx|json|ndjson|jsonl)$/i

const fileNameOf = ({ address, fileName }: SentFeed): string => {
  const name = fileName ?? decodeURIComponent(URL.parse(address)?.pathname.split('/').at(-1) ?? '')
  if (!known.test(name))
    throw new Problem('invalidRequest', {
      errors: [{ field: fileName === undefined ? 'address' : 'fileName', key: 'wrongFormat' }],
    })
  return name.slice(-200)
}

/** Headers that decide how a request is read. */
const ownHeaders =
  /^(?:host|content-.*|transfer-encoding|connection|accept-encoding|if-.*|cookie|upgrade|te|trailer)$/i

/** @throws Problem */
export const setFeed = async (
  db: Db,
  sent: SentFeed,
  {
    now,
    keyName,
    isAllowedAddress,
  }: {
    readonly now: number
    readonly keyName: string
    readonly isAllowedAddress: (address: string) => boolean
  },
): Promise<FeedDto> => {
  const { source, address, everyMinutes, headerName, secretSetting, replace, maxEnded = 10, partly } = sent
  const wrong = (field: string, key: 'required' | 'unknownValue' | 'invalidInput') =>
    new Problem('invalidRequest', { errors: [{ field, key }] })
  if (!isAllowedAddress(address)) throw wrong('address', 'invalidInput')
  if (headerName !== undefined && ownHeaders.test(headerName)) throw wrong('headerName', 'invalidInput')
  if ((headerName === undefined) !== (secretSetting === undefined))
    throw wrong(headerName === undefined ? 'headerName' : 'secretSetting', 'required')
  const at = new Date(now).toISOString()
  const settings: FeedSettings = {
    isReplacing: replace ?? false,
    maxEnded,
    isPartly: partly ?? false,
  }
  const values = {
    address,
    file_name: fileNameOf(sent),
    every_minutes: everyMinutes,
    header_name: headerName ?? null,
    secret_setting: secretSetting ?? null,
    settings: JSON.stringify(settings),
    key_name: keyName,
    next_at: at,
    // Another address has other tags, and its file is applied anew.
    etag: null,
    last_modified: null,
    sha256: null,
    failures: 0,
    problem: null,
    alarmed_at: null,
    accepts_fewer: false,
    claimed_until: null,
  }
  const feed = await db
    .insertInto('catalogue_feeds')
    .values({ source, created_at: at, ...values })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ created_at: at, ...values }))
    .returningAll()
    .executeTakeFirstOrThrow()
  return dtoOf(feed)
}

/** Lets a server fetch a file in its next turn. @throws Problem */
export const hurryFeed = async (
  db: Db,
  { source, acceptsFewer = false }: RequestOf<typeof endpoints.pullCatalogueFeed>,
  now: number,
): Promise<FeedDto> => {
  const feed = await db
    .updateTable('catalogue_feeds')
    .set({ next_at: new Date(now).toISOString(), accepts_fewer: acceptsFewer })
    .where('source', '=', source)
    .returningAll()
    .executeTakeFirst()
  if (!feed) throw new Problem('notFound')
  return dtoOf(feed)
}

/** @throws Problem */
export const removeFeed = async (db: Db, source: string): Promise<void> => {
  const removed = await db
    .deleteFrom('catalogue_feeds')
    .where('source', '=', source)
    .returning('source')
    .executeTakeFirst()
  if (!removed) throw new Problem('notFound')
}

/** Longer than a file takes to be fetched, read and applied. */
const claimMinutes = 15

/** Claims the next file that is due and that no server is fetching. */
export const claimFeed = async (db: Db, now: number): Promise<Feed | undefined> => {
  const at = new Date(now).toISOString()
  return db
    .updateTable('catalogue_feeds')
    .set({
      claimed_until: new Date(now + claimMinutes * 60_000).toISOString(),
      tried_at: at,
    })
    .where(
      'source',
      '=',
      sql<string>`(select source from catalogue_feeds
        where next_at <= ${at}::timestamptz and (claimed_until is null or claimed_until <= ${at}::timestamptz)
        order by next_at, source limit 1 for update skip locked)`,
    )
    .returningAll()
    .executeTakeFirst()
}

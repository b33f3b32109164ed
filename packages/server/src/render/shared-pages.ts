// Answers a page from those that are kept, and says to whoever stands between for how long it may keep it too.
import type { SiteDefinition } from '@husrum/domain'
import { dayIn } from '@husrum/domain'
import type { CdnKind } from '../http/cdn.ts'
import type { Environment } from '../http/set-cookie.ts'
import type { Coding, KeptPage, PageCache } from './page-cache.ts'
import { codingFor } from './page-cache.ts'
import { sharedCookies } from './page-cookies.ts'
import { sharedSearch } from './shareable-page.ts'

export interface SharedPages {
  readonly cache: PageCache
  /** Another one when a page of a site may show something else: of content, of the catalogue. */
  readonly revision: () => Promise<string>
  /** Absent: nobody in front is told to keep a page, as nobody could tell them to let go of it. */
  readonly cdn?: CdnKind | undefined
  readonly now?: () => number
}

/** How a page is made so that it is the same for all who ask for it so. */
export interface SharedRequest {
  readonly key: string
  readonly search: string
  readonly cookies: string
}

/** Undefined where the cookies make it one visitor's own. */
export const sharedRequest = ({
  site,
  origin,
  path,
  search,
  cookies,
  environment,
}: {
  readonly site: SiteDefinition
  readonly origin: string
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  readonly cookies: string
  readonly environment: Environment
}): SharedRequest | undefined => {
  const shared = sharedCookies(cookies, { site, path, environment })
  if (shared === undefined) return undefined
  const read = sharedSearch(search)
  return { key: `${site.key} ${origin}${path}${read} ${shared}`, search: read, cookies: shared }
}

/** Pages say what day it is: of viewings, of offers. */
export const revisionOn = async (
  { country }: SiteDefinition,
  { revision, now = Date.now }: Pick<SharedPages, 'revision' | 'now'>,
): Promise<string> => `${dayIn(now(), country)} ${await revision()}`

const hourSeconds = 3_600
const minuteSeconds = 60
const daySeconds = 86_400

/** Before midnight not for long: the next day's page may be another. */
const secondsKept = ({ country }: SiteDefinition, now: number): number =>
  dayIn(now + hourSeconds * 1_000, country) === dayIn(now, country) ? hourSeconds : minuteSeconds

/**
 * For whom a page may be kept. A browser always asks again. A cache that knows no more than the standard tells pages apart by
 * all cookies, which is safe and seldom useful: the guide says which of them it should hand on.
 */
const cacheHeaders = (
  { tags }: KeptPage,
  site: SiteDefinition,
  { cdn, now = Date.now }: Pick<SharedPages, 'cdn' | 'now'>,
): Readonly<Record<string, string>> => {
  if (cdn === undefined) return { 'cache-control': 'private, no-cache' }
  const seconds = secondsKept(site, now())
  // What is stale is for the cache alone to show: of a browser's it could not be taken back.
  const stale = `stale-while-revalidate=${minuteSeconds}, stale-if-error=${daySeconds}`
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-if-error=${daySeconds}`,
    ...(cdn === 'cloudflare'
      ? { 'cdn-cache-control': `public, max-age=${seconds}, ${stale}`, 'cache-tag': tags.join(',') }
      : { 'surrogate-control': `max-age=${seconds}, ${stale}`, 'surrogate-key': tags.join(' ') }),
  }
}

const isKnown = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === etag || one === '*')

/** The answer to a request with these headers. */
export const answerKept = async (
  page: KeptPage,
  request: { readonly acceptEncoding: string; readonly ifNoneMatch: string; readonly isHead: boolean },
  site: SiteDefinition,
  pages: Pick<SharedPages, 'cdn' | 'now'>,
): Promise<Response> => {
  const coding: Coding = codingFor(request.acceptEncoding)
  const etag = page.etag(coding)
  const headers = {
    // Also where nothing follows: a browser takes the headers over, the content policy among them.
    'content-type': 'text/html; charset=utf-8',
    etag,
    vary: 'accept-encoding, cookie',
    ...cacheHeaders(page, site, pages),
  }
  if (isKnown(request.ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
  const body = await page.body(coding)
  const length = { 'content-length': String(body.length) }
  const encoding = coding !== 'identity' && { 'content-encoding': coding }
  return new Response(request.isHead ? null : body, { headers: { ...headers, ...length, ...encoding } })
}

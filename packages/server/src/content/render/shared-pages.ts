// Answers pages from the cache, and sets the cache headers for a CDN and browsers.
import type { SiteDefinition } from '@husrum/domain'
import { dayIn } from '@husrum/domain'
import type { CdnKind } from '../../platform/http/cdn.ts'
import type { Environment } from '../../platform/http/set-cookie.ts'
import type { CachedPage, Coding, PageCache } from './page-cache.ts'
import { codingFor } from './page-cache.ts'
import { sharedCookies } from './page-cookies.ts'
import { sharedSearch } from './shareable-page.ts'

export interface SharedPages {
  readonly cache: PageCache
  /** Changes when a page of a site may have changed: with content or catalogue. */
  readonly revision: () => Promise<string>
  /** If absent, no CDN may cache pages, as they could not be invalidated. */
  readonly cdn?: CdnKind | undefined
  readonly now?: () => number
}

/** A page request that can be shared, in normal form. */
export interface SharedRequest {
  readonly key: string
  readonly search: string
  readonly cookies: string
}

/** Undefined if the cookies make the page personal. */
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

/** Pages depend on the date: of viewings, of offers. */
export const revisionOn = async (
  { country }: SiteDefinition,
  { revision, now = Date.now }: Pick<SharedPages, 'revision' | 'now'>,
): Promise<string> => `${dayIn(now(), country)} ${await revision()}`

const hourSeconds = 3_600
const minuteSeconds = 60
const daySeconds = 86_400

/** Short before midnight: the next day's page may differ. */
const secondsKept = ({ country }: SiteDefinition, now: number): number =>
  dayIn(now + hourSeconds * 1_000, country) === dayIn(now, country) ? hourSeconds : minuteSeconds

/**
 * Cache headers. A browser always revalidates. A cache that follows only the standard varies pages by
 * all cookies, which is safe but rarely useful: the guide lists the ones to pass on.
 */
const cacheHeaders = (
  { tags }: CachedPage,
  site: SiteDefinition,
  { cdn, now = Date.now }: Pick<SharedPages, 'cdn' | 'now'>,
): Readonly<Record<string, string>> => {
  if (cdn === undefined) return { 'cache-control': 'private, no-cache' }
  const seconds = secondsKept(site, now())
  // Only for the CDN: stale pages in a browser could not be invalidated.
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

/** The response to a request with these headers. */
export const answerKept = async (
  page: CachedPage,
  request: { readonly acceptEncoding: string; readonly ifNoneMatch: string; readonly isHead: boolean },
  site: SiteDefinition,
  pages: Pick<SharedPages, 'cdn' | 'now'>,
): Promise<Response> => {
  const coding: Coding = codingFor(request.acceptEncoding)
  const etag = page.etag(coding)
  const headers = {
    // Also without a body: a browser stores the headers, including the content security policy.
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

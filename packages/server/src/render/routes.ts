// Everything that a browser shows: the build's files, and a rendered page for any other path.
import type { CallEndpoint, RenderInput } from '@husrum/contract'
import { consentRevision } from '@husrum/contract'
import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { TagManagers } from '../consent/tag-managers.ts'
import { tagManagerAt } from '../consent/tag-managers.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { accepts, compressPage } from '../http/compress.ts'
import { makeRateLimit } from '../http/limit-rate.ts'
import { Problem } from '../http/problem.ts'
import { refuseUnknown } from '../http/refuse-unknown.ts'
import { isApiPath, pagePathOf, rawPathOf } from '../http/request-path.ts'
import { accessOfPath } from '../pages/page-access.ts'
import { hasSessionCookie } from '../sessions/session-cookies.ts'
import type { KeptAssets } from './kept-assets.ts'
import type { RenderPlaces } from './render-places.ts'
import type { StaticFile, WebSource } from './web-source.ts'

export interface WebRoutesOptions {
  /** Absent: there are services alone. */
  readonly web: WebSource | undefined
  readonly environment: 'development' | 'production'
  readonly log: Logger
  /** Makes the calls of a page. */
  readonly call: (c: Context<AppEnv>) => CallEndpoint
  readonly tagManagers: TagManagers
  readonly places: RenderPlaces
  /** Files of pages of other builds; absent: this build's alone. */
  readonly keptAssets?: Pick<KeptAssets, 'find'> | undefined
  /** Pages that a network may have made in a minute; without limit if absent. */
  readonly pagesPerMinute?: number | undefined
}

const yearOfSeconds = 31_536_000
const worthCompressing = 1_024

export const webRoutes = (
  app: Hono<AppEnv>,
  {
    web,
    environment,
    log,
    call,
    tagManagers,
    places,
    keptAssets,
    pagesPerMinute = Number.POSITIVE_INFINITY,
  }: WebRoutesOptions,
): void => {
  if (!web) return
  const refuse = refuseUnknown(app)
  const countPage = makeRateLimit(pagesPerMinute)

  /** Of another build, which somebody has still open or another server has already. Compressed as any answer is. */
  const keptFile = async (path: string): Promise<StaticFile | undefined> => {
    const asset = await keptAssets?.find(path)
    return asset && { ...asset, isImmutable: true, isText: false }
  }

  const answerFile = async (c: Context<AppEnv>, path: string): Promise<Response | undefined> => {
    const file = (await web.file(path, c.req.header('accept-encoding') ?? '')) ?? (await keptFile(path))
    if (!file) return undefined
    const { body, contentType, encoding, isImmutable, isText } = file
    return c.body(body, 200, {
      'content-type': contentType,
      'content-length': String(body.length),
      'cache-control': isImmutable ? `public, max-age=${yearOfSeconds}, immutable` : 'public, max-age=3600',
      ...(encoding && { 'content-encoding': encoding }),
      ...(isText && { vary: 'accept-encoding' }),
    })
  }

  const isOwnPage = (c: Context<AppEnv>, path: string): boolean =>
    hasSessionCookie(c.req.header('cookie') ?? '', environment) ||
    accessOfPath(c.get('site'), pagePathOf(path) ?? path) !== 'everybody'

  const answerPage = async (c: Context<AppEnv>, path: string): Promise<Response> => {
    const requestId = c.get('requestId')
    const { search } = new URL(c.req.url)
    const site = c.get('site')
    const input: RenderInput = {
      url: `${c.get('origin')}${path}${search}`,
      site: site.key,
      call: call(c),
      environment,
      requestId,
      cookies: c.req.header('cookie') ?? '',
      consent: { revision: consentRevision, tagManager: tagManagerAt(tagManagers, site, path, search) },
      assets: web.assets,
      report: (cause) =>
        log.warn({ requestId, reason: String(cause) }, 'A page was rendered without all of its data'),
    }
    const { status, headers, body, inline } = await web.render(input)
    c.set('inline', inline)
    const answer = new Headers(headers)
    answer.append('vary', 'accept-encoding, cookie')
    // Neither a shared cache nor the browser's way back may show it to whoever comes after (trap F8).
    if (isOwnPage(c, path)) answer.set('cache-control', 'no-store')
    if (c.req.method === 'HEAD') return new Response(null, { status, headers: answer })
    const isLong = body.length >= worthCompressing
    if (!isLong || !accepts(c.req.header('accept-encoding') ?? '', 'gzip'))
      return new Response(body, { status, headers: answer })
    answer.set('content-encoding', 'gzip')
    answer.delete('content-length')
    return new Response(await compressPage(body), { status, headers: answer })
  }

  app.get('*', async (c) => {
    const path = rawPathOf(c.req.raw, c.env)
    const file = await answerFile(c, path)
    if (file) return file
    if (isApiPath(path)) return refuse(c)
    if (pagePathOf(path) === undefined) throw new Problem('notFound')
    if (!/text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*')) throw new Problem('notFound')
    // One address a page: with the closing slash, unless it looks like a file.
    if (!path.endsWith('/') && !path.split('/').at(-1)?.includes('.'))
      return c.redirect(`${path}/${new URL(c.req.url).search}`, 301)
    const address = c.get('address')
    return places.run(address, async () => {
      countPage(address)
      return answerPage(c, path)
    })
  })
}

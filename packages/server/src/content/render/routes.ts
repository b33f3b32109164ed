// Everything for browsers: the build's files, and a rendered page for any other path.
import type { RenderInput, RenderOutput } from '@husrum/contract'
import { consentRevision } from '@husrum/contract'
import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { TagManagers } from '../../people/consent/index.ts'
import { hasSessionCookie } from '../../people/sessions/index.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { accepts, compressPage } from '../../platform/http/compress.ts'
import { makeRateLimit } from '../../platform/http/limit-rate.ts'
import { Problem } from '../../platform/http/problem.ts'
import { refuseUnknown } from '../../platform/http/refuse-unknown.ts'
import { isApiPath, pagePathOf, rawPathOf } from '../../platform/http/request-path.ts'
import type { InlineParts } from '../../platform/http/security-headers.ts'
import { accessOfPath } from '../pages/index.ts'
import type { CallsOfPage } from './calls-of-page.ts'
import { noteTemplate } from './note-template.ts'
import type { RenderSlots } from './render-slots.ts'
import { watchCalls } from './shareable-page.ts'
import type { SharedPages, SharedRequest } from './shared-pages.ts'
import { answerKept, revisionOn, sharedRequest } from './shared-pages.ts'
import type { StoredAssets } from './stored-assets.ts'
import type { StaticFile, WebSource } from './web-source.ts'

export interface WebRoutesOptions {
  /** If absent, there are only services. */
  readonly web: WebSource | undefined
  readonly environment: 'development' | 'production'
  readonly log: Logger
  readonly call: CallsOfPage
  readonly tagManagers: TagManagers
  readonly places: RenderSlots
  /** Files of pages from other builds; if absent, only those of this build. */
  readonly storedAssets?: Pick<StoredAssets, 'find'> | undefined
  /** Pages that may be rendered for one network per minute; unlimited if absent. */
  readonly pagesPerMinute?: number | undefined
  /** Cache of shared pages; if absent, each page is rendered per request. */
  readonly shared?: SharedPages | undefined
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
    storedAssets,
    pagesPerMinute = Number.POSITIVE_INFINITY,
    shared,
  }: WebRoutesOptions,
): void => {
  if (!web) return
  const refuse = refuseUnknown(app)
  const countPage = makeRateLimit(pagesPerMinute)

  /** A file of another build, for open pages or during a rollout. Compressed like any response. */
  const storedFile = async (path: string): Promise<StaticFile | undefined> => {
    const asset = await storedAssets?.find(path)
    return asset && { ...asset, isImmutable: true, isText: false }
  }

  const answerFile = async (c: Context<AppEnv>, path: string): Promise<Response | undefined> => {
    const file = (await web.file(path, c.req.header('accept-encoding') ?? '')) ?? (await storedFile(path))
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
    accessOfPath(c.get('site'), pagePathOf(path) ?? path) !== 'public'

  const inputOf = (
    c: Context<AppEnv>,
    path: string,
    { search, cookies }: Pick<SharedRequest, 'search' | 'cookies'>,
  ): RenderInput => {
    const requestId = c.get('requestId')
    const site = c.get('site')
    return {
      url: `${c.get('origin')}${path}${search}`,
      site: site.key,
      call: noteTemplate(c, call(c, cookies)),
      environment,
      requestId,
      cookies,
      consent: { revision: consentRevision, tagManager: tagManagers[site.key] },
      assets: web.assets,
      report: (cause) =>
        log.warn({ requestId, reason: String(cause) }, 'A page was rendered without all of its data'),
    }
  }

  /** Takes a slot only to render a page, not for a cached one. */
  const make = async (c: Context<AppEnv>, input: RenderInput): Promise<RenderOutput> => {
    const address = c.get('address')
    return places.run(address, async () => {
      countPage(address)
      return web.render(input)
    })
  }

  /** What the content security policy allows. The document decides whether it may load the tag manager. */
  const inlineOf = (
    c: Context<AppEnv>,
    { inline, mayLoadTagManager = false }: RenderOutput,
  ): InlineParts | undefined => {
    const tagHost = mayLoadTagManager ? tagManagers[c.get('site').key]?.host : undefined
    return tagHost === undefined ? inline : { ...inline, tagHost }
  }

  const answerRendered = async (
    c: Context<AppEnv>,
    path: string,
    output: RenderOutput,
  ): Promise<Response> => {
    const { status, headers, body } = output
    c.set('inline', inlineOf(c, output))
    const answer = new Headers(headers)
    answer.append('vary', 'accept-encoding, cookie')
    // Neither a shared cache nor the browser's Back button may show it to the next person (SEC-10).
    if (isOwnPage(c, path)) answer.set('cache-control', 'private, no-store')
    if (c.req.method === 'HEAD') return new Response(null, { status, headers: answer })
    const isLong = body.length >= worthCompressing
    if (!isLong || !accepts(c.req.header('accept-encoding') ?? '', 'gzip'))
      return new Response(body, { status, headers: answer })
    answer.set('content-encoding', 'gzip')
    answer.delete('content-length')
    return new Response(await compressPage(body), { status, headers: answer })
  }

  /** A page rendered for all may turn out to be personal; then it is the caller's, if it was rendered with all their cookies. */
  const answerPage = async (c: Context<AppEnv>, path: string): Promise<Response> => {
    const site = c.get('site')
    const { search } = new URL(c.req.url)
    const sent = { search, cookies: c.req.header('cookie') ?? '' }
    const request =
      shared && !isOwnPage(c, path)
        ? sharedRequest({ site, origin: c.get('origin'), path, ...sent, environment })
        : undefined
    if (!shared || !request) return answerRendered(c, path, await make(c, inputOf(c, path, sent)))
    let own: RenderOutput | undefined
    const page = await shared.cache.page(request.key, await revisionOn(site, shared), async () => {
      const input = inputOf(c, path, request)
      const { call: watched, tags: tagsFor } = watchCalls(input.call)
      const output = await make(c, { ...input, call: watched })
      const tags = tagsFor(request.search)
      if (output.status === 200 && tags && !('set-cookie' in output.headers))
        return { body: output.body, inline: inlineOf(c, output), tags, template: c.get('template') }
      if (request.search === sent.search && request.cookies === sent.cookies) own = output
      return undefined
    })
    if (!page) return answerRendered(c, path, own ?? (await make(c, inputOf(c, path, sent))))
    c.set('inline', page.inline)
    c.set('template', page.template)
    const asked = {
      acceptEncoding: c.req.header('accept-encoding') ?? '',
      ifNoneMatch: c.req.header('if-none-match') ?? '',
      isHead: c.req.method === 'HEAD',
    }
    return answerKept(page, asked, site, shared)
  }

  app.get('*', async (c) => {
    const path = rawPathOf(c.req.raw, c.env)
    const file = await answerFile(c, path)
    if (file) return file
    if (isApiPath(path)) return refuse(c)
    if (pagePathOf(path) === undefined) throw new Problem('notFound')
    if (!/text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*')) throw new Problem('notFound')
    // One address per page: with a trailing slash, unless it looks like a file.
    if (!path.endsWith('/') && !path.split('/').at(-1)?.includes('.'))
      return c.redirect(`${path}/${new URL(c.req.url).search}`, 301)
    return answerPage(c, path)
  })
}

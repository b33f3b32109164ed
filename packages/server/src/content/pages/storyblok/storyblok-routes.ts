// Requests from Storyblok: webhooks, and editors who preview a draft.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { SiteDefinition } from '@husrum/domain'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from '../../../platform/http/app-environment.ts'
import { limitRate } from '../../../platform/http/limit-rate.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { readBody } from '../../../platform/http/read-body.ts'
import type { StoredPage } from '../content/postgres-content-store.ts'
import type { PlacedStory } from './pages-of-stories.ts'
import { pageOf, placeOfStory } from './pages-of-stories.ts'
import type { Storyblok } from './storyblok-client.ts'

export const webhookPath = '/services/storyblok/webhook'

const longestHook = 64 * 1024

const isSame = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** `webhook-signature`: HMAC-SHA1 of the body in hex (storyblok.com/docs/concepts/webhooks). */
export const isSignedHook = (body: Uint8Array, signature: string, secret: string): boolean =>
  isSame(signature, createHmac('sha1', secret).update(body).digest('hex'))

const hourSeconds = 3_600

/**
 * Whether Storyblok's editor created an address within the last hour: `_storyblok_tk[token]` is SHA-1 of space, preview
 * token and time.
 */
export const draftAskedFor = (
  query: URLSearchParams,
  { previewToken, now }: { readonly previewToken: string; readonly now: number },
): string | undefined => {
  const part = (name: string) => query.get(`_storyblok_tk[${name}]`) ?? ''
  const [space, time, token] = [part('space_id'), part('timestamp'), part('token')]
  const expected = createHash('sha1').update(`${space}:${previewToken}:${time}`).digest('hex')
  const age = Math.abs(now / 1_000 - Number(time))
  const id = query.get('_storyblok') ?? ''
  return isSame(token, expected) && age <= hourSeconds && /^\d{1,20}$/.test(id) ? id : undefined
}

/**
 * The draft that an address requests, or the address of its page if that is another one: Storyblok opens stories by their folders, and
 * all of a space at one host. Undefined without a valid signature. Rejects while Storyblok is unavailable.
 */
export type DraftAt = (
  site: SiteDefinition,
  path: string,
  query: URLSearchParams,
) => Promise<StoredPage | PlacedStory | undefined>

export const makeDraftAt =
  ({
    drafts,
    previewToken,
    now,
    log,
  }: {
    readonly drafts: Pick<Storyblok, 'draft'>
    readonly previewToken: string
    readonly now: () => number
    readonly log: Pick<Logger, 'warn'>
  }): DraftAt =>
  async (site, path, query) => {
    const id = draftAskedFor(query, { previewToken, now: now() })
    const story = id === undefined ? undefined : await drafts.draft(id)
    const place = story && placeOfStory(story.full_slug)
    if (!story || !place) return undefined
    if (place.site.key !== site.key || place.path !== path) return place
    const problems: string[] = []
    const page = pageOf(story, place, problems)
    if (page) return { ...page, path, siteId: site.siteId }
    log.warn({ problems }, 'A draft cannot be shown')
    throw new Problem('invalidRequest', {
      errors: problems.map((problem) => ({ field: problem.split(': ')[1] ?? 'draft', key: 'invalidInput' })),
    })
  }

interface StoryblokRoutesOptions {
  readonly webhookSecret: string | undefined
  /** Imports changes; rejects while Storyblok is unavailable. */
  readonly takeOver: () => Promise<unknown>
  readonly perMinute?: number
}

/** `POST /services/storyblok/webhook`, and headers that exclude drafts from caches and search engines. */
export const storyblokRoutes = (
  app: Hono<AppEnv>,
  { webhookSecret, takeOver, perMinute = 600 }: StoryblokRoutesOptions,
): void => {
  app.use('*', async (c, next) => {
    await next()
    if (c.req.query('_storyblok_tk[token]') === undefined) return
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex, nofollow')
  })
  if (webhookSecret === undefined) return
  app.post(webhookPath, limitRate(perMinute), async (c) => {
    const body = await readBody(c.req.raw, longestHook)
    if (!isSignedHook(body, c.req.header('webhook-signature') ?? '', webhookSecret))
      throw new Problem('signedOut')
    // The kind of event does not matter (published, unpublished, deleted, moved, merged): all published stories are read.
    await takeOver()
    return c.json({ ok: true }, 200, { 'cache-control': 'no-store' })
  })
}

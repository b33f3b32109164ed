// Storyblok's Content Delivery API, version 2 (storyblok.com/docs/api/content-delivery/v2): published stories, and drafts.
import { setTimeout as delay } from 'node:timers/promises'
import { z } from '@husrum/contract'
import { storable } from '../../../platform/database/storable.ts'

/** Regions of spaces, by Storyblok's names. */
export const storyblokRegions = ['eu', 'us', 'ca', 'ap', 'cn'] as const
export type StoryblokRegion = (typeof storyblokRegions)[number]

/** A space in which editors write pages instead of files. */
export interface StoryblokSettings {
  readonly region: StoryblokRegion
  readonly baseUrl: string
  readonly token: string
  /** If absent, drafts cannot be previewed. */
  readonly previewToken?: string | undefined
  /** If absent, webhooks are rejected. */
  readonly webhookSecret?: string | undefined
}

const hosts: Readonly<Record<StoryblokRegion, string>> = {
  eu: 'https://api.storyblok.com',
  us: 'https://api-us.storyblok.com',
  ca: 'https://api-ca.storyblok.com',
  ap: 'https://api-ap.storyblok.com',
  cn: 'https://app.storyblokchina.cn',
}

export const storyblokAddress = (region: StoryblokRegion): string => hosts[region]

const story = z.object({ id: z.int(), full_slug: z.string().check(z.maxLength(1_000)), content: z.unknown() })
export type Story = z.infer<typeof story>

const space = z.object({ space: z.object({ id: z.union([z.number(), z.string()]), version: z.number() }) })
const stories = z.object({ stories: z.array(z.unknown()) })
const single = z.object({ story })

export interface StoryblokOptions {
  /** Without a path. */
  readonly baseUrl: string
  /** A public or preview token. */
  readonly token: string
  /** Milliseconds before the first retry after a rate limit. */
  readonly pauseMs?: number
}

/** An error response of Storyblok. */
export class StoryblokRefused extends Error {
  readonly status: number
  constructor(status: number, path: string) {
    super(`Storyblok answered ${status} to ${path}`)
    this.name = 'StoryblokRefused'
    this.status = status
  }
}

const perPage = 100
const timeLimitMs = 10_000
/** The limit is six requests a second with 100 stories each: a second later there is room again. */
const tries = 5

export interface PublishedStories {
  readonly stories: readonly Story[]
  readonly problems: readonly string[]
}

/** The name of a story that cannot be read. */
const nameOf = (told: unknown): string => {
  const { id, full_slug: slug } = (told ?? {}) as { readonly id?: unknown; readonly full_slug?: unknown }
  return storable(typeof slug === 'string' ? slug.slice(0, 200) : `story ${String(id).slice(0, 40)}`)
}

export interface Storyblok {
  /** The id of the space, and the second of the last publication (Unix time); later publications within that second have the same value. */
  space(): Promise<{ readonly id: string; readonly version: number }>
  /** All published stories, in the order of the space, and the errors of invalid ones. */
  published(): Promise<PublishedStories>
  /** An unpublished draft; undefined if there is no such story. */
  draft(id: string): Promise<Story | undefined>
}

/** Rejects with `StoryblokRefused`, the network's error, or zod's for an invalid response. */
export const makeStoryblok = ({ baseUrl, token, pauseMs = 1_000 }: StoryblokOptions): Storyblok => {
  const get = async (path: string, query: Readonly<Record<string, string>>): Promise<Response> => {
    const address = `${baseUrl}/v2/cdn/${path}?${new URLSearchParams({ ...query, token })}`
    for (let left = tries; ; left -= 1) {
      const response = await fetch(address, { signal: AbortSignal.timeout(timeLimitMs) })
      if (response.ok) return response
      // Without the query: the token is in it.
      if (response.status !== 429 || left <= 1) throw new StoryblokRefused(response.status, path)
      await delay(pauseMs * 2 ** (tries - left))
    }
  }
  return {
    space: async () => {
      const { id, version } = space.parse(await (await get('spaces/me', {})).json()).space
      return { id: String(id), version }
    },
    published: async () => {
      const found: Story[] = []
      const problems: string[] = []
      // The response that Storyblok's edge has cached for the version of the space may be from the beginning of that second.
      const cv = String(Date.now())
      for (let page = 1; ; page += 1) {
        const response = await get('stories', {
          version: 'published',
          content_type: 'page',
          per_page: String(perPage),
          page: String(page),
          cv,
        })
        for (const told of stories.parse(await response.json()).stories) {
          const read = story.safeParse(told)
          if (read.success) found.push(read.data)
          else problems.push(`${nameOf(told)}: is not a story`)
        }
        if (page * perPage >= Number(response.headers.get('total') ?? 0)) return { stories: found, problems }
      }
    },
    draft: async (id) => {
      try {
        const response = await get(`stories/${encodeURIComponent(id)}`, {
          version: 'draft',
          cv: String(Date.now()),
        })
        return single.parse(await response.json()).story
      } catch (cause) {
        if (cause instanceof StoryblokRefused && cause.status === 404) return undefined
        throw cause
      }
    },
  }
}

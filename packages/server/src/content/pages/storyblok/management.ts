// Storyblok's Management API (storyblok.com/docs/api/management), as far as it is needed to prepare a space for our pages.
import { setTimeout as delay } from 'node:timers/promises'
import { z } from '@husrum/contract'
import type { SiteFiles } from '../content/read-content-files.ts'
import type { Component } from './story-shape.ts'
import { storyComponents, storyOfPage } from './story-shape.ts'
import type { StoryblokRegion } from './storyblok-client.ts'
import { StoryblokRefused, storyblokAddress } from './storyblok-client.ts'

export const managementAddress = (region: StoryblokRegion): string =>
  region === 'eu' ? 'https://mapi.storyblok.com' : storyblokAddress(region)

interface ManagementOptions {
  /** Without a path. */
  readonly baseUrl: string
  readonly space: string
  /** A personal access token. */
  readonly token: string
  /** Milliseconds between calls: every plan allows three a second. */
  readonly pauseMs?: number
}

const named = z.object({ id: z.number(), name: z.string() })
const listed = z.object({ id: z.number(), full_slug: z.string(), is_folder: z.optional(z.boolean()) })
const perPage = 100

export const makeManagement = ({ baseUrl, space, token, pauseMs = 350 }: ManagementOptions) => {
  const call = async (method: string, path: string, body?: object): Promise<Response> => {
    for (let left = 5; ; left -= 1) {
      await delay(pauseMs)
      const response = await fetch(`${baseUrl}/v1/spaces/${space}/${path}`, {
        method,
        headers: { authorization: token, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(20_000),
        ...(body && { body: JSON.stringify(body) }),
      })
      if (response.ok) return response
      if (response.status !== 429 || left <= 1) throw new StoryblokRefused(response.status, path)
      await delay(1_000)
    }
  }

  /** Creates or updates the components that pages need; others of the space stay as they are. */
  const pushSchema = async (components: readonly Component[] = storyComponents()): Promise<void> => {
    const body: unknown = await (await call('GET', 'components')).json()
    const known = z.object({ components: z.array(named) }).parse(body).components
    for (const component of components) {
      const there = known.find(({ name }) => name === component.name)
      await (there
        ? call('PUT', `components/${there.id}`, { component })
        : call('POST', 'components', { component }))
    }
  }

  const allStories = async () => {
    const found = new Map<string, z.infer<typeof listed>>()
    for (let page = 1; ; page += 1) {
      const response = await call('GET', `stories?per_page=${perPage}&page=${page}`)
      const { stories } = z.object({ stories: z.array(listed) }).parse(await response.json())
      for (const story of stories)
        found.set(`${story.is_folder === true} ${story.full_slug.replace(/\/$/, '')}`, story)
      if (page * perPage >= Number(response.headers.get('total') ?? 0)) return found
    }
  }

  /**
   * Imports pages of files as published stories, each in the folder of its site; a page with pages below it is the root of its
   * folder. Existing stories stay as they are, unless they may be replaced.
   *
   * @returns how many were written.
   */
  const importSites = async (
    sites: readonly SiteFiles[],
    { replaces = false }: { readonly replaces?: boolean } = {},
  ): Promise<number> => {
    const there = await allStories()
    const post = async (story: object): Promise<number> => {
      const response = await call('POST', 'stories', { story, publish: 1 })
      return z.object({ story: z.object({ id: z.number() }) }).parse(await response.json()).story.id
    }
    const folderAt = async (slug: string): Promise<number> => {
      const known = there.get(`true ${slug}`)
      if (known) return known.id
      const at = slug.lastIndexOf('/')
      const parent = at < 0 ? 0 : await folderAt(slug.slice(0, at))
      const own = slug.slice(at + 1)
      const id = await post({ name: own, slug: own, is_folder: true, parent_id: parent })
      there.set(`true ${slug}`, { id, full_slug: slug, is_folder: true })
      return id
    }
    let written = 0
    for (const { site, pages } of sites) {
      const paths = [...pages.keys()]
      for (const [path, page] of pages) {
        const slug = `${site.key}/${path.slice(site.basePath.length)}`.replace(/\/$/, '')
        const isRoot =
          path === site.basePath || paths.some((other) => other !== path && other.startsWith(path))
        const known = there.get(`false ${slug}`)
        if (known && !replaces) continue
        const content = storyOfPage(page)
        if (known) await call('PUT', `stories/${known.id}`, { story: { content }, publish: 1 })
        else
          await post({
            name: page.title,
            content,
            ...(isRoot
              ? { slug: 'index', is_startpage: true, parent_id: await folderAt(slug) }
              : {
                  slug: slug.slice(slug.lastIndexOf('/') + 1),
                  parent_id: await folderAt(slug.slice(0, slug.lastIndexOf('/'))),
                }),
          })
        written += 1
      }
    }
    return written
  }

  return { pushSchema, importSites }
}

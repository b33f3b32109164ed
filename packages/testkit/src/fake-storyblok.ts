// Storyblok for tests, on the loopback address: a space with stories, its Content Delivery API, and its webhooks.
import { createHash, createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeStory {
  readonly id: number
  readonly full_slug: string
  readonly content: unknown
}

interface SentStory {
  readonly name: string
  readonly slug: string
  readonly parent_id: number
  readonly is_folder?: boolean
  readonly is_startpage?: boolean
  readonly content?: unknown
}

export interface FakeStoryblok {
  readonly baseUrl: string
  readonly token: string
  readonly previewToken: string
  readonly webhookSecret: string
  /** For the Management API. */
  readonly managementToken: string
  readonly space: string
  /** Pushed components, by name. */
  readonly components: ReadonlyMap<string, unknown>
  /** URLs of the calls so far, newest last. */
  readonly asked: readonly URL[]
  /** Publishes stories; unless specified otherwise, the draft is the same. */
  publish(...stories: readonly FakeStory[]): void
  /** Publishes within the same second as before: the version of the space stays the same. */
  publishAtOnce(story: FakeStory): void
  unpublish(id: number): void
  /** Version of the space, in Unix seconds. */
  readonly publishedAt: number
  saveDraft(story: FakeStory): void
  /** Answers this many calls with 429. */
  limit(times: number): void
  /** While true, answers are unusable. */
  isAway: boolean
  /** The webhook that it would send after an action: a body and its signature. */
  hook(action: string, story: Pick<FakeStory, 'id' | 'full_slug'>): { body: string; signature: string }
  /** The query with which the editor opens a page. */
  previewQuery(id: number, seconds: number): string
  stop(): Promise<void>
}

const spaceId = 4217
const managementToken = 'personal-token'

export const startFakeStoryblok = async (): Promise<FakeStoryblok> => {
  const [token, previewToken, webhookSecret] = ['public-token', 'preview-token', 'a secret for webhooks']
  const published = new Map<number, FakeStory>()
  const drafts = new Map<number, FakeStory>()
  const asked: URL[] = []
  let version = 1_700_000_000
  let limited = 0
  const state = { isAway: false }

  const components = new Map<string, unknown>()
  const folders = new Map<number, string>([[0, '']])
  let lastId = 10_000
  const keep = (id: number, fullSlug: string, content: unknown) => {
    const story = { id, full_slug: fullSlug, content }
    published.set(id, story)
    drafts.set(id, story)
    version += 1
  }

  /** The Management API; undefined for an unsupported call. */
  const manage = (
    method: string,
    path: string,
    body: { story?: SentStory; component?: { name: string } },
  ) => {
    const [, subject, id] = /^\/v1\/spaces\/4217\/(components|stories)(?:\/(\d+))?$/.exec(path) ?? []
    if (subject === 'components' && method === 'GET')
      return { components: [...components.keys()].map((name, at) => ({ id: at + 1, name })) }
    if (subject === 'components' && body.component) {
      components.set(body.component.name, body.component)
      return { component: body.component }
    }
    if (subject === 'stories' && method === 'GET')
      return {
        stories: [
          ...[...folders].slice(1).map(([key, full_slug]) => ({ id: key, full_slug, is_folder: true })),
          ...published.values(),
        ],
      }
    if (subject !== 'stories' || !body.story) return undefined
    if (id !== undefined) {
      keep(Number(id), published.get(Number(id))?.full_slug ?? '', body.story.content)
      return { story: { id: Number(id) } }
    }
    lastId += 1
    const { slug, parent_id: parent, is_folder: isFolder, is_startpage: isRoot, content } = body.story
    const above = folders.get(parent)
    const fullSlug = [above, slug].filter(Boolean).join('/')
    if (isFolder) folders.set(lastId, fullSlug)
    else keep(lastId, isRoot ? `${above}/` : fullSlug, content)
    return { story: { id: lastId } }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(JSON.stringify(body))
    }
    asked.push(url)
    if (state.isAway) return answer(503, { error: 'away' })
    if (limited > 0) {
      limited -= 1
      return answer(429, { error: 'Too many requests' })
    }
    if (url.pathname.startsWith('/v1/')) {
      if (request.headers.authorization !== managementToken) return answer(401, { error: 'Unauthorized' })
      let text = ''
      for await (const chunk of request) text += String(chunk)
      const made = manage(request.method ?? '', url.pathname, text === '' ? {} : JSON.parse(text))
      return made ? answer(200, made, { total: '1' }) : answer(404, { error: 'Not found' })
    }
    const given = url.searchParams.get('token')
    const isDraft = url.searchParams.get('version') === 'draft'
    if (given !== token && given !== previewToken) return answer(401, { error: 'Unauthorized' })
    if (isDraft && given !== previewToken) return answer(401, { error: 'Unauthorized' })
    if (url.pathname === '/v2/cdn/spaces/me')
      return answer(200, { space: { id: spaceId, name: 'Husrum', domain: '', version } })
    const [, id] = /^\/v2\/cdn\/stories\/(\d+)$/.exec(url.pathname) ?? []
    if (id !== undefined) {
      const story = (isDraft ? drafts : published).get(Number(id))
      return story ? answer(200, { story, cv: version }) : answer(404, ['This record could not be found'])
    }
    if (url.pathname !== '/v2/cdn/stories') return answer(404, { error: 'Not found' })
    const perPage = Math.min(Number(url.searchParams.get('per_page') ?? 25), 100)
    const page = Number(url.searchParams.get('page') ?? 1)
    const all = [...published.values()]
    return answer(
      200,
      { stories: all.slice((page - 1) * perPage, page * perPage), cv: version, rels: [], links: [] },
      { total: String(all.length), 'per-page': String(perPage) },
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const change = (work: () => void) => {
    work()
    version += 1
  }
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    previewToken,
    webhookSecret,
    managementToken,
    space: String(spaceId),
    components,
    asked,
    publish: (...stories) =>
      change(() => {
        for (const story of stories) {
          published.set(story.id, story)
          drafts.set(story.id, story)
        }
      }),
    publishAtOnce: (story) => {
      published.set(story.id, story)
      drafts.set(story.id, story)
    },
    get publishedAt() {
      return version
    },
    unpublish: (id) => change(() => published.delete(id)),
    saveDraft: (story) => drafts.set(story.id, story),
    limit: (times) => {
      limited = times
    },
    get isAway() {
      return state.isAway
    },
    set isAway(isAway) {
      state.isAway = isAway
    },
    hook: (action, { id, full_slug }) => {
      const body = JSON.stringify({
        text: `The user published the Story ${full_slug}`,
        action,
        space_id: spaceId,
        story_id: id,
        full_slug,
      })
      return { body, signature: createHmac('sha1', webhookSecret).update(body).digest('hex') }
    },
    previewQuery: (id, seconds) => {
      const made = createHash('sha1').update(`${spaceId}:${previewToken}:${seconds}`).digest('hex')
      return String(
        new URLSearchParams({
          _storyblok: String(id),
          '_storyblok_tk[space_id]': String(spaceId),
          '_storyblok_tk[timestamp]': String(seconds),
          '_storyblok_tk[token]': made,
        }),
      )
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

// An application for tests: the real one, with a small catalogue in memory and the given parts.
import { endpoints } from '@husrum/contract'
import type { HomeDetails, HomePaperLink, PremisesDetails, SiteContact, Stage, Tag } from '@husrum/domain'
import { nearestPremises, similarPremises } from '@husrum/domain'
import { aHomeInDetail, aPremisesInDetail, aStage, aTag } from '@husrum/domain/testing'
import type { Hono } from 'hono'
import pino from 'pino'
import type { AppOptions, OwnBackend } from '../app.ts'
import { makeApp } from '../app.ts'
import type { PictureStore } from '../catalogue/pictures/picture-store.ts'
import { imageRoutes } from '../catalogue/pictures/routes.ts'
import { editorRoutes } from '../content/pages/editor-session.ts'
import type { PageCatalogue } from '../content/pages/page-catalogue.ts'
import type { PageService } from '../content/pages/page-service.ts'
import { makePageService } from '../content/pages/page-service.ts'
import { pageRoutes } from '../content/pages/routes.ts'
import { makeSitemaps, sitemapRoutes } from '../content/pages/sitemap-routes.ts'
import type { DraftAt } from '../content/pages/storyblok/storyblok-routes.ts'
import { makeViewModelAt } from '../content/pages/view-model-at.ts'
import type { WebSource } from '../content/render/web-source.ts'
import type { AppEnv } from '../platform/http/app-environment.ts'
import type { EndpointHandler } from '../platform/http/bind-endpoint.ts'
import { bindEndpoint } from '../platform/http/bind-endpoint.ts'
import type { Routes } from '../platform/http/http-app.ts'
import { recordCalls } from './record-calls.ts'
import { writtenContent } from './written-content.ts'

const placesOf = (
  tags: readonly Tag[],
  keys: readonly string[],
  keyOf: (tag: Tag) => string,
): readonly Tag[] => keys.flatMap((key) => tags.find((tag) => keyOf(tag) === key) ?? [])

/** Göteborg and its county, and one home there unless others are given. */
export const aPageCatalogue = ({
  homes = [aHomeInDetail()],
  formerHomes = {},
  formerStages = [],
  premises = [aPremisesInDetail()],
  formerPremises = [],
  covers = {},
  mostVisited = [],
  papers = [],
  tags = [
    aTag({ id: 'vg', kind: 'county', name: 'Västra Götalands län', url: 'vastra-gotalands-lan' }),
    aTag(),
  ],
}: {
  homes?: readonly HomeDetails[]
  /** By path, with the path of their stage. */
  formerHomes?: Readonly<Record<string, { readonly stagePath?: string }>>
  /** Paths of stages that have ended. */
  formerStages?: readonly string[]
  premises?: readonly PremisesDetails[]
  /** Paths of premises that have ended. */
  formerPremises?: readonly string[]
  /** The first picture of the explorer, by stage. */
  covers?: Readonly<Record<string, { readonly image: string }>>
  mostVisited?: readonly Stage[]
  /** Of each stage and home. */
  papers?: readonly HomePaperLink[]
  tags?: readonly Tag[]
} = {}): PageCatalogue => ({
  tagsByUrl: async (_, urls) => placesOf(tags, urls, ({ url }) => url),
  tagsByIds: async (_, ids) => placesOf(tags, ids, ({ id }) => id),
  largestPlaces: async (_, limit) => tags.filter(({ kind }) => kind === 'municipality').slice(0, limit),
  counties: async () => tags.filter(({ kind }) => kind === 'county'),
  homeByPath: async (_, path) => {
    const home = homes.find((candidate) => candidate.path === path)
    return home && { home, stage: aStage({ id: home.stageId }) }
  },
  formerHome: async (_, path) => formerHomes[path],
  isFormerStage: async (_, path) => formerStages.includes(path),
  stageByPath: async (_, path) => {
    const members = homes.filter((home) => home.path.startsWith(path))
    const [first] = members
    return path.split('/').length === 6 && first
      ? { stage: aStage({ id: first.stageId, path }), homes: members }
      : undefined
  },
  explorerCover: async (_, stageId) => covers[stageId],
  papers: async () => papers,
  newestIds: async (_, limit) => homes.slice(0, limit).map(({ id }) => id),
  stages: async (siteId, limit) =>
    [...new Set(homes.filter((home) => home.siteId === siteId).map(({ stageId }) => stageId))]
      .slice(0, limit)
      .map((id) => aStage({ id, siteId })),
  stagesNear: async ({ id, siteId }, limit) =>
    [...new Set(homes.filter((home) => home.siteId === siteId).map(({ stageId }) => stageId))]
      .filter((stageId) => stageId !== id)
      .slice(0, limit)
      .map((stageId) => aStage({ id: stageId, siteId })),
  mostVisited: async (_, limit) => mostVisited.slice(0, limit),
  homePaths: async (_, offset, limit) => homes.slice(offset, offset + limit).map(({ path }) => path),
  homeCount: async () => homes.length,
  resales: async (siteId) => homes.filter((home) => home.siteId === siteId && home.status === 'succession'),
  premises: {
    byPath: async (siteId, path) => premises.find((one) => one.siteId === siteId && one.path === path),
    isFormer: async (_, path) => formerPremises.includes(path),
    similar: async (one, limit) => similarPremises(premises, one, limit),
    nearest: async (_, path, limit) => nearestPremises(premises, path, limit),
    available: async (siteId) => premises.filter((one) => one.siteId === siteId),
  },
  similar: async ({ id }, limit) => homes.filter((home) => home.id !== id).slice(0, limit),
})

const pictures: PictureStore = {
  get: async ({ id }) =>
    id.startsWith('ext-')
      ? { kind: 'found', body: Buffer.from('picture'), etag: '"etag-1"' }
      : { kind: 'unknown' },
}

const pageStyle = 'p{color:green}'

/** Renders a page that shows its input; `?fail` makes it throw. */
export const aWeb = (facts: Partial<WebSource> = {}): WebSource => ({
  version: 'test',
  render: async ({ url, site }) => {
    if (url.includes('fail')) throw new Error('A defect')
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    return {
      status: 200,
      headers,
      body: `<style>${pageStyle}</style><p>${site} ${new URL(url).pathname}</p>${' '.repeat(2_000)}`,
      inline: { scripts: [], styles: [pageStyle] },
    }
  },
  assets: {
    entry: '/assets/entry.js',
    files: () => ({ css: '', styles: [], scripts: [] }),
    preloadFonts: [],
  },
  file: async (path) =>
    path === '/assets/entry-1a2b.js'
      ? { body: new Uint8Array([1, 2]), contentType: 'text/javascript', isImmutable: true, isText: true }
      : undefined,
  ...facts,
})

export interface TestApp {
  readonly app: Hono<AppEnv>
  /** The log, one entry per line. */
  readonly log: readonly Record<string, unknown>[]
}

export const makeTestApp = ({
  backend = {},
  draftAt,
  tagsByUrl = async () => ({ hits: [], estimatedTotalHits: 0 }),
  catalogue = aPageCatalogue(),
  pages = makePageService({ catalogue, content: writtenContent, siteVersion: 'test' }),
  ...rest
}: Omit<Partial<AppOptions>, 'backend'> & {
  /** The routes replace two small endpoints; the pages stay. */
  backend?: Partial<OwnBackend>
  pages?: PageService
  draftAt?: DraftAt | undefined
  tagsByUrl?: EndpointHandler<typeof endpoints.tagsByUrl>
  catalogue?: PageCatalogue
} = {}): TestApp => {
  const lines: Record<string, unknown>[] = []
  const { environment = 'development' } = rest
  const viewModelAt = makeViewModelAt({ pages, environment, draftAt })
  const sitemaps = makeSitemaps({ catalogue, content: writtenContent })
  const pageModule: Routes = (hono) => {
    imageRoutes(hono, pictures)
    sitemapRoutes(hono, { sitemaps, environment })
    editorRoutes(hono, { environment })
    pageRoutes(hono, { pages, viewModelAt, environment })
  }
  const smallEndpoints: Routes = (hono) => {
    bindEndpoint(hono, endpoints.tagsByUrl, tagsByUrl)
    bindEndpoint(hono, endpoints.stageTags, async ({ siteId }) => ({ hits: [], estimatedTotalHits: siteId }))
  }
  const { routes = [smallEndpoints], ...others } = backend
  const app = makeApp({
    environment,
    log: pino(
      { level: 'info' },
      { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    ),
    version: '0.0.0',
    web: aWeb(),
    backend: {
      viewModelAt,
      ping: async () => undefined,
      isReady: () => true,
      contactOf: async ({ siteId }) =>
        (await writtenContent.site(siteId))?.frame.contact as SiteContact | undefined,
      ...others,
      routes: [...routes, pageModule],
    },
    ...rest,
  })
  return { app: recordCalls(app), log: lines }
}

/** A POST with a JSON body. */
export const posting = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

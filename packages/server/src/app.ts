// The application: the server's own routes, or a proxy to another backend, and page rendering.
import { viewModelSuffix } from '@husrum/contract'
import { openApiDocument } from '@husrum/contract/openapi'
import type { Hono } from 'hono'
import type { ViewModelAt } from './content/pages/index.ts'
import type { RenderSlots, StoredAssets, WebSource } from './content/render/index.ts'
import {
  backendRoutes,
  makeBackendsElsewhere,
  makeCallBackend,
  makeCallEither,
  makeCallEndpoint,
  makePageCache,
  makeRenderSlots,
  webRoutes,
} from './content/render/index.ts'
import { typedFormCookieName } from './people/accounts/index.ts'
import type { TagManagers } from './people/consent/index.ts'
import type { FindCaller } from './people/sessions/index.ts'
import { findNoCaller, knowCaller, onlyWithLogin } from './people/sessions/index.ts'
import type { ContactOf } from './platform/http/answer-failure.ts'
import type { AppEnv } from './platform/http/app-environment.ts'
import { loginPaths } from './platform/http/assert-access.ts'
import type { CdnKind } from './platform/http/cdn.ts'
import type { HttpAppOptions, Routes } from './platform/http/http-app.ts'
import { makeHttpApp } from './platform/http/http-app.ts'
import type { FindIntegrationKey } from './platform/http/integration-key.ts'
import { limitRate } from './platform/http/limit-rate.ts'
import type { CapabilityAddresses } from './platform/settings/capability-settings.ts'
import type { ReferenceDocument } from './reference-page.ts'
import { referencePage, referenceStyle } from './reference-page.ts'

/** What this server answers itself. */
export interface OwnBackend {
  readonly routes: readonly Routes[]
  /** Finds the signed-in caller. If absent, every caller is a visitor. */
  readonly findCaller?: FindCaller
  /** Finds the API keys of other systems. If absent, there are none. */
  readonly findKey?: FindIntegrationKey
  /** The page at a path. If absent, no pages are rendered. */
  readonly viewModelAt?: ViewModelAt
  /** For the page that is shown when no page can be rendered. Absent while there is no content. */
  readonly contactOf?: ContactOf
  /** Assets of pages from other builds. If absent, only those of this build are served. */
  readonly storedAssets?: Pick<StoredAssets, 'find'> | undefined
  /** Changes when shared pages may have changed. If absent, no pages are cached. */
  readonly pageRevision?: () => Promise<string>
  /** Adds the demo data that public pages do not show. Absent in production. */
  readonly seed?: (() => Promise<void>) | undefined
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /** False while the database is starting; everything except the health checks then answers 503. */
  isReady(): boolean
}

export interface AppOptions
  extends Pick<
    HttpAppOptions,
    | 'environment'
    | 'log'
    | 'vite'
    | 'mapTiles'
    | 'timeLimit'
    | 'checkAnswers'
    | 'trustedProxies'
    | 'isDraining'
  > {
  /** Product version, for the OpenAPI document. */
  readonly version: string
  /** Either what this server answers itself, or the address of another backend (`API_URL`). */
  readonly backend: OwnBackend | { readonly url: string }
  /** Parts of the API that other backends answer (`API_URL_SEARCH` and the others). */
  readonly elsewhere?: CapabilityAddresses
  /** Timeout until the first byte from other backends; ten seconds if absent. */
  readonly apiTimeoutMs?: number | undefined
  /** If absent, no pages are rendered and only the services answer. */
  readonly web?: WebSource | undefined
  /** What a site loads after the visitor has consented; nothing if absent. */
  readonly tagManagers?: TagManagers
  /** Slots for page rendering. If absent, the default number, however busy the event loop is. */
  readonly places?: RenderSlots
  /** Pages that may be rendered for one network per minute; unlimited if absent. */
  readonly pagesPerMinute?: number | undefined
  /** Size limit of the page cache. If absent, no pages are cached. */
  readonly pageCacheMegabytes?: number | undefined
  /** The CDN in front of the server, which may cache pages too. Absent if there is none. */
  readonly cdn?: CdnKind | undefined
}

/** The API description, as OpenAPI and as a page to read. */
const openApiRoutes =
  (version: string): Routes =>
  (app) => {
    // Created on first use, so that it does not delay the start.
    let made: ReturnType<typeof openApiDocument> | undefined
    const document = () => {
      made ??= openApiDocument(version)
      return made
    }
    let page: string | undefined
    app.get('/services/openapi.json', (c) => c.json(document(), 200, { 'cache-control': 'no-cache' }))
    app.get('/openapi.json', (c) => c.redirect('/services/openapi.json', 302))
    app.get('/services/reference', (c) => {
      page ??= referencePage(document() as unknown as ReferenceDocument)
      c.set('inline', { styles: [referenceStyle] })
      return c.html(page, 200, { 'cache-control': 'no-cache' })
    })
  }

/** API calls that an open page may make before the next page: list pages, and counts while filters change. */
const callsAPage = 5

const isCalledByPages = (path: string): boolean =>
  path.startsWith('/services/residence/') || path.endsWith(`/${viewModelSuffix}`)

/** Limits catalogue and view model calls of a network to what page visitors would make. */
const catalogueLimit =
  (pagesPerMinute: number | undefined): Routes =>
  (app) => {
    if (pagesPerMinute === undefined) return
    const limit = limitRate(pagesPerMinute * callsAPage)
    app.use(async (c, next) => (isCalledByPages(c.req.path) ? limit(c, next) : next()))
  }

const loginRoutes: Routes = (app) => {
  for (const path of loginPaths) app.use(path, onlyWithLogin)
}

export const makeApp = ({
  version,
  backend,
  elsewhere: addresses = {},
  apiTimeoutMs: timeoutMs = 10_000,
  web,
  tagManagers = {},
  places = makeRenderSlots(),
  pagesPerMinute,
  pageCacheMegabytes,
  cdn,
  ...shell
}: AppOptions): Hono<AppEnv> => {
  const { environment, log } = shell
  const all = 'url' in backend ? backend.url : undefined
  const options = {
    ...shell,
    // Longer than the timeout of the other backend, so that the caller receives its answer or its timeout error.
    ...((all ?? Object.values(addresses)[0]) && { timeLimit: Math.max(10_000, timeoutMs + 2_000) }),
  }
  const pages = { web, environment, log, tagManagers, places, pagesPerMinute }

  const elsewhere = makeBackendsElsewhere({ addresses, all, timeoutMs, log })
  const callThere = makeCallBackend({
    sendToBackend: elsewhere.send,
    environment,
    typedFormCookieName: typedFormCookieName(environment),
    log,
  })
  if ('url' in backend)
    return makeHttpApp({
      ...options,
      routes: [
        openApiRoutes(version),
        (app) => backendRoutes(app, elsewhere),
        (app) => webRoutes(app, { ...pages, call: callThere }),
      ],
    })

  const {
    routes,
    findCaller = findNoCaller,
    findKey,
    viewModelAt,
    contactOf,
    storedAssets,
    pageRevision,
    ping,
    isReady,
  } = backend
  // Changes on another backend are not announced here.
  const isWholeHere = Object.keys(addresses).length === 0
  const shared = pageCacheMegabytes !== undefined &&
    isWholeHere &&
    pageRevision && { cache: makePageCache({ megabytes: pageCacheMegabytes }), revision: pageRevision, cdn }
  return makeHttpApp({
    ...options,
    ping,
    isReady,
    contactOf,
    knowCaller: knowCaller(findCaller, environment),
    findKey,
    routes: [
      catalogueLimit(pagesPerMinute),
      loginRoutes,
      openApiRoutes(version),
      (app) => backendRoutes(app, elsewhere),
      ...routes,
      (app) => {
        if (!viewModelAt) return
        const callHere = makeCallEndpoint({ app, findCaller, viewModelAt, environment, log })
        const call = makeCallEither(elsewhere, callHere, callThere)
        webRoutes(app, { ...pages, call, storedAssets, shared: shared || undefined })
      },
    ],
  })
}

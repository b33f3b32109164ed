// The application: its own subjects, or the way to another backend's, and the pages over them.
import { viewModelSuffix } from '@husrum/contract'
import { openApiDocument } from '@husrum/contract/openapi'
import type { Hono } from 'hono'
import { typedFormCookieName } from './accounts/typed-forms.ts'
import type { TagManagers } from './consent/tag-managers.ts'
import type { ContactOf } from './http/answer-failure.ts'
import type { AppEnv } from './http/app-environment.ts'
import { loginPaths } from './http/assert-access.ts'
import type { CdnKind } from './http/cdn.ts'
import type { HttpAppOptions, Routes } from './http/http-app.ts'
import { makeHttpApp } from './http/http-app.ts'
import type { FindIntegrationKey } from './http/integration-key.ts'
import { limitRate } from './http/limit-rate.ts'
import type { ViewModelAt } from './pages/view-model-at.ts'
import type { ReferenceDocument } from './reference-page.ts'
import { referencePage, referenceStyle } from './reference-page.ts'
import { backendRoutes } from './render/backend-routes.ts'
import { makeBackendsElsewhere, makeCallEither } from './render/backends-elsewhere.ts'
import { makeCallBackend } from './render/call-backend.ts'
import { makeCallEndpoint } from './render/call-endpoint.ts'
import type { KeptAssets } from './render/kept-assets.ts'
import { makePageCache } from './render/page-cache.ts'
import type { RenderPlaces } from './render/render-places.ts'
import { makeRenderPlaces } from './render/render-places.ts'
import { webRoutes } from './render/routes.ts'
import type { WebSource } from './render/web-source.ts'
import type { FindCaller } from './sessions/know-caller.ts'
import { findNobody, knowCaller } from './sessions/know-caller.ts'
import { onlyWithLogin } from './sessions/only-with-login.ts'
import type { CapabilityAddresses } from './settings/capability-settings.ts'

/** What this server answers itself. */
export interface OwnBackend {
  readonly routes: readonly Routes[]
  /** Finds out who is signed in; absent: nobody ever is. */
  readonly findCaller?: FindCaller
  /** Finds the keys of other systems; absent: there are none. */
  readonly findKey?: FindIntegrationKey
  /** Is told of sessions in which something was changed; absent: everything is read from one database. */
  readonly noteChange?: ((sessionId: string) => Promise<void>) | undefined
  /** The page at a path; absent: no pages are rendered. */
  readonly viewModelAt?: ViewModelAt
  /** For the page that is shown when no page can be made; absent while there is no content. */
  readonly contactOf?: ContactOf
  /** Files of pages of other builds; absent: this build's alone. */
  readonly keptAssets?: Pick<KeptAssets, 'find'> | undefined
  /** Another one when pages that are the same for many may show something else; absent: none are kept. */
  readonly pageRevision?: () => Promise<string>
  /** Fails when the database does not answer. */
  ping(): Promise<void>
  /** False while the database is being brought up; everything but the health checks is answered 503. */
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
  /** Either what answers here, or the address of who answers elsewhere (`API_URL`). */
  readonly backend: OwnBackend | { readonly url: string }
  /** Parts of it that answer elsewhere (`API_URL_SEARCH` and the others). */
  readonly elsewhere?: CapabilityAddresses
  /** How long those elsewhere may take to begin an answer; ten seconds if absent. */
  readonly apiTimeoutMs?: number | undefined
  /** Absent: no pages are rendered, only the services answer. */
  readonly web?: WebSource | undefined
  /** What a site loads once somebody agrees; nothing if absent. */
  readonly tagManagers?: TagManagers
  /** For pages in the making; absent: the usual number, however late the process is. */
  readonly places?: RenderPlaces
  /** Pages that a network may have made in a minute; without limit if absent. */
  readonly pagesPerMinute?: number | undefined
  /** What kept pages may take; absent: none are kept. */
  readonly pageCacheMegabytes?: number | undefined
  /** Who stands in front of the server, and may keep pages too; absent: nobody. */
  readonly cdn?: CdnKind | undefined
}

/** The contract, for programs and for people. */
const openApiRoutes =
  (version: string): Routes =>
  (app) => {
    // Made when it is asked for first: a start need not wait for it.
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

/** What an open page may ask for before the next: pages of a list, counts while filters change. */
const callsAPage = 5

const isCalledByPages = (path: string): boolean =>
  path.startsWith('/services/residence/') || path.endsWith(`/${viewModelSuffix}`)

/** No network asks the catalogue or for view models more often than people with its pages would. */
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
  places = makeRenderPlaces(),
  pagesPerMinute,
  pageCacheMegabytes,
  cdn,
  ...shell
}: AppOptions): Hono<AppEnv> => {
  const { environment, log } = shell
  const all = 'url' in backend ? backend.url : undefined
  const options = {
    ...shell,
    // Whoever waits for another backend hears of it what it says, or that it was too late.
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
    findCaller = findNobody,
    findKey,
    noteChange,
    viewModelAt,
    contactOf,
    keptAssets,
    pageRevision,
    ping,
    isReady,
  } = backend
  // What a backend elsewhere has changed, nobody says here.
  const isWholeHere = Object.keys(addresses).length === 0
  const shared = pageCacheMegabytes !== undefined &&
    isWholeHere &&
    pageRevision && { cache: makePageCache({ megabytes: pageCacheMegabytes }), revision: pageRevision, cdn }
  return makeHttpApp({
    ...options,
    ping,
    isReady,
    contactOf,
    knowCaller: knowCaller(findCaller, environment, noteChange),
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
        webRoutes(app, { ...pages, call, keptAssets, shared: shared || undefined })
      },
    ],
  })
}

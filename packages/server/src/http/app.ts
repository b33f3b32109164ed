// The application: a Request in, a Response out. What it needs is handed to it, so that a test can hand it anything.
import { openApiDocument } from '@husrum/contract/openapi'
import type { MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { TagManagers } from '../consent/tag-managers.ts'
import { editorRoutes } from '../pages/editor-session.ts'
import type { PageService } from '../pages/page-service.ts'
import { pageRoutes } from '../pages/routes.ts'
import type { Sitemaps } from '../pages/sitemap-routes.ts'
import { sitemapRoutes } from '../pages/sitemap-routes.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { imageRoutes } from '../pictures/routes.ts'
import { makeCallBackend } from '../render/backend.ts'
import { backendRoutes } from '../render/backend-routes.ts'
import { webRoutes } from '../render/routes.ts'
import type { WebSource } from '../render/web-source.ts'
import { knowNobody } from '../sessions/know-caller.ts'
import { loginPaths, onlyWithLogin } from '../sessions/only-with-login.ts'
import type { ContactOf } from './answer-failure.ts'
import { answerFailure, refuseUnknown } from './answer-failure.ts'
import type { AppEnv } from './app-environment.ts'
import { findSite } from './find-site.ts'
import { frameRequest } from './frame-request.ts'
import { healthRoutes } from './health-routes.ts'
import { limitTime } from './limit-time.ts'
import { Problem } from './problem.ts'
import type { TrustedProxies } from './visitor-address.ts'
import { noProxies } from './visitor-address.ts'

/** What this server answers itself. */
export interface OwnBackend {
  readonly pages: PageService
  readonly sitemaps: Sitemaps
  readonly pictures: PictureStore
  /** Finds out who is signed in, for every request; absent: nobody ever is. */
  readonly knowCaller?: MiddlewareHandler<AppEnv>
  /** Routes of the capabilities, each bound to the contract. */
  readonly routes: readonly ((app: Hono<AppEnv>) => void)[]
  /** Fails when the database does not answer. */
  ping(): Promise<void>
  /** For the page that is shown when no page can be made; absent while there is no content. */
  readonly contactOf?: ContactOf
  /** False while the database is being brought up; everything but the health checks is answered 503. */
  isReady(): boolean
}

export interface AppDependencies {
  readonly environment: 'development' | 'production'
  readonly log: Logger
  /** Product version, for the OpenAPI document. */
  readonly version: string
  /** Either what answers here, or the address of who answers elsewhere (`API_URL`). */
  readonly backend: OwnBackend | { readonly url: string }
  /** Absent: no pages are rendered, only the services answer. */
  readonly web?: WebSource | undefined
  /** Vite's client is served; its socket needs leave. */
  readonly vite?: boolean
  /** Milliseconds that a request may take; ten seconds if absent. */
  readonly timeLimit?: number
  /** Holds answers against the contract; on outside production if absent. */
  readonly checkAnswers?: boolean
  /** What a site loads once somebody agrees; nothing if absent. */
  readonly tagManagers?: TagManagers
  /** Whose word is taken for a visitor's address; nobody's if absent. */
  readonly trustedProxies?: TrustedProxies
}

export const makeApp = ({
  environment,
  log,
  version,
  backend,
  web,
  vite = false,
  timeLimit = 10_000,
  checkAnswers = environment !== 'production',
  tagManagers = {},
  trustedProxies = noProxies,
}: AppDependencies): Hono<AppEnv> => {
  const app = new Hono<AppEnv>({ strict: true })
  const refuse = refuseUnknown(app)
  app.onError(answerFailure(log, 'url' in backend ? undefined : backend.contactOf))
  app.notFound(refuse)

  app.use(frameRequest({ environment, vite, log, checkAnswers, tagManagers, trustedProxies }))
  app.use(limitTime(timeLimit))
  healthRoutes(app, async () => {
    if ('url' in backend) return
    if (!backend.isReady()) throw new Error('Not ready yet')
    await backend.ping()
  })
  app.use(findSite(environment))

  if ('url' in backend) {
    const callBackend = makeCallBackend(backend.url)
    backendRoutes(app, callBackend)
    if (web) webRoutes(app, { web, environment, log, refuse, callBackend, tagManagers })
    return app
  }

  app.use(async (_, next) => {
    if (!backend.isReady()) throw new Problem('serviceUnavailable')
    return next()
  })
  app.use(backend.knowCaller ?? knowNobody)
  for (const path of loginPaths) app.use(path, onlyWithLogin)
  const document = openApiDocument(version)
  app.get('/services/openapi.json', (c) => c.json(document, 200, { 'cache-control': 'no-cache' }))
  for (const bind of backend.routes) bind(app)
  imageRoutes(app, backend.pictures)
  sitemapRoutes(app, { sitemaps: backend.sitemaps, environment })
  editorRoutes(app, { environment })
  pageRoutes(app, { pages: backend.pages, environment })
  if (web) webRoutes(app, { web, environment, log, refuse, tagManagers })
  return app
}

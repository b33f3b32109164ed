// The application around all routes: takes a Request, returns a Response, and adds site, limits, headers and error handling.
import type { MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { ContactOf } from './answer-failure.ts'
import { answerFailure } from './answer-failure.ts'
import type { AppEnv } from './app-environment.ts'
import { findSite } from './find-site.ts'
import { frameRequest } from './frame-request.ts'
import { healthRoutes, notReadyHeader } from './health-routes.ts'
import type { FindIntegrationKey } from './integration-key.ts'
import { findNoKey } from './integration-key.ts'
import { limitTime } from './limit-time.ts'
import { Problem } from './problem.ts'
import { refuseUnknown } from './refuse-unknown.ts'
import type { PolicyOptions } from './security-headers.ts'
import type { TrustedProxies } from './visitor-address.ts'
import { noProxies } from './visitor-address.ts'

/** Adds routes to the application. */
export type Routes = (app: Hono<AppEnv>) => void

export interface HttpAppOptions {
  readonly environment: 'development' | 'production'
  readonly log: Logger
  /** False while the dependencies of the routes are starting; everything but the health checks is answered 503. */
  readonly isReady?: () => boolean
  /** True once the server has been asked to stop: load balancers must then send requests elsewhere. */
  readonly isDraining?: () => boolean
  /** Fails when the database does not answer; absent: there is no database. */
  readonly ping?: (() => Promise<void>) | undefined
  /** Determines the caller of a request. */
  readonly knowCaller?: MiddlewareHandler<AppEnv> | undefined
  /** Finds the keys of other systems; none if absent. */
  readonly findKey?: FindIntegrationKey | undefined
  /** In order of precedence. */
  readonly routes: readonly Routes[]
  /** For the error page of last resort; absent while there is no content. */
  readonly contactOf?: ContactOf | undefined
  /** Provider of the map tiles that pages may load. */
  readonly mapTiles?: PolicyOptions['mapTiles']
  /** Vite's client is served; its web socket must be allowed. */
  readonly vite?: boolean
  /** Timeout of a request in milliseconds; ten seconds if absent. */
  readonly timeLimit?: number
  /** Checks responses against the contract; on outside production if absent. */
  readonly checkAnswers?: boolean
  /** Proxies whose `X-Forwarded-For` is trusted; none if absent. */
  readonly trustedProxies?: TrustedProxies
}

export const makeHttpApp = ({
  environment,
  log,
  isReady = () => true,
  isDraining = () => false,
  ping,
  knowCaller,
  findKey = findNoKey,
  routes,
  contactOf,
  mapTiles,
  vite = false,
  timeLimit = 10_000,
  checkAnswers = environment !== 'production',
  trustedProxies = noProxies,
}: HttpAppOptions): Hono<AppEnv> => {
  const app = new Hono<AppEnv>({ strict: true })
  app.onError(answerFailure(log, contactOf))
  app.notFound(refuseUnknown(app))
  app.use(frameRequest({ environment, vite, mapTiles, log, checkAnswers, trustedProxies }))
  app.use(limitTime(timeLimit))
  healthRoutes(app, {
    readiness: () => (isDraining() ? 'draining' : isReady() ? 'ready' : 'starting'),
    ping,
  })
  app.use(findSite(environment))
  app.use(async (_, next) => {
    // Another server may be ready: a proxy in front tries it, which it does not for other 503 responses.
    if (!isReady()) throw new Problem('serviceUnavailable', { headers: { [notReadyHeader]: 'starting' } })
    return next()
  })
  app.use(async (c, next) => {
    c.set('findKey', findKey)
    return next()
  })
  if (knowCaller) app.use(knowCaller)
  for (const add of routes) add(app)
  return app
}

// The shell around all routes: a Request in, a Response out, with its site, its limits, its headers and its failures.
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
  /** False while what the routes need is being brought up; everything but the health checks is answered 503. */
  readonly isReady?: () => boolean
  /** True once the server has been told to stop: whoever sends requests is to send them elsewhere. */
  readonly isDraining?: () => boolean
  /** Fails when the database does not answer; absent: there is none. */
  readonly ping?: (() => Promise<void>) | undefined
  /** Tells who makes a request. */
  readonly knowCaller?: MiddlewareHandler<AppEnv> | undefined
  /** Finds the keys of other systems; none if absent. */
  readonly findKey?: FindIntegrationKey | undefined
  /** In the order in which they are asked. */
  readonly routes: readonly Routes[]
  /** For the page that is shown when no page can be made; absent while there is no content. */
  readonly contactOf?: ContactOf | undefined
  /** Whose map may be shown. */
  readonly mapTiles?: PolicyOptions['mapTiles']
  /** Vite's client is served; its socket needs leave. */
  readonly vite?: boolean
  /** Milliseconds that a request may take; ten seconds if absent. */
  readonly timeLimit?: number
  /** Holds answers against the contract; on outside production if absent. */
  readonly checkAnswers?: boolean
  /** Whose word is taken for a visitor's address; nobody's if absent. */
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
    // Another server may be ready: a cache in front asks it, as it does not for a 503 that is meant.
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

// With API_URL or one of its parts set, the services' paths are proxied to that backend.
import { capabilityOfPath } from '@husrum/contract'
import type { Context, Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { Problem } from '../../platform/http/problem.ts'
import { isApiPath, pagePathOf, rawPathOf } from '../../platform/http/request-path.ts'
import type { BackendRequest, CallingVisitor } from './backend-request.ts'
import { ServiceAway } from './service-away.ts'

/** `/health` and the web's own files are answered here. */
const isOurs = (path: string): boolean => /^\/(?:health|assets)(?:\/|$)/.test(path)

export const visitorOfBackend = (c: Context<AppEnv>): CallingVisitor => ({
  host: c.req.header('host') ?? new URL(c.req.url).host,
  scheme: new URL(c.get('origin')).protocol.slice(0, -1),
  requestId: c.get('requestId'),
  address: c.get('address'),
})

/** Requests of programs, including robots.txt and sitemaps. Pages are rendered here, whichever backend has the data. */
const isHandedOn = (path: string): boolean =>
  (isApiPath(path) && !isOurs(path)) || capabilityOfPath(path) !== undefined

/** Not received: the visitor has disconnected, or got a timeout response. */
const abandoned = (): Response => new Response(undefined, { status: 499 })

export const backendRoutes = (
  app: Hono<AppEnv>,
  { send: sendToBackend, has }: { readonly send: BackendRequest; readonly has: (path: string) => boolean },
): void => {
  app.all('*', async (c, next) => {
    const path = rawPathOf(c.req.raw, c.env)
    if (!isHandedOn(path) || !has(path)) return next()
    if (pagePathOf(path) === undefined)
      throw new Problem('invalidRequest', { errors: [{ field: 'path', key: 'invalidPath' }] })
    try {
      return await sendToBackend(c.req.raw, visitorOfBackend(c), { signal: c.get('signal') })
    } catch (cause) {
      if (c.get('signal').aborted) return abandoned()
      throw cause instanceof ServiceAway ? new Problem('serviceUnavailable', { cause }) : cause
    }
  })
}

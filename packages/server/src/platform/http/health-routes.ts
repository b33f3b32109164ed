// Health checks for monitoring: is the server alive, and should requests be sent to it?
import type { Hono } from 'hono'
import type { AppEnv } from './app-environment.ts'

/**
 * Milliseconds. Shorter than the timeout of probes (a second, for many load balancers): an unresponsive database must not make a
 * server look unhealthy that can still show what it has.
 */
const pingLimit = 400

const within = async (limit: number, work: Promise<void>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limit)
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** Called by machines every few seconds. */
export const isHealthPath = (path: string): boolean => path === '/health/live' || path === '/health/ready'

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>

/** An application that answers health checks only. */
export const healthAlone =
  (fetch: Fetch): Fetch =>
  (request, bindings) =>
    isHealthPath(new URL(request.url).pathname)
      ? fetch(request, bindings)
      : new Response(undefined, { status: 404 })

/** State of a server: starting, serving, or finishing its last requests. */
export type Readiness = 'starting' | 'ready' | 'draining'

/** Marks responses of a server that is starting, so that a proxy in front may try another one (`ops/varnish`). */
export const notReadyHeader = 'x-not-ready'

export interface HealthOptions {
  readonly readiness: () => Readiness
  /** Fails when the database does not answer; the time limit is less than half a second. Absent: there is no database. */
  readonly ping?: (() => Promise<void>) | undefined
}

/**
 * Ready means started and not draining. An unreachable database is reported in the body and does not make a server unready: all
 * servers share it, and public pages are served without it.
 */
export const healthRoutes = (app: Hono<AppEnv>, { readiness, ping }: HealthOptions): void => {
  const headers = { 'cache-control': 'no-store' }
  app.get('/health/live', (c) => c.json({ status: 'ok' }, 200, headers))
  app.get('/health/ready', async (c) => {
    const status = readiness()
    const body = { status, ...(ping && { database: (await within(pingLimit, ping())) ? 'ok' : 'away' }) }
    return status === 'ready'
      ? c.json(body, 200, headers)
      : c.json(body, 503, { ...headers, 'retry-after': '5' })
  })
}

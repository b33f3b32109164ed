// For whoever watches over the server: is it alive, and should requests be sent to it?
import type { Hono } from 'hono'
import type { AppEnv } from './app-environment.ts'

/**
 * Milliseconds. Whoever asks has less patience than a database that says nothing (a second, of many balancers), and would take a
 * server for sick that can still show what it has.
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

/** Asked by machines every few seconds, and by nobody else. */
export const isHealthPath = (path: string): boolean => path === '/health/live' || path === '/health/ready'

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>

/** The application as whoever watches may ask it: for nothing else. */
export const healthAlone =
  (fetch: Fetch): Fetch =>
  (request, bindings) =>
    isHealthPath(new URL(request.url).pathname)
      ? fetch(request, bindings)
      : new Response(undefined, { status: 404 })

/** What a server is doing: being brought up, answering, or answering its last requests. */
export type Readiness = 'starting' | 'ready' | 'draining'

/** On what a server answers while it is brought up: whoever stands in front may ask another one (`ops/varnish`). */
export const notReadyHeader = 'x-not-ready'

export interface HealthOptions {
  readonly readiness: () => Readiness
  /** Fails when the database does not answer; it gets less than half a second. Absent: there is none. */
  readonly ping?: (() => Promise<void>) | undefined
}

/**
 * Ready means started and not draining. A database that is away is told in the body and does not make a server unready: all
 * servers share it, and public pages are answered without it.
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

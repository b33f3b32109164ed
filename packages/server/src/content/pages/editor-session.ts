// An editor's session in development: a signed cookie that makes pages show where they are written.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { dropCookie, readCookie, setCookie } from '../../platform/http/set-cookie.ts'

const lifetimeSeconds = 8 * 60 * 60

/** New with every start: a session ends with the server that created it. */
const secret = randomBytes(32)

const signatureOf = (until: string): string =>
  createHmac('sha256', secret).update(`editor ${until}`).digest('base64url')

const isSigned = (value: string, now: number): boolean => {
  const [until = '', signature = ''] = value.split('.', 2)
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(until))]
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(until) > now
}

interface EditingOptions {
  readonly environment: 'development' | 'production'
}

/** Whether a `Cookie` header has an editor's session. Always false in production. */
export const isEditor = (cookies: string, { environment }: EditingOptions): boolean =>
  environment === 'development' && isSigned(readCookie('editor', cookies, environment) ?? '', Date.now())

/** `GET /__dev/edit` begins to edit and `?off` ends it; both redirect to the site's start page. Absent in production. */
export const editorRoutes = (app: Hono<AppEnv>, { environment }: EditingOptions): void => {
  if (environment !== 'development') return
  app.get('/__dev/edit', (c) => {
    const until = String(Date.now() + lifetimeSeconds * 1_000)
    const [name, value] =
      c.req.query('off') === undefined
        ? setCookie('editor', `${until}.${signatureOf(until)}`, { environment })
        : dropCookie('editor', environment)
    c.header(name, value)
    c.header('cache-control', 'no-store')
    return c.redirect(c.get('site').routes.start, 302)
  })
}

// An editor's session in development: a signed cookie that makes pages say where they are written.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../http/app-environment.ts'

const cookieName = 'husrum-editor'
const lifetimeSeconds = 8 * 60 * 60

/** Another with every start: a session ends with the server that gave it. */
const secret = randomBytes(32)

const signatureOf = (until: string): string =>
  createHmac('sha256', secret).update(`editor ${until}`).digest('base64url')

const isSigned = (value: string, now: number): boolean => {
  const [until = '', signature = ''] = value.split('.', 2)
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(until))]
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(until) > now
}

interface EditingTerms {
  readonly environment: 'development' | 'production'
}

/** Whether the request is an editor's. In production nobody is. */
export const isEditor = (c: Context<AppEnv>, { environment }: EditingTerms): boolean =>
  environment === 'development' && isSigned(getCookie(c, cookieName) ?? '', Date.now())

/** The editor's own cookie and no other, for the calls that a render makes to this server. */
export const editorCookieOf = (c: Context<AppEnv>, terms: EditingTerms): string | undefined =>
  isEditor(c, terms) ? `${cookieName}=${getCookie(c, cookieName)}` : undefined

/** `GET /__dev/edit` begins to edit and `?off` ends it; both lead to the site's start page. Not there in production. */
export const editorRoutes = (app: Hono<AppEnv>, { environment }: EditingTerms): void => {
  if (environment !== 'development') return
  app.get('/__dev/edit', (c) => {
    if (c.req.query('off') === undefined) {
      const until = String(Date.now() + lifetimeSeconds * 1_000)
      setCookie(c, cookieName, `${until}.${signatureOf(until)}`, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: lifetimeSeconds,
      })
    } else deleteCookie(c, cookieName, { path: '/' })
    c.header('cache-control', 'no-store')
    return c.redirect(c.get('site').routes.start, 302)
  })
}

// The calls that a page makes while it is rendered: in the visitor's name where they read, and without the network where this server answers them.
import type { Context, Hono } from 'hono'
import { parse } from 'hono/utils/cookie'
import { typedFormCookieName } from '../accounts/typed-forms.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { editorCookieOf } from '../pages/editor-session.ts'
import { sessionOfCookies } from '../sessions/session-cookies.ts'
import type { CallBackend } from './backend.ts'
import { visitorOf } from './backend-routes.ts'

export interface FetchOfRenderTerms {
  readonly environment: 'development' | 'production'
  /** Where the calls go; absent: to the application. */
  readonly callBackend?: CallBackend | undefined
  readonly app: Hono<AppEnv>
}

const joined = (cookies: readonly (string | undefined)[]): string | undefined =>
  cookies.filter((cookie) => cookie !== undefined).join('; ') || undefined

/** What somebody typed into a form that came back, which its page shows anew. */
const typedFormCookieOf = (
  cookies: string,
  environment: FetchOfRenderTerms['environment'],
): string | undefined => {
  const name = typedFormCookieName(environment)
  const value = parse(cookies, name)[name]
  return value !== undefined && /^[\w-]+$/.test(value) ? `${name}=${value}` : undefined
}

/**
 * Same host and same request id as the page. What only reads is asked as the visitor: their token as bearer and its binding
 * cookie. What changes something is not, since a page is opened by whoever has a link to it.
 */
export const fetchOfRender = (
  c: Context<AppEnv>,
  { environment, callBackend, app }: FetchOfRenderTerms,
): typeof globalThis.fetch => {
  const visitor = visitorOf(c)
  const { host, requestId, address } = visitor
  const signal = c.get('signal')
  const cookies = c.req.header('cookie') ?? ''
  const session = sessionOfCookies(cookies, environment)
  const typed = typedFormCookieOf(cookies, environment)
  const editor = callBackend ? undefined : editorCookieOf(c, { environment })

  const headersOf = (request: Request): Headers => {
    const headers = new Headers(request.headers)
    headers.set('host', host)
    const asVisitor = request.method === 'GET' ? session : undefined
    if (asVisitor) headers.set('authorization', asVisitor.authorization)
    const cookie = joined([asVisitor?.cookie, typed, editor])
    if (cookie !== undefined) headers.set('cookie', cookie)
    return headers
  }

  return async (input, init) => {
    const asked = new Request(input, init)
    const request = new Request(asked, { headers: headersOf(asked) })
    if (callBackend) return callBackend(request, visitor)
    return app.fetch(request, { internal: { requestId, signal, address } })
  }
}

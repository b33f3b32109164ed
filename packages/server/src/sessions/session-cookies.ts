// The two cookies of a session: the token, which scripts read, and the secret without which it is worth nothing (trap T2).
import { cookies } from '@husrum/domain'
import { parse, serialize } from 'hono/utils/cookie'
import { sessionLifetimeMs } from './session-lifetime.ts'
import type { IssuedSession } from './sessions.ts'

type Environment = 'development' | 'production'
type SetCookie = readonly [name: 'set-cookie', value: string]

/** The prefix binds the cookie to this host, this path and an encrypted line, which development does not have. */
export const bindingCookieName = (environment: Environment): string =>
  environment === 'production' ? '__Host-bind' : 'bind'

const attributesIn = (environment: Environment) =>
  ({ path: '/', sameSite: 'Lax', secure: environment === 'production' }) as const

/**
 * The headers that give a browser a session or its newer token. The token's cookie ends with the token; the secret's
 * lives as long as a session can.
 */
export const sessionHeaders = (
  { token, expiresAt, binding }: IssuedSession,
  environment: Environment,
): readonly SetCookie[] => {
  const attributes = attributesIn(environment)
  const tokenCookie = serialize(cookies.token.name, token, { ...attributes, expires: new Date(expiresAt) })
  if (binding === undefined) return [['set-cookie', tokenCookie]]
  const bindingCookie = serialize(bindingCookieName(environment), binding, {
    ...attributes,
    httpOnly: true,
    maxAge: sessionLifetimeMs / 1_000,
  })
  return [
    ['set-cookie', tokenCookie],
    ['set-cookie', bindingCookie],
  ]
}

/** The headers that take both cookies from a browser. */
export const endedSessionHeaders = (environment: Environment): readonly SetCookie[] => {
  const gone = { ...attributesIn(environment), maxAge: 0 }
  return [
    ['set-cookie', serialize(cookies.token.name, '', gone)],
    ['set-cookie', serialize(bindingCookieName(environment), '', { ...gone, httpOnly: true })],
  ]
}

/** What of a session a request shows. */
export interface ShownSession {
  readonly token: string
  readonly binding: string | undefined
}

/**
 * The token of the `Authorization` header with the binding cookie. Undefined without a bearer token: neither the token's
 * cookie nor anything in the address takes its place.
 */
export const shownSessionOf = (
  { authorization, cookies: sent }: { readonly authorization: string; readonly cookies: string },
  environment: Environment,
): ShownSession | undefined => {
  const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(authorization)?.[1]
  if (token === undefined) return undefined
  const name = bindingCookieName(environment)
  return { token, binding: parse(sent, name)[name] }
}

/**
 * The session that the cookies of a browser tell, where the browser vouches that they count: in a form from our own pages,
 * and where a page is rendered. Undefined unless token and secret are both there and look like what they are.
 */
export const sessionOfCookies = (
  cookieHeader: string,
  environment: Environment,
): ShownSession | undefined => {
  const token = parse(cookieHeader, cookies.token.name)[cookies.token.name]
  const name = bindingCookieName(environment)
  const binding = parse(cookieHeader, name)[name]
  return token && binding && /^[\w.-]+$/.test(token) && /^[\w-]+$/.test(binding)
    ? { token, binding }
    : undefined
}

/** Whether a browser has anything of a session, good or not: its pages are nobody else's to keep. */
export const hasSessionCookie = (header: string, environment: Environment): boolean =>
  [cookies.token.name, bindingCookieName(environment)].some((name) => parse(header, name)[name] !== undefined)

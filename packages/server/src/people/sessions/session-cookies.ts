// The two cookies of a session: the token, which scripts can read, and the secret without which it is invalid (SEC-5).
import type { Environment, SetCookie } from '../../platform/http/set-cookie.ts'
import { cookieName, dropCookie, readCookie, setCookie } from '../../platform/http/set-cookie.ts'
import type { IssuedSession } from './sessions.ts'

/** The prefix binds the cookie to this host, this path and HTTPS, which development does not have. */
export const bindingCookieName = (environment: Environment): string => cookieName('binding', environment)

/**
 * The headers that set a session or its newer token in a browser. The token's cookie expires with the token; the secret's
 * lasts as long as a session can.
 */
export const sessionHeaders = (
  { token, expiresAt, binding }: IssuedSession,
  environment: Environment,
): readonly SetCookie[] => {
  const tokenCookie = setCookie('token', token, { environment, expiresAt })
  return binding === undefined ? [tokenCookie] : [tokenCookie, setCookie('binding', binding, { environment })]
}

/** The headers that delete both cookies. */
export const endedSessionHeaders = (environment: Environment): readonly SetCookie[] => [
  dropCookie('token', environment),
  dropCookie('binding', environment),
]

/** The session data of a request. */
export interface ShownSession {
  readonly token: string
  readonly binding: string | undefined
}

/**
 * The token of the `Authorization` header with the binding cookie. Undefined without a bearer token: neither the token's
 * cookie nor a query parameter replaces it.
 */
export const shownSessionOf = (
  { authorization, cookies: sent }: { readonly authorization: string; readonly cookies: string },
  environment: Environment,
): ShownSession | undefined => {
  const token = /^Bearer +([\w.~+/-]+=*) *$/i.exec(authorization)?.[1]
  if (token === undefined) return undefined
  return { token, binding: readCookie('binding', sent, environment) }
}

/**
 * The session of a browser's cookies, for requests that cannot be forged: a form from our own pages,
 * and page rendering. Undefined unless token and secret are both present and well-formed.
 */
export const sessionOfCookies = (
  cookieHeader: string,
  environment: Environment,
): ShownSession | undefined => {
  const token = readCookie('token', cookieHeader, environment)
  const binding = readCookie('binding', cookieHeader, environment)
  return token && binding && /^[\w.-]+$/.test(token) && /^[\w-]+$/.test(binding)
    ? { token, binding }
    : undefined
}

/** Whether a browser has session cookies, valid or not: its pages are not shared. */
export const hasSessionCookie = (header: string, environment: Environment): boolean =>
  (['token', 'binding'] as const).some((purpose) => readCookie(purpose, header, environment) !== undefined)

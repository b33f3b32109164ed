// The two cookies of a session: the token, which scripts can read, and the secret without which it is useless (SEC-5).
import type { Environment, SetCookie } from '../http/set-cookie.ts'
import { cookieName, dropCookie, readCookie, setCookie } from '../http/set-cookie.ts'
import type { IssuedSession } from './sessions.ts'

/** The prefix binds the cookie to this host, this path and an encrypted line, which development does not have. */
export const bindingCookieName = (environment: Environment): string => cookieName('binding', environment)

/**
 * The headers that give a browser a session or its newer token. The token's cookie ends with the token; the secret's
 * lives as long as a session can.
 */
export const sessionHeaders = (
  { token, expiresAt, binding }: IssuedSession,
  environment: Environment,
): readonly SetCookie[] => {
  const tokenCookie = setCookie('token', token, { environment, expiresAt })
  return binding === undefined ? [tokenCookie] : [tokenCookie, setCookie('binding', binding, { environment })]
}

/** The headers that take both cookies from a browser. */
export const endedSessionHeaders = (environment: Environment): readonly SetCookie[] => [
  dropCookie('token', environment),
  dropCookie('binding', environment),
]

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
  return { token, binding: readCookie('binding', sent, environment) }
}

/**
 * The session that the cookies of a browser tell, where the browser vouches that they count: in a form from our own pages,
 * and where a page is rendered. Undefined unless token and secret are both there and look like what they are.
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

/** Whether a browser has anything of a session, good or not: its pages are nobody else's to keep. */
export const hasSessionCookie = (header: string, environment: Environment): boolean =>
  (['token', 'binding'] as const).some((purpose) => readCookie(purpose, header, environment) !== undefined)

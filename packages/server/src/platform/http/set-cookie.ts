// All cookies are set and deleted here, by the table of the domain, so that every cookie is one that visitors are informed of.
import type { CookiePurpose, WrittenCookie } from '@husrum/domain'
import { cookieAttributes, cookieNameIn, cookies } from '@husrum/domain'
import { parse, serialize } from 'hono/utils/cookie'

export type Environment = 'development' | 'production'
export type SetCookie = readonly [name: 'set-cookie', value: string]

/** Development has no TLS, so cookies are not `Secure`. */
const placeOf = (environment: Environment) => (environment === 'production' ? 'production' : 'local')

/** The name of the cookie in the browser. */
export const cookieName = (purpose: CookiePurpose, environment: Environment): string =>
  cookieNameIn(purpose, placeOf(environment))

const attributesOf = (purpose: WrittenCookie, environment: Environment) =>
  ({
    path: '/',
    sameSite: 'Lax',
    secure: environment === 'production',
    // Scripts do not need it.
    ...(('isServersOwn' in cookies[purpose] || purpose === 'editor') && { httpOnly: true }),
  }) as const

/** The header that sets a cookie, for the lifetime in the table, or until `expiresAt` (epoch milliseconds). */
export const setCookie = (
  purpose: WrittenCookie,
  value: string,
  { environment, expiresAt }: { readonly environment: Environment; readonly expiresAt?: number },
): SetCookie => {
  const now = Date.now()
  const { expiresAt: end } = cookieAttributes(cookies[purpose], { environment: placeOf(environment), now })
  const lifetime =
    expiresAt !== undefined
      ? { expires: new Date(expiresAt) }
      : end !== undefined && { maxAge: Math.round((end - now) / 1_000) }
  return [
    'set-cookie',
    serialize(cookieName(purpose, environment), value, {
      ...attributesOf(purpose, environment),
      ...lifetime,
    }),
  ]
}

/** The header that deletes a cookie. */
export const dropCookie = (purpose: WrittenCookie, environment: Environment): SetCookie => [
  'set-cookie',
  serialize(cookieName(purpose, environment), '', { ...attributesOf(purpose, environment), maxAge: 0 }),
]

/** Its value in a `Cookie` header. */
export const readCookie = (
  purpose: CookiePurpose,
  header: string,
  environment: Environment,
): string | undefined => {
  const name = cookieName(purpose, environment)
  return parse(header, name)[name]
}

// The one way in which the server sets and takes cookies: by the domain's table, so that none is written that visitors are not told of.
import type { CookiePurpose, WrittenCookie } from '@husrum/domain'
import { cookieAttributes, cookieNameIn, cookies } from '@husrum/domain'
import { parse, serialize } from 'hono/utils/cookie'

export type Environment = 'development' | 'production'
export type SetCookie = readonly [name: 'set-cookie', value: string]

/** In development there is no encrypted line, and so no secure cookie. */
const placeOf = (environment: Environment) => (environment === 'production' ? 'production' : 'local')

/** The name under which a browser has it. */
export const cookieName = (purpose: CookiePurpose, environment: Environment): string =>
  cookieNameIn(purpose, placeOf(environment))

const attributesOf = (purpose: WrittenCookie, environment: Environment) =>
  ({
    path: '/',
    sameSite: 'Lax',
    secure: environment === 'production',
    // Scripts have no business with it.
    ...(('isServersOwn' in cookies[purpose] || purpose === 'editor') && { httpOnly: true }),
  }) as const

/** The header that gives a browser a cookie, for as long as the table says, or until `expiresAt` (epoch milliseconds). */
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

/** The header that takes it away. */
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

// The cookie jar of a browser's document.
import type { CookieJar } from '@husrum/application'
import type { Environment } from '@husrum/domain'
import { cookieAttributes, cookies, maxCookieBytes } from '@husrum/domain'
import { readCookieHeader } from '../http/read-cookie-header.ts'

/** Where cookies are forbidden, some browsers throw. */
const quietly = <Value>(work: () => Value): Value | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const makeDocumentCookieJar = ({
  document,
  environment,
  now = Date.now,
}: {
  readonly document: Pick<Document, 'cookie'>
  /** Locally there is no TLS, and so no secure cookie. */
  readonly environment: Environment
  readonly now?: () => number
}): CookieJar => ({
  read: (purpose) => quietly(() => readCookieHeader(document.cookie, cookies[purpose].name)),
  write: (purpose, value) => {
    const cookie = cookies[purpose]
    const pair = `${cookie.name}=${encodeURIComponent(value)}`
    // A browser drops a bigger one without a word (trap F9).
    if (pair.length > maxCookieBytes) return
    const { path, sameSite, secure, expiresAt } = cookieAttributes(cookie, { environment, now: now() })
    const expires = expiresAt === undefined ? '' : `; expires=${new Date(expiresAt).toUTCString()}`
    quietly(() => {
      document.cookie = `${pair}; path=${path}; samesite=${sameSite}${secure ? '; secure' : ''}${expires}`
    })
  },
  remove: (names) => {
    quietly(() => {
      for (const name of names)
        document.cookie = `${name}=; path=/; samesite=lax; expires=${new Date(0).toUTCString()}`
    })
  },
})

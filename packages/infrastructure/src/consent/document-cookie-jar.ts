// The cookie jar of a browser's document.
import type { CookieJar } from '@husrum/application'
import type { Environment, ListedCookie } from '@husrum/domain'
import { cookies, cookieText, longLivedCookies } from '@husrum/domain'
import { readCookieHeader } from '../http/read-cookie-header.ts'

/** Some browsers throw if cookies are blocked. */
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
  onLongLived,
}: {
  readonly document: Pick<Document, 'cookie'>
  /** There is no TLS locally, so secure cookies cannot be used. */
  readonly environment: Environment
  readonly now?: () => number
  /** Called after a cookie of {@link longLivedCookies} was written, so that the server can set it too. */
  readonly onLongLived?: (purpose: ListedCookie) => void
}): CookieJar => ({
  read: (purpose) => quietly(() => readCookieHeader(document.cookie, cookies[purpose].name)),
  write: (purpose, value) => {
    // A browser drops a larger one silently (SEC-9).
    const text = cookieText(purpose, value, { environment, now: now() })
    if (text === undefined) return
    quietly(() => {
      document.cookie = text
    })
    const longLived = longLivedCookies.find((other) => other === purpose)
    if (longLived) onLongLived?.(longLived)
  },
  remove: (names) => {
    quietly(() => {
      for (const name of names)
        document.cookie = `${name}=; path=/; samesite=lax; expires=${new Date(0).toUTCString()}`
    })
  },
})

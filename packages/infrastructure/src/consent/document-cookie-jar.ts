// The cookie jar of a browser's document.
import type { CookieJar } from '@husrum/application'
import type { Environment } from '@husrum/domain'
import { cookies, cookieText } from '@husrum/domain'
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
}: {
  readonly document: Pick<Document, 'cookie'>
  /** There is no TLS locally, so secure cookies cannot be used. */
  readonly environment: Environment
  readonly now?: () => number
}): CookieJar => ({
  read: (purpose) => quietly(() => readCookieHeader(document.cookie, cookies[purpose].name)),
  write: (purpose, value) => {
    // A browser drops a larger one silently (SEC-9).
    const text = cookieText(purpose, value, { environment, now: now() })
    if (text !== undefined)
      quietly(() => {
        document.cookie = text
      })
  },
  remove: (names) => {
    quietly(() => {
      for (const name of names)
        document.cookie = `${name}=; path=/; samesite=lax; expires=${new Date(0).toUTCString()}`
    })
  },
})

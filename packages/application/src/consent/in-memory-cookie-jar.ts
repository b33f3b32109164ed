// A cookie jar for tests. It stores what a browser would store, without expiry.
import { cookies, maxCookieBytes } from '@husrum/domain'
import type { CookieJar } from './cookie-jar.ts'

export interface InMemoryCookieJar extends CookieJar {
  /** Values by cookie name. Tests may write here to simulate another tab. */
  readonly cookies: Map<string, string>
}

export const makeInMemoryCookieJar = (): InMemoryCookieJar => {
  const kept = new Map<string, string>()
  return {
    cookies: kept,
    read: (purpose) => kept.get(cookies[purpose].name),
    write: (purpose, value) => {
      const { name } = cookies[purpose]
      if (`${name}=${encodeURIComponent(value)}`.length <= maxCookieBytes) kept.set(name, value)
    },
    remove: (names) => {
      for (const name of names) kept.delete(name)
    },
  }
}

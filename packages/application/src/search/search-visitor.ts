// The visitor of a search, as the browser's cookies identify it (SEARCH-11).
import type { SearchVisitor } from '@husrum/domain'
import type { CookieJar } from '../consent/cookie-jar.ts'

/** Anonymous visitors have a number only if they consented to it. */
export const searchVisitorOf = (cookies: Pick<CookieJar, 'read'>): SearchVisitor => {
  if (cookies.read('token') !== undefined) return { kind: 'signedIn' }
  const userId = cookies.read('visitor')
  return { kind: 'anonymous', ...(userId !== undefined && { userId }) }
}

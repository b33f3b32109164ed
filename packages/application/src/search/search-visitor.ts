// Who searches, as the browser's cookies tell (specification 3 §7.1).
import type { SearchVisitor } from '@husrum/domain'
import type { CookieJar } from '../consent/cookie-jar.ts'

/** Anonymous visitors have a number only if they agreed to it. */
export const searchVisitorOf = (cookies: Pick<CookieJar, 'read'>): SearchVisitor => {
  if (cookies.read('token') !== undefined) return { kind: 'signedIn' }
  const userId = cookies.read('visitor')
  return { kind: 'anonymous', ...(userId !== undefined && { userId }) }
}

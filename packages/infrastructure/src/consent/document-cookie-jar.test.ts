// @vitest-environment happy-dom
// Cookies are written with their attributes, and invalid content is ignored.

import { cookies } from '@husrum/domain'
import { describeCookieJar } from '@husrum/testkit/cookie-jar-suite'
import { describe, expect, it } from 'vitest'
import { readCookieHeader } from '../http/read-cookie-header.ts'
import { makeDocumentCookieJar } from './document-cookie-jar.ts'

const now = Date.UTC(2026, 10, 21)

describeCookieJar('The cookie jar of a document', () => {
  const jar = makeDocumentCookieJar({ document: globalThis.document, environment: 'local' })
  jar.remove(Object.values(cookies).map(({ name }) => name))
  return jar
})

const aDocument = (kept = '') => {
  const written: string[] = []
  return {
    written,
    get cookie() {
      return kept
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
}

describe('The cookie jar', () => {
  it('stores consent for six months, secure except locally', () => {
    const document = aDocument()
    makeDocumentCookieJar({ document, environment: 'production', now: () => now }).write(
      'consent',
      '1.000.1.5',
    )
    makeDocumentCookieJar({ document, environment: 'local', now: () => now }).write('consent', '1.000.1.5')
    const common = 'user-consent-settings=1.000.1.5; path=/; samesite=lax'
    const expires = 'expires=Fri, 21 May 2027 00:00:00 GMT'
    expect(document.written).toEqual([`${common}; secure; ${expires}`, `${common}; ${expires}`])
  })

  // PLAT-22: the tab, the scroll position and the homes per page, a day each.
  it.each([
    ['residenceType', 'user-residence-type', 'stage'],
    ['scrollPosition', 'scroll-position', '1200'],
    ['searchItems', 'searchresult-items', '60'],
  ] as const)('stores %s for a day, as %s', (key, name, value) => {
    const document = aDocument()
    makeDocumentCookieJar({ document, environment: 'local', now: () => now }).write(key, value)
    expect(document.written).toEqual([
      `${name}=${value}; path=/; samesite=lax; expires=Sun, 22 Nov 2026 00:00:00 GMT`,
    ])
  })

  it('removes by name, for the whole site', () => {
    const document = aDocument()
    makeDocumentCookieJar({ document, environment: 'local' }).remove(['jmuid'])
    expect(document.written).toEqual(['jmuid=; path=/; samesite=lax; expires=Thu, 01 Jan 1970 00:00:00 GMT'])
  })

  it('asks for the server to set what lives longer than a week', () => {
    const asked: string[] = []
    const jar = makeDocumentCookieJar({
      document: aDocument(),
      environment: 'local',
      onLongLived: (purpose) => asked.push(purpose),
    })
    jar.write('consent', '1.000.1.5')
    jar.write('scrollPosition', '1200')
    jar.write('booking', 'x')
    jar.write('interest', 'x')
    expect(asked).toEqual(['consent', 'interest'])
  })

  it('is empty if cookies are forbidden', () => {
    const forbidden = {
      get cookie(): string {
        throw new DOMException('Forbidden', 'SecurityError')
      },
      set cookie(_: string) {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    }
    const jar = makeDocumentCookieJar({ document: forbidden, environment: 'local' })
    jar.write('consent', '1')
    jar.remove(['jmuid'])
    expect(jar.read('consent')).toBeUndefined()
  })
})

describe('A cookie header', () => {
  it.each([
    ['a=1; b=2', 'b', '2'],
    ['a=1;b=2=3', 'b', '2=3'],
    ['ab=1', 'b', undefined],
    ['b', 'b', undefined],
    ['b=%E0%A4%A', 'b', undefined],
    ['', 'b', undefined],
  ])('%s has %s = %s', (header, name, value) => {
    expect(readCookieHeader(header, name)).toBe(value)
  })
})

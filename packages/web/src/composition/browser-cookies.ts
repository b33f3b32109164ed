// The visitor's cookies in a browser.
import type { CookieJar } from '@husrum/application'
import { makeDocumentCookieJar } from '@husrum/infrastructure'
import { keepCookie } from '../frame/keep-cookies.ts'

export const browserCookies = (environment: 'development' | 'production'): CookieJar =>
  makeDocumentCookieJar({
    document,
    environment: environment === 'production' ? 'production' : 'local',
    onLongLived: keepCookie,
  })

// What keeps a session in a browser. It comes to those who are signed in, and to those who are about to be.
import type { SessionManager } from '@husrum/application'
import { makeSessionManager } from '@husrum/application'
import type { SiteDefinition, User } from '@husrum/domain'
import {
  makeCookieTokenStore,
  makeHttpClient,
  makeHttpSessionService,
  makeSystemClock,
  makeWebSessionLock,
} from '@husrum/infrastructure'

export interface BrowserSession {
  readonly site: SiteDefinition
  readonly environment: 'development' | 'production'
  /** Who the server saw, and when by its clock. */
  readonly seen?: { readonly user: User; readonly at: number } | undefined
}

/** How far the server's clock is ahead of the device's, by what the page said and when it came. */
const offsetOf = (at: number | undefined): number => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return at === undefined || !navigation ? 0 : at - performance.timeOrigin - navigation.responseStart
}

/** A page in the background has timers that come late or never. */
const onResume = (look: () => void): (() => void) => {
  const onVisible = () => {
    if (document.visibilityState === 'visible') look()
  }
  addEventListener('pageshow', look)
  addEventListener('online', look)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    removeEventListener('pageshow', look)
    removeEventListener('online', look)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

export const composeSession = ({ site, environment, seen }: BrowserSession): SessionManager => {
  const store = makeCookieTokenStore({ environment: environment === 'production' ? 'production' : 'local' })
  const client = makeHttpClient({
    baseUrl: location.origin,
    fetch: globalThis.fetch.bind(globalThis),
    bearer: () => store.read()?.text,
  })
  return makeSessionManager({
    store,
    lock: makeWebSessionLock('husrum-session'),
    service: makeHttpSessionService({ client }),
    clock: makeSystemClock(site.country),
    offset: offsetOf(seen?.at),
    random: Math.random,
    isOnline: () => navigator.onLine,
    onResume,
    seen: seen?.user,
  })
}

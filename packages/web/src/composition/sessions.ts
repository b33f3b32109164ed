// Manages the session in a browser. Loaded for signed-in visitors, and for those who are about to sign in.
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
  /** The user that the server read, and its clock at that time. */
  readonly seen?: { readonly user: User; readonly at: number } | undefined
}

/** How far the server's clock is ahead of the device's, by the time in the page and the time of its arrival. */
const offsetOf = (at: number | undefined): number => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return at === undefined || !navigation ? 0 : at - performance.timeOrigin - navigation.responseStart
}

/** In a background page, timers fire late or never. */
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
    isVisible: () => document.visibilityState === 'visible',
    onResume,
    seen: seen?.user,
  })
}

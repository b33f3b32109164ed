// The platform that capabilities use in a browser.
import { loadDomSanitiser, makeHttpClient, makeSystemClock } from '@husrum/infrastructure'
import type { Platform } from './platform.ts'

export interface BrowserOptions extends Pick<Platform, 'site'> {
  /** The stored token. */
  readonly bearer: () => string | undefined
  /** Called when a call with a token was answered 401. */
  readonly onSessionOver: () => void
}

export const browserPlatform = ({
  site,
  bearer,
  onSessionOver,
}: BrowserOptions): Omit<Platform, 'session' | 'openIdentity' | 'cookies'> => ({
  site,
  clock: makeSystemClock(site.country),
  client: makeHttpClient({
    baseUrl: location.origin,
    fetch: globalThis.fetch.bind(globalThis),
    bearer,
    onSessionOver,
  }),
  bearer,
  loadSanitiser: loadDomSanitiser,
  report: reportError,
})

// The capabilities and the query cache in a browser, in one file that is loaded when the page is alive and idle, or on the
// first sign that somebody goes on.

import { loadDomSanitiser, makeHttpClient, makeSystemClock } from '@husrum/infrastructure'
import type { Capabilities } from '../frame/capabilities.tsx'
import { composeCapabilities } from './modules.ts'
import type { Platform } from './platform.ts'

export interface BrowserOptions extends Pick<Platform, 'site' | 'session' | 'openIdentity'> {
  /** The stored token. */
  readonly bearer: () => string | undefined
  /** Told when a call with a token was answered 401. */
  readonly onSessionOver: () => void
}

export const composeBrowser = ({
  site,
  session,
  openIdentity,
  bearer,
  onSessionOver,
}: BrowserOptions): Capabilities =>
  composeCapabilities({
    site,
    clock: makeSystemClock(site.country),
    client: makeHttpClient({
      baseUrl: location.origin,
      fetch: globalThis.fetch.bind(globalThis),
      bearer,
      onSessionOver,
    }),
    loadSanitiser: loadDomSanitiser,
    session,
    openIdentity,
    report: reportError,
  })

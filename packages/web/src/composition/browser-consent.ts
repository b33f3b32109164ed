// What keeps consent in a browser. By hand and not by the container: it comes to every visitor who has not answered yet,
// and must not bring the API client and its schemas along.
import type { ConsentManager } from '@husrum/application'
import { makeConsentManager, noTagManager } from '@husrum/application'
import type { Consent, SiteDefinition } from '@husrum/domain'
import {
  makeDocumentCookieJar,
  makeGoogleTagManager,
  makeHttpConsentLedger,
  makeSystemClock,
} from '@husrum/infrastructure'
import type { ConsentOptions } from './consent-options.ts'

export interface BrowserConsent {
  readonly site: SiteDefinition
  readonly environment: 'development' | 'production'
  readonly consent: Consent
  readonly terms: ConsentOptions
  /** Of the address that the visitor came by. */
  readonly query: string
}

const randomId = (): string => {
  // `randomUUID` is there on secure origins alone; a test phone on the office network has none.
  if (crypto.randomUUID) return crypto.randomUUID()
  const [...bytes] = crypto.getRandomValues(new Uint8Array(16))
  const hex = bytes
    .map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

export const composeBrowserConsent = ({
  site,
  environment,
  consent,
  terms: { revision, tagManager },
  query,
}: BrowserConsent): ConsentManager => {
  const parameters = new URLSearchParams(query)
  return makeConsentManager({
    site,
    revision,
    consent,
    cookies: makeDocumentCookieJar({
      document,
      environment: environment === 'production' ? 'production' : 'local',
    }),
    ledger: makeHttpConsentLedger({ baseUrl: location.origin, fetch: globalThis.fetch.bind(globalThis) }),
    tags: tagManager
      ? makeGoogleTagManager({
          ...tagManager,
          nonce: document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce ?? '',
          window,
        })
      : noTagManager,
    notBelow: tagManager?.notBelow ?? [],
    newVisitorId: randomId,
    clock: makeSystemClock(site.country),
    campaign: {
      source: parameters.get('utm_source') ?? '',
      medium: parameters.get('utm_medium') ?? '',
    },
  })
}

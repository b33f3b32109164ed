// Stores consent in a browser: loaded for every visitor who has not answered yet, without the API client.
import type { ConsentManager, EarlierPages } from '@husrum/application'
import { makeConsentManager, noHeldEvents, noTagManager } from '@husrum/application'
import type { ConsentSettings } from '@husrum/contract'
import type { Consent, SiteDefinition } from '@husrum/domain'
import {
  makeGoogleTagManager,
  makeHttpConsentLedger,
  makeSessionHeldEvents,
  makeSystemClock,
} from '@husrum/infrastructure'

import { browserCookies } from './browser-cookies.ts'

export interface BrowserConsent {
  readonly site: SiteDefinition
  readonly environment: 'development' | 'production'
  readonly consent: Consent
  readonly settings: ConsentSettings
  /** Of the address that the visitor arrived at. */
  readonly query: string
  readonly earlier: EarlierPages
}

const randomId = (): string => {
  // `randomUUID` exists on secure origins only, which a test phone on the office network does not use.
  if (crypto.randomUUID) return crypto.randomUUID()
  const [...bytes] = crypto.getRandomValues(new Uint8Array(16))
  const hex = bytes
    .map((byte, at) => (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

export const composeConsent = ({
  site,
  environment,
  consent,
  settings: { revision, tagManager },
  query,
  earlier,
}: BrowserConsent): ConsentManager => {
  const parameters = new URLSearchParams(query)
  return makeConsentManager({
    site,
    revision,
    consent,
    cookies: browserCookies(environment),
    ledger: makeHttpConsentLedger({ baseUrl: location.origin, fetch: globalThis.fetch.bind(globalThis) }),
    tags: tagManager?.mayLoad
      ? makeGoogleTagManager({
          ...tagManager,
          window,
        })
      : noTagManager,
    held: tagManager ? makeSessionHeldEvents() : noHeldEvents,
    earlier,
    newVisitorId: randomId,
    clock: makeSystemClock(site.country),
    campaign: {
      source: parameters.get('utm_source') ?? '',
      medium: parameters.get('utm_medium') ?? '',
    },
  })
}

// Renders the components of consent on a page, with a real manager behind them and cookies in memory.
import type { CookieJar } from '@husrum/application'
import { makeConsentManager, noHeldEvents, noTagManager } from '@husrum/application'
import type { Consent, SiteKey } from '@husrum/domain'
import { cookies, siteByKey, unansweredConsent } from '@husrum/domain'
import type { ReactNode } from 'react'
import { makeConsentStore } from '../features/consent/consent-store.ts'
import { showPage } from './show-page.tsx'

export const showWithConsent = async (
  children: ReactNode,
  { consent = unansweredConsent, key = 'sweden' }: { consent?: Consent; key?: SiteKey } = {},
) => {
  const site = siteByKey(key)
  const jar = new Map<string, string>()
  const recorded: number[] = []
  const inMemory: CookieJar = {
    read: (purpose) => jar.get(cookies[purpose].name),
    write: (purpose, value) => void jar.set(cookies[purpose].name, value),
    remove: (names) => {
      for (const name of names) jar.delete(name)
    },
  }
  const manager = makeConsentManager({
    site,
    revision: 1,
    consent,
    cookies: inMemory,
    ledger: { record: async (code) => void recorded.push(code) },
    tags: noTagManager,
    held: noHeldEvents,
    newVisitorId: () => 'visitor-1',
    clock: {
      now: Date.now,
      // The two seconds pass immediately.
      wait: (_, then) => {
        then()
        return () => {}
      },
    },
  })
  const store = makeConsentStore({ consent, load: async () => manager })
  const shown = await showPage(
    <>
      {children}
      <main id="main" tabIndex={-1} />
    </>,
    { site: key, consent: store },
  )
  /** The three switches: the part of the cookie after its format, 1, and before revision and instant; undefined before an answer. */
  const switches = () => jar.get('user-consent-settings')?.split('.')[1]
  return { ...shown, store, jar, recorded, switches }
}

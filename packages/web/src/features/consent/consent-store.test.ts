// Before the consent manager is loaded: the store remembers what the document has shown, and dialogs with personal data wait for it.
import { makeConsentManager, noHeldEvents } from '@husrum/application'
import { makeInMemoryTagManager } from '@husrum/application/testing'
import type { Consent } from '@husrum/domain'
import { siteByKey, unansweredConsent } from '@husrum/domain'
import { expect, it } from 'vitest'
import { makeConsentStore } from './consent-store.ts'

const everything: Consent = {
  kind: 'answered',
  revision: 1,
  at: Date.UTC(2026, 10, 1),
  statistics: true,
  marketing: true,
  thirdParty: false,
}
const start = { path: '/', search: '', title: 'Start', template: 'start' } as const
const guestList = { path: '/anmalan/lista/', search: '', title: 'Lista', template: 'reportList' } as const

const aStore = (consent: Consent) => {
  const tags = makeInMemoryTagManager()
  const store = makeConsentStore({
    consent,
    load: async (earlier) =>
      makeConsentManager({
        site: siteByKey('sweden'),
        revision: 1,
        consent,
        cookies: { read: () => undefined, write: () => undefined, remove: () => undefined },
        ledger: { record: async () => undefined },
        tags,
        held: noHeldEvents,
        earlier,
        newVisitorId: () => 'visitor-1',
        clock: { now: Date.now, wait: () => () => undefined },
      }),
  })
  return { store, tags }
}

it('refuses a dialog with personal data if consent is about to load the tag manager', async () => {
  const { store, tags } = aStore(everything)
  store.pageShown(start)
  expect(await store.claimForPersonalData()).toBe(false)
  expect(tags.isLoaded()).toBe(true)
})

it('keeps the tag manager out of a document in which a dialog was opened before an answer', async () => {
  const { store, tags } = aStore(unansweredConsent)
  store.pageShown(start)
  expect(await store.claimForPersonalData()).toBe(true)
  store.choose('all')
  await expect.poll(() => store.flow().consent.kind).toBe('answered')
  expect(tags.isLoaded()).toBe(false)
})

it.each([
  ['a page', guestList, start],
  ['a query', { ...start, search: '?t=ticket' }, start],
])('keeps the tag manager out after %s with personal data was shown', async (_, before, after) => {
  const { store, tags } = aStore(unansweredConsent)
  store.pageShown(before)
  store.pageShown(after)
  store.choose('all')
  await expect.poll(() => store.flow().consent.kind).toBe('answered')
  expect(tags.isLoaded()).toBe(false)
})

it('loads the tag manager after consent on public pages only', async () => {
  const { store, tags } = aStore(unansweredConsent)
  store.pageShown(start)
  store.choose('all')
  await expect.poll(() => tags.isLoaded()).toBe(true)
})

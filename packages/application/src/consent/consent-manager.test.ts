// Effects of a consent choice: cookies, the ledger, and analytics.
import type { Consent } from '@husrum/domain'
import { cookies, siteByKey, unansweredConsent, writeConsentCookie } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { makeInMemoryClock } from '../in-memory-clock.ts'
import type { ConsentManagerDependencies } from './consent-manager.ts'
import { makeConsentManager } from './consent-manager.ts'
import { makeInMemoryConsentLedger } from './in-memory-consent-ledger.ts'
import { makeInMemoryCookieJar } from './in-memory-cookie-jar.ts'
import { makeInMemoryHeldEvents } from './in-memory-held-events.ts'
import { makeInMemoryTagManager } from './in-memory-tag-manager.ts'

const now = Date.UTC(2026, 10, 21)
const site = siteByKey('sweden')
const start = { path: '/', search: '', title: 'Start', template: 'start' } as const
const about = { ...start, path: '/om-oss/', template: 'content' } as const
const answered = (switches: string): Consent => ({
  kind: 'answered',
  statistics: switches[0] === '1',
  marketing: switches[1] === '1',
  thirdParty: switches[2] === '1',
  revision: 1,
  at: now,
})

const aVisit = (facts: Partial<ConsentManagerDependencies> = {}) => {
  const jar = makeInMemoryCookieJar()
  const ledger = makeInMemoryConsentLedger()
  const tags = makeInMemoryTagManager()
  const clock = makeInMemoryClock(now)
  const manager = makeConsentManager({
    site,
    revision: 1,
    consent: unansweredConsent,
    cookies: jar,
    ledger,
    tags,
    held: makeInMemoryHeldEvents(),
    newVisitorId: () => 'visitor-1',
    // Only timers advance.
    clock: { now: () => now, wait: clock.wait },
    ...facts,
  })
  return { manager, cookies: jar.cookies, recorded: ledger.recorded, tags, waited: () => clock.pass(5_000) }
}

describe('Before a choice', () => {
  it('nothing is stored, recorded or measured, even for a campaign address', async () => {
    const visit = aVisit({ campaign: { source: 'news', medium: 'email' } })
    visit.manager.pageShown(start)
    await visit.waited()
    expect(visit.manager.flow().kind).toBe('prompt')
    expect([visit.cookies.size, visit.recorded, visit.tags.events(), visit.tags.isLoaded()]).toEqual([
      0,
      [],
      [],
      false,
    ])
  })

  it('a delayed prompt is not shown if another tab has stored an answer', async () => {
    const visit = aVisit()
    visit.manager.pageShown(start)
    visit.cookies.set(cookies.consent.name, writeConsentCookie(answered('000')))
    await visit.waited()
    expect(visit.manager.flow().kind).toBe('idle')
  })
})

describe('Agreeing', () => {
  it('stores the choice, a visitor id and the campaign, records code 2 and sends the current page view', async () => {
    const visit = aVisit({ campaign: { source: 'news', medium: 'email' } })
    visit.manager.pageShown(start)
    await visit.waited()
    visit.manager.send({ kind: 'agreed' })
    expect(Object.fromEntries(visit.cookies)).toEqual({
      'user-consent-settings': `1.111.1.${now}`,
      jmuid: 'visitor-1',
      'source-medium': 'news / email',
    })
    expect(visit.recorded).toEqual([2])
    expect(visit.tags.events()).toEqual([{ event: 'page_view', page_path: '/', page_title: 'Start' }])
  })

  it.each([
    { source: 'x'.repeat(61), medium: 'email' },
    { source: 'news', medium: 'Anna Andersson' },
    { source: '', medium: 'email' },
  ])('does not store a campaign with free text: $source $medium', (campaign) => {
    const visit = aVisit({ campaign })
    visit.manager.choose('all')
    expect(visit.cookies.has('source-medium')).toBe(false)
  })

  it('only to third-party films measures nothing', () => {
    const visit = aVisit()
    visit.manager.pageShown(start)
    visit.manager.send({ kind: 'videoWanted' })
    visit.manager.send({ kind: 'agreed' })
    expect(visit.cookies.get('user-consent-settings')).toBe(`1.001.1.${now}`)
    expect([visit.recorded, visit.tags.isLoaded(), visit.cookies.has('jmuid')]).toEqual([[3], false, false])
  })
})

describe('Withdrawing consent', () => {
  it('updates the consent mode, empties the data layer and removes our cookies', () => {
    const visit = aVisit({ campaign: { source: 'news', medium: 'email' } })
    visit.manager.pageShown(start)
    visit.manager.choose('all')
    visit.manager.choose('necessaryOnly')
    expect([...visit.cookies.keys()]).toEqual(['user-consent-settings'])
    expect([visit.tags.mode()?.analytics_storage, visit.tags.events(), visit.recorded]).toEqual([
      'denied',
      [],
      [2, 4],
    ])
  })

  it('in another tab takes effect here with the next event', () => {
    const visit = aVisit({ consent: answered('111') })
    visit.manager.pageShown(start)
    visit.cookies.set(cookies.consent.name, writeConsentCookie(answered('000')))
    expect(visit.tags.events()).toHaveLength(1)
    visit.manager.pageShown(about)
    expect([visit.tags.mode()?.analytics_storage, visit.tags.events()]).toEqual(['denied', []])
  })
})

describe('Analytics', () => {
  it('sends each page view once, and an error page as a page error', () => {
    const visit = aVisit({ consent: answered('100') })
    visit.manager.pageShown({ path: '/finns-inte/', search: '', title: 'Borta', template: 'notFound' })
    visit.manager.send({ kind: 'settingsOpened' })
    const page = { page_path: '/finns-inte/', page_title: 'Borta' }
    expect(visit.tags.events()).toEqual([
      { event: 'page_view', ...page },
      { event: 'page_error', status: 404, ...page },
    ])
  })

  it('does not send the query', () => {
    const visit = aVisit({ consent: answered('111') })
    visit.manager.pageShown({ ...start, path: '/sok-bostad/', search: '?q=malmo', template: 'search' })
    visit.manager.searchChanged('?q=lund')
    visit.manager.send({ kind: 'settingsOpened' })
    expect(visit.tags.events()).toEqual([
      { event: 'page_view', page_path: '/sok-bostad/', page_title: 'Start' },
    ])
  })
})

describe('Pages with personal data', () => {
  const myPages = { path: '/mina-sidor/', search: '', title: 'Mina sidor', template: 'myPages' } as const
  const guestList = { path: '/anmalan/lista/', search: '', title: 'Lista', template: 'reportList' } as const
  const reset = {
    path: '/valj-losenord/',
    search: '?token=secret',
    title: 'Lösenord',
    template: 'setPassword',
  } as const

  it.each([myPages, guestList, reset, { ...start, search: '?token=secret' }])(
    '$path$search loads no tag manager, now or later in the same document',
    (page) => {
      const visit = aVisit({ consent: answered('111') })
      visit.manager.pageShown(page)
      expect(visit.manager.mayStay(myPages)).toBe(true)
      visit.manager.pageShown(start)
      expect([visit.tags.isLoaded(), visit.tags.events()]).toEqual([false, []])
    },
  )

  it('require a new document once the tag manager is loaded', () => {
    const visit = aVisit({ consent: answered('111') })
    visit.manager.pageShown(start)
    expect(visit.tags.isLoaded()).toBe(true)
    expect(visit.manager.mayStay({ path: '/mina-sidor/dokument/', search: '' })).toBe(false)
    expect(visit.manager.mayStay({ path: '/om-oss/', search: '?token=secret' })).toBe(false)
    expect(visit.manager.mayStay({ path: '/anmalan/lista/', search: '' })).toBe(true)
    expect(visit.manager.mayStay(guestList)).toBe(false)
    expect(visit.manager.mayStay(about)).toBe(true)
  })

  it('block the tag manager even if they were shown before the consent manager was loaded', () => {
    const earlier = { pages: [guestList, start], isClaimed: false }
    const visit = aVisit({ consent: answered('111'), earlier })
    visit.manager.pageShown(start)
    expect(visit.tags.isLoaded()).toBe(false)
  })

  it('include a public page over which a dialog with personal data was opened', () => {
    const visit = aVisit()
    visit.manager.pageShown(start)
    expect(visit.manager.claimForPersonalData()).toBe(true)
    visit.manager.choose('all')
    visit.manager.pageShown(about)
    expect(visit.tags.isLoaded()).toBe(false)
  })

  it('a dialog with personal data is refused once the tag manager is loaded', () => {
    const visit = aVisit({ consent: answered('111') })
    visit.manager.pageShown(start)
    expect(visit.manager.claimForPersonalData()).toBe(false)
  })
})

describe('An event in a fault report', () => {
  const step = { event: 'step_complete', step: 'description', case_type: 'resident' } as const
  const wizard = {
    path: '/felanmalan/boende/beskriv/',
    search: '',
    title: 'Beskrivning',
    template: 'caseWizard',
  } as const

  it('loads no tag manager, and is sent once in the next document, before its page view', () => {
    const held = makeInMemoryHeldEvents()
    const inWizard = aVisit({ consent: answered('100'), held })
    inWizard.manager.pageShown(wizard)
    inWizard.manager.happened(step)
    expect([inWizard.tags.isLoaded(), inWizard.manager.mayStay(about)]).toEqual([false, false])
    expect(inWizard.manager.mayStay({ path: '/felanmalan/boende/granska/', search: '' })).toBe(true)
    const next = aVisit({ consent: answered('100'), held })
    next.manager.pageShown(start)
    next.manager.pageShown(about)
    expect(next.tags.events().map(({ event }) => event)).toEqual(['step_complete', 'page_view', 'page_view'])
  })

  it('is not deferred without consent, nor after its withdrawal', () => {
    const held = makeInMemoryHeldEvents()
    const inWizard = aVisit({ held })
    inWizard.manager.pageShown(wizard)
    inWizard.manager.happened(step)
    inWizard.manager.choose('all')
    inWizard.manager.happened(step)
    inWizard.manager.choose('necessaryOnly')
    const next = aVisit({ held })
    next.manager.pageShown(start)
    next.manager.choose('all')
    expect(next.tags.events().map(({ event }) => event)).toEqual(['page_view'])
  })
})

it('the prompt does not return on the next page in a browser without cookies', async () => {
  const visit = aVisit({ cookies: { read: () => undefined, write: () => {}, remove: () => {} } })
  visit.manager.pageShown(start)
  await visit.waited()
  visit.manager.send({ kind: 'closed' })
  visit.manager.pageShown(about)
  await visit.waited()
  expect(visit.manager.flow().kind).toBe('idle')
  expect(visit.recorded).toEqual([1])
})

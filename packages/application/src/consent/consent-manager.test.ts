// What a choice does: cookies, the record, and what is measured.
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
    // Time stands still, but for timers.
    clock: { now: () => now, wait: clock.wait },
    ...facts,
  })
  return { manager, cookies: jar.cookies, recorded: ledger.recorded, tags, waited: () => clock.pass(5_000) }
}

describe('Before a choice', () => {
  it('nothing is kept, recorded or measured, whatever the address said of a campaign', async () => {
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

  it('a question that waits is not put once another tab has been answered', async () => {
    const visit = aVisit()
    visit.manager.pageShown(start)
    visit.cookies.set(cookies.consent.name, writeConsentCookie(answered('000')))
    await visit.waited()
    expect(visit.manager.flow().kind).toBe('idle')
  })
})

describe('Agreeing', () => {
  it('stores the choice, a visitor id and the campaign, records code 2 and reports the page that one is on', async () => {
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
  ])('keeps no campaign that is a text: $source $medium', (campaign) => {
    const visit = aVisit({ campaign })
    visit.manager.choose('all')
    expect(visit.cookies.has('source-medium')).toBe(false)
  })

  it('to other companies’ films alone measures nothing', () => {
    const visit = aVisit()
    visit.manager.pageShown(start)
    visit.manager.send({ kind: 'videoWanted' })
    visit.manager.send({ kind: 'agreed' })
    expect(visit.cookies.get('user-consent-settings')).toBe(`1.001.1.${now}`)
    expect([visit.recorded, visit.tags.isLoaded(), visit.cookies.has('jmuid')]).toEqual([[3], false, false])
  })
})

describe('Taking back', () => {
  it('says so to what measures, empties the data layer and removes our cookies', () => {
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

  it('in another tab counts here from the next thing that happens', () => {
    const visit = aVisit({ consent: answered('111') })
    visit.manager.pageShown(start)
    visit.cookies.set(cookies.consent.name, writeConsentCookie(answered('000')))
    expect(visit.tags.events()).toHaveLength(1)
    visit.manager.pageShown(about)
    expect([visit.tags.mode()?.analytics_storage, visit.tags.events()]).toEqual(['denied', []])
  })
})

describe('What is measured', () => {
  it('is each page once, and the error that a page is', () => {
    const visit = aVisit({ consent: answered('100') })
    visit.manager.pageShown({ path: '/finns-inte/', search: '', title: 'Borta', template: 'notFound' })
    visit.manager.send({ kind: 'settingsOpened' })
    const page = { page_path: '/finns-inte/', page_title: 'Borta' }
    expect(visit.tags.events()).toEqual([
      { event: 'page_view', ...page },
      { event: 'page_error', status: 404, ...page },
    ])
  })

  it('is no query, however it changes', () => {
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
    '$path$search loads nothing, and nothing is loaded later in the same document',
    (page) => {
      const visit = aVisit({ consent: answered('111') })
      visit.manager.pageShown(page)
      expect(visit.manager.mayStay(myPages)).toBe(true)
      visit.manager.pageShown(start)
      expect([visit.tags.isLoaded(), visit.tags.events()]).toEqual([false, []])
    },
  )

  it('are shown in a document of their own where something is loaded', () => {
    const visit = aVisit({ consent: answered('111') })
    visit.manager.pageShown(start)
    expect(visit.tags.isLoaded()).toBe(true)
    expect(visit.manager.mayStay({ path: '/mina-sidor/dokument/', search: '' })).toBe(false)
    expect(visit.manager.mayStay({ path: '/om-oss/', search: '?token=secret' })).toBe(false)
    expect(visit.manager.mayStay({ path: '/anmalan/lista/', search: '' })).toBe(true)
    expect(visit.manager.mayStay(guestList)).toBe(false)
    expect(visit.manager.mayStay(about)).toBe(true)
  })

  it('count too where they were shown before the consent manager was loaded', () => {
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

  it('a dialog with personal data is refused where something is loaded', () => {
    const visit = aVisit({ consent: answered('111') })
    visit.manager.pageShown(start)
    expect(visit.manager.claimForPersonalData()).toBe(false)
  })
})

describe('What happens in a fault report', () => {
  const step = { event: 'step_complete', step: 'description', case_type: 'resident' } as const
  const wizard = {
    path: '/felanmalan/boende/beskriv/',
    search: '',
    title: 'Beskrivning',
    template: 'caseWizard',
  } as const

  it('loads nothing there, and is told once in the next document, before its page', () => {
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

  it('is not kept for later without consent, nor after it is taken back', () => {
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

it('a browser that keeps no cookies is not asked again on the next page', async () => {
  const visit = aVisit({ cookies: { read: () => undefined, write: () => {}, remove: () => {} } })
  visit.manager.pageShown(start)
  await visit.waited()
  visit.manager.send({ kind: 'closed' })
  visit.manager.pageShown(about)
  await visit.waited()
  expect(visit.manager.flow().kind).toBe('idle')
  expect(visit.recorded).toEqual([1])
})

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
const start = { path: '/', title: 'Start', template: 'start' } as const
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
    notBelow: ['/mina-sidor/', '/felanmalan/boende/'],
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
    visit.manager.pageShown({ ...start, path: '/om-oss/' })
    expect([visit.tags.mode()?.analytics_storage, visit.tags.events()]).toEqual(['denied', []])
  })
})

describe('What is measured', () => {
  it('is each page once, and the error that a page is', () => {
    const visit = aVisit({ consent: answered('100') })
    visit.manager.pageShown({ path: '/finns-inte/', title: 'Borta', template: 'notFound' })
    visit.manager.send({ kind: 'settingsOpened' })
    const page = { page_path: '/finns-inte/', page_title: 'Borta' }
    expect(visit.tags.events()).toEqual([
      { event: 'page_view', ...page },
      { event: 'page_error', status: 404, ...page },
    ])
  })

  it('is never My Pages: nothing is loaded there, and what is loaded must not come along', () => {
    const visit = aVisit({ consent: answered('111') })
    visit.manager.pageShown({ path: '/mina-sidor/', title: 'Mina sidor', template: 'myPages' })
    expect([visit.tags.isLoaded(), visit.tags.events()]).toEqual([false, []])
    expect(visit.manager.mayStay('/mina-sidor/dokument/')).toBe(true)
    visit.manager.pageShown(start)
    expect(visit.tags.isLoaded()).toBe(true)
    expect(visit.manager.mayStay('/mina-sidor/dokument/')).toBe(false)
    expect(visit.manager.mayStay('/om-oss/')).toBe(true)
  })
})

describe('What happens in a fault report', () => {
  const step = { event: 'step_complete', step: 'description', case_type: 'resident' } as const
  const wizard = {
    path: '/felanmalan/boende/beskriv/',
    title: 'Beskrivning',
    template: 'caseWizard',
  } as const

  it('loads nothing there, and is told once on the next page, before that page', () => {
    const visit = aVisit({ consent: answered('100') })
    visit.manager.pageShown(wizard)
    visit.manager.happened(step)
    expect([visit.tags.isLoaded(), visit.manager.mayStay('/om-oss/')]).toEqual([false, false])
    expect(visit.manager.mayStay('/felanmalan/boende/granska/')).toBe(true)
    visit.manager.pageShown(start)
    visit.manager.pageShown({ ...start, path: '/om-oss/' })
    expect(visit.tags.events().map(({ event }) => event)).toEqual(['step_complete', 'page_view', 'page_view'])
  })

  it('is not kept for later without consent, nor after it is taken back', () => {
    const visit = aVisit()
    visit.manager.pageShown(wizard)
    visit.manager.happened(step)
    visit.manager.choose('all')
    visit.manager.happened(step)
    visit.manager.choose('necessaryOnly')
    visit.manager.pageShown(start)
    visit.manager.choose('all')
    expect(visit.tags.events().map(({ event }) => event)).toEqual(['page_view'])
  })
})

it('a browser that keeps no cookies is not asked again on the next page', async () => {
  const visit = aVisit({ cookies: { read: () => undefined, write: () => {}, remove: () => {} } })
  visit.manager.pageShown(start)
  await visit.waited()
  visit.manager.send({ kind: 'closed' })
  visit.manager.pageShown({ ...start, path: '/om-oss/' })
  await visit.waited()
  expect(visit.manager.flow().kind).toBe('idle')
  expect(visit.recorded).toEqual([1])
})

// What happens outside when somebody answers: cookies, the record, and what is measured.
import type { Consent } from '@husrum/domain'
import { cookies, siteByKey, unansweredConsent, writeConsentCookie } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import type { ConsentManagerDependencies } from './consent-manager.ts'
import { makeConsentManager } from './consent-manager.ts'
import type { TagEvent } from './tag-manager.ts'

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
  const jar = new Map<string, string>()
  const recorded: number[] = []
  const told: TagEvent[] = []
  const tags = { loads: 0, forgotten: 0, analytics: 'denied' }
  let later = () => {}
  const keeper = makeConsentManager({
    site,
    revision: 1,
    consent: unansweredConsent,
    cookies: {
      read: (purpose) => jar.get(cookies[purpose].name),
      write: (purpose, value) => void jar.set(cookies[purpose].name, value),
      remove: (names) => {
        for (const name of names) jar.delete(name)
      },
    },
    ledger: { record: async (code) => void recorded.push(code) },
    tags: {
      load: (mode) => {
        if (tags.loads === 0) {
          tags.loads = 1
          tags.analytics = mode.analytics_storage
        }
      },
      update: (mode) => {
        tags.analytics = mode.analytics_storage
      },
      push: (event) => void told.push(event),
      clear: () => {
        tags.forgotten += 1
      },
      isLoaded: () => tags.loads > 0,
    },
    notBelow: ['/mina-sidor/'],
    newVisitorId: () => 'visitor-1',
    clock: {
      now: () => now,
      wait: (_, then) => {
        later = then
        return () => {}
      },
    },
    ...facts,
  })
  return { keeper, jar, recorded, told, tags, waited: () => later() }
}

describe('Before an answer', () => {
  it('nothing is kept, recorded or measured, whatever the address said of a campaign', () => {
    const visit = aVisit({ campaign: { source: 'news', medium: 'email' } })
    visit.keeper.pageShown(start)
    visit.waited()
    expect(visit.keeper.flow().kind).toBe('prompt')
    expect([visit.jar.size, visit.recorded, visit.told, visit.tags.loads]).toEqual([0, [], [], 0])
  })

  it('a question that waits is not put once another tab has been answered', () => {
    const visit = aVisit()
    visit.keeper.pageShown(start)
    visit.jar.set(cookies.consent.name, writeConsentCookie(answered('000')))
    visit.waited()
    expect(visit.keeper.flow().kind).toBe('idle')
  })
})

describe('Agreeing', () => {
  it('keeps the answer, a visitor id and the campaign, records code 2 and tells of the page that one is on', () => {
    const visit = aVisit({ campaign: { source: 'news', medium: 'email' } })
    visit.keeper.pageShown(start)
    visit.waited()
    visit.keeper.send({ kind: 'agreed' })
    expect(Object.fromEntries(visit.jar)).toEqual({
      'user-consent-settings': `1.111.1.${now}`,
      jmuid: 'visitor-1',
      'source-medium': 'news / email',
    })
    expect(visit.recorded).toEqual([2])
    expect(visit.told).toEqual([{ event: 'page_view', page_path: '/', page_title: 'Start' }])
  })

  it.each([
    { source: 'x'.repeat(61), medium: 'email' },
    { source: 'news', medium: 'Anna Andersson' },
    { source: '', medium: 'email' },
  ])('keeps no campaign that is a text: $source $medium', (campaign) => {
    const visit = aVisit({ campaign })
    visit.keeper.choose('all')
    expect(visit.jar.has('source-medium')).toBe(false)
  })

  it('to other companies’ films alone measures nothing', () => {
    const visit = aVisit()
    visit.keeper.pageShown(start)
    visit.keeper.send({ kind: 'videoWanted' })
    visit.keeper.send({ kind: 'agreed' })
    expect(visit.jar.get('user-consent-settings')).toBe(`1.001.1.${now}`)
    expect([visit.recorded, visit.tags.loads, visit.jar.has('jmuid')]).toEqual([[3], 0, false])
  })
})

describe('Taking back', () => {
  it('says so to what measures, empties the data layer and removes our cookies', () => {
    const visit = aVisit({ campaign: { source: 'news', medium: 'email' } })
    visit.keeper.pageShown(start)
    visit.keeper.choose('all')
    visit.keeper.choose('necessaryOnly')
    expect([...visit.jar.keys()]).toEqual(['user-consent-settings'])
    expect([visit.tags.analytics, visit.tags.forgotten, visit.recorded]).toEqual(['denied', 1, [2, 4]])
  })

  it('in another tab is heard here with the next thing that happens', () => {
    const visit = aVisit({ consent: answered('111') })
    visit.keeper.pageShown(start)
    visit.jar.set(cookies.consent.name, writeConsentCookie(answered('000')))
    visit.keeper.pageShown({ ...start, path: '/om-oss/' })
    expect([visit.tags.analytics, visit.tags.forgotten, visit.told.length]).toEqual(['denied', 1, 1])
  })
})

describe('What is measured', () => {
  it('is each page once, and the error that a page is', () => {
    const visit = aVisit({ consent: answered('100') })
    visit.keeper.pageShown({ path: '/finns-inte/', title: 'Borta', template: 'notFound' })
    visit.keeper.send({ kind: 'settingsOpened' })
    const page = { page_path: '/finns-inte/', page_title: 'Borta' }
    expect(visit.told).toEqual([
      { event: 'page_view', ...page },
      { event: 'page_error', status: 404, ...page },
    ])
  })

  it('is never My Pages: nothing is loaded there, and what is loaded must not come along', () => {
    const visit = aVisit({ consent: answered('111') })
    visit.keeper.pageShown({ path: '/mina-sidor/', title: 'Mina sidor', template: 'myPages' })
    expect([visit.tags.loads, visit.told]).toEqual([0, []])
    expect(visit.keeper.mayStay('/mina-sidor/dokument/')).toBe(true)
    visit.keeper.pageShown(start)
    expect(visit.tags.loads).toBe(1)
    expect(visit.keeper.mayStay('/mina-sidor/dokument/')).toBe(false)
    expect(visit.keeper.mayStay('/om-oss/')).toBe(true)
  })
})

it('a browser that keeps no cookies is not asked again on the next page', () => {
  const visit = aVisit({ cookies: { read: () => undefined, write: () => {}, remove: () => {} } })
  visit.keeper.pageShown(start)
  visit.waited()
  visit.keeper.send({ kind: 'closed' })
  visit.keeper.pageShown({ ...start, path: '/om-oss/' })
  visit.waited()
  expect(visit.keeper.flow().kind).toBe('idle')
  expect(visit.recorded).toEqual([1])
})

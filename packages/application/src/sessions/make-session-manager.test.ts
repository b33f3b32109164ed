// A session over an afternoon: kept fresh by all tabs together, lost by none, and ended for all at once.
import { aBoardMember, aUser } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import { makeInMemoryClock } from '../in-memory-clock.ts'
import { makeInMemorySessionLock } from './in-memory-session-lock.ts'
import { makeInMemorySessions } from './in-memory-session-service.ts'
import type { InMemoryTabHabits } from './in-memory-token-store.ts'
import { makeInMemoryTokenCookie } from './in-memory-token-store.ts'
import type { SessionManagerDependencies } from './make-session-manager.ts'
import { makeSessionManager } from './make-session-manager.ts'
import type { SessionEnd } from './session-manager.ts'

const minute = 60_000

/** A browser with one cookie and one lock for all its tabs, and the service that it calls. */
const aDay = (facts: { readonly graceMs?: number } = {}) => {
  const clock = makeInMemoryClock()
  const service = makeInMemorySessions(clock, facts)
  const cookie = makeInMemoryTokenCookie(clock)
  const lock = makeInMemorySessionLock()
  let isOnline = true
  const openTab = (given: Partial<SessionManagerDependencies> = {}, habits: InMemoryTabHabits = {}) => {
    const looks = new Set<() => void>()
    const ends: SessionEnd[] = []
    const manager = makeSessionManager({
      store: cookie.openTab(habits),
      lock,
      service: service.serviceFor(cookie.read),
      clock,
      random: () => 0.5,
      isOnline: () => isOnline,
      onResume: (look) => {
        looks.add(look)
        return () => looks.delete(look)
      },
      ...given,
    })
    manager.onEnd((end) => ends.push(end))
    /** The page is shown again, or the connection is back. */
    const comeBack = () => {
      for (const look of looks) look()
    }
    return { ...manager, ends, comeBack }
  }
  const browser = {
    openTab,
    cookie: cookie.read,
    put: cookie.write,
    goOffline: (isOffline: boolean) => {
      isOnline = !isOffline
    },
  }
  return { clock, service, browser, signedIn: () => cookie.write(service.issue()) }
}

describe('Somebody who is signed in', () => {
  it('is known with the page, without asking for the account once more', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const tab = browser.openTab({ seen: aUser() })
    await clock.pass(0)
    expect(tab.view()).toMatchObject({ kind: 'signedIn', user: { firstName: 'Anna' }, hasFailed: false })
    expect(service.counts.reads).toBe(0)
  })

  it('is asked about once, though the answer that signed them in has stored the token already', async () => {
    const { clock, service, browser } = aDay()
    const token = service.issue()
    browser.put(token)
    const tab = browser.openTab()
    const reading = tab.signedIn(token)
    await clock.pass(1000)
    expect(await reading).toMatchObject({ firstName: 'Anna' })
    expect(tab.view()).toMatchObject({ kind: 'signedIn', user: { firstName: 'Anna' }, hasFailed: false })
    expect(service.counts.reads).toBe(1)
    void tab.reload()
    await clock.pass(1000)
    expect(service.counts.reads).toBe(2)
  })

  it('gets a new token when half an hour is left, and stays for the afternoon with one tab', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const tab = browser.openTab()
    const first = browser.cookie()
    await clock.pass(29 * minute)
    expect(browser.cookie()).toBe(first)
    await clock.pass(2 * minute)
    expect(browser.cookie()).not.toBe(first)
    await clock.pass(5 * 60 * minute)
    expect(tab.view()).toMatchObject({ kind: 'signedIn' })
    expect(tab.view()).not.toHaveProperty('warnOfEndAt')
    expect(service.counts.refusals).toBe(0)
    expect(service.counts.refreshes).toBe(10)
  })

  it('is looked up again when the account could not be read', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    service.state = 'down'
    const tab = browser.openTab()
    await clock.pass(1000)
    expect(tab.view()).toEqual({ kind: 'signedIn', user: undefined, hasFailed: true })
    service.state = 'up'
    await clock.pass(minute)
    expect(tab.view()).toMatchObject({ user: { firstName: 'Anna' }, hasFailed: false })
  })

  it('is greeted in every tab that was open before', async () => {
    const { clock, service, browser } = aDay()
    const other = browser.openTab()
    const tab = browser.openTab()
    const reading = tab.signedIn(service.issue())
    await clock.pass(1000)
    expect(await reading).toMatchObject({ firstName: 'Anna' })
    expect(other.view()).toMatchObject({ kind: 'signedIn', user: { firstName: 'Anna' } })
  })

  it('who signs in as somebody else is that person in every tab', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const [tab, other] = [browser.openTab(), browser.openTab({}, { isDeaf: true })]
    await clock.pass(minute)
    service.user = aBoardMember()
    void tab.signedIn(service.issue('user-bo'))
    await clock.pass(minute)
    expect(tab.view()).toMatchObject({ user: { firstName: 'Bo' } })
    expect(other.view()).toMatchObject({ user: { firstName: 'Bo' } })
    expect(other.ends).toEqual([])
  })
})

describe('Eight tabs with one session', () => {
  it.each([
    ["that get each other's broadcasts", {}, { isDeaf: false, staleMs: 0 }],
    ['that get no broadcasts', {}, { isDeaf: true, staleMs: 0 }],
    ['that read an old cookie for a while', {}, { isDeaf: true, staleMs: 250 }],
    [
      'with a service that has no patience with an old token',
      { graceMs: -1 },
      { isDeaf: true, staleMs: 250 },
    ],
  ])('%s lose nobody in fifty rounds, with one refresh a round', async (_, facts, habits) => {
    const { clock, service, browser, signedIn } = aDay(facts)
    signedIn()
    const tabs = []
    for (let count = 0; count < 8; count += 1) {
      tabs.push(browser.openTab({ seen: aUser() }, habits))
      clock.sleep(37)
    }
    const before = service.counts.refreshes
    await clock.pass(50 * 30 * minute + minute)
    expect(tabs.map(({ ends }) => ends)).toEqual(Array.from({ length: 8 }, () => []))
    const rounds = Math.floor((50 * 30) / 30.5)
    expect((service.counts.refreshes - before) / rounds).toBeLessThanOrEqual(1.25)
  })

  it('wake together after a sleep, and lose nobody', async () => {
    const { clock, service, browser, signedIn } = aDay({ graceMs: -1 })
    signedIn()
    const tabs = Array.from({ length: 8 }, () => browser.openTab({ seen: aUser() }, { staleMs: 100 }))
    await clock.pass(minute)
    clock.sleep(50 * minute)
    for (const { comeBack } of tabs) comeBack()
    await clock.pass(minute)
    expect(tabs.flatMap(({ ends }) => ends)).toEqual([])
    expect(service.counts.refreshes).toBeLessThanOrEqual(2)
  })
})

describe('A refresh that gets no answer', () => {
  it('loses nobody while there is time, and is tried again', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const tab = browser.openTab()
    await clock.pass(29 * minute)
    service.state = 'down'
    await clock.pass(20 * minute)
    expect(tab.ends).toEqual([])
    service.state = 'up'
    await clock.pass(minute)
    const [, , issuedAt] = browser.cookie()?.split('/') ?? []
    expect(clock.now() - Number(issuedAt)).toBeLessThan(minute)
  })

  it('leads to a warning at least two minutes before the end, and then to the end', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const end = clock.now() + 60 * minute
    const tab = browser.openTab()
    await clock.pass(minute)
    service.state = 'down'
    await clock.pass(end - clock.now() - 3 * minute)
    expect(tab.view()).not.toHaveProperty('warnOfEndAt')
    await clock.pass(minute)
    expect(tab.view()).toMatchObject({ warnOfEndAt: end, isLast: false })
    await clock.pass(2 * minute + 30_000)
    expect(tab.view()).toEqual({ kind: 'guest' })
    expect(tab.ends).toEqual(['expired'])
    expect(browser.cookie()).toBeUndefined()
  })

  it('is forgotten when "stay signed in" gets one', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const tab = browser.openTab()
    await clock.pass(minute)
    service.state = 'down'
    await clock.pass(57 * minute)
    expect(tab.view()).toHaveProperty('warnOfEndAt')
    service.state = 'up'
    tab.staySignedIn()
    await clock.pass(1000)
    expect(tab.view()).not.toHaveProperty('warnOfEndAt')
    await clock.pass(10 * minute)
    expect(tab.ends).toEqual([])
  })

  it('is not even tried without a connection, but once there is one', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const tab = browser.openTab({ seen: aUser() })
    browser.goOffline(true)
    await clock.pass(58 * minute)
    expect(service.counts.refreshes).toBe(0)
    expect(tab.view()).toHaveProperty('warnOfEndAt')
    browser.goOffline(false)
    tab.comeBack()
    await clock.pass(1000)
    expect(service.counts.refreshes).toBe(1)
    expect(tab.view()).not.toHaveProperty('warnOfEndAt')
  })
})

describe('A session', () => {
  it('that the server does not prolong any more is left alone, and its end is told', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const end = clock.now() + 80 * minute
    service.endSessionAt(end)
    const tab = browser.openTab()
    await clock.pass(78 * minute)
    expect(service.counts.refreshes).toBe(2)
    expect(tab.view()).toMatchObject({ warnOfEndAt: end, isLast: true })
    await clock.pass(3 * minute)
    expect(tab.ends).toEqual(['expired'])
  })

  it('that was ended at the server ends where a call is refused', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const [tab, other] = [browser.openTab(), browser.openTab()]
    await clock.pass(minute)
    service.revoke()
    const reading = tab.reload()
    await clock.pass(1000)
    expect(await reading).toBeUndefined()
    expect(tab.ends).toEqual(['refused'])
    expect(browser.cookie()).toBeUndefined()
    await clock.pass(minute)
    expect(other.ends).toHaveLength(1)
  })

  it('is told by the clock of the server, whatever the device believes', async () => {
    const { clock, browser, signedIn } = aDay()
    signedIn()
    const hour = 60 * minute
    const tab = browser.openTab({
      clock: { ...clock, now: () => clock.now() + 3 * hour },
      offset: -3 * hour,
      seen: aUser(),
    })
    await clock.pass(2 * hour)
    expect(tab.ends).toEqual([])
    const late = browser.openTab({
      clock: { ...clock, now: () => clock.now() - 3 * hour },
      offset: 3 * hour,
      seen: aUser(),
    })
    browser.goOffline(true)
    await clock.pass(hour)
    expect([tab.ends, late.ends]).toEqual([['expired'], ['expired']])
  })

  it('that ended while the computer slept is over at the first look', async () => {
    const { clock, browser, signedIn } = aDay()
    signedIn()
    const tab = browser.openTab()
    await clock.pass(minute)
    clock.sleep(2 * 60 * minute)
    tab.comeBack()
    expect(tab.view()).toEqual({ kind: 'guest' })
    expect(tab.ends).toEqual(['expired'])
  })
})

describe('Signing out', () => {
  it('reaches every tab at once, and the server', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const tabs = Array.from({ length: 8 }, () => browser.openTab())
    await clock.pass(minute)
    void tabs[0]?.logOut()
    await clock.pass(100)
    expect(tabs.map(({ view }) => view())).toEqual(tabs.map(() => ({ kind: 'guest' })))
    expect(tabs.map(({ ends }) => ends)).toEqual([['loggedOut'], ...Array(7).fill(['loggedOutElsewhere'])])
    expect([browser.cookie(), service.isLive()]).toEqual([undefined, false])
  })

  it('reaches a tab that could not hear it when that is shown again', async () => {
    const { clock, browser, signedIn } = aDay()
    signedIn()
    const [tab, deaf] = [browser.openTab(), browser.openTab({}, { isDeaf: true })]
    await clock.pass(minute)
    void tab.logOut()
    await clock.pass(100)
    expect(deaf.view()).toMatchObject({ kind: 'signedIn' })
    deaf.comeBack()
    await clock.pass(1000)
    expect(deaf.ends).toEqual(['loggedOutElsewhere'])
  })

  it('works without an answer of the server', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const tab = browser.openTab()
    await clock.pass(minute)
    service.state = 'down'
    void tab.logOut()
    expect([tab.view(), browser.cookie()]).toEqual([{ kind: 'guest' }, undefined])
  })

  it('is not undone by a token that was on its way', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const tab = browser.openTab()
    await clock.pass(minute)
    service.latencyMs = 500
    tab.staySignedIn()
    await clock.pass(100)
    void tab.logOut()
    // The browser stores by itself what the answer to the refresh brings along.
    browser.put(service.issue())
    await clock.pass(2000)
    expect([tab.view(), tab.ends]).toEqual([{ kind: 'guest' }, ['loggedOut']])
    expect(browser.cookie()).toBeUndefined()
  })
})

// A session over an afternoon: all tabs refresh it together, no tab loses it, and it ends in all tabs at once.
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
  let isVisible = true
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
      isVisible: () => isVisible,
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
    hide: (isHidden: boolean) => {
      isVisible = !isHidden
    },
  }
  return { clock, service, browser, signedIn: () => cookie.write(service.issue()) }
}

describe('A signed-in person', () => {
  it('comes with the page, without another request for the account', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const tab = browser.openTab({ seen: aUser() })
    await clock.pass(0)
    expect(tab.view()).toMatchObject({ kind: 'signedIn', user: { firstName: 'Anna' }, hasFailed: false })
    expect(service.counts.reads).toBe(0)
  })

  it('is requested once, although the sign-in response has stored the token already', async () => {
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

  it('gets a new token when half an hour is left, and stays signed in with one tab', async () => {
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

  it('is requested again after a failure', async () => {
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

  it('appears in all open tabs after signing in', async () => {
    const { clock, service, browser } = aDay()
    const other = browser.openTab()
    const tab = browser.openTab()
    const reading = tab.signedIn(service.issue())
    await clock.pass(1000)
    expect(await reading).toMatchObject({ firstName: 'Anna' })
    expect(other.view()).toMatchObject({ kind: 'signedIn', user: { firstName: 'Anna' } })
  })

  it('is replaced in every tab after signing in as another person', async () => {
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
    ['with a service that rejects old tokens immediately', { graceMs: -1 }, { isDeaf: true, staleMs: 250 }],
  ])('%s keep the session for fifty rounds, with one refresh a round', async (_, facts, habits) => {
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

  it('resume together after a sleep, and keep the session', async () => {
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

describe('A refresh without a response', () => {
  it('keeps the session while there is time, and is retried', async () => {
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

  it('has no effect after "stay signed in" succeeds', async () => {
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

  it('is not attempted offline, only once there is a connection', async () => {
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
  it('that the server does not extend any more gets a warning, and expires', async () => {
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

  it('that was ended on the server ends when a call is refused', async () => {
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

  it.each([
    ['', Number.POSITIVE_INFINITY],
    [', also if it was not to be extended', 30 * minute],
  ])('that was ended elsewhere ends here within the next regular check%s', async (_, lasts) => {
    const { clock, service, browser, signedIn } = aDay()
    service.endSessionAt(clock.now() + lasts)
    signedIn()
    const tab = browser.openTab({ seen: aUser() })
    await clock.pass(5 * minute)
    expect(tab.ends).toEqual([])
    expect(service.counts.checks).toBeGreaterThanOrEqual(9)
    service.revoke()
    await clock.pass(30_500)
    expect(tab.ends).toEqual(['refused'])
    expect(browser.cookie()).toBeUndefined()
  })

  it('is not checked in a hidden tab, but at once when the tab is shown again', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const tab = browser.openTab({ seen: aUser() })
    browser.hide(true)
    service.revoke()
    await clock.pass(10 * minute)
    expect([tab.ends, service.counts.checks]).toEqual([[], 0])
    browser.hide(false)
    tab.comeBack()
    tab.comeBack()
    await clock.pass(1000)
    expect([tab.ends, service.counts.checks]).toEqual([['refused'], 1])
  })

  it('continues while the server does not answer whether it is valid', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const tab = browser.openTab({ seen: aUser() })
    service.state = 'down'
    await clock.pass(5 * minute)
    expect(tab.ends).toEqual([])
    expect(service.counts.checks).toBeGreaterThan(0)
  })

  it('expires by the server’s clock, even if the device’s clock is wrong', async () => {
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

  it('that ended while the computer slept has expired on resume', async () => {
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
  it('reaches all tabs and the server immediately', async () => {
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

  it('reaches a tab that missed the broadcast when it is shown again', async () => {
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

  it('works without a response of the server', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const tab = browser.openTab()
    await clock.pass(minute)
    service.state = 'down'
    void tab.logOut()
    expect([tab.view(), browser.cookie()]).toEqual([{ kind: 'guest' }, undefined])
  })

  it('is not undone by a refresh in progress', async () => {
    const { clock, service, browser, signedIn } = aDay()
    signedIn()
    const tab = browser.openTab()
    await clock.pass(minute)
    service.latencyMs = 500
    tab.staySignedIn()
    await clock.pass(100)
    void tab.logOut()
    // The browser stores the cookie of the refresh response.
    browser.put(service.issue())
    await clock.pass(2000)
    expect([tab.view(), tab.ends]).toEqual([{ kind: 'guest' }, ['loggedOut']])
    expect(browser.cookie()).toBeUndefined()
  })
})

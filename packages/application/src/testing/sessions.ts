// A browser with several tabs, a clock that a test moves, and a service that rotates tokens: what a session lives in.
import type { User } from '@husrum/domain'
import { sessionTimes } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import { SessionExpired } from '../failures.ts'
import type { SessionManagerDependencies } from '../sessions/make-session-manager.ts'
import { makeSessionManager } from '../sessions/make-session-manager.ts'
import type { SessionLock } from '../sessions/session-lock.ts'
import type { SessionEnd } from '../sessions/session-manager.ts'
import type { RefreshResult, SessionService } from '../sessions/session-service.ts'
import type { SessionToken } from '../sessions/session-token.ts'
import type { TokenChange, TokenStore } from '../sessions/token-store.ts'

export const minute = 60_000
const begin = Date.UTC(2026, 10, 21, 12)

/** Lets everything that waits for an answer go on. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}

export const makeTestClock = () => {
  let now = begin
  let timers: readonly { readonly at: number; readonly then: () => void }[] = []
  return {
    now: () => now,
    wait: (milliseconds: number, then: () => void) => {
      const timer = { at: now + milliseconds, then }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    async pass(milliseconds: number) {
      const until = now + milliseconds
      await settle()
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)
        if (!next) break
        timers = timers.filter((timer) => timer !== next)
        now = Math.max(now, next.at)
        next.then()
        await settle()
      }
      now = until
    },
    /** As when a computer sleeps: time goes, and no timer runs. */
    sleep(milliseconds: number) {
      now += milliseconds
    },
  }
}
type TestClock = ReturnType<typeof makeTestClock>

/** Text as `account/number/issued/expires`, which stands for a signed token. */
const openToken = (text: string): SessionToken | undefined => {
  const [accountId, id, issuedAt, expiresAt] = text.split('/')
  return accountId && id
    ? { accountId, id, text, issuedAt: Number(issuedAt), expiresAt: Number(expiresAt) }
    : undefined
}

/** Takes the current token, and its predecessor for the time of grace; hands each a new one. */
export const makeTestService = (
  clock: TestClock,
  { graceMs = sessionTimes.previousTokenGraceMs }: { readonly graceMs?: number } = {},
) => {
  let number = 0
  let current: string | undefined
  let previous: { readonly text: string; readonly replacedAt: number } | undefined
  let sessionEndsAt = Number.POSITIVE_INFINITY
  const service = {
    refreshes: 0,
    refused: 0,
    /** What becomes of calls: `down` gets no answer. */
    state: 'up' as 'up' | 'down',
    answerAfterMs: 20,
    user: aUser() as User,
    reads: 0,
    issue: (accountId = 'user-anna', lifetime: number = sessionTimes.lifetimeMs): string => {
      number += 1
      previous = current === undefined ? undefined : { text: current, replacedAt: clock.now() }
      const expiresAt = Math.min(clock.now() + lifetime, sessionEndsAt)
      current = `${accountId}/${number}/${clock.now()}/${expiresAt}`
      return current
    },
    /** As when a password was changed elsewhere. */
    revoke: () => {
      current = undefined
      previous = undefined
    },
    endSessionAt: (instant: number) => {
      sessionEndsAt = instant
    },
    isLive: () => current !== undefined,
  }
  const isGood = (text: string): boolean =>
    text === current || (text === previous?.text && clock.now() - previous.replacedAt <= graceMs)
  const later = (): Promise<void> => new Promise((resolve) => clock.wait(service.answerAfterMs, resolve))
  const port = (cookie: () => string | undefined): SessionService => ({
    async refresh(text): Promise<RefreshResult> {
      service.refreshes += 1
      await later()
      if (service.state === 'down') return { kind: 'failed' }
      if (!isGood(text)) {
        service.refused += 1
        return { kind: 'refused' }
      }
      const held = openToken(text)
      const isPrevious = text !== current
      if (isPrevious || (held && held.expiresAt >= sessionEndsAt))
        return { kind: 'refreshed', token: current as string }
      return { kind: 'refreshed', token: service.issue(held?.accountId) }
    },
    async logOut(text) {
      await later()
      if (service.state === 'up' && isGood(text)) service.revoke()
    },
    async me() {
      service.reads += 1
      await later()
      if (service.state === 'down') throw new Error('away')
      const text = cookie()
      if (text === undefined || !isGood(text)) throw new SessionExpired('over')
      return service.user
    },
  })
  return Object.assign(service, { port })
}
type TestService = ReturnType<typeof makeTestService>

/** One cookie and one lock for all tabs. */
export const makeTestBrowser = (clock: TestClock, service: TestService) => {
  let cookie: string | undefined
  let isOnline = true
  const inboxes: ((news: TokenChange) => void)[] = []
  let queue: { readonly whenMine: () => void }[] = []
  const advance = () => queue[0]?.whenMine()

  const lock: SessionLock = {
    acquire: (whenMine) => {
      const place = { whenMine }
      queue.push(place)
      if (queue[0] === place) void Promise.resolve().then(() => queue[0] === place && whenMine())
      return () => {
        const wasFirst = queue[0] === place
        queue = queue.filter((other) => other !== place)
        if (wasFirst) void Promise.resolve().then(advance)
      }
    },
  }

  /** `staleMs`: how long this tab's process goes on reading the cookie that another tab has replaced (trap F7). */
  const openTab = (facts: Partial<SessionManagerDependencies> = {}, { isDeaf = false, staleMs = 0 } = {}) => {
    let looked: { readonly text: string | undefined; readonly at: number } | undefined
    const ends: SessionEnd[] = []
    const looks: (() => void)[] = []
    let inbox: (news: TokenChange) => void = () => {}
    const seenCookie = (): string | undefined => {
      if (!looked || clock.now() - looked.at >= staleMs) looked = { text: cookie, at: clock.now() }
      return looked.text
    }
    const read = () => {
      const text = seenCookie()
      return text === undefined ? undefined : openToken(text)
    }
    const store: TokenStore = {
      read,
      decode: openToken,
      write: ({ text }) => {
        cookie = text
        looked = undefined
      },
      clear: ({ id }) => {
        if (read()?.id !== id) return
        cookie = undefined
        looked = undefined
      },
      broadcast: (news) => {
        for (const other of inboxes) if (other !== inbox) clock.wait(1, () => other(news))
      },
      subscribe: (listener) => {
        inbox = listener
        if (!isDeaf) inboxes.push(listener)
        return () => inboxes.splice(inboxes.indexOf(listener), 1)
      },
    }
    const keeper = makeSessionManager({
      store,
      lock,
      service: service.port(() => cookie),
      clock,
      random: () => 0.5,
      isOnline: () => isOnline,
      onResume: (look) => {
        looks.push(look)
        return () => looks.splice(looks.indexOf(look), 1)
      },
      ...facts,
    })
    keeper.onEnd((end) => ends.push(end))
    /** The page is shown again, or the connection is back. */
    const comeBack = () => {
      for (const look of looks) look()
    }
    return { ...keeper, ends, comeBack }
  }
  return {
    openTab,
    cookie: () => cookie,
    put: (text: string | undefined) => {
      cookie = text
    },
    goOffline: (offline: boolean) => {
      isOnline = !offline
    },
  }
}

// Manages the session of a tab: refreshes its token under the lock shared by all tabs, warns before the session ends, and ends it
// (PLAT-85, PLAT-86, SEC-7, SEC-8). The rules are in the domain.
import type { TokenKeeper, TokenKeeperEffect, TokenKeeperEvent, TokenMark, User } from '@husrum/domain'
import { initialTokenKeeper, sessionCheck, sessionTimes, stepTokenKeeper } from '@husrum/domain'
import type { Clock } from '../clock.ts'
import { SessionExpired } from '../failures.ts'
import type { SessionLock } from './session-lock.ts'
import type { SessionEnd, SessionManager, SessionView } from './session-manager.ts'
import type { RefreshResult, SessionService } from './session-service.ts'
import type { SessionToken } from './session-token.ts'
import type { TokenChange, TokenStore } from './token-store.ts'
import { warnedView } from './warned-view.ts'

export interface SessionManagerDependencies {
  readonly store: TokenStore
  readonly lock: SessionLock
  readonly service: SessionService
  readonly clock: Pick<Clock, 'now' | 'wait'>
  /** How far the server's clock is ahead, as known at the start. */
  readonly offset?: number
  /** A number from 0 to 1. */
  readonly random: () => number
  readonly isOnline: () => boolean
  /** Whether the page is visible: a hidden one does not ask the server. */
  readonly isVisible: () => boolean
  /** Called when the page becomes visible or the connection returns: timers in background pages are unreliable. */
  readonly onResume: (look: () => void) => () => void
  /** The account that the server rendered the page with, so that it need not be read again. */
  readonly seen?: User | undefined
}

/** Interval for reading the store while another token may arrive. */
const rereadEveryMs = 50

/** Minimum time between two checks with the server: a page that is shown again can cause several events. */
const recheckAfterMs = 2_000

const guest: SessionView = { kind: 'guest' }

/** The state machine returns the same mark objects that it received. */
const whole = (mark: TokenMark): SessionToken => mark as SessionToken

export const makeSessionManager = (
  dependencies: SessionManagerDependencies,
): SessionManager & { readonly stop: () => void } => {
  const { store, lock, service, clock, random, isOnline, isVisible, seen } = dependencies
  const { now, wait } = clock
  const listeners = new Set<() => void>()
  const endListeners = new Set<(end: SessionEnd) => void>()
  let state: TokenKeeper = initialTokenKeeper
  let view: SessionView = guest
  let offset = dependencies.offset ?? 0
  /** The token that the server did not extend any further. */
  let last: TokenMark | undefined
  let reading = 0
  let releaseLock = () => {}
  let cancelCheck = () => {}

  const show = (next: SessionView): void => {
    if (next === view) return
    view = next
    for (const listener of listeners) listener()
  }

  const held = (): TokenMark | undefined => (state.kind === 'none' ? undefined : state.token)

  const end = (why: SessionEnd): void => {
    reading += 1
    cancelCheck()
    if (view.kind === 'guest') return
    show(guest)
    for (const listener of endListeners) listener(why)
  }

  /** Sets the clock offset from a new token, which may have been issued a moment ago for another tab. */
  const learnTime = (token: TokenMark, asked: TokenMark): void => {
    const measured = token.issuedAt - now()
    if (token.id !== asked.id && Math.abs(measured - offset) > 2 * sessionTimes.previousTokenGraceMs)
      offset = measured
  }

  const leave = (why: SessionEnd): void => {
    take({ kind: 'loggedOut' })
    end(why)
  }

  const canRefresh = (): boolean =>
    isOnline() && state.kind === 'holding' && state.failures === 0 && held() !== last

  const judge = (): void => {
    const token = held()
    if (!token) return
    const { expiresAt } = token
    // Which page is shown only matters to the `onEnd` listeners.
    const move = sessionCheck({ expiresAt, now: now(), offset, isMyPages: false, canRefresh: canRefresh() })
    show(warnedView(view, move, token === last))
  }

  const take = (event: TokenKeeperEvent): void => {
    const step = stepTokenKeeper(state, event)
    state = step.state
    for (const effect of step.effects) carryOut(effect)
    judge()
  }

  const carryOut = (effect: TokenKeeperEffect): void => {
    switch (effect.kind) {
      case 'acquireLock':
        releaseLock = lock.acquire(() => take({ kind: 'refreshStarted', stored: store.read() }))
        break
      case 'releaseLock':
        releaseLock()
        break
      case 'refresh':
        void refresh(whole(effect.token))
        break
      case 'store':
        store.write(whole(effect.token))
        store.broadcast({ kind: 'refreshed', token: whole(effect.token) })
        break
      case 'reread':
        reread(effect.withinMs)
        break
      case 'clear':
        store.clear(effect.token)
        break
      case 'checkAgain':
        wait(effect.afterMs, look)
        break
      case 'signOut':
        end(effect.reason)
        break
    }
  }

  const refresh = async (asked: SessionToken): Promise<void> => {
    const result: RefreshResult = await service.refresh(asked.text)
    const token = result.kind === 'refreshed' ? store.decode(result.token) : undefined
    if (!token) {
      const retryAfterMs = result.kind === 'failed' ? result.retryAfterMs : undefined
      take(
        result.kind === 'refused'
          ? { kind: 'refused' }
          : { kind: 'failed', now: now(), jitter: random(), retryAfterMs },
      )
      return
    }
    if (state.kind !== 'refreshing') {
      undoStoring(token)
      return
    }
    learnTime(token, asked)
    const left = token.expiresAt - now() - offset
    const isNoGain = token.expiresAt <= asked.expiresAt && left < sessionTimes.refreshUnderMs
    take({ kind: 'refreshed', token })
    last = isNoGain ? held() : undefined
    judge()
  }

  /** The user signed out or in during the refresh, but the browser has already stored the late token. */
  const undoStoring = (token: SessionToken): void => {
    store.clear(token)
    const current = held()
    if (current) store.write(whole(current))
  }

  /** Reads until the store holds another token than the refused one, or the time is over. */
  const reread = (withinMs: number): void => {
    const refused = state.kind === 'confirming' ? state.asked.id : undefined
    const stored = store.read()
    if ((stored && stored.id !== refused) || withinMs <= 0) take({ kind: 'reread', stored })
    else wait(rereadEveryMs, () => reread(withinMs - rereadEveryMs))
  }

  const look = (isAsked = false): void => {
    const stored = store.read()
    if (state.kind === 'none') {
      if (stored) begin(stored)
      return
    }
    const { token } = state
    if (!stored && state.kind === 'holding') lookForMissing(token, isAsked)
    else if (stored && stored.accountId !== whole(token).accountId && stored.issuedAt >= token.issuedAt)
      begin(stored)
    else {
      const canRefresh = isOnline() && token !== last
      take({ kind: 'check', now: now(), offset, stored, canRefresh, isAsked })
    }
  }

  /**
   * The token expired, or another tab signed out and this tab gets no broadcasts, or the store is stale and has the token
   * in a moment (SEC-7). The cookie expires with the token, and may disappear slightly earlier.
   */
  const lookForMissing = (token: TokenMark, isAsked: boolean): void => {
    wait(sessionTimes.adoptWithinMs, () => {
      if (held() !== token) return
      const left = token.expiresAt - now() - offset
      if (store.read()) look(isAsked)
      else leave(left <= sessionTimes.checkEveryMs ? 'expired' : 'loggedOutElsewhere')
    })
  }

  let isAsking = false
  let askedAt = now()
  /** The session may have been ended elsewhere: another device, a new password. The refused refresh that follows ends it here. */
  const askServer = async (): Promise<void> => {
    const token = held()
    if (!token || state.kind !== 'holding' || isAsking || !isVisible() || !isOnline()) return
    if (now() - askedAt < recheckAfterMs) return
    isAsking = true
    askedAt = now()
    const found = await service.check(whole(token).text)
    isAsking = false
    if (found !== 'ended' || held() !== token) return
    last = undefined
    look(true)
  }

  const checkRegularly = (): void => {
    cancelCheck()
    cancelCheck = wait(sessionTimes.checkEveryMs, () => {
      checkRegularly()
      look()
      void askServer()
      if (view.kind === 'signedIn' && view.hasFailed) void readAccount()
    })
  }

  const readAccount = async (): Promise<User | undefined> => {
    reading += 1
    const mine = reading
    try {
      const user = await service.me()
      if (mine === reading && view.kind === 'signedIn') show({ ...view, user, hasFailed: false })
      return user
    } catch (error) {
      if (mine === reading && view.kind === 'signedIn') show({ ...view, hasFailed: true })
      if (error instanceof SessionExpired && mine === reading) look(true)
      return undefined
    }
  }

  /** Shares one account read per session among all waiting callers. */
  let awaited:
    | { readonly token: TokenMark['id'] | undefined; readonly user: Promise<User | undefined> }
    | undefined
  const readAccountOnce = (): Promise<User | undefined> => {
    const token = held()?.id
    if (awaited && awaited.token === token) return awaited.user
    const mine = {
      token,
      user: readAccount().finally(() => {
        if (awaited === mine) awaited = undefined
      }),
    }
    awaited = mine
    return mine.user
  }

  /** Replaces the previous session by one that is new to this tab. */
  const takeIn = (token: SessionToken, user?: User): void => {
    take({ kind: 'loggedOut' })
    last = undefined
    take({ kind: 'signedIn', token })
    show({ kind: 'signedIn', user, hasFailed: false })
    checkRegularly()
  }

  const begin = (token: SessionToken, user?: User): void => {
    takeIn(token, user)
    look()
    if (!user && view.kind === 'signedIn') void readAccountOnce()
  }

  const onChange = (change: TokenChange): void => {
    if (change.kind === 'loggedOut') leave('loggedOutElsewhere')
    else if (change.kind === 'refreshed' && state.kind !== 'none')
      take({ kind: 'otherTabStored', token: change.token })
    else begin(change.token)
  }

  const unsubscribe = store.subscribe(onChange)
  const stopWatching = dependencies.onResume(() => {
    look()
    void askServer()
  })
  const stored = store.read()
  if (stored) begin(stored, seen?.id === stored.accountId ? seen : undefined)

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEnd: (listener) => {
      endListeners.add(listener)
      return () => endListeners.delete(listener)
    },
    signedIn: async (text) => {
      const token = store.decode(text)
      if (!token) return undefined
      offset = token.issuedAt - now()
      store.write(token)
      store.broadcast({ kind: 'signedIn', token })
      // The response that carried the token has stored it too, so code loaded meanwhile may have adopted it already.
      if (held()?.id !== token.id || view.kind !== 'signedIn') takeIn(token)
      return readAccountOnce()
    },
    reload: readAccount,
    staySignedIn: () => look(true),
    logOut: async () => {
      const token = held()
      if (token) store.clear(token)
      store.broadcast({ kind: 'loggedOut' })
      leave('loggedOut')
      if (token) await service.logOut(whole(token).text)
    },
    stop: () => {
      cancelCheck()
      releaseLock()
      unsubscribe()
      stopWatching()
    },
  }
}

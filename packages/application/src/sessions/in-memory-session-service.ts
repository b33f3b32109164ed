// A session service for tests: rotates tokens, and accepts a token's predecessor during the grace period.
import type { User } from '@husrum/domain'
import { sessionTimes } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import type { Clock } from '../clock.ts'
import { ServiceUnavailable, SessionExpired } from '../failures.ts'
import { decodeInMemoryToken } from './in-memory-token-store.ts'
import type { SessionService } from './session-service.ts'

export interface InMemorySessions {
  /** `down` does not answer. */
  state: 'up' | 'down'
  /** In time of the test's clock. */
  latencyMs: number
  /** The account that is returned. */
  user: User
  /** Number of refresh requests, of refused ones, and of account reads. */
  readonly counts: {
    readonly refreshes: number
    readonly refusals: number
    readonly reads: number
    readonly checks: number
  }
  /** Begins or continues a session. The previous token becomes the predecessor. */
  issue(accountId?: string, lifetimeMs?: number): string
  /** Ends the session, as when the password was changed elsewhere. */
  revoke(): void
  /** Limits the expiry of all tokens. */
  endSessionAt(instant: number): void
  isLive(): boolean
  /** The port for a client with this token. */
  serviceFor(bearer: () => string | undefined): SessionService
}

export const makeInMemorySessions = (
  clock: Pick<Clock, 'now' | 'wait'>,
  {
    graceMs = sessionTimes.previousTokenGraceMs,
    latencyMs = 20,
  }: { readonly graceMs?: number; readonly latencyMs?: number } = {},
): InMemorySessions => {
  let issued = 0
  let current: string | undefined
  let previous: { readonly text: string; readonly replacedAt: number } | undefined
  let sessionEndsAt = Number.POSITIVE_INFINITY
  const counts = { refreshes: 0, refusals: 0, reads: 0, checks: 0 }

  const isGood = (text: string | undefined): boolean =>
    text !== undefined &&
    (text === current || (text === previous?.text && clock.now() - previous.replacedAt <= graceMs))
  const answerTime = (): Promise<void> =>
    sessions.latencyMs === 0
      ? Promise.resolve()
      : new Promise((resolve) => {
          clock.wait(sessions.latencyMs, resolve)
        })

  const sessions: InMemorySessions = {
    state: 'up',
    latencyMs,
    user: aUser(),
    counts,
    issue: (accountId = 'user-anna', lifetimeMs = sessionTimes.lifetimeMs) => {
      issued += 1
      previous = current === undefined ? undefined : { text: current, replacedAt: clock.now() }
      const expiresAt = Math.min(clock.now() + lifetimeMs, sessionEndsAt)
      current = `${accountId}/${issued}/${clock.now()}/${expiresAt}`
      return current
    },
    revoke: () => {
      current = undefined
      previous = undefined
    },
    endSessionAt: (instant) => {
      sessionEndsAt = instant
    },
    isLive: () => current !== undefined,
    serviceFor: (bearer) => ({
      async refresh(text) {
        counts.refreshes += 1
        await answerTime()
        if (sessions.state === 'down') return { kind: 'failed' }
        if (!isGood(text)) {
          counts.refusals += 1
          return { kind: 'refused' }
        }
        const held = decodeInMemoryToken(text)
        const isLast = held !== undefined && held.expiresAt >= sessionEndsAt
        // A request with the predecessor gets the token that has replaced it.
        if (current !== undefined && (text !== current || isLast))
          return { kind: 'refreshed', token: current }
        return { kind: 'refreshed', token: sessions.issue(held?.accountId) }
      },
      async check(text) {
        counts.checks += 1
        await answerTime()
        if (sessions.state === 'down') return 'unknown'
        return isGood(text) ? 'live' : 'ended'
      },
      async logOut(text) {
        await answerTime()
        if (sessions.state === 'up' && isGood(text)) sessions.revoke()
      },
      async me() {
        counts.reads += 1
        await answerTime()
        if (sessions.state === 'down') throw new ServiceUnavailable('The session service is away')
        if (!isGood(bearer())) throw new SessionExpired('Not signed in')
        return sessions.user
      },
    }),
  }
  return sessions
}

// A session service for tests: it rotates tokens, and takes a token's predecessor for the time of grace.
import type { User } from '@husrum/domain'
import { sessionTimes } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import type { Clock } from '../clock.ts'
import { ServiceUnavailable, SessionExpired } from '../failures.ts'
import { decodeInMemoryToken } from './in-memory-token-store.ts'
import type { SessionService } from './session-service.ts'

export interface InMemorySessions {
  /** `down` gets no answer. */
  state: 'up' | 'down'
  /** By the clock. */
  latencyMs: number
  /** Who has the account. */
  user: User
  /** How often it was asked for a token, refused one, and asked for the account. */
  readonly counts: { readonly refreshes: number; readonly refusals: number; readonly reads: number }
  /** Begins a session, or goes on with it: the token before this one is its predecessor. */
  issue(accountId?: string, lifetimeMs?: number): string
  /** As when a password was changed elsewhere. */
  revoke(): void
  /** No token lives longer than that. */
  endSessionAt(instant: number): void
  isLive(): boolean
  /** The port, for who holds this token. */
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
  const counts = { refreshes: 0, refusals: 0, reads: 0 }

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
        // Who comes with the predecessor gets the token that has replaced it.
        if (current !== undefined && (text !== current || isLast))
          return { kind: 'refreshed', token: current }
        return { kind: 'refreshed', token: sessions.issue(held?.accountId) }
      },
      async logOut(text) {
        await answerTime()
        if (sessions.state === 'up' && isGood(text)) sessions.revoke()
      },
      async me() {
        counts.reads += 1
        await answerTime()
        if (sessions.state === 'down') throw new ServiceUnavailable('The session service is away')
        if (!isGood(bearer())) throw new SessionExpired('Nobody is signed in')
        return sessions.user
      },
    }),
  }
  return sessions
}

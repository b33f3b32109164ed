// The state machine that refreshes one tab's token: when to refresh, which tab does, which response counts.

import { retryWaitMs } from '../flows/retry-wait.ts'
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import type { TokenMark } from './session.ts'
import { sessionTimes } from './session-times.ts'

/** The outcome of a request for a new token. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'failed'

/** The outcome of a response's status; undefined without a response. 401 and 403 are final; every other failure may be retried. */
export const refreshOutcomeOf = (status: number | undefined): RefreshOutcome => {
  if (status === 401 || status === 403) return 'refused'
  return status !== undefined && status >= 200 && status < 300 ? 'refreshed' : 'failed'
}

/** Whether a token, if there is one, replaces the current one. */
const isNewer = (token: TokenMark | undefined, held: TokenMark): token is TokenMark =>
  token !== undefined && token.id !== held.id && token.issuedAt >= held.issuedAt

interface Holding {
  readonly token: TokenMark
  /** Consecutive refreshes without a response. */
  readonly failures: number
}

/** The token state of a tab; plain data. */
export type TokenKeeper =
  | { readonly kind: 'none' }
  /** `retryAt`: the device's instant before which no refresh is tried. */
  | ({ readonly kind: 'holding'; readonly retryAt?: number } & Holding)
  /** The lock, which lets one tab at a time refresh, has been requested. */
  | ({ readonly kind: 'queueing' } & Holding)
  /** A refresh of `asked` is in progress; `token` may be newer by now. */
  | ({ readonly kind: 'refreshing'; readonly asked: TokenMark } & Holding)
  /** `asked` was refused; the store is read once more before the token is cleared. */
  | ({ readonly kind: 'confirming'; readonly asked: TokenMark } & Holding)

/** Events. `now` is the device's clock, `offset` how far the server's is ahead. */
export type TokenKeeperEvent =
  /** A user signed in here. */
  | { readonly kind: 'signedIn'; readonly token: TokenMark }
  /** The regular check, "stay signed in" (`isAsked`: at any time), and whenever the page is visible or online again. */
  | {
      readonly kind: 'check'
      readonly now: number
      readonly offset: number
      readonly stored?: TokenMark | undefined
      readonly canRefresh: boolean
      readonly isAsked?: boolean
    }
  /** This tab has the lock and has read the store again. */
  | { readonly kind: 'refreshStarted'; readonly stored?: TokenMark | undefined }
  | { readonly kind: 'refreshed'; readonly token: TokenMark }
  /** 401 or 403. */
  | { readonly kind: 'refused' }
  /** Any other failure. */
  | {
      readonly kind: 'failed'
      readonly now: number
      readonly jitter: number
      readonly retryAfterMs?: number | undefined
    }
  /** The last read of the store after a refusal. */
  | { readonly kind: 'reread'; readonly stored?: TokenMark | undefined }
  | { readonly kind: 'otherTabStored'; readonly token: TokenMark }
  /** Signed out, here or in another tab. */
  | { readonly kind: 'loggedOut' }

/** Effects for the tab. */
export type TokenKeeperEffect =
  /** Request the lock; once it is granted, read the store and send `refreshStarted`. */
  | { readonly kind: 'acquireLock' }
  /** Release the lock, or leave the queue for it. */
  | { readonly kind: 'releaseLock' }
  | { readonly kind: 'refresh'; readonly token: TokenMark }
  /** Store it, and broadcast it to the other tabs. */
  | { readonly kind: 'store'; readonly token: TokenMark }
  /** Watch the store until it holds another token, at most this long, then send `reread`. */
  | { readonly kind: 'reread'; readonly withinMs: number }
  /** Remove this token only if the store still holds it. */
  | { readonly kind: 'clear'; readonly token: TokenMark }
  | { readonly kind: 'checkAgain'; readonly afterMs: number }
  | { readonly kind: 'signOut'; readonly reason: 'refused' | 'expired' }

type Move = Step<TokenKeeper, TokenKeeperEffect>
type Keeping = Exclude<TokenKeeper, { kind: 'none' }>

/** Before the first sign-in. */
export const initialTokenKeeper: TokenKeeper = { kind: 'none' }

const hold = (token: TokenMark, ...effects: readonly TokenKeeperEffect[]): Move =>
  go({ kind: 'holding', token, failures: 0 }, ...effects)

const release: TokenKeeperEffect = { kind: 'releaseLock' }

/** Leaving a state that has, or waits for, the lock releases it. */
const releasing = (state: Keeping): readonly TokenKeeperEffect[] =>
  state.kind === 'holding' ? [] : [release]

/** A newer token has arrived from elsewhere. A refresh in progress goes on; one that has not started is not needed any more. */
const adopt = (state: Keeping, token: TokenMark): Move => {
  if (!isNewer(token, state.token)) return go(state)
  return state.kind === 'refreshing' ? go({ ...state, token }) : hold(token, ...releasing(state))
}

const end = (state: Keeping, token: TokenMark, reason: 'refused' | 'expired'): Move =>
  go(initialTokenKeeper, { kind: 'clear', token }, ...releasing(state), { kind: 'signOut', reason })

const onCheck = (
  state: Keeping,
  { now, offset, stored, canRefresh, isAsked }: Extract<TokenKeeperEvent, { kind: 'check' }>,
): Move => {
  const { token, failures } = state
  if (isNewer(stored, token)) return adopt(state, stored)
  const left = token.expiresAt - now - offset
  if (left <= 0) return end(state, token, 'expired')
  if (state.kind !== 'holding' || !canRefresh) return go(state)
  const isDue = left < sessionTimes.refreshUnderMs && now >= (state.retryAt ?? now)
  return isAsked || isDue ? go({ kind: 'queueing', token, failures }, { kind: 'acquireLock' }) : go(state)
}

const onOutcome = (
  state: Extract<TokenKeeper, { kind: 'refreshing' }>,
  event: Extract<TokenKeeperEvent, { kind: RefreshOutcome }>,
): Move => {
  const { token, asked } = state
  if (event.kind === 'refreshed' && isNewer(event.token, token))
    return hold(event.token, { kind: 'store', token: event.token }, release)
  // A newer token has arrived meanwhile: ignore this response.
  if (event.kind === 'refreshed' || token.id !== asked.id) return hold(token, release)
  if (event.kind === 'refused')
    return go({ ...state, kind: 'confirming' }, { kind: 'reread', withinMs: sessionTimes.adoptWithinMs })
  const failures = state.failures + 1
  const afterMs = retryWaitMs(failures, event.jitter, event.retryAfterMs)
  return go<TokenKeeper, TokenKeeperEffect>(
    { kind: 'holding', token, failures, retryAt: event.now + afterMs },
    release,
    { kind: 'checkAgain', afterMs },
  )
}

/**
 * Moves the token state of a tab. Never two refreshes at once, never clears a token that is newer than the refused one, and never signs out
 * because of a missing response while the token is valid.
 */
export const stepTokenKeeper = (state: TokenKeeper, event: TokenKeeperEvent): Move => {
  const stay: Move = go(state)
  if (state.kind === 'none')
    return event.kind === 'signedIn' || event.kind === 'otherTabStored' ? hold(event.token) : stay
  switch (event.kind) {
    case 'signedIn':
    case 'otherTabStored':
      return adopt(state, event.token)
    case 'loggedOut':
      return go(initialTokenKeeper, ...releasing(state))
    case 'check':
      return onCheck(state, event)
    case 'refreshStarted': {
      if (state.kind !== 'queueing') return stay
      const { token } = state
      // Another tab was first: use its token.
      return isNewer(event.stored, token)
        ? hold(event.stored, release)
        : go({ ...state, kind: 'refreshing', asked: token }, { kind: 'refresh', token })
    }
    case 'reread':
      if (state.kind !== 'confirming') return stay
      return isNewer(event.stored, state.asked)
        ? hold(event.stored, release)
        : end(state, state.asked, 'refused')
    default:
      return state.kind === 'refreshing' ? onOutcome(state, event) : stay
  }
}

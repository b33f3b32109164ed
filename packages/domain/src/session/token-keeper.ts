// One tab's care for the token: when it is refreshed, by whom, and which answer to believe (traps T6, F6, F7).
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import type { SessionClaims } from './session.ts'
import { isRefreshDue } from './session.ts'
import { sessionTimes } from './session-times.ts'

/** A token by what tells it from others. Instants in milliseconds of the server's clock. */
export interface TokenMark {
  readonly id: string
  readonly issuedAt: number
  readonly expiresAt: number
}

/** The mark of a token with these claims. */
export const tokenMarkOf = (claims: SessionClaims): TokenMark => ({
  id: claims.jti,
  issuedAt: claims.iat * 1000,
  expiresAt: claims.exp * 1000,
})

/** What became of a request for a new token. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'failed'

/**
 * Reads the status of an answer; undefined when none came. 401 and 403 are final; everything else that is no success
 * may be tried again (contract-decisions, rulings).
 */
export const refreshOutcomeOf = (status: number | undefined): RefreshOutcome => {
  if (status === 401 || status === 403) return 'refused'
  return status !== undefined && status >= 200 && status < 300 ? 'refreshed' : 'failed'
}

/** Whether a token replaces another one that is held. */
const isNewer = (token: TokenMark, held: TokenMark): boolean =>
  token.id !== held.id && token.issuedAt >= held.issuedAt

/**
 * Compares what was refused with what the store holds now. Answers the newer token that another tab has stored, to go
 * on with; undefined when the refused one is to be removed from the store, if it still is there, and nothing else.
 */
export const tokenAfterRefusal = (
  refused: TokenMark,
  stored: TokenMark | undefined,
): TokenMark | undefined => (stored && isNewer(stored, refused) ? stored : undefined)

/** How long to wait after a number of failures in a row: twice as long each time, half of it by chance (0 to 1). */
export const refreshRetryMs = (failures: number, jitter: number, retryAfterMs = 0): number => {
  const whole = Math.min(sessionTimes.firstRetryMs * 2 ** (failures - 1), sessionTimes.longestRetryMs)
  const chance = Math.min(1, Math.max(0, jitter)) || 0
  const asked = Math.min(retryAfterMs, sessionTimes.lifetimeMs) || 0
  return Math.max(Math.round((whole / 2) * (1 + chance)), asked)
}

interface Holding {
  readonly token: TokenMark
  /** Refreshes in a row that got no answer. */
  readonly failures: number
}

/** What a tab knows of the token; plain data. */
export type TokenKeeper =
  | { readonly kind: 'none' }
  /** `retryAt`: the device's instant before which no refresh is tried. */
  | ({ readonly kind: 'holding'; readonly retryAt?: number } & Holding)
  /** The lock that lets one tab at a time refresh has been asked for. */
  | ({ readonly kind: 'queueing' } & Holding)
  /** A refresh of `asked` is under way; `token` may be newer by now. */
  | ({ readonly kind: 'refreshing'; readonly asked: TokenMark } & Holding)
  /** `asked` was refused; the store is looked at once more before it goes. */
  | ({ readonly kind: 'confirming'; readonly asked: TokenMark } & Holding)

/** What happens. `now` is the device's clock, `offset` how far the server's is ahead. */
export type TokenKeeperEvent =
  /** Somebody signed in here. */
  | { readonly kind: 'signedIn'; readonly token: TokenMark }
  /** The regular look, "stay signed in" (`isAsked`: whatever remains), and whenever the page is shown or online again. */
  | {
      readonly kind: 'check'
      readonly now: number
      readonly offset: number
      readonly stored?: TokenMark | undefined
      readonly canRefresh: boolean
      readonly isAsked?: boolean
    }
  /** This tab has the lock and looked at the store again. */
  | {
      readonly kind: 'refreshStarted'
      readonly now: number
      readonly offset: number
      readonly stored?: TokenMark | undefined
    }
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
  /** The last look at the store after a refusal. */
  | { readonly kind: 'reread'; readonly stored?: TokenMark | undefined }
  | { readonly kind: 'otherTabStored'; readonly token: TokenMark }
  /** Signed out, here or in another tab. */
  | { readonly kind: 'loggedOut' }

/** What the tab does. */
export type TokenKeeperEffect =
  /** Ask for the lock; when it comes, look at the store and tell `refreshStarted`. */
  | { readonly kind: 'takeTurn' }
  /** Give the lock back, or leave the queue for it. */
  | { readonly kind: 'releaseTurn' }
  | { readonly kind: 'refresh'; readonly token: TokenMark }
  /** Store it, and tell the other tabs. */
  | { readonly kind: 'store'; readonly token: TokenMark }
  /** Look at the store until it holds another token, at most this long, then tell `reread`. */
  | { readonly kind: 'reread'; readonly withinMs: number }
  /** Remove this token if the store still holds it, and nothing else. */
  | { readonly kind: 'clear'; readonly token: TokenMark }
  | { readonly kind: 'checkAgain'; readonly afterMs: number }
  | { readonly kind: 'signOut'; readonly reason: 'refused' | 'expired' }

type Move = Step<TokenKeeper, TokenKeeperEffect>
type Keeping = Exclude<TokenKeeper, { kind: 'none' }>

/** Before anybody has signed in. */
export const noToken: TokenKeeper = { kind: 'none' }

const hold = (token: TokenMark, ...effects: readonly TokenKeeperEffect[]): Move =>
  go({ kind: 'holding', token, failures: 0 }, ...effects)

const release: TokenKeeperEffect = { kind: 'releaseTurn' }

/** Leaving a state that has, or waits for, the lock gives it back. */
const releasing = (state: Keeping): readonly TokenKeeperEffect[] =>
  state.kind === 'holding' ? [] : [release]

/** A newer token has come from elsewhere. What is under way goes on; what has not begun is not needed any more. */
const adopt = (state: Keeping, token: TokenMark): Move => {
  if (!isNewer(token, state.token)) return go(state)
  return state.kind === 'refreshing' ? go({ ...state, token }) : hold(token, ...releasing(state))
}

const onCheck = (state: Keeping, event: Extract<TokenKeeperEvent, { kind: 'check' }>): Move => {
  const { now, offset, stored } = event
  if (stored && isNewer(stored, state.token)) {
    const adopted = adopt(state, stored)
    if (adopted.state.kind !== 'holding') return adopted
    const next = onCheck(adopted.state, event)
    return go(next.state, ...adopted.effects, ...next.effects)
  }
  if (now + offset >= state.token.expiresAt)
    return go(
      noToken,
      ...releasing(state),
      { kind: 'clear', token: state.token },
      { kind: 'signOut', reason: 'expired' },
    )
  if (state.kind !== 'holding' || !event.canRefresh) return go(state)
  const isWaiting = state.retryAt !== undefined && now < state.retryAt
  if (!event.isAsked && (isWaiting || !isRefreshDue(state.token.expiresAt, now, offset))) return go(state)
  return go({ kind: 'queueing', token: state.token, failures: state.failures }, { kind: 'takeTurn' })
}

const onTurn = (
  state: Extract<TokenKeeper, { kind: 'queueing' }>,
  event: Extract<TokenKeeperEvent, { kind: 'refreshStarted' }>,
): Move => {
  // Another tab was first: its token serves all.
  if (event.stored && isNewer(event.stored, state.token)) return hold(event.stored, release)
  return go({ ...state, kind: 'refreshing', asked: state.token }, { kind: 'refresh', token: state.token })
}

const onRefreshed = (state: Extract<TokenKeeper, { kind: 'refreshing' }>, token: TokenMark): Move =>
  isNewer(token, state.token) ? hold(token, { kind: 'store', token }, release) : hold(state.token, release)

const onFailed = (
  state: Extract<TokenKeeper, { kind: 'refreshing' }>,
  event: Extract<TokenKeeperEvent, { kind: 'failed' }>,
): Move => {
  if (state.token.id !== state.asked.id) return hold(state.token, release)
  const failures = state.failures + 1
  const afterMs = refreshRetryMs(failures, event.jitter, event.retryAfterMs)
  return go<TokenKeeper, TokenKeeperEffect>(
    { kind: 'holding', token: state.token, failures, retryAt: event.now + afterMs },
    release,
    {
      kind: 'checkAgain',
      afterMs,
    },
  )
}

const onRefused = (state: Extract<TokenKeeper, { kind: 'refreshing' }>): Move =>
  state.token.id === state.asked.id
    ? go({ ...state, kind: 'confirming' }, { kind: 'reread', withinMs: sessionTimes.adoptWithinMs })
    : hold(state.token, release)

const onReread = (
  state: Extract<TokenKeeper, { kind: 'confirming' }>,
  stored: TokenMark | undefined,
): Move => {
  const token = tokenAfterRefusal(state.asked, stored)
  if (token) return hold(token, release)
  return go<TokenKeeper, TokenKeeperEffect>(noToken, { kind: 'clear', token: state.asked }, release, {
    kind: 'signOut',
    reason: 'refused',
  })
}

/**
 * Moves a tab's care for the token. Never two refreshes at once, never a token cleared that is newer than the refused
 * one, and nobody signed out because a refresh got no answer while the token is good.
 */
export const stepTokenKeeper = (state: TokenKeeper, event: TokenKeeperEvent): Move => {
  if (state.kind === 'none')
    return event.kind === 'signedIn' || event.kind === 'otherTabStored' ? hold(event.token) : go(state)
  switch (event.kind) {
    case 'signedIn':
    case 'otherTabStored':
      return adopt(state, event.token)
    case 'loggedOut':
      return go(noToken, ...releasing(state))
    case 'check':
      return onCheck(state, event)
    case 'refreshStarted':
      return state.kind === 'queueing' ? onTurn(state, event) : go(state)
    case 'refreshed':
      return state.kind === 'refreshing' ? onRefreshed(state, event.token) : go(state)
    case 'failed':
      return state.kind === 'refreshing' ? onFailed(state, event) : go(state)
    case 'refused':
      return state.kind === 'refreshing' ? onRefused(state) : go(state)
    case 'reread':
      return state.kind === 'confirming' ? onReread(state, event.stored) : go(state)
  }
}

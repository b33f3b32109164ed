// Who is signed in by what a token claims, and what the regular look at it asks for.
import { sessionTimes, warnUnderMs } from './session-times.ts'

/** What the token of a session claims. A short list, and never a personal number (traps T2). Times in whole seconds, as JWT has them. */
export interface SessionClaims {
  /** The account, opaque. */
  readonly sub: string
  /** One per token, for revoking it. */
  readonly jti: string
  /** Whether the person signed in with an electronic identity. */
  readonly bank_id: boolean
  readonly iat: number
  readonly exp: number
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 128

/**
 * Reads claims, and leaves out all that are not listed. `bank_id` may be true, 1 or "true"; everything else is false.
 * Undefined for what are no claims, or end before they begin.
 */
export const sessionClaimsOf = (value: unknown): SessionClaims | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { sub, jti, bank_id, iat, exp } = value as Readonly<Record<string, unknown>>
  if (!isText(sub) || !isText(jti) || !isTime(iat) || !isTime(exp) || exp < iat) return undefined
  return { sub, jti, bank_id: bank_id === true || bank_id === 1 || bank_id === 'true', iat, exp }
}

/** Who is there. Instants in milliseconds of the server's clock. */
export type Session =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'signedIn'
      readonly id: string
      readonly hasElectronicIdentity: boolean
      readonly issuedAt: number
      readonly expiresAt: number
    }
  | { readonly kind: 'expired'; readonly expiredAt: number }

/**
 * The session of a token's claims; without claims a guest.
 *
 * @param offset see {@link clockOffset}: the device's clock may be wrong.
 */
export const sessionOf = (claims: SessionClaims | undefined, now: number, offset = 0): Session => {
  if (!claims) return { kind: 'guest' }
  const expiresAt = claims.exp * 1000
  if (now + offset >= expiresAt) return { kind: 'expired', expiredAt: expiresAt }
  return {
    kind: 'signedIn',
    id: claims.jti,
    hasElectronicIdentity: claims.bank_id,
    issuedAt: claims.iat * 1000,
    expiresAt,
  }
}

/** Whether so little remains of a token that it should be refreshed: less than 30 minutes, and not nothing. */
export const isRefreshDue = (expiresAt: number, now: number, offset = 0): boolean => {
  const left = expiresAt - now - offset
  return left > 0 && left < sessionTimes.refreshUnderMs
}

/** What the regular look at a session needs to know. */
export interface SessionFacts {
  readonly session: Session
  readonly now: number
  /** See {@link clockOffset}. */
  readonly offset: number
  /** Whether the page belongs to My Pages. */
  readonly isMyPages: boolean
  /** Whether refreshing can work at all: a connection, and a server that offers it. */
  readonly canRefresh: boolean
  readonly isRefreshing: boolean
  /** Whether the last refresh got no answer. */
  readonly hasRefreshFailed: boolean
  /** Whether the warning stands already. */
  readonly isWarned: boolean
}

/** What a look at the session asks for. */
export type SessionMove =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refresh' }
  /** Say when it ends, with "stay signed in", which refreshes. */
  | { readonly kind: 'warn'; readonly expiresAt: number }
  /** Sign out, go to the start page, and ask in a modal to sign in again. Drafts are kept. */
  | { readonly kind: 'signOutAtStart'; readonly modal: 'session-expired-modal' }
  /** Sign out and stay: the page goes on as a guest's. Drafts are kept. */
  | { readonly kind: 'becomeGuest' }

/**
 * The look every 30 seconds, and whenever a page is shown again (specification 1 §4; contract-decisions, rulings). A
 * token near its end is refreshed; where that cannot be or has failed, the person is warned at least two minutes ahead.
 */
export const sessionCheck = (facts: SessionFacts): SessionMove => {
  const { session } = facts
  if (session.kind === 'guest') return { kind: 'nothing' }
  const expiresAt = session.kind === 'expired' ? session.expiredAt : session.expiresAt
  const left = expiresAt - facts.now - facts.offset
  if (session.kind === 'expired' || left <= 0)
    return facts.isMyPages
      ? { kind: 'signOutAtStart', modal: 'session-expired-modal' }
      : { kind: 'becomeGuest' }
  if (left >= sessionTimes.refreshUnderMs) return { kind: 'nothing' }
  const mayRefresh = facts.canRefresh && !facts.isRefreshing
  if (left > warnUnderMs) return { kind: mayRefresh ? 'refresh' : 'nothing' }
  if (mayRefresh && !facts.hasRefreshFailed) return { kind: 'refresh' }
  return facts.isWarned ? { kind: 'nothing' } : { kind: 'warn', expiresAt }
}

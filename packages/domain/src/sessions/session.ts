// The signed-in user by the token's claims, and the result of the regular check.
import { warnUnderMs } from './session-times.ts'

/** The claims of a session's token. A short list, and never a personal number. Times in whole seconds, as in JWT. */
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
 * Parses claims, and drops all that are not listed. `bank_id` may be true, 1 or "true"; everything else is false. Undefined for invalid
 * claims, or if they end before they begin.
 */
export const sessionClaimsOf = (value: unknown): SessionClaims | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { sub, jti, bank_id, iat, exp } = value as Readonly<Record<string, unknown>>
  if (!isText(sub) || !isText(jti) || !isTime(iat) || !isTime(exp) || exp < iat) return undefined
  return { sub, jti, bank_id: bank_id === true || bank_id === 1 || bank_id === 'true', iat, exp }
}

/** Identity of a token. Instants in milliseconds of the server's clock. */
export interface TokenMark {
  readonly id: string
  readonly issuedAt: number
  readonly expiresAt: number
}

/** The mark of a token with these claims. */
export const tokenMarkOf = ({ jti, iat, exp }: SessionClaims): TokenMark => ({
  id: jti,
  issuedAt: iat * 1000,
  expiresAt: exp * 1000,
})

/** Input of the regular check of a session. */
export interface SessionFacts {
  readonly expiresAt: number
  readonly now: number
  /** Difference of the server's clock to the device's, in milliseconds: the device's may be wrong. */
  readonly offset: number
  /** Whether the page belongs to My Pages. */
  readonly isMyPages: boolean
  /** Whether a refresh is possible: a connection, a server that offers it, none in progress, and none that failed last. */
  readonly canRefresh: boolean
}

/** The result of a check. */
export type SessionMove =
  | { readonly kind: 'nothing' }
  /** Show the expiry, with "stay signed in", which refreshes. */
  | { readonly kind: 'warn'; readonly expiresAt: number }
  /** Sign out, go to the start page, and ask in a modal to sign in again. Drafts are kept. */
  | { readonly kind: 'signOutAtStart'; readonly modal: 'session-expired-modal' }
  /** Sign out and stay: the page continues for an anonymous visitor. Drafts are kept. */
  | { readonly kind: 'becomeGuest' }

/**
 * The check that runs every 30 seconds during a session, and whenever a page becomes visible again (PLAT-86). If the token cannot be
 * refreshed, the user is warned at least two minutes ahead.
 */
export const sessionCheck = ({
  expiresAt,
  now,
  offset,
  isMyPages,
  canRefresh,
}: SessionFacts): SessionMove => {
  const left = expiresAt - now - offset
  if (left <= 0)
    return isMyPages ? { kind: 'signOutAtStart', modal: 'session-expired-modal' } : { kind: 'becomeGuest' }
  return canRefresh || left > warnUnderMs ? { kind: 'nothing' } : { kind: 'warn', expiresAt }
}

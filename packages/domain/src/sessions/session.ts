// Who is signed in by what a token claims, and what the regular look at it asks for.
import { warnUnderMs } from './session-times.ts'

/**
 * What the token of a session claims. A short list, and never a personal number. Times in whole seconds, as JWT has
 * them.
 */
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

/** What identifies a token. Instants in milliseconds of the server's clock. */
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

/** What the regular look at a session needs to know. */
export interface SessionFacts {
  readonly expiresAt: number
  readonly now: number
  /** How far the server's clock is ahead of the device's, in milliseconds: the device's may be wrong. */
  readonly offset: number
  /** Whether the page belongs to My Pages. */
  readonly isMyPages: boolean
  /** Whether a refresh can still come: a connection, a server that offers it, none that is under way, and none that failed last. */
  readonly canRefresh: boolean
}

/** What a look at the session asks for. */
export type SessionMove =
  | { readonly kind: 'nothing' }
  /** Say when it ends, with "stay signed in", which refreshes. */
  | { readonly kind: 'warn'; readonly expiresAt: number }
  /** Sign out, go to the start page, and ask in a modal to sign in again. Drafts are kept. */
  | { readonly kind: 'signOutAtStart'; readonly modal: 'session-expired-modal' }
  /** Sign out and stay: the page goes on as a guest's. Drafts are kept. */
  | { readonly kind: 'becomeGuest' }

/**
 * The check that runs every 30 seconds during a session, and whenever a page is shown again (PLAT-86). Where the token
 * cannot be refreshed, the person is warned at least two minutes ahead.
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

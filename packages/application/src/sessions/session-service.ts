// The port to the service that refreshes and ends sessions (PLAT-85).
import type { AccountService } from '../accounts/account-service.ts'

export type RefreshResult =
  | { readonly kind: 'refreshed'; readonly token: string }
  /** The session has ended permanently. */
  | { readonly kind: 'refused' }
  /** No answer, or one that does not concern the session. */
  | { readonly kind: 'failed'; readonly retryAfterMs?: number }

/** `unknown` without an answer, or with one that does not concern the session. */
export type SessionState = 'live' | 'ended' | 'unknown'

export interface SessionService extends Pick<AccountService, 'me'> {
  /** Exchanges the token for a new one. Never rejects. */
  refresh(token: string): Promise<RefreshResult>
  /** Whether the server still accepts the token. Cheaper than a refresh. Never rejects. */
  check(token: string): Promise<SessionState>
  /** Never rejects: no caller waits for the answer. */
  logOut(token: string): Promise<void>
}

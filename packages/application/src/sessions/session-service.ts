// The port to the service that refreshes and ends sessions (PLAT-85).
import type { AccountService } from '../accounts/account-service.ts'

export type RefreshResult =
  | { readonly kind: 'refreshed'; readonly token: string }
  /** The session is over: final. */
  | { readonly kind: 'refused' }
  /** No answer, or one that says nothing of the session. */
  | { readonly kind: 'failed'; readonly retryAfterMs?: number }

export interface SessionService extends Pick<AccountService, 'me'> {
  /** A token in place of this one. Never rejects. */
  refresh(token: string): Promise<RefreshResult>
  /** Never rejects: nobody waits for the answer. */
  logOut(token: string): Promise<void>
}

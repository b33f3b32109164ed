// The port to the token storage that all tabs of a browser share.
import type { TokenMark } from '@husrum/domain'
import type { SessionToken } from './session-token.ts'

/** What a tab did with the token. */
export type TokenChange =
  | { readonly kind: 'signedIn'; readonly token: SessionToken }
  | { readonly kind: 'refreshed'; readonly token: SessionToken }
  | { readonly kind: 'loggedOut' }

/** No method throws. If the browser does not store cookies, the store stays empty. */
export interface TokenStore {
  /** Undefined if there is none, or if the value is invalid. */
  read(): SessionToken | undefined
  /** Decodes a token that came from the server; undefined if it is invalid. */
  decode(text: string): SessionToken | undefined
  write(token: SessionToken): void
  /** Removes this token, but not one that has replaced it in the meantime. */
  clear(token: TokenMark): void
  /** Sends to every other tab. */
  broadcast(change: TokenChange): void
  /** The listener is called for every change that another tab broadcasts. @returns how to unsubscribe */
  subscribe(listener: (change: TokenChange) => void): () => void
}

// The port to where all tabs of a browser find the one token.
import type { TokenMark } from '@husrum/domain'
import type { SessionToken } from './session-token.ts'

/** What a tab did with the token. */
export type TokenChange =
  | { readonly kind: 'signedIn'; readonly token: SessionToken }
  | { readonly kind: 'refreshed'; readonly token: SessionToken }
  | { readonly kind: 'loggedOut' }

/** Nothing here throws: a browser that keeps no cookies has a store that stays empty. */
export interface TokenStore {
  /** Undefined where there is none, or what nobody of ours wrote. */
  read(): SessionToken | undefined
  /** What a token that came from the server says of itself; undefined where it is none. */
  decode(text: string): SessionToken | undefined
  write(token: SessionToken): void
  /** Removes this token, and no other that has taken its place meanwhile. */
  clear(token: TokenMark): void
  /** To every other tab. */
  broadcast(change: TokenChange): void
  /** Calls for every change that another tab broadcasts. @returns how to unsubscribe */
  subscribe(listener: (change: TokenChange) => void): () => void
}

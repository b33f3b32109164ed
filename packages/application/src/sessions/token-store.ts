// The port to where all tabs of a browser find the one token.
import type { TokenMark } from '@husrum/domain'
import type { SessionToken } from './session-token.ts'

/** What another tab did. */
export type TokenNews =
  | { readonly kind: 'signedIn'; readonly token: SessionToken }
  | { readonly kind: 'refreshed'; readonly token: SessionToken }
  | { readonly kind: 'loggedOut' }

/** Nothing here throws: a browser that keeps no cookies has a store that stays empty. */
export interface TokenStore {
  /** Undefined where there is none, or what nobody of ours wrote. */
  read(): SessionToken | undefined
  /** What a token that came from the server says of itself; undefined where it is none. */
  open(text: string): SessionToken | undefined
  write(token: SessionToken): void
  /** Removes this token, and no other that has taken its place meanwhile. */
  clear(token: TokenMark): void
  /** To every other tab. */
  tell(news: TokenNews): void
  /** @returns how to stop listening */
  subscribe(listener: (news: TokenNews) => void): () => void
}

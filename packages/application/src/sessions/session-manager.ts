// The session as pages see it: the signed-in user, and operations to begin, extend and end the session.
import type { User } from '@husrum/domain'

/** The current state of the session. */
export type SessionView =
  | { readonly kind: 'guest' }
  /** A token exists; `user` is undefined until the account has been read, and if reading it failed. */
  | {
      readonly kind: 'signedIn'
      readonly user: User | undefined
      readonly hasFailed: boolean
      /** Epoch milliseconds of the server's clock at which to warn of the session's end; absent while there is time. */
      readonly warnOfEndAt?: number
      /** With `warnOfEndAt`: the server does not extend this session any more; a new sign-in is required. */
      readonly isLast?: boolean
    }

/** Why the user is no longer signed in. `expired` on a page of My Pages asks to sign in again. */
export type SessionEnd = 'loggedOut' | 'loggedOutElsewhere' | 'refused' | 'expired'

export interface SessionManager {
  view(): SessionView
  /** @returns how to unsubscribe */
  subscribe(listener: () => void): () => void
  /** The listener is called each time a session ends. @returns how to unsubscribe */
  onEnd(listener: (end: SessionEnd) => void): () => void
  /** Adopts a token, broadcasts it to the other tabs, and reads the account. Undefined if it could not be read. */
  signedIn(token: string): Promise<User | undefined>
  /** Reads the account again: after consent, an upgrade, a change of details. */
  reload(): Promise<User | undefined>
  /** Requests a new token regardless of the time left: for "stay signed in", and after a refused call. */
  staySignedIn(): void
  /** Ends the session in every tab and on the server; locally also if the server does not answer. */
  logOut(): Promise<void>
}

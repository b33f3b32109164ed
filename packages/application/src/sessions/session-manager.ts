// The session as pages see it: who is signed in, and to begin, prolong and end it.
import type { User } from '@husrum/domain'

/** The session as it stands. */
export type SessionView =
  | { readonly kind: 'guest' }
  /** A token is there; `user` is undefined until the account has been read, and after reading it failed. */
  | {
      readonly kind: 'signedIn'
      readonly user: User | undefined
      readonly hasFailed: boolean
      /** Epoch milliseconds of the server's clock, when the end is to be warned of; absent while there is time. */
      readonly warnOfEndAt?: number
      /** With `warnOfEndAt`: the server does not prolong this session any more, one has to sign in anew. */
      readonly isLast?: boolean
    }

/** Why somebody is no longer signed in. `expired` on a page of My Pages asks to sign in again. */
export type SessionEnd = 'loggedOut' | 'loggedOutElsewhere' | 'refused' | 'expired'

export interface SessionManager {
  view(): SessionView
  /** @returns how to unsubscribe */
  subscribe(listener: () => void): () => void
  /** Calls for every end. @returns how to unsubscribe */
  onEnd(listener: (end: SessionEnd) => void): () => void
  /** Takes a token in, broadcasts it to the other tabs, and reads the account. Undefined where it could not be read. */
  signedIn(token: string): Promise<User | undefined>
  /** Reads the account anew: after consent, an upgrade, a change of details. */
  reload(): Promise<User | undefined>
  /** Asks for a new token whatever remains: "stay signed in", and where a call was refused. */
  staySignedIn(): void
  /** Ends the session here, in every tab and on the server; here also where the server does not answer. */
  logOut(): Promise<void>
}

// Who calls: what every handler may know of the person behind a request.
import type { Principal, User } from '@husrum/domain'

/** A session that is good at the moment of the call: its token was looked at, its binding cookie fits. */
export interface LiveSession {
  readonly sessionId: string
  /** Of the token that was shown. */
  readonly tokenId: string
  readonly accountId: string
  /** There for board members: the association that they signed in for. */
  readonly associationId?: string | undefined
  /** Whether the person has shown the electronic identity of the account to begin this session. */
  readonly hasIdentity: boolean
  /** When the person proved who they are: a session begins with that. Epoch milliseconds. */
  readonly beganAt: number
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** `user` reads the account once a request, when somebody asks; what an e-identity allows is the session's, not the account's. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'signedIn'
      readonly session: LiveSession
      readonly user: () => Promise<User>
      /** On the site of the request. */
      readonly principal: () => Promise<Principal>
    }

/** Somebody without a session, or with one that is over. */
export const anonymous: Caller = { kind: 'anonymous' }

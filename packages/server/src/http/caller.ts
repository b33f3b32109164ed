// Who calls: what every handler may know of the person behind a request.
import type { Principal, User } from '@husrum/domain'
import { Problem } from './problem.ts'

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
export interface SignedInCaller {
  readonly kind: 'signedIn'
  readonly session: LiveSession
  readonly user: () => Promise<User>
  /** On the site of the request. */
  readonly principal: () => Promise<Principal>
}

export type Caller =
  | { readonly kind: 'anonymous' }
  | SignedInCaller
  /** A session was shown and the database is away: what everybody may see is answered as to a guest, and all else 503. */
  | { readonly kind: 'unknown'; readonly cause: unknown }

/** Somebody without a session, or with one that is over. */
export const anonymous: Caller = { kind: 'anonymous' }

/** Throws `serviceUnavailable` where nobody can tell now who calls: to be told "signed out" would end a live session. */
export function assertKnown(caller: Caller): asserts caller is Exclude<Caller, { kind: 'unknown' }> {
  if (caller.kind === 'unknown') throw new Problem('serviceUnavailable', { cause: caller.cause })
}

/** Throws `signedOut` where nobody is signed in, and `serviceUnavailable` where nobody can tell. */
export const signedInOf = (caller: Caller): SignedInCaller => {
  assertKnown(caller)
  if (caller.kind === 'anonymous') throw new Problem('signedOut')
  return caller
}

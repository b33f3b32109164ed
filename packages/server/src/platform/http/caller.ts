// The caller of a request, as handlers see it.
import type { Principal, User } from '@husrum/domain'
import { Problem } from './problem.ts'

/** A session that is valid at the moment of the call: its token was checked, and its binding cookie matches. */
export interface LiveSession {
  readonly sessionId: string
  /** Id of the token of the request. */
  readonly tokenId: string
  readonly accountId: string
  /** Present for board members: the association that they signed in for. */
  readonly associationId?: string | undefined
  /** Whether the person used the electronic identity of the account to begin this session. */
  readonly hasIdentity: boolean
  /** When the person was authenticated: at the start of the session. Epoch milliseconds. */
  readonly beganAt: number
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** `user` reads the account lazily, once per request; the rights of an e-identity belong to the session, not to the account. */
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
  /** A session was sent but the database is unreachable: public content is served as to a guest, everything else is 503. */
  | { readonly kind: 'unknown'; readonly cause: unknown }

/** A caller without a session, or with an expired one. */
export const anonymous: Caller = { kind: 'anonymous' }

/** Throws `serviceUnavailable` if the caller cannot be determined now: answering "signed out" would end a live session. */
export function assertKnown(caller: Caller): asserts caller is Exclude<Caller, { kind: 'unknown' }> {
  if (caller.kind === 'unknown') throw new Problem('serviceUnavailable', { cause: caller.cause })
}

/** Throws `signedOut` if the caller is anonymous, and `serviceUnavailable` if it cannot be determined. */
export const signedInOf = (caller: Caller): SignedInCaller => {
  assertKnown(caller)
  if (caller.kind === 'anonymous') throw new Problem('signedOut')
  return caller
}

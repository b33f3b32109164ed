// The port to all that is known of a person, as they take it along or have it deleted.
import type { BlockingBusiness, LoginMethod, UntyingHinder } from '@husrum/domain'

/** Instants are epoch milliseconds. */
export interface OwnArchive {
  readonly state: 'making' | 'ready'
  readonly askedAt: number
  readonly expiresAt: number
  readonly bytes?: number
}

/** The electronic identity that is tied to an account. */
export interface OwnIdentity {
  readonly method: LoginMethod
  readonly name: string
  /** When its person was born, and that there is more. */
  readonly maskedNumber: string
  readonly tiedAt?: number
  readonly lastUsedAt?: number
  /** Why it cannot be untied; absent where it can. */
  readonly hinder?: UntyingHinder
  /** What must end before it is untied. */
  readonly blocking: readonly BlockingBusiness[]
}

export interface OwnDataStanding {
  /** Absent where none is tied. */
  readonly identity?: OwnIdentity
  /** Absent where none was asked for. */
  readonly archive?: OwnArchive
  readonly deletion: {
    /** What must end first. */
    readonly blocking: readonly BlockingBusiness[]
    /** How its owner proves to be that: has just shown the identity, by the password, or by showing the identity. */
    readonly proof: 'shown' | 'password' | 'identity'
  }
}

/** Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface OwnData {
  standing(): Promise<OwnDataStanding>
}

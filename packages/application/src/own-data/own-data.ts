// The port to the personal data of an account: export and deletion.
import type { BlockingBusiness, LoginMethod, UnlinkObstacle } from '@husrum/domain'

/** Instants are epoch milliseconds. */
export interface OwnArchive {
  readonly state: 'making' | 'ready'
  readonly askedAt: number
  readonly expiresAt: number
  readonly bytes?: number
}

/** The electronic identity that is linked to an account. */
export interface OwnIdentity {
  readonly method: LoginMethod
  readonly name: string
  /** Date of birth; the rest of the number is masked. */
  readonly maskedNumber: string
  readonly tiedAt?: number
  readonly lastUsedAt?: number
  /** Why it cannot be unlinked; absent if it can. */
  readonly obstacle?: UnlinkObstacle
  /** What must end before it can be unlinked. */
  readonly blocking: readonly BlockingBusiness[]
}

export interface OwnDataStanding {
  /** Absent if none is linked. */
  readonly identity?: OwnIdentity
  /** Absent if none was requested. */
  readonly archive?: OwnArchive
  readonly deletion: {
    /** What must end before deletion. */
    readonly blocking: readonly BlockingBusiness[]
    /** How the owner is verified: the identity was confirmed recently, by password, or by confirming the identity. */
    readonly proof: 'shown' | 'password' | 'identity'
  }
}

/** Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface OwnData {
  standing(): Promise<OwnDataStanding>
}

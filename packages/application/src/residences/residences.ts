// The port of homes that are somebody's.
import type { Residence, SiteKey } from '@husrum/domain'

/** A residence with what can be done about it here. */
export interface OwnedResidence extends Residence {
  /** Whether its faults can be reported here. */
  readonly hasFaultReports: boolean
}

/** What somebody has on the site, and where else they have homes. */
export interface OwnedResidences {
  /** Those that they left come last. */
  readonly residences: readonly OwnedResidence[]
  readonly elsewhere: readonly SiteKey[]
}

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Residences {
  own(): Promise<OwnedResidences>
  /** By its own id or by that of its home; undefined for one that is not there or not the caller's. */
  one(id: string): Promise<OwnedResidence | undefined>
}

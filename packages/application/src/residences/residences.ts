// The port of homes that are somebody's.
import type { Residence, SiteKey } from '@husrum/domain'

/** A residence with what can be done about it here. */
export interface OwnedResidence extends Residence {
  /** Whether its faults can be reported here. */
  readonly hasFaultReports: boolean
}

/** Another site on which somebody has homes; which they are, is for that site to say. */
export interface HomesElsewhere {
  readonly site: SiteKey
  /** Where they stand, absolute. */
  readonly href: string
}

/** What somebody has on the site, and where else they have homes. */
export interface OwnedResidences {
  /** Those that they left come last. */
  readonly residences: readonly OwnedResidence[]
  readonly elsewhere: readonly HomesElsewhere[]
}

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Residences {
  own(): Promise<OwnedResidences>
  /** By its own id or by that of its home; undefined for one that is not there or not the caller's. */
  one(id: string): Promise<OwnedResidence | undefined>
}

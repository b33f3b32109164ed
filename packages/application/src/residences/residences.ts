// The port to the homes of a resident or buyer.
import type { Residence, SiteKey } from '@husrum/domain'

/** A residence with the actions that are available here. */
export interface OwnedResidence extends Residence {
  /** Whether faults can be reported here. */
  readonly hasFaultReports: boolean
}

/** Another site on which the person has homes. That site shows which. */
export interface HomesElsewhere {
  readonly site: SiteKey
  /** Absolute URL of the list of homes there. */
  readonly href: string
}

/** The person's homes on this site, and other sites on which they have homes. */
export interface OwnedResidences {
  /** Former homes come last. */
  readonly residences: readonly OwnedResidence[]
  readonly elsewhere: readonly HomesElsewhere[]
}

/** Each rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Residences {
  own(): Promise<OwnedResidences>
  /** By its own id or by that of its home; undefined if it is unknown or not the caller's. */
  one(id: string): Promise<OwnedResidence | undefined>
}

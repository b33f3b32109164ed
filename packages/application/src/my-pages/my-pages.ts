// The port to My Pages as a whole.
import type { MyPagesOverview, OverviewPartName } from '@husrum/domain'

/** An overview, and what it says of itself. */
export interface OverviewSeen extends MyPagesOverview {
  readonly hasErrands: boolean
  /** A board's errands in figures; absent for everybody else. */
  readonly board?: { readonly open: number; readonly late: number }
  /** More is shown to who shows the e-identity. */
  readonly isIdentityMissing: boolean
  /** Parts that could not be had; the others are whole. */
  readonly failed: readonly OverviewPartName[]
}

/** Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface MyPages {
  /** Of the site that it was made for. */
  overview(): Promise<OverviewSeen>
}

// The port to My Pages as a whole.
import type { MyPagesOverview, OverviewPartName } from '@husrum/domain'

/** An overview with its metadata. */
export interface OverviewSeen extends MyPagesOverview {
  readonly hasErrands: boolean
  /** Errand counts of a board; absent for other viewers. */
  readonly board?: { readonly open: number; readonly late: number }
  /** Whether confirming the e-identity would show more. */
  readonly isIdentityMissing: boolean
  /** Parts that could not be loaded; the others are complete. */
  readonly failed: readonly OverviewPartName[]
}

/** Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface MyPages {
  /** Of the site that this was created for. */
  overview(): Promise<OverviewSeen>
}

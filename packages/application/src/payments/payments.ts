// The port to all payments of a person on a site.
import type { OwnPayments } from '@husrum/domain'

/** Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Payments {
  list(): Promise<OwnPayments>
}

// The port to the premises that companies rent or buy.
import type { Premises, PremisesPlace, PremisesRequest } from '@husrum/domain'

/** Fails with `ServiceUnavailable` or `ContractBroken`; finding nothing is an answer. */
export interface PremisesCatalogue {
  /** In the requested order. */
  find(request: PremisesRequest): Promise<readonly Premises[]>
  /** Every place with premises of a site, widest first. */
  places(siteId: number): Promise<readonly PremisesPlace[]>
}

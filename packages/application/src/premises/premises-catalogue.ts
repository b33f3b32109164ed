// The port to the premises that companies rent or buy.
import type { Premises, PremisesPlace, PremisesRequest } from '@husrum/domain'

/** Fails with `ServiceUnavailable` or `ContractBroken`; finding nothing is an answer. */
export interface PremisesCatalogue {
  /** In the order asked. */
  find(request: PremisesRequest): Promise<readonly Premises[]>
  /** Every place where premises of a site stand, the widest first. */
  places(siteId: number): Promise<readonly PremisesPlace[]>
}

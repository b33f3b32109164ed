// Premises for tests: the given ones, located by their addresses.
import type { Premises, PremisesPlace } from '@husrum/domain'
import { answerPremises } from '@husrum/domain'
import type { PremisesCatalogue } from './premises-catalogue.ts'

export const makeInMemoryPremisesCatalogue = ({
  premises = [],
  places = [],
  failure,
}: {
  readonly premises?: readonly Premises[]
  readonly places?: readonly PremisesPlace[]
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
} = {}): PremisesCatalogue => {
  const answer = async <Value>(value: Value): Promise<Value> => {
    if (failure) throw failure
    return value
  }
  return {
    find: (request) => answer(answerPremises(premises, request)),
    places: (siteId) =>
      answer(
        places.filter(({ url }) => premises.some((one) => one.siteId === siteId && one.tags.includes(url))),
      ),
  }
}

// Premises for tests: those given, wherever their addresses say that they stand.
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
  /** Thrown by every call: a service that is away. */
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

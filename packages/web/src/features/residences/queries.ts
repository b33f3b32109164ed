// Query of a resident's homes, cached per session, with the time of the fetch.
import type { OwnedResidences, Residences } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export interface ResidencesHad extends OwnedResidences {
  /** Epoch milliseconds, so that "today" is the same on the server and in the browser. */
  readonly at: number
}

export const ownResidencesQuery = (
  site: SiteDefinition,
  residences: Pick<Residences, 'own'>,
): Query<ResidencesHad> => ({
  queryKey: ['session', site.key, 'residences'],
  queryFn: async () => ({ ...(await residences.own()), at: Date.now() }),
  staleTime: 10_000,
})

// The interior of a home as a query: it goes with the session that asked.
import type { Interiors } from '@husrum/application'
import type { InteriorView, SiteDefinition } from '@husrum/domain'
import { useCallback } from 'react'
import type { Query } from '../../frame/queries.tsx'
import { usePageQueries } from '../../frame/queries.tsx'
import { useSite } from '../../frame/site.tsx'

const keyOf = (site: SiteDefinition, residenceId: string) => ['session', site.key, 'interior', residenceId]

/** The answer to one that is not there is `null`, which a cache can keep. */
export const interiorQuery = (
  residenceId: string,
  site: SiteDefinition,
  interiors: Pick<Interiors, 'of'>,
): Query<InteriorView | null> => ({
  queryKey: keyOf(site, residenceId),
  queryFn: async () => (await interiors.of(residenceId)) ?? null,
  staleTime: 10_000,
})

/** Keeps what a change answered, so that the page of another moment begins with it. */
export const useKeepInterior = (): ((interior: InteriorView) => Promise<void>) => {
  const site = useSite()
  const { library } = usePageQueries()
  return useCallback(
    async (interior) => {
      const { client } = await library.load()
      client.setQueryData(keyOf(site, interior.residenceId), interior)
    },
    [library, site],
  )
}

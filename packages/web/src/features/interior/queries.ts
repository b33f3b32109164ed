// Query of the interior of a home, cached per session.
import type { Interiors } from '@husrum/application'
import type { InteriorView, SiteDefinition } from '@husrum/domain'
import { useCallback } from 'react'
import type { Query } from '../../frame/queries.tsx'
import { usePageQueries } from '../../frame/queries.tsx'
import { useSite } from '../../frame/site.tsx'

const keyOf = (site: SiteDefinition, residenceId: string) => ['session', site.key, 'interior', residenceId]

/** A missing one is `null`, which can be cached. */
export const interiorQuery = (
  residenceId: string,
  site: SiteDefinition,
  interiors: Pick<Interiors, 'of'>,
): Query<InteriorView | null> => ({
  queryKey: keyOf(site, residenceId),
  queryFn: async () => (await interiors.of(residenceId)) ?? null,
  staleTime: 10_000,
})

/** Caches the response to a change, so that the page shows it when it is opened again. */
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

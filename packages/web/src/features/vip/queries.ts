// The membership as a query: it goes with the session that asked.
import type { Membership } from '@husrum/application'
import type { SiteDefinition, VipStanding } from '@husrum/domain'
import { useCallback } from 'react'
import type { Query } from '../../frame/queries.tsx'
import { usePageQueries } from '../../frame/queries.tsx'
import { useSite } from '../../frame/site.tsx'

const key = (site: SiteDefinition) => ['session', site.key, 'vip']

export const vipQuery = (
  site: SiteDefinition,
  membership: Pick<Membership, 'standing'>,
): Query<VipStanding> => ({
  queryKey: key(site),
  queryFn: () => membership.standing(),
  staleTime: 10_000,
})

/** Keeps what is known of it by now; without, has it asked anew. */
export const useKeptVip = (): ((standing?: VipStanding) => Promise<void>) => {
  const site = useSite()
  const { library } = usePageQueries()
  return useCallback(
    async (standing) => {
      const { client } = await library.load()
      if (standing) client.setQueryData(key(site), standing)
      else await client.invalidateQueries({ queryKey: key(site) })
    },
    [library, site],
  )
}

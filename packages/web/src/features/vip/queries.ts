// The membership as a query: it goes with the session that asked.
import type { Membership, WishedProject } from '@husrum/application'
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
export const useVipCache = (): ((standing?: VipStanding) => Promise<void>) => {
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

/** `null` for a project that the site does not have. */
export const wishedProjectQuery = (
  projectId: string,
  site: SiteDefinition,
  membership: Pick<Membership, 'wishes'>,
): Query<WishedProject | null> => ({
  queryKey: [...key(site), 'wishes', projectId],
  queryFn: async () => (await membership.wishes(projectId)) ?? null,
  staleTime: 10_000,
})

/** Keeps wishes as they are by now; the membership tells of them too, and is asked anew. */
export const useWishCache = (): ((project: WishedProject) => Promise<void>) => {
  const site = useSite()
  const { library } = usePageQueries()
  return useCallback(
    async (project) => {
      const { client } = await library.load()
      client.setQueryData([...key(site), 'wishes', project.projectId], project)
      await client.invalidateQueries({ queryKey: key(site), exact: true })
    },
    [library, site],
  )
}

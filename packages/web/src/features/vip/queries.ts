// Queries of the membership, cached per session.
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

/** Caches the given membership; without one, fetches it again. */
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

/** Caches the wishes, and fetches the membership again, because it includes them. */
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

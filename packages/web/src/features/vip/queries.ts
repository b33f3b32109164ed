// Queries of the membership, cached per session.
import type { JoinByCode, KeepWishes, Membership, WishedProject, WishesForm } from '@husrum/application'
import type { SiteDefinition, VipStanding } from '@husrum/domain'
import { useCallback } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import type { Query } from '../../frame/queries.tsx'
import { usePageQueries } from '../../frame/queries.tsx'
import { useSite } from '../../frame/site.tsx'
import { useChange } from '../../frame/use-change.ts'

const key = (site: SiteDefinition) => ['session', site.key, 'vip']

export const vipQuery = (
  site: SiteDefinition,
  membership: Pick<Membership, 'standing'>,
): Query<VipStanding> => ({
  queryKey: key(site),
  queryFn: () => membership.standing(),
  staleTime: 10_000,
})

/** Each returns the changed membership, and caches it. */
export const useRenewal = (): ((renews: boolean) => Promise<VipStanding>) => {
  const site = useSite()
  const { membership } = useCapabilities()
  return useChange(
    (renews) => membership.renew(renews),
    (client, standing) => client.setQueryData(key(site), standing),
  )
}
export const useWithdrawal = (): (() => Promise<VipStanding>) => {
  const site = useSite()
  const { membership } = useCapabilities()
  return useChange(
    () => membership.withdraw(),
    (client, standing) => client.setQueryData(key(site), standing),
  )
}
export const useJoinByCode = (): ((code: string) => Promise<JoinByCode>) => {
  const site = useSite()
  const { membership } = useCapabilities()
  return useChange(
    (code) => membership.joinByCode(code),
    (client, answer) => answer.kind === 'joined' && client.setQueryData(key(site), answer.standing),
  )
}

/** Fetches the membership again after a payment. */
export const useVipPaid = (): (() => Promise<void>) => {
  const site = useSite()
  const { library } = usePageQueries()
  return useCallback(async () => {
    const { client } = await library.load()
    await client.invalidateQueries({ queryKey: key(site) })
  }, [library, site])
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

/** Saves wishes, and caches them. The membership includes them, and is fetched again. */
export const useKeepWishes = (): ((projectId: string, wishes: WishesForm) => Promise<KeepWishes>) => {
  const site = useSite()
  const { membership } = useCapabilities()
  return useChange(
    (projectId, wishes) => membership.keepWishes(projectId, wishes),
    async (client, answer) => {
      if (answer.kind !== 'kept') return
      client.setQueryData([...key(site), 'wishes', answer.project.projectId], answer.project)
      await client.invalidateQueries({ queryKey: key(site), exact: true })
    },
  )
}

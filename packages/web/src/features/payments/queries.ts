// Query of the user's payments, cached per session.
import type { Payments } from '@husrum/application'
import type { OwnPayments, SiteDefinition } from '@husrum/domain'
import { useCallback } from 'react'
import type { Query } from '../../frame/queries.tsx'
import { usePageQueries } from '../../frame/queries.tsx'
import { useSite } from '../../frame/site.tsx'

const key = (site: SiteDefinition) => ['session', site.key, 'payments']

export const ownPaymentsQuery = (
  site: SiteDefinition,
  payments: Pick<Payments, 'list'>,
): Query<OwnPayments> => ({
  queryKey: key(site),
  queryFn: () => payments.list(),
  staleTime: 10_000,
})

/** Fetches it again after a payment. */
export const useFreshPayments = (): (() => Promise<void>) => {
  const site = useSite()
  const { library } = usePageQueries()
  return useCallback(async () => {
    const { client } = await library.load()
    await client.invalidateQueries({ queryKey: key(site) })
  }, [library, site])
}

// Showings as queries. What is somebody's own goes with the session that asked; a ticket and a guest list with their page.
import type { HostedShowing, OpenShowing, Showings, ShowingsSeen, ShowingTicket } from '@husrum/application'
import type { Showing, SiteDefinition } from '@husrum/domain'
import { useCallback } from 'react'
import type { Query } from '../../frame/queries.tsx'
import { usePageQueries } from '../../frame/queries.tsx'
import { useSite } from '../../frame/site.tsx'

const ownKey = (site: SiteDefinition) => ['session', site.key, 'showings']
const ticketKey = (site: SiteDefinition, ticket: string) => ['showing-ticket', site.key, ticket]
const hostedKey = (site: SiteDefinition) => ['hosted-showing', site.key]

export const showingsQuery = (
  site: SiteDefinition,
  showings: Pick<Showings, 'list'>,
): Query<ShowingsSeen> => ({ queryKey: ownKey(site), queryFn: () => showings.list(), staleTime: 10_000 })

/** `null` for a ticket that is none: a cache can keep it. */
export const ticketQuery = (
  ticket: string,
  site: SiteDefinition,
  showings: Pick<Showings, 'ticket'>,
): Query<ShowingTicket | null> => ({
  queryKey: ticketKey(site, ticket),
  queryFn: async () => (await showings.ticket(ticket)) ?? null,
  // At the door there may be no connection: what is shown stays.
  staleTime: Number.POSITIVE_INFINITY,
})

/** `null` where this browser is no host's. */
export const hostedQuery = (
  site: SiteDefinition,
  showings: Pick<Showings, 'hosted'>,
): Query<HostedShowing | null> => ({
  queryKey: hostedKey(site),
  queryFn: async () => (await showings.hosted()) ?? null,
  staleTime: 5_000,
})

export const openShowingsQuery = (
  site: SiteDefinition,
  showings: Pick<Showings, 'open'>,
): Query<readonly OpenShowing[]> => ({
  queryKey: ['open-showings', site.key],
  queryFn: () => showings.open(),
  staleTime: 60_000,
})

/**
 * What became of one showing, among all: the others have changed with it, so they are asked for anew. Where they cannot
 * be had, the one alone is kept.
 */
export const useShowingCache = (
  showings: Pick<Showings, 'list'>,
): ((showing: Showing) => Promise<ShowingsSeen | undefined>) => {
  const site = useSite()
  const { library } = usePageQueries()
  return useCallback(
    async (showing) => {
      const { client } = await library.load()
      try {
        return await client.fetchQuery({ ...showingsQuery(site, showings), staleTime: 0 })
      } catch {
        return client.setQueryData<ShowingsSeen>(
          ownKey(site),
          (seen) =>
            seen && {
              ...seen,
              showings: seen.showings.map((each) => (each.id === showing.id ? showing : each)),
            },
        )
      }
    },
    [library, site, showings],
  )
}

/** Keeps a guest list; a ticket that is shown beside it is asked for anew. */
export const useGuestCache = (): ((hosted: HostedShowing) => Promise<void>) => {
  const site = useSite()
  const { library } = usePageQueries()
  return useCallback(
    async (hosted) => {
      const { client } = await library.load()
      client.setQueryData(hostedKey(site), hosted)
      await client.invalidateQueries({ queryKey: ['showing-ticket', site.key] })
    },
    [library, site],
  )
}

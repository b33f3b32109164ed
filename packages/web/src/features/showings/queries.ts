// Queries of showings. Personal ones are cached per session; a ticket and a guest list with their page.
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

/** `null` for an invalid ticket, which can be cached. */
export const ticketQuery = (
  ticket: string,
  site: SiteDefinition,
  showings: Pick<Showings, 'ticket'>,
): Query<ShowingTicket | null> => ({
  queryKey: ticketKey(site, ticket),
  queryFn: async () => (await showings.ticket(ticket)) ?? null,
  // There may be no connection at the door: the ticket is never refetched.
  staleTime: Number.POSITIVE_INFINITY,
})

/** `null` if this browser does not belong to a host. */
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
 * Returns all showings after a change to one: the change affects the others, so they are fetched again. If that fails, only the
 * changed one is updated in the cache.
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

/** Caches a guest list, and fetches the ticket beside it again. */
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

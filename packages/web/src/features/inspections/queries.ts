// Query of the inspections of a home, cached per session.
import type { Inspections } from '@husrum/application'
import type { InspectionsView, SiteDefinition } from '@husrum/domain'
import { useCallback } from 'react'
import type { Query } from '../../frame/queries.tsx'
import { usePageQueries } from '../../frame/queries.tsx'
import { useSite } from '../../frame/site.tsx'

/** The inspections, and an idempotency key for forms without script. */
export interface InspectionsToShow {
  readonly value: InspectionsView | null
  readonly formKey: string
}

const keyOf = (site: SiteDefinition, residenceId: string) => ['session', site.key, 'inspections', residenceId]

/** A missing one is `null`, which can be cached. */
export const inspectionsQuery = (
  residenceId: string,
  site: SiteDefinition,
  inspections: Pick<Inspections, 'of'>,
): Query<InspectionsToShow> => ({
  queryKey: keyOf(site, residenceId),
  queryFn: async () => ({
    value: (await inspections.of(residenceId)) ?? null,
    formKey: crypto.randomUUID(),
  }),
  staleTime: 10_000,
})

/** Caches the response to a change. */
export const useKeepInspections = (): ((value: InspectionsView) => Promise<void>) => {
  const site = useSite()
  const { library } = usePageQueries()
  return useCallback(
    async (value) => {
      const { client } = await library.load()
      const kept: InspectionsToShow = { value, formKey: crypto.randomUUID() }
      client.setQueryData(keyOf(site, value.residenceId), kept)
    },
    [library, site],
  )
}

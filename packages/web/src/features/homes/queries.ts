// Homes by their ids, as a query.
import type { SiteDefinition } from '@husrum/domain'
import { queryOptions } from '@tanstack/react-query'
import type { UseCases } from '../../composition/use-cases.ts'

export const homesByIdsQuery = (ids: readonly string[], site: SiteDefinition, { showHomes }: UseCases) =>
  queryOptions({
    queryKey: ['homes-by-ids', site.key, ids],
    queryFn: () => showHomes(ids),
  })

// Query of the documents of the user's homes, cached per session.
import type { Documents } from '@husrum/application'
import type { OwnDocument, SiteDefinition } from '@husrum/domain'
import { useCallback } from 'react'
import type { Query } from '../../frame/queries.tsx'
import { usePageQueries } from '../../frame/queries.tsx'
import { useSite } from '../../frame/site.tsx'

const key = (site: SiteDefinition) => ['session', site.key, 'documents']

export const ownDocumentsQuery = (
  site: SiteDefinition,
  documents: Pick<Documents, 'list'>,
): Query<readonly OwnDocument[]> => ({
  queryKey: key(site),
  queryFn: () => documents.list(),
  staleTime: 10_000,
})

/** Fetches them again after a signature. */
export const useFreshDocuments = (): (() => Promise<void>) => {
  const site = useSite()
  const { library } = usePageQueries()
  return useCallback(async () => {
    const { client } = await library.load()
    await client.invalidateQueries({ queryKey: key(site) })
  }, [library, site])
}

// Queries of the text search.
import type { FindQuickly, FindTexts, TextSearch } from '@husrum/application'
import type { SiteDefinition, TextSearchState } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export const textsQuery = (
  state: TextSearchState,
  site: SiteDefinition,
  textSearch: Pick<TextSearch, 'find'>,
): Query<Awaited<ReturnType<FindTexts>>> => ({
  queryKey: ['texts', site.key, state],
  queryFn: () => textSearch.find(state),
})

export const quickTextsQuery = (
  text: string,
  site: SiteDefinition,
  textSearch: Pick<TextSearch, 'quickly'>,
): Query<Awaited<ReturnType<FindQuickly>>> => ({
  queryKey: ['quick-texts', site.key, text],
  queryFn: () => textSearch.quickly(text),
})

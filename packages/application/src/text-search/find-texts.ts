// A page of a text search.
import type { SiteDefinition, TextSearchState } from '@husrum/domain'
import { textSearchRequest, textSearchTabs } from '@husrum/domain'
import type { FoundTexts, TextSearchService } from './text-search-service.ts'

/** Texts of fewer than two characters are not searched for. Fails as the port does. */
export type FindTexts = (
  search: TextSearchState,
) => Promise<{ readonly kind: 'too-short' } | ({ readonly kind: 'found' } & FoundTexts)>

export interface TextSearchDependencies {
  readonly texts: TextSearchService
  readonly site: SiteDefinition
}

export const makeFindTexts =
  ({ texts, site }: TextSearchDependencies): FindTexts =>
  async ({ text, tab, sort, page }) => {
    const request = textSearchRequest({ text, site, page, sort, categories: textSearchTabs[tab] })
    return request ? { kind: 'found', ...(await texts.find(request)) } : { kind: 'too-short' }
  }

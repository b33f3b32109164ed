// Suggests places to search in while the visitor types.

import type { Tag } from '@husrum/domain'
import { minSuggestionLength } from '@husrum/domain'
import type { SearchDependencies } from './search-dependencies.ts'

export type SuggestPlaces = (
  text: string,
) => Promise<{ readonly kind: 'too-short' } | { readonly kind: 'suggested'; readonly places: readonly Tag[] }>

export const makeSuggestPlaces =
  ({ catalogue, site }: Pick<SearchDependencies, 'catalogue' | 'site'>): SuggestPlaces =>
  async (text) => {
    const wanted = text.trim()
    if (wanted.length < minSuggestionLength) return { kind: 'too-short' }
    const places = await catalogue.findTags({ siteId: site.catalogueSiteId, text: wanted, limit: 8 })
    return { kind: 'suggested', places }
  }

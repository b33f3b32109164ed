// Places to search in, while somebody types.

import type { SiteDefinition, Tag } from '@husrum/domain'
import { minSuggestionLength } from '@husrum/domain'
import type { ResidenceCatalogue } from './residence-catalogue.ts'

export type SuggestPlaces = (
  text: string,
) => Promise<{ readonly kind: 'too-short' } | { readonly kind: 'suggested'; readonly places: readonly Tag[] }>

export const makeSuggestPlaces =
  ({ catalogue, site }: { catalogue: ResidenceCatalogue; site: SiteDefinition }): SuggestPlaces =>
  async (text) => {
    const wanted = text.trim()
    if (wanted.length < minSuggestionLength) return { kind: 'too-short' }
    const places = await catalogue.findTags({ siteId: site.catalogueSiteId, text: wanted, limit: 8 })
    return { kind: 'suggested', places }
  }

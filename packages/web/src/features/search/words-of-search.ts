// A search as text: the labels of its chips.
import type { SearchFilters, SiteDefinition, Tag } from '@husrum/domain'
import type { Texts } from '../../texts/load-texts.ts'
import { chosenFilters } from './chosen-filters.ts'

/** Each filter that is set, as text; empty for a search without filters. */
export const wordsOfSearch = (
  filters: SearchFilters,
  facts: {
    readonly tags: readonly Pick<Tag, 'url' | 'name'>[]
    readonly site: SiteDefinition
    readonly texts: Texts
  },
): readonly string[] => chosenFilters(filters, { ...facts, stageName: undefined }).map(({ word }) => word)

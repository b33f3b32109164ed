// The active filters, each with a link that removes it. Real links, which work without script.

import type { SearchFilters, Tag } from '@husrum/domain'
import type { MouseEvent } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { chosenFilters } from './chosen-filters.ts'
import type { SearchController } from './use-search.ts'

interface Props {
  readonly controller: SearchController
  readonly tags: readonly Tag[]
  readonly stageName: string | undefined
}

export const ActiveFilters = ({
  controller: { search, addressWith, changeFilters },
  tags,
  stageName,
}: Props) => {
  const site = useSite()
  const texts = useTexts()
  const chosen = chosenFilters(search.filters, { tags, stageName, site, texts })
  /** The link leads to the plain list; with script, the map or tab stays. */
  const stay = (event: MouseEvent, without: Partial<SearchFilters>): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    changeFilters(without)
  }
  return (
    <FilterChips
      label={texts.search.activeFilters}
      chips={chosen.map(({ key, word, without }) => ({
        key,
        word,
        without: addressWith(without),
        onFollow: (event) => stay(event, without),
      }))}
      remove={texts.search.removeFilter}
      clear={{ words: texts.search.clearAll, address: site.routes.search ?? '/' }}
    />
  )
}

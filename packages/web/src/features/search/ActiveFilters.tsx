// What is chosen, each with its own way out. Real links: they work before the script does.

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
  /** The link leads to the plain list; whoever looks at a map or a tab stays there. */
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

// What is chosen, each with its own way out. Real links: they work before the script does.

import type { RangeFilter as RangeName, SearchFilters, Tag } from '@husrum/domain'
import { choiceFilterNames, defaultFilters, rangeFilterNames, rangeFilters } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { searchedWords } from './filter-words.ts'
import { rangeWords } from './range-words.ts'
import type { SearchController } from './use-search.ts'

interface Props {
  readonly controller: SearchController
  readonly tags: readonly Tag[]
  readonly stageName: string | undefined
}

export const ActiveFilters = ({ controller: { search, addressWith }, tags, stageName }: Props) => {
  const site = useSite()
  const texts = useTexts()
  const { filters } = search
  const defaults = defaultFilters(site.ranges)

  const rangeWord = (name: RangeName): string => {
    const { min, max } = rangeFilters[name]
    return rangeWords(name, { min: filters[min], max: filters[max] }, site, texts.search)
  }

  const chosen: { key: string; word: string; without: Partial<SearchFilters> }[] = [
    ...filters.tags.map((url) => ({
      key: url,
      word: tags.find((tag) => tag.url === url)?.name ?? url,
      without: { tags: filters.tags.filter((other) => other !== url) },
    })),
    ...(filters.stageIds.length > 0
      ? [{ key: 'stage', word: stageName ?? texts.search.stageFilter, without: { stageIds: [] } }]
      : []),
    ...rangeFilterNames.flatMap((name) => {
      const { min, max } = rangeFilters[name]
      return filters[min] === defaults[min] && filters[max] === defaults[max]
        ? []
        : [{ key: name, word: rangeWord(name), without: { [min]: defaults[min], [max]: defaults[max] } }]
    }),
    ...choiceFilterNames.flatMap((name) =>
      filters[name].map((value) => ({
        key: `${name}-${value}`,
        word: searchedWords(name, value, texts, site),
        without: { [name]: (filters[name] as readonly string[]).filter((other) => other !== value) },
      })),
    ),
    ...(filters.inhabitDate === 3
      ? []
      : [
          {
            key: 'inhabit-date',
            word: texts.search.inhabitDates[filters.inhabitDate],
            without: { inhabitDate: 3 as const },
          },
        ]),
    ...(filters.viewing === 'includeAll'
      ? []
      : [
          {
            key: 'viewing',
            word: texts.search.viewings[filters.viewing],
            without: { viewing: 'includeAll' as const },
          },
        ]),
  ]
  return (
    <FilterChips
      label={texts.search.activeFilters}
      chips={chosen.map(({ key, word, without }) => ({ key, word, without: addressWith(without) }))}
      remove={texts.search.removeFilter}
      clear={{ words: texts.search.clearAll, address: site.routes.search ?? '/' }}
    />
  )
}

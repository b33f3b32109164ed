// The active filters of a search, each with its text and the filters that are left without it.
import type { RangeFilter as RangeName, SearchFilters, SiteDefinition, Tag } from '@husrum/domain'
import { choiceFilterNames, defaultFilters, rangeFilterNames, rangeFilters } from '@husrum/domain'
import type { Texts } from '../../texts/load-texts.ts'
import { searchedWords } from './filter-words.ts'
import { rangeWords } from './range-words.ts'

export interface ChosenFilter {
  readonly key: string
  readonly word: string
  /** Changes that remove it from the search. */
  readonly without: Partial<SearchFilters>
}

export const chosenFilters = (
  filters: SearchFilters,
  {
    tags,
    stageName,
    site,
    texts,
  }: {
    readonly tags: readonly Pick<Tag, 'url' | 'name'>[]
    readonly stageName: string | undefined
    readonly site: SiteDefinition
    readonly texts: Texts
  },
): readonly ChosenFilter[] => {
  const defaults = defaultFilters(site.ranges)

  const rangeWord = (name: RangeName): string => {
    const { min, max } = rangeFilters[name]
    return rangeWords(name, { min: filters[min], max: filters[max] }, site, texts.search)
  }

  return [
    ...filters.tags.map((url) => ({
      key: url,
      word: tags.find((tag) => tag.url === url)?.name ?? url,
      without: { tags: filters.tags.filter((other) => other !== url) },
    })),
    ...(filters.geoSearch.length > 0
      ? [
          {
            key: 'map',
            word: filters.geoSearch.length === 4 ? texts.search.partOfMap : texts.search.drawnArea,
            without: { geoSearch: [] as const },
          },
        ]
      : []),
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
}

// What is chosen, each with its own way out. Real links: they work before the script does.

import type { RangeFilter as RangeName, SearchFilters, Tag } from '@husrum/domain'
import { choiceFilterNames, defaultFilters, rangeFilterNames, rangeFilters } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import styles from './ActiveFilters.module.css'
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
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label={texts.search.activeFilters}>
      {chosen.map(({ key, word, without }) => (
        <li key={key}>
          <RouterLink className={styles.chip} to={addressWith(without)} rel="nofollow">
            <span className={styles.sr}>{texts.search.removeFilter(word)}</span>
            <span aria-hidden="true">{word}</span>
            <svg className={styles.cross} viewBox="0 0 12 12" aria-hidden="true">
              <path d="M2 2l8 8M10 2l-8 8" />
            </svg>
          </RouterLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <RouterLink className={styles.clear} to={site.routes.search ?? '/'}>
            {texts.search.clearAll}
          </RouterLink>
        </li>
      )}
    </ul>
  )
}

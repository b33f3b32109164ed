// Links from one text search to others: its categories, orders and pages.
import type { FoundTexts } from '@husrum/application'
import type { TextSearchTab } from '@husrum/domain'
import { groupThousands, textSearchPageSize, textSearchSorts, textSearchTabs } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import styles from './TextSearchWays.module.css'
import type { TextSearchController } from './use-text-search.ts'

interface Props {
  readonly controller: TextSearchController
}

/** Order of the tabs, broadest first. */
const tabs: readonly TextSearchTab[] = ['all', 'residential', 'content', 'news', 'career']

export const CategoryTabs = ({
  controller: { search, addressWith },
  counts,
}: Props & Pick<FoundTexts, 'counts'>) => {
  const { textSearch: texts } = useTexts()
  const countOf = (tab: TextSearchTab): number =>
    textSearchTabs[tab].reduce((sum, category) => sum + (counts[category] ?? 0), 0)
  return (
    <nav aria-label={texts.categories}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab}>
            <RouterLink
              className={styles.tab}
              to={addressWith({ tab })}
              rel="nofollow"
              aria-current={tab === search.tab ? 'page' : undefined}
            >
              {texts.tab[tab]} <span className={styles.count}>{groupThousands(countOf(tab))}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const SortLinks = ({ controller: { search, addressWith } }: Props) => {
  const { textSearch: texts } = useTexts()
  return (
    <nav className={styles.sort} aria-label={texts.sort}>
      <span aria-hidden="true">{texts.sort}</span>
      <ul className={styles.orders}>
        {textSearchSorts.map((sort) => (
          <li key={sort}>
            <RouterLink
              className={styles.order}
              to={addressWith({ sort })}
              rel="nofollow"
              aria-current={sort === search.sort ? 'true' : undefined}
            >
              {texts.sorts[sort]}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Number of pages that an address may request. */
const maxPages = 40

export const Paging = ({
  controller: { search, addressWith },
  total,
}: Props & { readonly total: number }) => {
  const { textSearch: texts } = useTexts()
  const pages = Math.min(Math.ceil(total / textSearchPageSize), maxPages)
  if (pages < 2) return null
  const { page } = search
  return (
    <nav className={styles.paging} aria-label={texts.pages}>
      {page > 0 && (
        <RouterLink className={styles.step} to={addressWith({ page: page - 1 })} rel="prev nofollow">
          <Icon name="back" />
          {texts.previousPage}
        </RouterLink>
      )}
      <span>{texts.pageOf(page + 1, pages)}</span>
      {page + 1 < pages && (
        <RouterLink className={styles.step} to={addressWith({ page: page + 1 })} rel="next nofollow">
          {texts.nextPage}
          <Icon name="arrow" />
        </RouterLink>
      )}
    </nav>
  )
}

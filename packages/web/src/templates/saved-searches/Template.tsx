// My Pages: the saved searches of the user.
import type { NamedHomeNews, StoredSearch, StoredSearches } from '@husrum/application'
import type { ContentPage, noMoney, ResidenceStatus } from '@husrum/domain'
import { formatDateTime, formatPrice, readSearchAddress, wallClockOf } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { statusWords } from '../../features/homes/home-words.ts'
import { MyPagesMenu } from '../../features/my-pages/MyPagesMenu.tsx'
import { readAlertQuery } from '../../features/saved-searches/alert-query.ts'
import { SavedSearchList } from '../../features/saved-searches/SavedSearchList.tsx'
import { wordsOfSearch } from '../../features/search/words-of-search.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useRetried } from '../../frame/use-retried.ts'
import { useSeen } from '../../frame/use-seen.ts'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import styles from '../content/Template.module.css'

export interface SavedSearchesData {
  /** Undefined if they could not be loaded. */
  readonly searches: StoredSearches | undefined
  /** The typed values of a form that was sent back. */
  readonly typed: Readonly<Record<string, string>>
}

export const SavedSearchesTemplate = ({ page, data }: TemplateProps<ContentPage, SavedSearchesData>) => {
  const site = useSite()
  const texts = useTexts()
  const { savedSearches } = useCapabilities()
  const { pathname, search } = useLocation()
  const searches = useRetried(data.searches, () => savedSearches.list())
  useSeen(searches?.newsTo, (newsTo) => savedSearches.see(newsTo))
  const { heading, preamble, blocks } = page.model
  const wordsOf = ({ address, places }: StoredSearch): readonly string[] => {
    const [path = '', query = ''] = address.split('?', 2)
    const { filters } = readSearchAddress(path, new URLSearchParams(query), site).state
    return wordsOfSearch(filters, { tags: places, site, texts })
  }
  /** In the same words as the e-mails. */
  const newsWordsOf = ({ home, isNew, price, status, showings }: NamedHomeNews): readonly string[] => {
    const { list } = texts.savedSearches
    const amount = (money: typeof noMoney) => formatPrice(money, site.formats)
    const words = (value: ResidenceStatus) => statusWords({ ...home, status: value }, texts.homes)
    return [
      ...(isNew ? [list.isNew] : []),
      ...(status ? [list.newStatus(words(status.before), words(status.now))] : []),
      ...(price ? [list.newPrice(amount(price.before), amount(price.now))] : []),
      ...showings.flatMap((showing) => {
        const moment = wallClockOf(showing, site.country)
        return moment === undefined ? [] : [list.newShowing(formatDateTime(moment, site.formats))]
      }),
    ]
  }
  return (
    <>
      <MyPagesMenu path={pathname} />
      <article className={styles.page}>
        <header className={styles.top} data-pictured={false}>
          <div className={styles.words}>
            <h1 className={styles.heading}>{heading}</h1>
            {preamble !== undefined && <p className={styles.preamble}>{preamble}</p>}
          </div>
        </header>
        <SavedSearchList
          searches={searches}
          wordsOf={wordsOf}
          newsWordsOf={newsWordsOf}
          query={readAlertQuery(search)}
          typed={data.typed}
          here={pathname}
        />
        <ComposedBlocks blocks={blocks} />
      </article>
    </>
  )
}

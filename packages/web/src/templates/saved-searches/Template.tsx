// My Pages: the searches that somebody keeps.
import type { KeptSearch } from '@husrum/application'
import type { ContentPage } from '@husrum/domain'
import { readSearchAddress } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { readAlertQuery } from '../../features/saved-searches/alert-query.ts'
import { SavedSearchList } from '../../features/saved-searches/SavedSearchList.tsx'
import { wordsOfSearch } from '../../features/search/words-of-search.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useRetried } from '../../frame/use-retried.ts'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import styles from '../content/Template.module.css'

export interface SavedSearchesData {
  /** Undefined where they could not be had. */
  readonly searches: readonly KeptSearch[] | undefined
  /** What had been typed into a form that came back. */
  readonly typed: Readonly<Record<string, string>>
}

export const SavedSearchesTemplate = ({ page, data }: TemplateProps<ContentPage, SavedSearchesData>) => {
  const site = useSite()
  const texts = useTexts()
  const { savedSearches } = useCapabilities()
  const { pathname, search } = useLocation()
  const searches = useRetried(data.searches, () => savedSearches.list())
  const { heading, preamble, blocks } = page.model
  const wordsOf = ({ address, places }: KeptSearch): readonly string[] => {
    const [path = '', query = ''] = address.split('?', 2)
    const { filters } = readSearchAddress(path, new URLSearchParams(query), site).state
    return wordsOfSearch(filters, { tags: places, site, texts })
  }
  return (
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
        query={readAlertQuery(search)}
        typed={data.typed}
        here={pathname}
      />
      <ComposedBlocks blocks={blocks} />
    </article>
  )
}

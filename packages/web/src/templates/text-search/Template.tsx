// A page that searches by text: the field, the part of the text that asks for homes, and the hits.
import type { FoundTexts } from '@husrum/application'
import type { ContentPage } from '@husrum/domain'
import { isSearchedFor } from '@husrum/domain'
import { useEffect, useRef } from 'react'
import { understoodWords } from '../../features/search/understood-words.ts'
import { textsQuery } from '../../features/text-search/queries.ts'
import { TextHits } from '../../features/text-search/TextHits.tsx'
import { TextSearchForm } from '../../features/text-search/TextSearchForm.tsx'
import { CategoryTabs, Paging, SortLinks } from '../../features/text-search/TextSearchWays.tsx'
import { textSearchSeo } from '../../features/text-search/text-search-seo.ts'
import { UnderstoodHomes } from '../../features/text-search/UnderstoodHomes.tsx'
import { useTextSearch } from '../../features/text-search/use-text-search.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { updateHead } from '../../frame/update-head.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import styles from './Template.module.css'

export interface TextSearchData {
  /** The results could not be loaded when the page was made. */
  readonly hasFailed: boolean
}

type Props = TemplateProps<ContentPage, TextSearchData>

export const TextSearchTemplate = ({ page, data }: Props) => {
  const site = useSite()
  const texts = useTexts()
  const { layout, textSearch: words } = texts
  const isCorporate = page.template === 'corporateSearch'
  const controller = useTextSearch(isCorporate ? 'corporateSearch' : 'textSearch')
  const { search, addressWith } = controller
  const answer = useLiveQuery(textsQuery(search, site, useCapabilities().textSearch), data)
  const hasText = search.text !== ''
  const isTooShort = hasText && !isSearchedFor(search.text)
  const found: FoundTexts | undefined =
    hasText && !isTooShort && answer.data?.kind === 'found' ? answer.data : undefined

  // The page stays when the text changes: its head follows.
  const address = addressWith({ page: search.page })
  const told = useRef(address)
  useEffect(() => {
    if (told.current === address) return
    told.current = address
    updateHead(textSearchSeo(page.seo, page, new URL(address, location.origin), texts.textSearch))
  }, [address, page, texts.textSearch])

  const countWords = answer.isPreviousData
    ? words.searching
    : found
      ? words.found(found.total, search.text)
      : ''
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1 className={styles.heading}>{page.model.heading}</h1>
        {!hasText && page.model.preamble !== undefined && (
          <p className={styles.preamble}>{page.model.preamble}</p>
        )}
        <TextSearchForm
          label={isCorporate ? layout.search.corporateField : layout.search.field}
          controller={controller}
          isTooShort={isTooShort}
        />
      </div>
      {found?.understood && (
        <UnderstoodHomes
          understood={found.understood}
          wordOf={(part) => understoodWords(part, site, texts)}
          renderChip={({ textWithout }, className, children) => (
            <RouterLink className={className} to={addressWith({ text: textWithout })} rel="nofollow">
              {children}
            </RouterLink>
          )}
        />
      )}
      <p className={styles.count} role="status">
        {countWords}
      </p>
      {hasText && answer.isError && (
        <Notice kind="warning" heading={words.failedTitle}>
          <p>{words.failedText}</p>
          <Button look="quiet" onClick={answer.retry}>
            {words.retry}
          </Button>
        </Notice>
      )}
      {found && (
        <div className={styles.results} aria-busy={answer.isPreviousData}>
          <CategoryTabs controller={controller} counts={found.counts} />
          {found.total > 0 ? (
            <>
              <SortLinks controller={controller} />
              <TextHits hits={found.hits} />
              <Paging controller={controller} total={found.total} />
            </>
          ) : (
            <div className={styles.empty}>
              <p>{words.emptyText}</p>
              {search.tab !== 'all' && (
                <RouterLink to={addressWith({ tab: 'all' })} rel="nofollow">
                  {words.allCategories}
                </RouterLink>
              )}
            </div>
          )}
        </div>
      )}
      {(!found || found.total === 0) && (
        <>
          {page.popularSearches.length > 0 && !isCorporate && (
            <section className={styles.popular}>
              <h2>{words.popular}</h2>
              <ul className={styles.links}>
                {page.popularSearches.map(({ href, title }) => (
                  <li key={href}>
                    <SiteLink className={styles.link} href={href}>
                      {title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ComposedBlocks blocks={page.model.blocks} homes={[]} />
        </>
      )}
    </div>
  )
}

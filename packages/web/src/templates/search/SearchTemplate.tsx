// The search page: filters beside, or above, what they find.
import type { SearchPage } from '@husrum/domain'
import { lazy, Suspense, useId, useState } from 'react'
import { useAnswers } from '../../app/answers-context.tsx'
import { previousAnswer, useAnswer } from '../../app/use-answer.ts'
import { HomeList } from '../../features/homes/HomeList.tsx'
import { ActiveFilters } from '../../features/search/ActiveFilters.tsx'
import { FilterForm } from '../../features/search/FilterForm.tsx'
import { homesQuery, listMoreHomes } from '../../features/search/queries.ts'
import { SearchResults } from '../../features/search/SearchResults.tsx'
import { useSearch } from '../../features/search/use-search.ts'
import { useUseCases } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './SearchTemplate.module.css'

/** A card's width where the filters stand beside the list, and where they stand above it. */
const besideFilters = '(width >= 90rem) 22rem, (width >= 64rem) 24vw, (width >= 40rem) 46vw, 94vw'

/** Only those who ask for stages or areas download what shows them. */
const StagesOrAreas = lazy(async () => ({ default: (await import('./StagesOrAreas.tsx')).StagesOrAreas }))

export const SearchTemplate = ({ page }: { page: SearchPage }) => {
  const site = useSite()
  const { search: texts } = useTexts()
  const controller = useSearch()
  const { search, problems } = controller
  const id = useId()
  const formId = `filters-${id}`
  const resultsId = `results-${id}`
  const useCases = useUseCases()
  const answers = useAnswers()
  const found = useAnswer({ ...homesQuery(search, site, useCases), placeholderData: previousAnswer })
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const listMore = async (): Promise<boolean> => {
    setMore('loading')
    try {
      await listMoreHomes(search, site, { answers, useCases })
      setMore('idle')
      return true
    } catch {
      setMore('failed')
      return false
    }
  }
  const homes = found.data?.homes
  const total = found.data?.total
  const tags = found.data?.tags ?? page.model.tags
  const names = search.filters.tags.flatMap((url) => tags.find((tag) => tag.url === url)?.name ?? [])
  const hasUnknownValue =
    problems.some(({ key }) => key === 'unknownValue') || (found.data?.unknownTags.length ?? 0) > 0

  return (
    <div className={styles.search}>
      <div className={styles.intro}>
        <h1>{names.length > 0 ? texts.headingIn(names) : page.model.heading}</h1>
        <p>{page.model.preamble}</p>
      </div>
      <div className={styles.filters}>
        <FilterForm
          id={formId}
          controller={controller}
          facets={found.data?.facets}
          total={total}
          resultsId={resultsId}
        />
      </div>
      <div className={styles.results}>
        {hasUnknownValue && (
          <Notice>
            <p>{texts.errors.unknownValue}</p>
          </Notice>
        )}
        <ActiveFilters controller={controller} tags={tags} stageName={homes?.[0]?.stageName} />
        <SearchResults
          id={resultsId}
          formId={formId}
          controller={controller}
          homes={homes}
          total={total}
          isUpdating={found.isPlaceholderData}
          isFailed={found.isError}
          more={more}
          renderHomes={(list) => <HomeList homes={list} level={2} eager={2} sizes={besideFilters} />}
          renderOthers={(kind) => (
            <Suspense fallback={<Skeleton />}>
              <StagesOrAreas kind={kind} controller={controller} />
            </Suspense>
          )}
          onRetry={() => void found.refetch()}
          onMore={listMore}
        />
      </div>
    </div>
  )
}

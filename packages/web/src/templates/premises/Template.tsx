// The premises page: filters beside, or above, the results; the site's content below.
import type { ContentPage } from '@husrum/domain'
import { useId } from 'react'
import { PremisesFilterForm } from '../../features/premises/PremisesFilterForm.tsx'
import { PremisesResults } from '../../features/premises/PremisesResults.tsx'
import { premisesPlacesQuery, premisesQuery } from '../../features/premises/queries.ts'
import { usePremisesSearch } from '../../features/premises/use-premises-search.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { FilteredPage } from '../../ui/FilteredPage.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'

export interface PremisesData {
  /** The premises could not be loaded when the page was made. */
  readonly hasFailed: boolean
}

export const PremisesTemplate = ({ page, data }: TemplateProps<ContentPage, PremisesData>) => {
  const site = useSite()
  const { premises } = useCapabilities()
  const controller = usePremisesSearch()
  const found = useLiveQuery(premisesQuery(controller.filters, site, premises), data)
  const places = useLiveQuery(premisesPlacesQuery(site, premises), data).data ?? []
  const id = useId()
  const formId = `filters-${id}`
  const resultsId = `results-${id}`
  const { heading, preamble, blocks } = page.model
  return (
    <FilteredPage
      heading={heading}
      preamble={preamble}
      filters={
        <PremisesFilterForm
          id={formId}
          controller={controller}
          places={places}
          total={found.data?.length}
          resultsId={resultsId}
        />
      }
      results={
        <PremisesResults
          id={resultsId}
          formId={formId}
          controller={controller}
          places={places}
          premises={found.data}
          isUpdating={found.isPreviousData}
          isFailed={found.isError}
          onRetry={found.retry}
        />
      }
    >
      <ComposedBlocks blocks={blocks} />
    </FilteredPage>
  )
}

// Homes for resale: filters beside, or above, the results; the site's content below.
import type { ContentPage, Home } from '@husrum/domain'
import { anyMunicipality, successionHomes, successionMunicipalities } from '@husrum/domain'
import { useId, useMemo } from 'react'
import { HomeList } from '../../features/homes/HomeList.tsx'
import { resalesQuery } from '../../features/succession/queries.ts'
import { SuccessionFilterForm } from '../../features/succession/SuccessionFilterForm.tsx'
import { usePosition } from '../../features/succession/use-position.ts'
import { useSuccessionSearch } from '../../features/succession/use-succession-search.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { FilteredPage } from '../../ui/FilteredPage.tsx'
import { besideFilters, FoundList } from '../../ui/FoundList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import styles from './Template.module.css'

export interface SuccessionData {
  /** The homes could not be loaded when the page was made. */
  readonly hasFailed: boolean
}

const none: readonly Home[] = []

export const SuccessionTemplate = ({ page, data }: TemplateProps<ContentPage, SuccessionData>) => {
  const site = useSite()
  const { succession: texts } = useTexts()
  const found = useLiveQuery(resalesQuery(site, useCapabilities().search), data)
  const controller = useSuccessionSearch()
  const { filters, addressWith, changeFilters } = controller
  const position = usePosition(filters.geo)
  const visitor = position.kind === 'known' ? position.point : undefined
  const all = found.data ?? none
  const municipalities = useMemo(() => successionMunicipalities(all, site), [all, site])
  const near = useMemo(() => successionHomes(all, filters, site, { visitor }), [all, filters, site, visitor])
  const hasNoneNearby = near.length === 0 && filters.geo && visitor !== undefined
  const homes = hasNoneNearby ? successionHomes(all, { ...filters, geo: false }, site) : near
  const total = found.data && homes.length
  const id = useId()
  const formId = `filters-${id}`
  const resultsId = `results-${id}`
  const list = site.routes.succession ?? site.routes.start
  const { heading, preamble, blocks } = page.model
  const chips = [
    ...(filters.municipality === anyMunicipality
      ? []
      : [
          {
            key: 'municipality',
            word:
              municipalities.find(({ slug }) => slug === filters.municipality)?.name ?? filters.municipality,
            without: addressWith({ municipality: anyMunicipality }),
          },
        ]),
    ...(filters.geo ? [{ key: 'near', word: texts.near, without: addressWith({ geo: false }) }] : []),
  ]
  return (
    <FilteredPage
      heading={heading}
      preamble={preamble}
      isFirst
      filters={
        <SuccessionFilterForm
          id={formId}
          controller={controller}
          municipalities={municipalities}
          total={total}
          position={position.kind}
          resultsId={resultsId}
        />
      }
      results={
        <FoundList
          id={resultsId}
          formId={formId}
          texts={texts}
          chips={chips}
          all={list}
          total={total}
          sort={filters.sort}
          onSort={(sort) => changeFilters({ sort })}
          isFailed={found.isError}
          onRetry={found.retry}
          note={
            hasNoneNearby && (
              <Notice>
                <p>{texts.nearNone}</p>
              </Notice>
            )
          }
        >
          {filters.sort === '' && !visitor && <p className={styles.order}>{texts.shuffled}</p>}
          <HomeList homes={homes} level={2} eager={2} sizes={besideFilters} />
        </FoundList>
      }
    >
      <ComposedBlocks blocks={blocks} />
    </FilteredPage>
  )
}

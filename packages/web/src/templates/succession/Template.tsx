// Homes that their owners sell: where to look beside, or above, what there is; below it what the site has written.
import type { ContentPage, Home } from '@husrum/domain'
import { anyMunicipality, sortOrders, successionHomes, successionMunicipalities } from '@husrum/domain'
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
import { useSettledAnnouncement } from '../../frame/use-settled-announcement.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FilterChips } from '../../ui/FilterChips.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SortChoice } from '../../ui/SortChoice.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import styles from './Template.module.css'

export interface SuccessionData {
  /** The homes could not be had when the page was made. */
  readonly hasFailed: boolean
}

const besideFilters = '(width >= 90rem) 22rem, (width >= 64rem) 24vw, (width >= 40rem) 46vw, 38vw'

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
  const isNobodyNear = near.length === 0 && filters.geo && visitor !== undefined
  const homes = isNobodyNear ? successionHomes(all, { ...filters, geo: false }, site) : near
  const total = found.data && homes.length
  const announcement = useSettledAnnouncement(total === undefined ? undefined : texts.count(total))
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
    <div className={styles.page}>
      <div className={styles.search}>
        <div className={styles.intro}>
          <h1>{heading}</h1>
          {preamble !== undefined && <p>{preamble}</p>}
        </div>
        <div className={styles.filters}>
          <SuccessionFilterForm
            id={formId}
            controller={controller}
            municipalities={municipalities}
            total={total}
            position={position.kind}
            resultsId={resultsId}
          />
        </div>
        <section className={styles.results} id={resultsId} tabIndex={-1}>
          <FilterChips
            label={texts.activeFilters}
            chips={chips}
            remove={texts.removeFilter}
            clear={{ words: texts.clearAll, address: list }}
          />
          <div className={styles.bar}>
            <p className={styles.count}>{total === undefined ? '' : texts.count(total)}</p>
            <SortChoice
              form={formId}
              sort={filters.sort}
              orders={sortOrders.map((order) => [order, texts.sortOrders[order]])}
              label={texts.sort}
              apply={texts.applySort}
              onSort={(sort) => changeFilters({ sort })}
            />
          </div>
          <VisuallyHidden>
            <p role="status">{announcement}</p>
          </VisuallyHidden>
          {isNobodyNear && (
            <Notice>
              <p>{texts.nearNone}</p>
            </Notice>
          )}
          {found.isError && (
            <Notice kind="warning" heading={texts.failedTitle}>
              <p>{texts.failedText}</p>
              <Button look="secondary" onClick={found.retry}>
                {texts.retry}
              </Button>
            </Notice>
          )}
          {!found.isError && found.data === undefined && <Skeleton />}
          {homes.length > 0 && (
            <>
              {filters.sort === '' && !visitor && <p className={styles.order}>{texts.shuffled}</p>}
              <HomeList homes={homes} level={2} eager={2} sizes={besideFilters} />
            </>
          )}
          {total === 0 && (
            <div className={styles.none}>
              <h2>{chips.length > 0 ? texts.emptyTitle : texts.noneTitle}</h2>
              <p>{chips.length > 0 ? texts.emptyText : texts.noneText}</p>
              {chips.length > 0 && (
                <ButtonLink look="secondary" href={list}>
                  {texts.showAll}
                </ButtonLink>
              )}
            </div>
          )}
        </section>
      </div>
      <ComposedBlocks blocks={blocks} />
    </div>
  )
}

// The page for selecting the homes of a stage in a drawing: the house, the filters, and all matching homes in a list.
import type { ResidenceExplorerPage } from '@husrum/domain'
import { useId, useMemo, useState } from 'react'
import { House } from '../../features/explorer/House.tsx'
import { explorerHomesQuery, explorerViewsQuery } from '../../features/explorer/queries.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { useSettledAnnouncement } from '../../frame/use-settled-announcement.ts'
import { Button } from '../../ui/Button.tsx'
import { FilteredPage } from '../../ui/FilteredPage.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ChoiceForm } from './ChoiceForm.tsx'
import { HomeRows } from './HomeRows.tsx'
import { houseHomesOf } from './house-homes-of.ts'
import styles from './Template.module.css'
import { useExplorerAddress } from './use-explorer-address.ts'

export interface ExplorerPageData {
  readonly hasFailed: { readonly homes: boolean; readonly views: boolean }
  /** In the time zone of the site, `yyyy-MM-dd`. */
  readonly today: string
}

const besideFilters = '(width >= 90rem) 58rem, (width >= 64rem) 66vw, 100vw'

const Failed = ({ heading, onRetry }: { readonly heading: string; readonly onRetry: () => void }) => {
  const { explorer: texts } = useTexts()
  return (
    <Notice kind="warning" heading={heading}>
      <p>{texts.failedText}</p>
      <Button look="secondary" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Notice>
  )
}

export const ResidenceExplorerTemplate = ({
  page,
  data,
}: TemplateProps<ResidenceExplorerPage, ExplorerPageData>) => {
  const { stage } = page.model
  const { hasFailed, today } = data
  const site = useSite()
  const { explorer: texts, homes: words } = useTexts()
  const { explorer } = useCapabilities()
  const controller = useExplorerAddress(stage.path)
  const { state, addressWith } = controller
  const listId = useId()
  const [pointed, setPointed] = useState<string>()
  const found = useLiveQuery(explorerHomesQuery(stage.id, site, explorer), { hasFailed: hasFailed.homes })
  const drawn = useLiveQuery(explorerViewsQuery(stage.id, site, explorer), { hasFailed: hasFailed.views })
  const homes = useMemo(
    () => houseHomesOf(found.data ?? [], state.choices, { site, texts: words, today }),
    [found.data, state.choices, site, words, today],
  )
  const fitting = homes.filter(({ fits }) => fits)
  const { views = [], start } = drawn.data ?? {}
  const view = views.find(({ id }) => id === state.view) ?? views.find(({ id }) => id === start)
  const seen = fitting.filter(({ id }) => view?.clickAreas.some(({ objectId }) => objectId === id)).length
  const summary = [texts.fit(fitting.length, homes.length), ...(view ? [texts.inView(seen)] : [])].join(', ')
  const announcement = useSettledAnnouncement(found.data && summary)
  return (
    <FilteredPage
      heading={texts.heading(stage.name)}
      filters={
        found.data && (
          <ChoiceForm controller={controller} homes={found.data} fitting={fitting.length} listId={listId} />
        )
      }
      results={
        <div className={styles.results}>
          {view && found.data && (
            <>
              <p className={styles.hint}>{texts.hint}</p>
              <House
                views={views}
                view={view}
                homes={homes}
                chosen={state.home}
                pointed={pointed}
                addressWith={addressWith}
                isOwnPage
                sizes={besideFilters}
              />
            </>
          )}
          {drawn.data?.views.length === 0 && <p>{texts.noViews}</p>}
          {drawn.isError && <Failed heading={texts.failed} onRetry={drawn.retry} />}
          <section className={styles.list} id={listId} tabIndex={-1} aria-labelledby={`${listId}-heading`}>
            <h2 id={`${listId}-heading`} className={styles.heading}>
              {texts.list}
            </h2>
            <VisuallyHidden>
              <span role="status">{announcement}</span>
            </VisuallyHidden>
            {found.isError && <Failed heading={texts.failedList} onRetry={found.retry} />}
            {!found.data && !found.isError && <Skeleton />}
            {found.data && <p className={styles.count}>{summary}</p>}
            {found.data && fitting.length === 0 && homes.length > 0 && (
              <Notice heading={texts.none} level={3}>
                <p>{texts.noneText}</p>
              </Notice>
            )}
            <HomeRows
              homes={fitting}
              views={views}
              view={view}
              chosen={state.home}
              addressWith={addressWith}
              onPoint={setPointed}
            />
            <p>
              <SiteLink className={styles.stage} href={stage.path}>
                {texts.toStage(stage.name)}
              </SiteLink>
            </p>
          </section>
        </div>
      }
    >
      {null}
    </FilteredPage>
  )
}

// The results as homes, stages or areas, page by page.

import type { Home, ResultKind } from '@husrum/domain'
import { maxListedByAddress, pageSizes, writeSearchAddress } from '@husrum/domain'
import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useSettledAnnouncement } from '../../frame/use-settled-announcement.ts'
import { Notice } from '../../ui/Notice.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyResult } from './EmptyResult.tsx'
import { PageSizeChoice } from './PageSizeChoice.tsx'
import styles from './SearchResults.module.css'
import { useResultKind } from './use-result-kind.ts'
import type { SearchController } from './use-search.ts'
import { WithoutPrice } from './WithoutPrice.tsx'

interface Props {
  readonly id: string
  readonly formId: string
  readonly controller: SearchController
  readonly homes: readonly Home[] | undefined
  readonly total: number | undefined
  readonly isUpdating: boolean
  readonly isFailed: boolean
  readonly more: 'idle' | 'loading' | 'failed'
  /** Renders the homes found, or the same search by stage or area. */
  readonly renderHomes: (homes: readonly Home[]) => ReactNode
  readonly renderOthers: (kind: Exclude<ResultKind, 'object'>) => ReactNode
  readonly onRetry: () => void
  /** Lists this many homes in total; resolves to whether they were loaded. */
  readonly onList: (items: number) => Promise<boolean>
}

export const SearchResults = ({
  id,
  formId,
  controller,
  homes,
  total,
  isUpdating,
  isFailed,
  more,
  renderHomes,
  renderOthers,
  onRetry,
  onList,
}: Props) => {
  const site = useSite()
  const { search: texts } = useTexts()
  const { search, choices, changePageSize, noteItems } = controller
  const list = useRef<HTMLDivElement>(null)
  const announcement = useSettledAnnouncement(
    isUpdating || total === undefined ? undefined : texts.found(total),
  )
  const { kind } = useResultKind(choices.kind)

  const listed = homes?.length ?? 0
  const nextItems = listed + choices.pageSize
  const moreAddress = writeSearchAddress({ ...search, items: Math.min(nextItems, maxListedByAddress) }, site)

  // Focus moves to the first new home once it is listed.
  const focusFrom = useRef<number>(undefined)
  useEffect(() => {
    if (focusFrom.current === undefined || listed <= focusFrom.current) return
    const card = list.current?.querySelectorAll<HTMLElement>('[data-item-id]')[focusFrom.current]
    focusFrom.current = undefined
    card?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  }, [listed])

  const bringMore = async (event: MouseEvent): Promise<void> => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (more === 'loading') return
    focusFrom.current = listed
    if (await onList(nextItems)) noteItems(Math.min(nextItems, maxListedByAddress))
  }

  return (
    <section className={styles.results} id={id} tabIndex={-1} aria-busy={isUpdating}>
      <WithoutPrice search={search} />
      <p className={styles.sr} role="status">
        {announcement}
      </p>
      {isFailed && (
        <div className={styles.failed}>
          <Notice kind="warning" heading={texts.failedTitle}>
            <p>{texts.failedText}</p>
            <a
              className={styles.retry}
              href={writeSearchAddress(search, site)}
              onClick={(event) => {
                event.preventDefault()
                onRetry()
              }}
            >
              {texts.retry}
            </a>
          </Notice>
        </div>
      )}
      {!isFailed && homes === undefined && <Skeleton />}
      {kind === 'object' && homes && homes.length > 0 && (
        <div ref={list} className={styles.list} data-updating={isUpdating}>
          {renderHomes(homes)}
        </div>
      )}
      {kind !== 'object' && <div className={styles.list}>{renderOthers(kind)}</div>}
      {total === 0 && !isUpdating && <EmptyResult controller={controller} />}
      {kind === 'object' && homes && total !== undefined && total > 0 && (
        <div className={styles.more}>
          <p>{texts.listed(listed, total)}</p>
          {more === 'failed' && <p role="alert">{texts.failedTitle}</p>}
          {listed < total && (
            <RouterLink
              className={styles.moreLink}
              to={moreAddress}
              rel="nofollow"
              role="button"
              aria-disabled={more === 'loading' || undefined}
              onClick={(event) => void bringMore(event)}
            >
              {texts.showMore}
            </RouterLink>
          )}
          {total > pageSizes[0] && (
            <PageSizeChoice
              form={formId}
              pageSize={choices.pageSize}
              onPageSize={async (size) => {
                if (await onList(size)) changePageSize(size)
              }}
            />
          )}
        </div>
      )}
    </section>
  )
}

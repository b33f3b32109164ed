// The results of a list's filters: their number, their order, or the empty state.
import type { PlainSortOrder } from '@husrum/domain'
import { plainSortOrders } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useSettledAnnouncement } from '../frame/use-settled-announcement.ts'
import { Button, ButtonLink } from './Button.tsx'
import type { FilterChip } from './FilterChips.tsx'
import { FilterChips } from './FilterChips.tsx'
import styles from './FoundList.module.css'
import { Notice } from './Notice.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SortChoice } from './SortChoice.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A card's width beside the filters. */
export const besideFilters = '(width >= 90rem) 22rem, (width >= 64rem) 24vw, (width >= 40rem) 46vw, 38vw'

export interface FoundListTexts {
  readonly activeFilters: string
  readonly removeFilter: (word: string) => string
  readonly clearAll: string
  readonly count: (found: number) => string
  readonly sort: string
  readonly applySort: string
  readonly sortOrders: Readonly<Record<PlainSortOrder, string>>
  readonly failedTitle: string
  readonly failedText: string
  readonly retry: string
  /** Shown if no item matches the filters. */
  readonly emptyTitle: string
  readonly emptyText: string
  readonly showAll: string
  /** Shown if there are no items at all. */
  readonly noneTitle: string
  readonly noneText: string
}

interface FoundListProps {
  readonly id: string
  /** The form that the order belongs to. */
  readonly formId: string
  readonly texts: FoundListTexts
  readonly chips: readonly FilterChip[]
  /** The address of the list without filters. */
  readonly all: string
  /** Undefined until it is known. */
  readonly total: number | undefined
  /** Shown beside the number. */
  readonly detail?: ReactNode
  readonly sort: PlainSortOrder
  readonly onSort: (sort: PlainSortOrder) => void
  /** New results are loading. */
  readonly isUpdating?: boolean
  readonly isFailed: boolean
  readonly onRetry: () => void
  /** Shown above the list. */
  readonly note?: ReactNode
  /** The list, if there is one. */
  readonly children: ReactNode
}

export const FoundList = ({
  id,
  formId,
  texts,
  chips,
  all,
  total,
  detail,
  sort,
  onSort,
  isUpdating = false,
  isFailed,
  onRetry,
  note,
  children,
}: FoundListProps) => {
  const announcement = useSettledAnnouncement(
    isUpdating || total === undefined ? undefined : texts.count(total),
  )
  const isChosen = chips.length > 0
  return (
    <section className={styles.results} id={id} tabIndex={-1} aria-busy={isUpdating}>
      <FilterChips
        label={texts.activeFilters}
        chips={chips}
        remove={texts.removeFilter}
        clear={{ words: texts.clearAll, address: all }}
      />
      <div className={styles.bar}>
        <p className={styles.count}>
          {total !== undefined && (
            <>
              <span className={styles.total}>{texts.count(total)}</span>{' '}
              {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            </>
          )}
        </p>
        <SortChoice
          form={formId}
          sort={sort}
          orders={plainSortOrders.map((order) => [order, texts.sortOrders[order]])}
          label={texts.sort}
          apply={texts.applySort}
          onSort={onSort}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {note}
      {isFailed && (
        <Notice kind="warning" heading={texts.failedTitle}>
          <p>{texts.failedText}</p>
          <Button look="secondary" onClick={onRetry}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      {!isFailed && total === undefined && <Skeleton />}
      {total !== undefined && total > 0 && (
        <div className={styles.list} data-updating={isUpdating}>
          {children}
        </div>
      )}
      {total === 0 && !isUpdating && (
        <div className={styles.none}>
          <h2>{isChosen ? texts.emptyTitle : texts.noneTitle}</h2>
          <p>{isChosen ? texts.emptyText : texts.noneText}</p>
          {isChosen && (
            <ButtonLink look="secondary" href={all}>
              {texts.showAll}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  )
}

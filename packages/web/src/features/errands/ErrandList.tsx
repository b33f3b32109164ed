// The errand list: count, order and filter, and for boards the overdue errands at the top. Loaded, empty and failed are three different
// states (SEC-31).
import type { ErrandsSeen } from '@husrum/application'
import { errandStatusOf, routePath, showsErrand, sumErrands } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useSettledAnnouncement } from '../../frame/use-settled-announcement.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ErrandFilters } from './ErrandFilters.tsx'
import styles from './ErrandList.module.css'
import marks from './ErrandStatusMark.module.css'
import { ErrandTable } from './ErrandTable.tsx'
import { errandsAtATime } from './errand-page-address.ts'
import { Failed } from './Failed.tsx'
import { LateErrands } from './LateErrands.tsx'
import type { HadAt } from './queries.ts'
import type { ErrandPages } from './use-errand-pages.ts'

const Loaded = ({
  seen: { viewer, errands, counts, late },
  isPrevious,
  now,
  pages,
}: {
  readonly seen: ErrandsSeen
  /** Results of the previous selection, while the next ones load. */
  readonly isPrevious: boolean
  readonly now: number
  readonly pages: ErrandPages
}) => {
  const { errands: texts } = useTexts()
  const { list } = texts
  const { address, addressWith } = pages
  const all = sumErrands(counts)
  const found = sumErrands(counts, (errand) => showsErrand(address.filter, errand))
  const rest = isPrevious ? 0 : found - errands.length
  const announcement = useSettledAnnouncement(texts.count(found))
  const yours = sumErrands(counts, ({ status }) => errandStatusOf(status).isYourMove)
  return (
    <>
      {late && <LateErrands late={late} now={now} pages={pages} />}
      <div className={styles.columns}>
        <ErrandFilters counts={counts} pages={pages} />
        <section
          className={styles.results}
          aria-label={viewer === 'board' ? list.boardHeading : list.heading}
        >
          <p className={styles.count}>
            <span className={styles.total}>
              {found === all ? texts.count(found) : list.shownOf(found, all)}
            </span>
            {viewer === 'resident' && yours > 0 && (
              <span className={marks.yourMove}>
                {texts.yourMove}: {texts.count(yours)}
              </span>
            )}
          </p>
          <VisuallyHidden>
            <span role="status">{announcement}</span>
          </VisuallyHidden>
          {found > 0 ? (
            <ErrandTable
              errands={errands}
              isPrevious={isPrevious}
              now={now}
              label={viewer === 'board' ? list.boardHeading : list.heading}
              pages={pages}
            />
          ) : (
            <div className={styles.none}>
              <h2>{list.nothing}</h2>
              <p>{list.nothingText}</p>
              <ButtonLink look="secondary" href={addressWith({ filter: { statuses: [], types: [] } })}>
                {list.showAll}
              </ButtonLink>
            </div>
          )}
          {rest > 0 && (
            <ButtonLink
              look="secondary"
              rel="nofollow"
              href={addressWith({ shown: address.shown + errandsAtATime })}
            >
              {list.more(Math.min(rest, errandsAtATime))}
            </ButtonLink>
          )}
        </section>
      </div>
    </>
  )
}

export const ErrandList = ({
  answer,
  isPrevious,
  isFailed,
  onRetry,
  pages,
}: {
  readonly answer: HadAt<ErrandsSeen> | undefined
  readonly isPrevious: boolean
  readonly isFailed: boolean
  readonly onRetry: () => void
  readonly pages: ErrandPages
}) => {
  const site = useSite()
  const { errands: texts } = useTexts()
  const { list } = texts
  const report = routePath(site, 'faultReport')
  if (!answer) return isFailed ? <Failed heading={list.failed} onRetry={onRetry} /> : <Skeleton />
  const { value, at } = answer
  if (value.counts.length === 0)
    return (
      <div className={styles.none}>
        <h2>{list.empty}</h2>
        <p>{value.viewer === 'board' ? list.boardEmptyText : list.emptyText}</p>
        {report !== undefined && <ButtonLink href={report}>{list.report}</ButtonLink>}
      </div>
    )
  return <Loaded seen={value} isPrevious={isPrevious} now={at} pages={pages} />
}

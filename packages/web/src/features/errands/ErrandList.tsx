// The list of errands: how many, in which order, narrowed to what, and what is late at the top of a board's. Loaded, empty
// and failed are three different things (trap T20).
import type { ErrandsSeen, KeptErrand } from '@husrum/application'
import { errandStatusOf, lateErrands, routePath, showsErrand, sortErrands } from '@husrum/domain'
import { useMemo } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useSettledAnnouncement } from '../../frame/use-settled-announcement.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ErrandFilters } from './ErrandFilters.tsx'
import styles from './Errands.module.css'
import { ErrandTable } from './ErrandTable.tsx'
import { errandsAtATime } from './errand-page-address.ts'
import { Failed } from './Failed.tsx'
import { LateErrands } from './LateErrands.tsx'
import type { HadAt } from './queries.ts'
import type { ErrandPages } from './use-errand-pages.ts'

const useShown = (errands: readonly KeptErrand[], { filter, order }: ErrandPages['address']) =>
  useMemo(
    () =>
      sortErrands(
        errands.filter((errand) => showsErrand(filter, errand)),
        order,
      ) as readonly KeptErrand[],
    [errands, filter, order],
  )

const Loaded = ({
  seen: { viewer, errands },
  now,
  pages,
}: {
  readonly seen: ErrandsSeen
  readonly now: number
  readonly pages: ErrandPages
}) => {
  const { errands: texts } = useTexts()
  const { list } = texts
  const { address, addressWith } = pages
  const found = useShown(errands, address)
  const shown = found.slice(0, address.shown)
  const rest = found.length - shown.length
  const announcement = useSettledAnnouncement(texts.count(found.length))
  const late = viewer === 'board' ? lateErrands(errands, now) : []
  const yours = errands.filter(({ status }) => errandStatusOf(status).isYourMove).length
  return (
    <>
      {viewer === 'board' && <LateErrands late={late} now={now} pages={pages} />}
      <div className={styles.columns}>
        <ErrandFilters errands={errands} pages={pages} />
        <section
          className={styles.results}
          aria-label={viewer === 'board' ? list.boardHeading : list.heading}
        >
          <p className={styles.count}>
            <span className={styles.total}>
              {found.length === errands.length
                ? texts.count(found.length)
                : list.shownOf(found.length, errands.length)}
            </span>
            {viewer === 'resident' && yours > 0 && (
              <span className={styles.yourMove}>
                {texts.yourMove}: {texts.count(yours)}
              </span>
            )}
          </p>
          <VisuallyHidden>
            <p role="status">{announcement}</p>
          </VisuallyHidden>
          {found.length > 0 ? (
            <ErrandTable
              errands={shown}
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
  isFailed,
  onRetry,
  pages,
}: {
  readonly answer: HadAt<ErrandsSeen> | undefined
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
  if (value.errands.length === 0)
    return (
      <div className={styles.none}>
        <h2>{list.empty}</h2>
        <p>{value.viewer === 'board' ? list.boardEmptyText : list.emptyText}</p>
        {report !== undefined && <ButtonLink href={report}>{list.report}</ButtonLink>}
      </div>
    )
  return <Loaded seen={value} now={at} pages={pages} />
}

// All errands of an association in figures: overdue ones, by stairwell and by kind, their age, and which promises were met. The chart shows
// the same as the table beside it.
import type { ErrandsOverview } from '@husrum/application'
import { boardErrandsCsvPath } from '@husrum/contract/errands/wire'
import type { ErrandTally } from '@husrum/domain'
import { errandAgeInDays, errandPromiseOf, stairwellOf } from '@husrum/domain'
import { useSyncExternalStore } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import styles from './BoardOverview.module.css'
import { ErrandStatusMark } from './ErrandStatusMark.tsx'
import shared from './Errands.module.css'
import { errandsAtATime } from './errand-page-address.ts'
import { momentOf, titleOf } from './errand-words.ts'
import { LateErrands } from './LateErrands.tsx'
import type { ErrandPages } from './use-errand-pages.ts'

const barWidth = 200
const noSubscription = () => () => undefined

/** Bars of open errands; the overdue part has its own colour and hatching. */
const Chart = ({ tallies, label }: { readonly tallies: readonly ErrandTally[]; readonly label: string }) => {
  const { overview } = useTexts().errands
  const max = Math.max(1, ...tallies.map(({ open }) => open))
  const open = tallies.filter((tally) => tally.open > 0)
  if (open.length === 0) return null
  return (
    <figure className={styles.chart}>
      <div role="img" aria-label={label}>
        {open.map(({ name, open, late }) => (
          <div key={name} className={styles.bar}>
            <span className={styles.barName}>{name || overview.unknown}</span>
            <svg
              className={styles.barDrawing}
              viewBox={`0 0 ${barWidth} 16`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect
                className={styles.inTime}
                x={(late / max) * barWidth}
                width={((open - late) / max) * barWidth}
                height="16"
              />
              <rect className={styles.lateBar} width={(late / max) * barWidth} height="16" />
            </svg>
            <span className={styles.barNumber}>{open}</span>
          </div>
        ))}
      </div>
      <figcaption className={styles.legend}>
        <span data-what="late">{overview.lateLegend}</span>
        <span data-what="open">{overview.inTime}</span>
      </figcaption>
    </figure>
  )
}

const TallyTable = ({
  tallies,
  heading,
  by,
}: {
  readonly tallies: readonly ErrandTally[]
  readonly heading: string
  readonly by: string
}) => {
  const { errands: texts } = useTexts()
  const { overview } = texts
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too.
    <section className={styles.scroll} aria-label={heading} tabIndex={0}>
      <table className={styles.figures}>
        <caption className={styles.caption}>{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{by}</th>
            <th scope="col">{overview.lateCount}</th>
            <th scope="col">{overview.open}</th>
            <th scope="col">{overview.oldest}</th>
            <th scope="col">{overview.keptColumn}</th>
            <th scope="col">{overview.missedColumn}</th>
            <th scope="col">{overview.all}</th>
          </tr>
        </thead>
        <tbody>
          {tallies.map(({ name, all, open, late, kept, missed, oldestDays }) => (
            <tr key={name}>
              <th scope="row">{name || overview.unknown}</th>
              <td data-late={late > 0}>{late}</td>
              <td>{open}</td>
              <td>{oldestDays === undefined ? '–' : texts.days(oldestDays)}</td>
              <td>{kept}</td>
              <td>{missed}</td>
              <td>{all}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export const BoardOverview = ({
  seen: { late, all, byStairwell, byKind, errands },
  isPrevious,
  now,
  pages,
}: {
  readonly seen: ErrandsOverview
  /** More of them are loading. */
  readonly isPrevious: boolean
  readonly now: number
  readonly pages: ErrandPages
}) => {
  const { country } = useSite()
  const { errands: texts } = useTexts()
  const { overview, list, home } = texts
  const { kept, missed } = all
  const rest = isPrevious ? 0 : all.all - errands.length
  const mayPrint = useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
  const figures = [
    [overview.lateCount, String(all.late)],
    [overview.open, String(all.open)],
    [overview.oldest, all.oldestDays === undefined ? '–' : texts.days(all.oldestDays)],
    [overview.kept, kept + missed === 0 ? overview.none : overview.keptOf(kept, kept + missed)],
  ] as const
  return (
    <div className={styles.overview}>
      <LateErrands late={late} now={now} pages={pages} />
      <section className={shared.part} aria-labelledby="errand-figures">
        <h2 id="errand-figures" className={shared.partHeading}>
          {overview.figures}
        </h2>
        <dl className={styles.key}>
          {figures.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.tools}>
          <ButtonLink look="secondary" href={boardErrandsCsvPath} download>
            {overview.csv}
          </ButtonLink>
          {mayPrint && (
            <Button look="secondary" onClick={() => window.print()}>
              {overview.print}
            </Button>
          )}
        </p>
      </section>
      {(
        [
          [overview.byStairwell, overview.stairwell, byStairwell],
          [overview.byKind, overview.kind, byKind],
        ] as const
      ).map(([heading, by, tallies]) => (
        <div key={heading} className={shared.part}>
          <h2 className={shared.partHeading}>{heading}</h2>
          <Chart tallies={tallies} label={overview.chart(heading.toLowerCase())} />
          <TallyTable tallies={tallies} heading={heading} by={by} />
        </div>
      ))}
      <div className={shared.part}>
        <h2 className={shared.partHeading}>{overview.list}</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too. */}
        <section className={styles.scroll} aria-label={overview.list} tabIndex={0}>
          <table className={styles.figures}>
            <thead>
              <tr>
                <th scope="col">{list.columns.errand}</th>
                <th scope="col">{overview.stairwell}</th>
                <th scope="col">{list.columns.status}</th>
                <th scope="col">{list.columns.created}</th>
                <th scope="col">{overview.age}</th>
                <th scope="col">{overview.promise}</th>
              </tr>
            </thead>
            <tbody>
              {errands.map((errand) => {
                const promise = errandPromiseOf(errand, now)
                return (
                  <tr key={errand.id} data-item-id={errand.id}>
                    <th scope="row">
                      <RouterLink to={pages.addressOf(errand.id)}>{titleOf(errand, texts)}</RouterLink>
                      <span className={shared.minor}>{errand.ticketNumber || texts.noNumber}</span>
                    </th>
                    <td>{stairwellOf(errand) || overview.unknown}</td>
                    <td>
                      <ErrandStatusMark errand={errand} />
                    </td>
                    <td>{texts.date(momentOf(errand.creationDate, country))}</td>
                    <td>{texts.days(errandAgeInDays(errand, now))}</td>
                    <td data-late={promise === 'late' || promise === 'missed'}>
                      {errand.access === 'placeAndStatus' ? home.notShared : overview.promises[promise]}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
        {rest > 0 && (
          <ButtonLink
            look="secondary"
            rel="nofollow"
            href={pages.addressWith({ shown: pages.address.shown + errandsAtATime })}
          >
            {list.more(Math.min(rest, errandsAtATime))}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

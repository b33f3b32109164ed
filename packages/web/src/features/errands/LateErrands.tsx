// Overdue errands, at the top of a board's page.
import type { LateErrandsSeen } from '@husrum/application'
import { errandDueBy } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import shared from './Errands.module.css'
import { placeOf, titleOf } from './errand-words.ts'
import styles from './LateErrands.module.css'
import type { ErrandPages } from './use-errand-pages.ts'

const day = 86_400_000

export const LateErrands = ({
  late: { count, first },
  now,
  pages: { addressOf, addressWith, address },
}: {
  readonly late: LateErrandsSeen
  readonly now: number
  readonly pages: ErrandPages
}) => {
  const { errands: texts } = useTexts()
  const { overview } = texts
  return (
    <section className={styles.lateBox} data-late={count > 0} aria-labelledby="late-errands">
      <h2 id="late-errands" className={styles.lateHeading}>
        {overview.late(count)}
      </h2>
      {count === 0 && <p>{overview.noneLate}</p>}
      {count > 0 && (
        <ul className={styles.lateList}>
          {first.map((errand) => (
            <li key={errand.id} className={styles.lateItem}>
              <RouterLink className={shared.link} to={addressOf(errand.id)}>
                {titleOf(errand, texts)}
              </RouterLink>
              <span>{placeOf(errand).slice(0, 2).join(', ')}</span>
              <span className={styles.lateDays}>
                {overview.lateBy(Math.floor((now - (errandDueBy(errand) ?? now)) / day))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {address.view === 'list' && (
        <p>
          <RouterLink to={addressWith({ view: 'overview' })}>{overview.toOverview}</RouterLink>
        </p>
      )}
    </section>
  )
}

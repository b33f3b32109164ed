// What is late, before all else that a board sees.
import type { KeptErrand } from '@husrum/application'
import { useTexts } from '../../frame/site.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import styles from './Errands.module.css'
import { placeOf, titleOf } from './errand-words.ts'
import type { ErrandPages } from './use-errand-pages.ts'

const most = 5
const day = 86_400_000

export const LateErrands = ({
  late,
  now,
  pages: { addressOf, addressWith, address },
}: {
  /** The oldest promise first. */
  readonly late: readonly KeptErrand[]
  readonly now: number
  readonly pages: ErrandPages
}) => {
  const { errands: texts } = useTexts()
  const { overview } = texts
  return (
    <section className={styles.lateBox} data-late={late.length > 0} aria-labelledby="late-errands">
      <h2 id="late-errands" className={styles.lateHeading}>
        {overview.late(late.length)}
      </h2>
      {late.length === 0 && <p>{overview.noneLate}</p>}
      {late.length > 0 && (
        <ul className={styles.lateList}>
          {late.slice(0, most).map((errand) => (
            <li key={errand.id} className={styles.lateItem}>
              <RouterLink className={styles.link} to={addressOf(errand.id)}>
                {titleOf(errand, texts)}
              </RouterLink>
              <span>{placeOf(errand).slice(0, 2).join(', ')}</span>
              <span className={styles.lateDays}>
                {overview.lateBy(Math.floor((now - (errand.promisedBy ?? errand.expectedBy ?? now)) / day))}
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

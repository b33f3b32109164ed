// A page that begins with a filtered list: filters beside, or above, the results; the site's content below.
import type { ReactNode } from 'react'
import styles from './FilteredPage.module.css'

interface FilteredPageProps {
  readonly heading: string
  readonly preamble?: string | undefined
  readonly filters: ReactNode
  readonly results: ReactNode
  /** Nothing is between it and the header. */
  readonly isFirst?: boolean
  /** What follows the list. */
  readonly children: ReactNode
}

export const FilteredPage = ({
  heading,
  preamble,
  filters,
  results,
  isFirst = false,
  children,
}: FilteredPageProps) => (
  <div className={styles.page} data-first={isFirst || undefined}>
    <div className={styles.search}>
      <div className={styles.intro}>
        <h1>{heading}</h1>
        {preamble !== undefined && <p>{preamble}</p>}
      </div>
      <div className={styles.filters}>{filters}</div>
      {results}
    </div>
    {children}
  </div>
)

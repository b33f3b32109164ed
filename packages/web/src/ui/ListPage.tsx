// A page that begins with a list without filters: its heading is as above a list with them.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './FilteredPage.module.css'

interface ListPageProps {
  readonly heading: string
  readonly preamble?: string | undefined
  /** Shown below the preamble. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

export const ListPage = ({ heading, preamble, note, children }: ListPageProps) => (
  <article className={classNames(styles.page, styles.list)} data-first>
    <header className={styles.intro}>
      <h1>{heading}</h1>
      {preamble !== undefined && <p>{preamble}</p>}
      {note}
    </header>
    {children}
  </article>
)

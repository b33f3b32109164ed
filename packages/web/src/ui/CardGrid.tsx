// Cards in one, two or three columns.
import type { ReactNode } from 'react'
import styles from './CardGrid.module.css'
import { classNames } from './class-names.ts'
import rowStyles from './Row.module.css'

export interface CardGridProps {
  readonly label?: string | undefined
  /** Whether a narrow screen has the cards in one row that scrolls, instead of below each other. */
  readonly row?: boolean
  /** `<li>` elements. */
  readonly children: ReactNode
}

export const CardGrid = ({ label, row = false, children }: CardGridProps) =>
  row ? (
    <ul className={classNames(styles.grid, styles.columns, rowStyles.row)} aria-label={label}>
      {children}
    </ul>
  ) : (
    <div className={styles.frame}>
      <ul className={styles.grid} aria-label={label}>
        {children}
      </ul>
    </div>
  )

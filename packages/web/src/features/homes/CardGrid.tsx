// Cards in one, two or three columns.
import type { ReactNode } from 'react'
import styles from './CardGrid.module.css'

/** Children are `<li>`. */
export const CardGrid = ({
  label,
  children,
}: {
  readonly label?: string | undefined
  readonly children: ReactNode
}) => (
  <ul className={styles.grid} aria-label={label}>
    {children}
  </ul>
)

// What filters stand in: folded behind a button on a narrow screen, open beside the list on a wide one.
import type { ReactNode } from 'react'
import styles from './FilterPanel.module.css'

export const filterFormStyles = {
  form: styles.form,
  more: styles.more,
  submit: styles.submit,
} as const

/** A browser that cannot open it by style where there is room is helped by script. */
const openWhereThereIsRoom = (panel: HTMLDetailsElement | null): void => {
  if (panel && !CSS.supports('selector(::details-content)') && matchMedia('(width >= 64rem)').matches)
    panel.open = true
}

export const FilterPanel = ({
  summary,
  children,
}: {
  readonly summary: string
  readonly children: ReactNode
}) => (
  <details className={styles.panel} ref={openWhereThereIsRoom}>
    <summary className={styles.summary}>{summary}</summary>
    {children}
  </details>
)

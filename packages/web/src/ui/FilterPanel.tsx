// What filters stand in: folded behind a button on a narrow screen, open beside the list on a wide one.
import type { ReactNode } from 'react'
import styles from './FilterPanel.module.css'

export const filterFormStyles = {
  form: styles.form,
  more: styles.more,
  submit: styles.submit,
} as const

export const FilterPanel = ({
  summary,
  children,
}: {
  readonly summary: string
  readonly children: ReactNode
}) => (
  <details className={styles.panel}>
    <summary className={styles.summary}>{summary}</summary>
    {children}
  </details>
)

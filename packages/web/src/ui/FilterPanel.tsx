// The panel of the filters: folded behind a button on a narrow screen, open beside the list on a wide one.
import type { ReactNode } from 'react'
import styles from './FilterPanel.module.css'

export const filterFormStyles = {
  form: styles.form,
  more: styles.more,
  submit: styles.submit,
} as const

/** Opens the panel by script in a browser that cannot do so in CSS. */
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

// The panel of the filters: folded behind a button on a narrow screen, open beside the list on a wide one.
import type { ReactNode } from 'react'
import styles from './FilterPanel.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

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

interface FilterPanelProps {
  readonly summary: string
  /** What is seen of the summary: one word, and the number of the chosen filters. */
  readonly short?: { readonly word: string; readonly active: number }
  /** Folded on every screen: the panel opens over the page. */
  readonly isOver?: boolean
  readonly children: ReactNode
}

export const FilterPanel = ({ summary, short, isOver = false, children }: FilterPanelProps) => (
  <details className={styles.panel} data-over={isOver || undefined} ref={openWhereThereIsRoom}>
    <summary className={styles.summary}>
      {short ? (
        <>
          <VisuallyHidden>{summary}</VisuallyHidden>
          <span aria-hidden="true">
            {short.word}
            {short.active > 0 && <b className={styles.badge}>{short.active}</b>}
          </span>
        </>
      ) : (
        summary
      )}
    </summary>
    {children}
  </details>
)

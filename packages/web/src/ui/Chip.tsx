// A small word in a frame: a filter that is set, a mark on a picture. With `onRemove` it is a button that takes itself away.
import type { ReactNode } from 'react'
import styles from './Chip.module.css'

interface ChipProps {
  readonly children: ReactNode
  /** Told instead of the visible words: "Ta bort filter: Balkong". Needed with `onRemove`. */
  readonly label?: string
  readonly onRemove?: () => void
}

export const Chip = ({ children, label, onRemove }: ChipProps) =>
  onRemove ? (
    <button type="button" className={styles.removable} aria-label={label} onClick={onRemove}>
      {children}
      <svg className={styles.cross} viewBox="0 0 12 12" aria-hidden="true">
        <path d="m2 2 8 8m0-8-8 8" />
      </svg>
    </button>
  ) : (
    <span className={styles.chip}>{children}</span>
  )

// The chosen filters, each with a link that removes it. Real links: they work without script.
import type { MouseEvent } from 'react'
import styles from './FilterChips.module.css'
import { RouterLink } from './RouterLink.tsx'

export interface FilterChip {
  readonly key: string
  readonly word: string
  /** The address of the same search without this filter. */
  readonly without: string
  /** Called with the click before the link is followed; may prevent it. */
  readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void
}

interface Props {
  readonly label: string
  readonly chips: readonly FilterChip[]
  /** The label of a chip for screen readers. */
  readonly remove: (word: string) => string
  readonly clear: { readonly words: string; readonly address: string }
}

export const FilterChips = ({ label, chips, remove, clear }: Props) =>
  chips.length === 0 ? null : (
    <ul className={styles.chosen} aria-label={label}>
      {chips.map(({ key, word, without, onFollow }) => (
        <li key={key}>
          <RouterLink className={styles.chip} to={without} rel="nofollow" onClick={onFollow}>
            <span className={styles.sr}>{remove(word)}</span>
            <span aria-hidden="true">{word}</span>
            <svg className={styles.cross} viewBox="0 0 12 12" aria-hidden="true">
              <path d="M2 2l8 8M10 2l-8 8" />
            </svg>
          </RouterLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <RouterLink className={styles.clear} to={clear.address}>
            {clear.words}
          </RouterLink>
        </li>
      )}
    </ul>
  )

// One of several values: a check box or a radio button with its label and, if known, the number of results.
import type { Locale } from '@husrum/domain'
import { groupThousands } from '@husrum/domain'
import type { ComponentProps } from 'react'
import { useEffect, useId, useRef } from 'react'
import styles from './ChoiceOption.module.css'

export const ChoiceOption = ({
  label,
  language,
  count,
  isMixed = false,
  ...input
}: {
  readonly label: string
  /** The language of the label, if it differs from the page's. */
  readonly language?: Locale | undefined
  readonly count?: number | undefined
  /** A check box of which a part is checked. */
  readonly isMixed?: boolean
} & Omit<ComponentProps<'input'>, 'className' | 'ref' | 'aria-describedby'>) => {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <label className={styles.option} data-empty={count === 0}>
      <input {...input} ref={box} aria-describedby={count === undefined ? undefined : id} />
      <span className={styles.label} lang={language}>
        {label}
      </span>
      {count !== undefined && (
        <span className={styles.count} id={id}>
          {groupThousands(count)}
        </span>
      )}
    </label>
  )
}

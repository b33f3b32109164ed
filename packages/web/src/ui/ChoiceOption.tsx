// One of several values: a box or a radio button with its words and, where it is known, how much it would find.
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
  /** Of the label, where it is another than the page's. */
  readonly language?: Locale | undefined
  readonly count?: number | undefined
  /** A box of which a part is ticked. */
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

// A filter with a closed set of values: check boxes where several may be picked, radio buttons where one must.
import type { Locale } from '@husrum/domain'
import { useId } from 'react'
import styles from './ChoiceFilter.module.css'

export interface Option {
  readonly value: string
  readonly label: string
  /** Of the label, where it is another than the page's. */
  readonly language?: Locale | undefined
  /** Homes that the option would find; absent while nobody knows. */
  readonly count?: number
}

interface Props {
  readonly legend: string
  readonly name: string
  readonly kind: 'checkbox' | 'radio'
  readonly options: readonly Option[]
  readonly picked: readonly string[]
  readonly onPick: (value: string, isPicked: boolean) => void
}

export const ChoiceFilter = ({ legend, name, kind, options, picked, onPick }: Props) => {
  const id = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <ul className={styles.options}>
        {options.map(({ value, label, language, count }) => (
          <li key={value}>
            <label className={styles.option} data-empty={count === 0}>
              <input
                type={kind}
                name={name}
                value={value}
                checked={picked.includes(value)}
                aria-describedby={count === undefined ? undefined : `${id}-${value}`}
                onChange={(event) => onPick(value, event.target.checked)}
              />
              <span className={styles.label} lang={language}>
                {label}
              </span>
              {count !== undefined && (
                <span className={styles.count} id={`${id}-${value}`}>
                  {count.toLocaleString('sv-SE')}
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

// A filter with a closed set of values: check boxes if several may be chosen, radio buttons if exactly one is.
import type { Locale } from '@husrum/domain'
import styles from './ChoiceFilter.module.css'
import { ChoiceOption } from './ChoiceOption.tsx'

export interface Option {
  readonly value: string
  readonly label: string
  /** The language of the label, if it differs from the page's. */
  readonly language?: Locale | undefined
  /** How many homes the option would find; absent while unknown. */
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

export const ChoiceFilter = ({ legend, name, kind, options, picked, onPick }: Props) => (
  <fieldset className={styles.choice}>
    <legend>{legend}</legend>
    <ul className={styles.options}>
      {options.map(({ value, label, language, count }) => (
        <li key={value}>
          <ChoiceOption
            type={kind}
            name={name}
            value={value}
            label={label}
            language={language}
            count={count}
            checked={picked.includes(value)}
            onChange={(event) => onPick(value, event.target.checked)}
          />
        </li>
      ))}
    </ul>
  </fieldset>
)

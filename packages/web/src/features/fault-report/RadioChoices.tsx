// A question with one answer: a list of rows, each large enough for a thumb.
import type { ReactNode } from 'react'
import cards from '../../ui/ChoiceCard.module.css'
import { fieldId } from './case-words.ts'
import styles from './FaultReport.module.css'

export interface Choice {
  readonly value: string
  readonly label: string
  readonly hint?: string | undefined
}

export const RadioChoices = ({
  name,
  legend,
  choices,
  value,
  error,
  field = name,
  children,
}: {
  readonly name: string
  readonly legend: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly error?: string | undefined
  /** Field whose error links here; defaults to the name. */
  readonly field?: string
  readonly children?: ReactNode
}) => {
  const id = fieldId(field)
  return (
    <fieldset
      className={styles.choices}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      aria-invalid={error === undefined ? undefined : true}
    >
      <legend className={styles.question}>{legend}</legend>
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {choices.map((choice, at) => (
        <label key={choice.value} className={cards.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            defaultChecked={choice.value === value}
            id={at === 0 ? id : undefined}
          />
          <span>
            {choice.label}
            {choice.hint !== undefined && <span className={styles.hint}>{choice.hint}</span>}
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}

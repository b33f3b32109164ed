// A multi-line text field, with its label above it and its error below.
import type { Ref, TextareaHTMLAttributes } from 'react'
import { useId } from 'react'
import styles from './Field.module.css'

export interface TextAreaFieldProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
  readonly label: string
  /** Beside the label, for example "optional". */
  readonly aside?: string | undefined
  readonly hint?: string | undefined
  /** The error, and how to correct it. */
  readonly error?: string | undefined
  readonly id?: string
  readonly ref?: Ref<HTMLTextAreaElement>
}

export const TextAreaField = ({ label, aside, hint, error, id, rows = 5, ...rest }: TextAreaFieldProps) => {
  const own = useId()
  const area = id ?? own
  const described = [
    ...(error === undefined ? [] : [`${area}-error`]),
    ...(hint === undefined ? [] : [`${area}-hint`]),
  ]
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={area}>
        {label}
        {aside !== undefined && <span className={styles.aside}> ({aside})</span>}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={`${area}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.frame}>
        <textarea
          className={styles.area}
          id={area}
          rows={rows}
          dir="auto"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described.join(' ') || undefined}
          {...rest}
        />
      </div>
      {error !== undefined && (
        <p className={styles.error} id={`${area}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

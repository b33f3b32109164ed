// A text field, with its label above it and its error below.
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useId } from 'react'
import styles from './Field.module.css'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  readonly label: string
  /** Beside the label, for example "optional". */
  readonly aside?: string | undefined
  readonly hint?: string | undefined
  /** The error, and how to correct it. */
  readonly error?: string | undefined
  /** Inside the field's frame, after the text. */
  readonly tool?: ReactNode
  readonly id?: string
  readonly ref?: Ref<HTMLInputElement>
}

const joined = (...ids: readonly (string | false)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined

export const TextField = ({
  label,
  aside,
  hint,
  error,
  tool,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) => {
  const own = useId()
  const input = id ?? own
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={input}>
        {label}
        {aside !== undefined && <span className={styles.aside}> ({aside})</span>}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={`${input}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.frame}>
        <input
          className={styles.input}
          id={input}
          type={type}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={joined(
            error !== undefined && `${input}-error`,
            hint !== undefined && `${input}-hint`,
          )}
          {...rest}
        />
        {tool}
      </div>
      {error !== undefined && (
        <p className={styles.error} id={`${input}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

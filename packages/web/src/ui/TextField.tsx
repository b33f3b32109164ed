// A field to write in, with its label above it and what is wrong with it below.
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useId } from 'react'
import styles from './Field.module.css'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  readonly label: string
  /** Beside the label, such as "optional". */
  readonly aside?: string | undefined
  readonly hint?: string | undefined
  /** What is wrong, and what to do about it. */
  readonly error?: string | undefined
  /** Within the frame, after the text. */
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

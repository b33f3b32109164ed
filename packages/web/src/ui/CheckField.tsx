// A check box with its label beside it and its error below.
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useId } from 'react'
import styles from './Field.module.css'

export interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  readonly label: ReactNode
  /** Below the label, and announced with it. */
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

export const CheckField = ({ label, hint, error, id, ...rest }: CheckFieldProps) => {
  const own = useId()
  const input = id ?? own
  const describedBy = [
    ...(hint === undefined ? [] : [`${input}-hint`]),
    ...(error === undefined ? [] : [`${input}-error`]),
  ]
  return (
    <div className={styles.check}>
      <input
        className={styles.box}
        id={input}
        type="checkbox"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy.length === 0 ? undefined : describedBy.join(' ')}
        {...rest}
      />
      <label className={styles.checkLabel} htmlFor={input}>
        {label}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={`${input}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={styles.error} id={`${input}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

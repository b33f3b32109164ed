// A box to tick, with its words beside it and what is wrong with it below.
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useId } from 'react'
import styles from './Field.module.css'

export interface CheckFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  readonly label: ReactNode
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

export const CheckField = ({ label, error, id, ...rest }: CheckFieldProps) => {
  const own = useId()
  const input = id ?? own
  return (
    <div className={styles.check}>
      <input
        className={styles.box}
        id={input}
        type="checkbox"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${input}-error`}
        {...rest}
      />
      <label className={styles.checkLabel} htmlFor={input}>
        {label}
      </label>
      {error !== undefined && (
        <p className={styles.error} id={`${input}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

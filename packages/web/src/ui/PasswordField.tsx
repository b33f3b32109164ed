// A password field with a button that shows the password. Pasting and password managers are supported.
import { useEffect, useState } from 'react'
import styles from './Field.module.css'
import type { TextFieldProps } from './TextField.tsx'
import { TextField } from './TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'tool'> {
  readonly showLabel: string
  readonly hideLabel: string
  /** The visible label of the button, which belongs to the field. */
  readonly autoComplete: 'current-password' | 'new-password'
}

export const PasswordField = ({ showLabel, hideLabel, ...rest }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false)
  const [isAlive, setAlive] = useState(false)
  // Without script the button would have no effect.
  useEffect(() => setAlive(true), [])
  const words = isShown ? hideLabel : showLabel
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      tool={
        isAlive && (
          <button type="button" className={styles.toggle} onClick={() => setShown(!isShown)}>
            {words}
          </button>
        )
      }
    />
  )
}

// What is wrong with a form, above it: takes the focus when it comes, and leads to each field.
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import styles from './FormError.module.css'

export interface WrongField {
  /** Of the field's element. */
  readonly id: string
  /** Empty where the error names what it is about. */
  readonly label: string
  readonly error: string
}

interface FormErrorProps {
  readonly heading: string
  readonly fields?: readonly WrongField[]
  readonly children?: ReactNode
  /** Another number for each attempt that failed: each takes the focus once. */
  readonly attempt: number
  /** Where a page that came back without script begins. */
  readonly id?: string
  /** False where something else has the focus that goes with it. */
  readonly takesFocus?: boolean
}

const goTo = (id: string) => (event: { preventDefault: () => void }) => {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}

export const FormError = ({
  heading,
  fields = [],
  children,
  attempt,
  id,
  takesFocus = true,
}: FormErrorProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus && attempt > 0) box.current?.focus()
  }, [takesFocus, attempt])
  return (
    <div ref={box} id={id} className={styles.error} tabIndex={-1} role="alert">
      <p className={styles.heading}>{heading}</p>
      {fields.length > 0 && (
        <ul className={styles.fields}>
          {fields.map(({ id, label, error }) => (
            <li key={id}>
              <a className={styles.field} href={`#${id}`} onClick={goTo(id)}>
                {label === '' ? error : `${label}: ${error}`}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}

// The errors of a form, above it: takes the focus when it appears, and links to each field.
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import styles from './FormError.module.css'

export interface WrongField {
  /** The id of the field's element. */
  readonly id: string
  /** Empty if the error names its field itself. */
  readonly label: string
  readonly error: string
}

interface FormErrorProps {
  readonly heading: string
  readonly fields?: readonly WrongField[]
  readonly children?: ReactNode
  /** Increases with each failed attempt: each takes the focus once. */
  readonly attempt: number
  /** The id to which a form without script returns. */
  readonly id?: string
  /** False if another element takes the focus. */
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
  // A single sentence is not the heading of anything.
  const Heading = fields.length > 0 || children ? 'h2' : 'p'
  return (
    <div ref={box} id={id} className={styles.error} tabIndex={-1} role="alert">
      <Heading className={styles.heading}>{heading}</Heading>
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

// Result of a form: takes the focus, because the page was reloaded with it.
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import styles from './SavedSearches.module.css'

export const Answered = ({
  heading,
  children,
}: {
  readonly heading?: string
  readonly children: ReactNode
}) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={box} className={styles.answered} role="status" tabIndex={-1}>
      <Notice {...(heading !== undefined && { heading })}>{children}</Notice>
    </div>
  )
}

// The heading of what took the page's place within the same page: takes the focus there, as the heading of a new page would.
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import styles from './OwnBookings.module.css'

export const PartHeading = ({
  takesFocus,
  children,
}: {
  readonly takesFocus: boolean
  readonly children: ReactNode
}) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes.
  useEffect(() => {
    if (!takesFocus) return
    window.scrollTo?.({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} className={styles.title} tabIndex={-1}>
      {children}
    </h1>
  )
}

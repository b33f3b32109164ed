// A part of a page under a heading, with an optional link beside it.

import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  readonly heading: string
  readonly id?: string
  /** At the end of the heading's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export const Section = ({ heading, id, aside, children }: SectionProps) => {
  const headingId = useId()
  return (
    <section className={styles.section} id={id} aria-labelledby={headingId}>
      <div className={styles.top}>
        <h2 id={headingId}>{heading}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

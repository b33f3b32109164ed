// Confirmation that an e-mail has been sent: replaces the form, and takes the focus.
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { PartHeading } from './part-heading.tsx'
import styles from './SignIn.module.css'

export const MailSent = ({
  heading,
  text,
  children,
}: {
  readonly heading: string
  readonly text: string
  readonly children?: ReactNode
}) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('h2, h3')?.focus(), [])
  return (
    <div ref={place} className={styles.part}>
      <PartHeading className={styles.heading}>{heading}</PartHeading>
      <p>{text}</p>
      {children}
    </div>
  )
}

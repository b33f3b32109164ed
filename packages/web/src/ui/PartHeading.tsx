// The heading of what took the page's place within the same page: takes the focus there, as the heading of a new page would.
// Back in a list the focus goes to the row that one came from (`data-item-id`).
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { classNames } from './class-names.ts'
import styles from './PartHeading.module.css'

export const PartHeading = ({
  level = 1,
  takesFocus,
  cameFrom,
  className,
  children,
}: {
  readonly level?: 1 | 2
  readonly takesFocus: boolean
  /** The id of what stood open before. */
  readonly cameFrom?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}) => {
  const type = useNavigationType()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes.
  useEffect(() => {
    if (!takesFocus) return undefined
    // After the place of what was there before has been kept, and after that of what one comes back to is found again.
    const timer = setTimeout(() => {
      if (type === 'POP' && document.activeElement !== document.body) return
      const row = `[data-item-id="${CSS.escape(cameFrom ?? '')}"]`
      const link = document.querySelector<HTMLElement>(`${row} a`)
      if (link) {
        link.scrollIntoView({ block: 'center', behavior: 'instant' })
        return link.focus({ preventScroll: true })
      }
      if (type !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' })
      heading.current?.focus({ preventScroll: true })
    }, 0)
    return () => clearTimeout(timer)
  }, [])
  const Tag = level === 1 ? 'h1' : 'h2'
  return (
    <Tag ref={heading} className={classNames(styles.heading, className)} tabIndex={-1}>
      {children}
    </Tag>
  )
}

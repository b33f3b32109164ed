// The heading of a part that replaced another one on the same page: takes the focus, as the heading of a new page would. Back in a list,
// the focus moves to the row of the item that was open (`data-item-id`).
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
  /** The id of the item that was open before. */
  readonly cameFrom?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}) => {
  const type = useNavigationType()
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes.
  useEffect(() => {
    if (!takesFocus) return undefined
    // After the scroll position of the previous part has been stored, and that of this part restored.
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

// Related pages, in a row over the whole width; if the row scrolls, the present page is in view.
import { useId, useLayoutEffect, useRef } from 'react'
import styles from './LinkRow.module.css'
import { SiteLink } from './SiteLink.tsx'

export interface RowLink {
  readonly href: string
  readonly title: string
  readonly current: 'page' | 'true' | undefined
}

export const LinkRow = ({
  label,
  isLabelShown = false,
  links,
  path,
}: {
  readonly label: string
  /** Also shown above the row; otherwise it is for screen readers only. */
  readonly isLabelShown?: boolean
  readonly links: readonly RowLink[]
  /** Of the page, whose link has to be in view. */
  readonly path: string
}) => {
  const row = useRef<HTMLUListElement>(null)
  const id = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the section has another place in the row.
  useLayoutEffect(() => {
    const list = row.current
    const entry = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (list && entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2
  }, [path])
  return (
    <nav className={styles.row} {...(isLabelShown ? { 'aria-labelledby': id } : { 'aria-label': label })}>
      {isLabelShown && (
        <p id={id} className={styles.label}>
          {label}
        </p>
      )}
      <ul ref={row} className={styles.links}>
        {links.map(({ href, title, current }) => (
          <li key={href}>
            <SiteLink className={styles.link} href={href} aria-current={current}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// The pages of the same section, in a row below the header; where the row scrolls, this page is in sight.
import type { PageLink } from '@husrum/domain'
import { useLayoutEffect, useRef } from 'react'
import { useSite, useTexts } from '../frame/site.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { currentnessAmong } from './nearest-link.ts'
import styles from './SubMenu.module.css'

export const SubMenu = ({ links, path }: { readonly links: readonly PageLink[]; readonly path: string }) => {
  const { routes } = useSite()
  const { layout } = useTexts()
  const row = useRef<HTMLUListElement>(null)
  const currentness = currentnessAmong(
    links.map(({ href }) => href),
    path,
    routes.start,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the section has another place in the row.
  useLayoutEffect(() => {
    const list = row.current
    const entry = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    if (list && entry) list.scrollLeft = entry.offsetLeft - (list.clientWidth - entry.offsetWidth) / 2
  }, [path])
  return (
    <nav className={styles.subMenu} aria-label={layout.subMenu}>
      <ul ref={row} className={styles.links}>
        {links.map(({ href, title }) => (
          <li key={href}>
            <SiteLink className={styles.link} href={href} aria-current={currentness(href)}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// The header. On narrow screens a native disclosure opens the links; script only adds Escape.
import type { PageLink } from '@husrum/domain'
import type { KeyboardEvent } from 'react'
import { useSite, useTexts } from '../page/site-context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import styles from './Header.module.css'
import { Wordmark } from './Wordmark.tsx'

interface HeaderProps {
  readonly links: readonly PageLink[]
  readonly path: string
}

const closeOnEscape = ({ key, currentTarget }: KeyboardEvent) => {
  const menu = currentTarget.querySelector('details')
  if (key !== 'Escape' || !menu?.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

export const Header = ({ links, path }: HeaderProps) => {
  const { name, routes } = useSite()
  const { layout } = useTexts()
  const { search } = routes
  // The search has a place of its own.
  const others = links.filter((link) => link.href !== search)
  const inSearch = search !== undefined && path.startsWith(search)
  const currentness = (href: string) => {
    if (href === path) return 'page' as const
    return href !== routes.start && path.startsWith(href) ? ('true' as const) : undefined
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard here from the links and the summary within.
    <header className={styles.header} onKeyDown={closeOnEscape}>
      <div className={styles.bar}>
        <SiteLink className={styles.home} href={routes.start} aria-label={layout.toStart(name)}>
          <Wordmark siteName={name} />
        </SiteLink>
        {search && (
          <SiteLink className={styles.search} href={search} aria-current={inSearch ? 'page' : undefined}>
            <Icon name="search" />
            <span className={styles.searchWord}>{layout.searchHomes}</span>
          </SiteLink>
        )}
        {others.length > 0 && (
          <>
            {/* A new page closes the menu. */}
            <details key={path} className={styles.menu}>
              <summary className={styles.opener}>
                <Icon name="menu" />
                {layout.menu}
              </summary>
            </details>
            <nav className={styles.navigation} aria-label={layout.mainNavigation}>
              <ul className={styles.links}>
                {others.map((link) => (
                  <li key={link.href}>
                    <SiteLink className={styles.link} href={link.href} aria-current={currentness(link.href)}>
                      {link.title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          </>
        )}
      </div>
    </header>
  )
}
